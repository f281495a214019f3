import UIKit

/// Which ends of a form's sections are loading, have failed, or are done with.
@MainActor
struct Paging {
    /// One end of one section.
    struct Key: Hashable {
        let section: SectionIdentity
        let edge: PageEdge
    }

    /// An end in the form that is shown.
    struct End {
        let key: Key
        /// Where its page row stands.
        let path: IndexPath
        /// The row of data next to it; nil where there is none.
        let boundary: RowID?
        let load: PageLoader
    }

    enum Status {
        case running(PageTask, boundary: RowID?)
        /// It has been called for this boundary, and nothing has come.
        case called(boundary: RowID?)
        case failed(String, boundary: RowID?)
    }

    private(set) var ends: [End] = []
    private var statuses: [Key: Status] = [:]

    nonisolated init() {}

    /// Whether rows come in above what is read.
    var growsUpwards: Bool { ends.contains { $0.key.edge == .start } }

    /// The form with a row at each end beyond which there is more. O(sections), and O(rows) of made sections that grow upwards.
    func addingPageRows(to form: Form, expansion: SectionExpansion, retry: @escaping @MainActor (Key) -> Void) -> Form {
        guard form.sections.contains(where: { !$0.traits.paging.isEmpty }) else { return form }
        var unnamed = 0
        var sections: [Section] = []
        for section in form.sections {
            let identity = section.explicitID.map(SectionIdentity.explicit) ?? .automatic(unnamed)
            if section.explicitID == nil { unnamed += 1 }
            guard !section.traits.paging.isEmpty,
                expansion.isExpanded(section.explicitID, section.traits.collapsing)
            else {
                sections.append(section)
                continue
            }
            func row(_ edge: PageEdge) -> Row? {
                guard section.traits.paging[edge] != nil else { return nil }
                return pageRow(Key(section: identity, edge: edge), retry: retry)
            }
            switch section.rows {
            case .made(let list):
                var section = section
                if let first = row(.start) { section.rows = .made(GrowingList([first] + list)) }
                if let last = row(.end) { section.append(last) }
                sections.append(section)
            case .lazy:
                func alone(_ edge: PageEdge) -> Section? {
                    row(edge).map { row in
                        Section(id: PageRowID(section: section.explicitID, edge: edge)) { row }
                    }
                }
                if let first = alone(.start) { sections.append(first) }
                sections.append(section)
                if let last = alone(.end) { sections.append(last) }
            }
        }
        return Form(sections)
    }

    private func pageRow(_ key: Key, retry: @escaping @MainActor (Key) -> Void) -> Row {
        if case .failed(let message, _) = statuses[key] {
            return FailedPageRow(message: message).id(PageRowID(edge: key.edge)).onSelect { retry(key) }
        }
        return ActivityRow().id(PageRowID(edge: key.edge))
    }

    /// Looks up the ends of the state that is shown now. What was said of an end counts no more once another row stands there.
    mutating func follow(_ state: TableState) {
        ends = []
        for (index, section) in state.sections.enumerated() where !section.traits.paging.isEmpty {
            for (edge, load) in section.traits.paging {
                if let end = Self.end(edge, ofSection: index, load, in: state) { ends.append(end) }
            }
        }
        guard !statuses.isEmpty else { return }
        let boundaries = Dictionary(ends.map { ($0.key, $0.boundary) }) { first, _ in first }
        for (key, status) in statuses {
            switch (status, boundaries[key]) {
            case (.running, nil): statuses[key] = nil
            case (.running, _): break
            case (.called(let old), let new), (.failed(_, let old), let new):
                if new != .some(old) { statuses[key] = nil }
            }
        }
    }

    private static func end(
        _ edge: PageEdge, ofSection index: Int, _ load: @escaping PageLoader, in state: TableState
    ) -> End? {
        let section = state.sections[index]
        let key = Key(section: section.identity, edge: edge)
        let isFirst = edge == .start
        let (path, boundary): (IndexPath, IndexPath)
        if section.isLazy {
            path = IndexPath(row: 0, section: isFirst ? index - 1 : index + 1)
            boundary = IndexPath(row: isFirst ? 0 : section.rows.count - 1, section: index)
        } else {
            path = IndexPath(row: isFirst ? 0 : section.rows.count - 1, section: index)
            boundary = IndexPath(row: isFirst ? 1 : path.row - 1, section: index)
        }
        guard case .explicit(let id)? = state.rowID(at: path)?.row, (id.base as? PageRowID)?.edge == edge else {
            return nil
        }
        let row = state.rowID(at: boundary)
        if case .explicit(let id)? = row?.row, id.base is PageRowID {
            return End(key: key, path: path, boundary: nil, load: load)
        }
        return End(key: key, path: path, boundary: row, load: load)
    }

    /// Whether an end that comes near is to be loaded.
    func isOpen(_ end: End) -> Bool { statuses[end.key] == nil }

    func isRunning(_ key: Key) -> Bool {
        if case .running = statuses[key] { true } else { false }
    }

    mutating func start(_ end: End, _ task: Task<Void, Never>) {
        statuses[end.key] = .running(PageTask(task), boundary: end.boundary)
    }

    /// The loader has returned, or failed with a message.
    mutating func finish(_ key: Key, failure: String?) {
        guard case .running(_, let boundary) = statuses[key] else { return }
        let isStillThere = ends.contains { $0.key == key && $0.boundary == boundary }
        if let failure {
            statuses[key] = .failed(failure, boundary: boundary)
        } else {
            statuses[key] = isStillThere ? .called(boundary: boundary) : nil
        }
    }

    mutating func retry(_ key: Key) { statuses[key] = nil }
}

/// A task that is cancelled when nobody waits for it any more.
final class PageTask: Sendable {
    private let task: Task<Void, Never>

    init(_ task: Task<Void, Never>) {
        self.task = task
    }

    deinit { task.cancel() }
}
