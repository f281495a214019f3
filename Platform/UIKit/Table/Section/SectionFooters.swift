internal import RowGeometry

/// The footers of a table's sections.
final class SectionFooters: SectionViews {
    /// Whether the delegate is providing a footer at the moment, so that a view that it dequeues is known to be one.
    private(set) var isMakingView = false

    override var titleViewIdentifier: String { "UITableView.title.footer" }

    override var titleStyle: SectionTitleStyle { SectionTitleStyle(table.storedStyle, isFooter: true) }

    override var tableHeight: CGFloat { table.sectionFooterHeight }

    override var tableEstimatedHeight: CGFloat { table.estimatedSectionFooterHeight }

    override func delegateHeight(inSection section: Int) -> CGFloat? {
        table.delegate?.tableView(table, heightForFooterInSection: section)
    }

    override func delegateEstimatedHeight(inSection section: Int) -> CGFloat? {
        table.delegate?.tableView(table, estimatedHeightForFooterInSection: section)
    }

    override func makeDelegateView(inSection section: Int) -> UIView? {
        isMakingView = true
        defer { isMakingView = false }
        return table.delegate?.tableView(table, viewForFooterInSection: section)
    }

    override func title(ofSection section: Int) -> String? {
        table.dataSource?.tableView(table, titleForFooterInSection: section)
    }

    override func emptyHeight(inSection section: Int) -> CGFloat {
        table.storedStyle == .plain ? 0 : SectionMetrics.groupedGap
    }

    override func edge(ofSection section: Int) -> SectionEdge { table.geometry.footer(of: section) }

    override func setEdge(_ edge: SectionEdge, ofSection section: Int) -> CGFloat {
        table.geometry.setFooter(edge, ofSection: section)
    }

    override func offset(ofSection section: Int) -> CGFloat { table.geometry.footerOffset(ofSection: section) }

    /// A footer of a plain table floats at the bottom while its section is visible.
    override func layout(_ view: UIView, inSection section: Int) {
        let (geometry, displacement) = (table.geometry, table.displacedRows.displacement)
        let height = geometry.footer(of: section).height
        let resting =
            table.tableHeaderHeight + geometry.footerOffset(ofSection: section)
            + displacement.shift(ofFooter: section)
        var y = resting
        if table.storedStyle == .plain {
            let bottom =
                table.contentOffset.y + table.bounds.height - table.adjustedContentInset.bottom - height
            let start =
                table.tableHeaderHeight + geometry.rowsOffset(ofSection: section)
                + displacement.shift(ofHeader: section)
            y = max(min(resting, bottom), min(resting, start))
        }
        setFrame(of: view, y: y, height: height)
        (view as? UITableViewHeaderFooterView)?.isFloating = y < resting - 0.001
    }

    override func willDisplay(_ view: UIView, inSection section: Int) {
        table.delegate?.tableView(table, willDisplayFooterView: view, forSection: section)
    }

    override func didEndDisplaying(_ view: UIView, inSection section: Int) {
        table.delegate?.tableView(table, didEndDisplayingFooterView: view, forSection: section)
    }
}
