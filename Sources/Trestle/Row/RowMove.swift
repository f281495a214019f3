import UIKit

/// A move of a row by the user.
///
/// ```swift members
/// private var walks = sampleWalks {
///     didSet { setNeedsRender() }
/// }
///
/// override func viewDidLoad() {
///     super.viewDidLoad()
///     adapter.onMove = { [weak self] move in
///         guard let self else { return }
///         let walk = walks.remove(at: move.source.row)
///         walks.insert(walk, at: move.destination.row)
///     }
/// }
/// ```
///
/// In a form with several sections, use the ids: `move.row.id` is the id of the moved element,
/// `move.row.sectionID` that of its old section, and `move.sectionID` that of its new one.
public struct RowMove {
    /// The id of the row, with the section that it was moved from.
    public let row: RowID

    /// The old index path in the form. Rows that the adapter adds to a form, such as those at the ends of
    /// paged sections, are not counted.
    public let source: IndexPath

    /// The new index path in the form, counted after the row was removed from its ``source``.
    public let destination: IndexPath

    /// The id of the section that the row was moved to, or `nil` if that has none.
    public let sectionID: AnyHashable?

    /// Returns the id of the section that the row was moved to, or `nil` if it is not of this type.
    public func sectionID<ID: Hashable>(as type: ID.Type) -> ID? { sectionID?.base as? ID }
}

extension TableState {
    /// Returns whether rows can be moved within, into and out of a section.
    func canMoveRows(inSection section: Int) -> Bool {
        sections.indices.contains(section) && !sections[section].isLazy && !sections[section].isPageSection
    }

    /// Returns whether a row can be moved to a section, which must not contain another row with its id.
    func canMoveRow(at source: IndexPath, toSection section: Int) -> Bool {
        guard canMoveRows(inSection: section) else { return false }
        guard section != source.section, let id = eagerRow(at: source).explicitID else { return true }
        return !sections[section].identities.contains(.explicit(id))
    }

    /// Returns the index path nearest to a proposed one to which a row can be moved: not beyond the page
    /// rows.
    func destination(ofRowAt source: IndexPath, proposed: IndexPath) -> IndexPath {
        guard canMoveRow(at: source, toSection: proposed.section) else { return source }
        let rows = sections[proposed.section].formRows
        let last = source.section == proposed.section ? rows.upperBound - 1 : rows.upperBound
        return IndexPath(row: max(rows.lowerBound, min(proposed.row, last)), section: proposed.section)
    }

    /// Returns the index path of a row in the form, without the rows and sections that the adapter has
    /// added.
    ///
    /// - Complexity: O(sections).
    func formPath(of path: IndexPath) -> IndexPath {
        IndexPath(
            row: path.row - sections[path.section].formRows.lowerBound,
            section: path.section - sections[..<path.section].count(where: \.isPageSection))
    }

    /// Moves a row. Rows without an id are numbered again, as in a form with the same move.
    ///
    /// - Complexity: O(rows of both sections).
    mutating func moveRow(at source: IndexPath, to destination: IndexPath) {
        var rows = eagerRows(inSection: source.section)
        let row = rows.remove(at: source.row)
        set(rows, inSection: source.section)
        rows = eagerRows(inSection: destination.section)
        rows.insert(row, at: destination.row)
        set(rows, inSection: destination.section)
    }

    private func eagerRows(inSection section: Int) -> [Row] {
        guard case .eager(let rows) = sections[section].rows else { return [] }
        return Array(rows)
    }

    private mutating func set(_ rows: [Row], inSection section: Int) {
        var assigner = RowIdentityAssigner()
        sections[section].rows = .eager(AppendableList(rows))
        sections[section].identities = rows.map { assigner.identity(of: $0) }
    }
}
