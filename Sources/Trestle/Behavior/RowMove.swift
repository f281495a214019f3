import UIKit

/// Where a person has carried a row.
///
/// ```swift
/// adapter.onMove = { [weak self] move in
///     self?.tasks.insert(self!.tasks.remove(at: move.source.row), at: move.destination.row)
///     self?.renderForm()
/// }
/// ```
///
/// With several sections, go by the ids: `move.row.id` says which element, `move.row.sectionID` where it was, and
/// `move.sectionID` where it is now.
public struct RowMove {
    /// The row, by the section that it was in.
    public let row: RowID

    /// Where it was.
    public let source: IndexPath

    /// Where it is, counted after it was taken out.
    public let destination: IndexPath

    /// The id of the section that it is in now; nil if that has none.
    public let sectionID: AnyHashable?
}

extension TableState {
    /// Whether rows can be carried out of a section, and into it.
    func canMoveRows(inSection section: Int) -> Bool { sections.indices.contains(section) && !sections[section].isLazy }

    /// Takes a row elsewhere, with its id. O(rows of both sections).
    mutating func moveRow(at source: IndexPath, to destination: IndexPath) {
        let row = madeRow(at: source)
        var (rows, identities) = (madeRows(inSection: source.section), sections[source.section].identities)
        rows.remove(at: source.row)
        let identity = identities.remove(at: source.row)
        set(rows, identities, inSection: source.section)
        rows = madeRows(inSection: destination.section)
        identities = sections[destination.section].identities
        rows.insert(row, at: destination.row)
        identities.insert(identity, at: destination.row)
        set(rows, identities, inSection: destination.section)
    }

    private func madeRows(inSection section: Int) -> [Row] {
        guard case .made(let rows) = sections[section].rows else { return [] }
        return Array(rows)
    }

    private mutating func set(_ rows: [Row], _ identities: [RowIdentity], inSection section: Int) {
        sections[section].rows = .made(GrowingList(rows))
        sections[section].identities = identities
    }
}
