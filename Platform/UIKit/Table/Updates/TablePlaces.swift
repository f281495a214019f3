internal import RowGeometry

/// Where everything in a table is at one moment, seen or not.
///
/// It is made at once, however many rows there are: the geometry is a value.
@MainActor
struct TablePlaces {
    let geometry: TableGeometry
    let offset: CGPoint
    /// The frames of the views that were there.
    private let frames: [ObjectIdentifier: CGRect]
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
        var frames: [ObjectIdentifier: CGRect] = [:]
        for view in table.loadedRows.values { frames[ObjectIdentifier(view)] = view.frame }
        for view in table.loadedHeaders.values { frames[ObjectIdentifier(view)] = view.frame }
        for view in table.loadedFooters.values { frames[ObjectIdentifier(view)] = view.frame }
        for view in [table.tableHeaderView, table.tableFooterView].compactMap(\.self) {
            frames[ObjectIdentifier(view)] = view.frame
        }
        self.frames = frames
    }

    /// Where a view was; nil if it was not there.
    func frame(of view: UIView) -> CGRect? { frames[ObjectIdentifier(view)] }

    func frame(ofRow path: RowPath) -> CGRect { frame(geometry.offset(of: path), geometry.height(of: path)) }

    func frame(ofHeader section: Int) -> CGRect {
        let height = geometry.header(of: section).height
        let padding = min(headerPadding, height)
        return frame(geometry.offset(ofSection: section) + padding, height - padding)
    }

    func frame(ofFooter section: Int) -> CGRect {
        frame(geometry.footerOffset(ofSection: section), geometry.footer(of: section).height)
    }

    private func frame(_ y: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: inset, y: top + y, width: width, height: height)
    }
}
