import UIKit

/// The state of loading at the ends of a form's sections. Starts no work itself.
@MainActor
struct PageLoadTracker {
    /// One end of one section.
    struct Key: Hashable {
        let section: SectionIdentity
        let edge: PageEdge
    }

    /// An end in the displayed state at which there are more pages.
    struct End {
        let key: Key
        /// The index path of the page row.
        let path: IndexPath
        /// The row of data next to the page row, or `nil` if there is none.
        let boundary: RowID?
        let load: PageLoadAction
    }

    private enum Status {
        case running(OwnedTask, boundary: RowID?)
        /// The load action has returned, and the boundary is still the same.
        case exhausted(boundary: RowID?)
        case failed(String, boundary: RowID?)
    }

    private(set) var ends: [End] = []
    private var statuses: [Key: Status] = [:]

    /// Whether a section loads pages at its start.
    var growsUpward: Bool { ends.contains { $0.key.edge == .start } }

    /// Returns the form with a row at each end at which there are more pages.
    ///
    /// - Complexity: O(sections), and O(rows) of eager sections that load pages at their start.
    func addingPageRows(
        to form: Form, expansion: SectionExpansion, retry: @escaping @MainActor (Key) -> Void
    ) -> Form {
        guard form.sections.contains(where: { !$0.attributes.pageLoadActions.isEmpty }) else { return form }
        var unnamed = 0
        var sections: [Section] = []
        for section in form.sections {
            let identity = section.explicitID.map(SectionIdentity.explicit) ?? .automatic(unnamed)
            if section.explicitID == nil { unnamed += 1 }
            guard !section.attributes.pageLoadActions.isEmpty,
                expansion.isExpanded(section.explicitID, section.attributes.collapsing)
            else {
                sections.append(section)
                continue
            }
            func row(_ edge: PageEdge) -> Row? {
                guard section.attributes.pageLoadActions[edge] != nil else { return nil }
                return pageRow(Key(section: identity, edge: edge), retry: retry)
            }
            sections += Self.sections(section, pageRowAtStart: row(.start), pageRowAtEnd: row(.end))
        }
        return Form(sections)
    }

    /// Adds page rows to an eager section. The page rows of a lazy section get sections of their own.
    private static func sections(_ section: Section, pageRowAtStart first: Row?, pageRowAtEnd last: Row?) -> [Section] {
        switch section.rows {
        case .eager(let list):
            var section = section
            if let first { section.rows = .eager(AppendableList([first] + list)) }
            if let last { section.append(last) }
            return [section]
        case .lazy:
            func pageSection(_ row: Row?, _ edge: PageEdge) -> [Section] {
                row.map { row in [Section(id: PageRowID(section: section.explicitID, edge: edge)) { row }] } ?? []
            }
            return pageSection(first, .start) + [section] + pageSection(last, .end)
        }
    }

    private func pageRow(_ key: Key, retry: @escaping @MainActor (Key) -> Void) -> Row {
        if case .failed(let message, _) = statuses[key] {
            return FailedPageRow(message: message).id(PageRowID(edge: key.edge)).onSelect { retry(key) }
        }
        return ActivityRow().id(PageRowID(edge: key.edge))
    }

    /// Finds the ends in the displayed state. Discards the result of a load action once another row is at the end.
    mutating func update(to state: TableState) {
        ends = []
        for (index, section) in state.sections.enumerated() where !section.attributes.pageLoadActions.isEmpty {
            for (edge, load) in section.attributes.pageLoadActions {
                if let end = Self.end(edge, ofSection: index, load, in: state) { ends.append(end) }
            }
        }
        guard !statuses.isEmpty else { return }
        let boundaries = Dictionary(ends.map { ($0.key, $0.boundary) }) { first, _ in first }
        for (key, status) in statuses {
            switch (status, boundaries[key]) {
            case (.running, nil): statuses[key] = nil
            case (.running, _): break
            case (.exhausted(let old), let new), (.failed(_, let old), let new):
                if new != .some(old) { statuses[key] = nil }
            }
        }
    }

    private static func end(
        _ edge: PageEdge, ofSection index: Int, _ load: @escaping PageLoadAction, in state: TableState
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

    /// Returns whether the page at an end has been neither requested nor failed since its boundary changed.
    func canLoad(_ end: End) -> Bool { statuses[end.key] == nil }

    func isRunning(_ key: Key) -> Bool {
        if case .running = statuses[key] { true } else { false }
    }

    mutating func start(_ end: End, _ task: Task<Void, Never>) {
        statuses[end.key] = .running(OwnedTask(task), boundary: end.boundary)
    }

    /// Records that a load action has returned, or has failed with a message.
    mutating func finish(_ key: Key, failure: String?) {
        guard case .running(_, let boundary) = statuses[key] else { return }
        let isUnchanged = ends.contains { $0.key == key && $0.boundary == boundary }
        if let failure {
            statuses[key] = .failed(failure, boundary: boundary)
        } else {
            statuses[key] = isUnchanged ? .exhausted(boundary: boundary) : nil
        }
    }

    mutating func retry(_ key: Key) { statuses[key] = nil }
}
