internal import RowGeometry

/// The layout of a table at one moment, including rows that are not visible.
///
/// - Complexity: Creation depends only on the number of displayed views, because the geometry is a value
///   type.
@MainActor
struct LayoutSnapshot {
    let geometry: TableGeometry
    let offset: CGPoint
    // The frames of the displayed views.
    private let rows: SortedDictionary<RowPath, CGRect>
    private let headers: SortedDictionary<Int, CGRect>
    private let footers: SortedDictionary<Int, CGRect>
    let tableHeader: CGRect?
    let tableFooter: CGRect?
    private let top: CGFloat
    private let inset: CGFloat
    private let width: CGFloat
    private let headerPadding: CGFloat

    init(of table: UITableView) {
        geometry = table.geometry
        offset = table.contentOffset
        top = table.tableHeaderHeight
        inset = table.rowInset
        width = table.rowWidth
        headerPadding = table.headerTopPadding
        rows = table.loadedRows.mapValues(\.frame)
        headers = table.headers.views.mapValues(\.frame)
        footers = table.footers.views.mapValues(\.frame)
        tableHeader = table.tableHeaderView?.frame
        tableFooter = table.tableFooterView?.frame
    }

    /// Returns whether a row had a cell.
    func showed(_ path: RowPath) -> Bool { rows[path] != nil }

    func frame(ofRow path: RowPath) -> CGRect {
        rows[path] ?? frame(geometry.offset(of: path), geometry.height(of: path))
    }

    func frame(ofHeader section: Int) -> CGRect {
        if let header = headers[section] { return header }
        let height = geometry.header(of: section).height
        let padding = min(headerPadding, height)
        return frame(geometry.offset(ofSection: section) + padding, height - padding)
    }

    func frame(ofFooter section: Int) -> CGRect {
        footers[section] ?? frame(geometry.footerOffset(ofSection: section), geometry.footer(of: section).height)
    }

    private func frame(_ y: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: inset, y: top + y, width: width, height: height)
    }
}
