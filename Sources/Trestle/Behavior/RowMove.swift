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

    /// Where it was in the form. What the adapter adds to a form, as the rows that stand for pages still to be loaded, is not
    /// counted.
    public let source: IndexPath

    /// Where it is in the form, counted after it was taken out, as ``source`` is.
    public let destination: IndexPath

    /// The id of the section that it is in now; nil if that has none.
    public let sectionID: AnyHashable?

    /// The id of the section that it is in now, as a value of the type that the app gives; nil if it is of another.
    public func sectionID<ID: Hashable>(as type: ID.Type) -> ID? { sectionID?.base as? ID }
}

extension TableState {
    /// Whether rows can be carried out of a section, and into it.
    func canMoveRows(inSection section: Int) -> Bool {
        sections.indices.contains(section) && !sections[section].isLazy && !sections[section].isPageSection
    }

    /// Whether a row can stand in a section: not beside another one with its id.
    func canMoveRow(at source: IndexPath, toSection section: Int) -> Bool {
        guard canMoveRows(inSection: section) else { return false }
        guard section != source.section, let id = madeRow(at: source).explicitID else { return true }
        return !sections[section].identities.contains(.explicit(id))
    }

    /// The place nearest to a proposed one at which a row can be put down: not outside of the rows that stand for pages.
    func destination(ofRowAt source: IndexPath, proposed: IndexPath) -> IndexPath {
        guard canMoveRow(at: source, toSection: proposed.section) else { return source }
        let rows = sections[proposed.section].formRows
        let last = source.section == proposed.section ? rows.upperBound - 1 : rows.upperBound
        return IndexPath(row: max(rows.lowerBound, min(proposed.row, last)), section: proposed.section)
    }

    /// Where a row stands in the form, without what the adapter has added to it. O(sections).
    func formPath(of path: IndexPath) -> IndexPath {
        IndexPath(
            row: path.row - sections[path.section].formRows.lowerBound,
            section: path.section - sections[..<path.section].count(where: \.isPageSection))
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
