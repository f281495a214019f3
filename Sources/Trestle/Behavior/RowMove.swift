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

    /// The id of the section that it is in now, as a value of the type that the app gives; nil if it is of another.
    public func sectionID<ID: Hashable>(as type: ID.Type) -> ID? { sectionID?.base as? ID }
}

extension TableState {
    /// Whether rows can be carried out of a section, and into it.
    func canMoveRows(inSection section: Int) -> Bool { sections.indices.contains(section) && !sections[section].isLazy }

    /// Whether a row can stand in a section: not beside another one with its id.
    func canMoveRow(at source: IndexPath, toSection section: Int) -> Bool {
        guard canMoveRows(inSection: section) else { return false }
        guard section != source.section, let id = madeRow(at: source).explicitID else { return true }
        return !sections[section].identities.contains(.explicit(id))
    }

    /// Takes a row elsewhere. Rows without an id of their own are named anew, as in a form that says the same. O(rows of both
    /// sections).
    mutating func moveRow(at source: IndexPath, to destination: IndexPath) {
        var rows = madeRows(inSection: source.section)
        let row = rows.remove(at: source.row)
        set(rows, inSection: source.section)
        rows = madeRows(inSection: destination.section)
        rows.insert(row, at: destination.row)
        set(rows, inSection: destination.section)
    }

    private func madeRows(inSection section: Int) -> [Row] {
        guard case .made(let rows) = sections[section].rows else { return [] }
        return Array(rows)
    }

    private mutating func set(_ rows: [Row], inSection section: Int) {
        var naming = RowNaming()
        sections[section].rows = .made(GrowingList(rows))
        sections[section].identities = rows.map { naming.identity(of: $0) }
    }
}
