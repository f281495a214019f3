internal import RowGeometry

/// The headers of a table's sections.
final class SectionHeaders: SectionViews {
    override var titleViewIdentifier: String { "UITableView.title.header" }

    override var titleStyle: SectionTitleStyle { SectionTitleStyle(table.storedStyle, isFooter: false) }

    override var topPadding: CGFloat {
        if table.sectionHeaderTopPadding >= 0 { return table.sectionHeaderTopPadding }
        return table.storedStyle == .plain ? SectionMetrics.plainTopPadding : 0
    }

    override var tableHeight: CGFloat { table.sectionHeaderHeight }

    override var tableEstimatedHeight: CGFloat { table.estimatedSectionHeaderHeight }

    override func delegateHeight(inSection section: Int) -> CGFloat? {
        table.delegate?.tableView(table, heightForHeaderInSection: section)
    }

    override func delegateEstimatedHeight(inSection section: Int) -> CGFloat? {
        table.delegate?.tableView(table, estimatedHeightForHeaderInSection: section)
    }

    override func makeDelegateView(inSection section: Int) -> UIView? {
        table.delegate?.tableView(table, viewForHeaderInSection: section)
    }

    override func title(ofSection section: Int) -> String? {
        table.dataSource?.tableView(table, titleForHeaderInSection: section)
    }

    override func emptyHeight(inSection section: Int) -> CGFloat {
        guard table.storedStyle != .plain else { return 0 }
        guard section == 0 else { return SectionMetrics.groupedGap }
        return table.tableHeaderView == nil ? SectionMetrics.firstGroupedHeader : 0
    }

    override func extraTitleHeight(inSection section: Int) -> CGFloat {
        let isFirst = section == 0 && table.storedStyle != .plain && table.tableHeaderView == nil
        return isFirst ? SectionMetrics.firstTitleExtra : 0
    }

    override func edge(ofSection section: Int) -> SectionEdge { table.geometry.header(of: section) }

    override func setEdge(_ edge: SectionEdge, ofSection section: Int) -> CGFloat {
        table.geometry.setHeader(edge, ofSection: section)
    }

    override func offset(ofSection section: Int) -> CGFloat { table.geometry.offset(ofSection: section) }

    /// A header of a plain table floats at the top while its section is visible, until the next header pushes it out.
    override func layout(_ view: UIView, inSection section: Int) {
        let (geometry, displacement) = (table.geometry, table.displacedRows.displacement)
        let edge = geometry.header(of: section)
        let padding = edge.height > 0 ? topPadding : 0
        let height = max(0, edge.height - padding)
        let resting =
            table.tableHeaderHeight + geometry.offset(ofSection: section) + padding
            + displacement.shift(ofHeader: section)
        var y = resting
        if table.storedStyle == .plain {
            let top = table.contentOffset.y + table.insetWithoutGap.top
            let end =
                table.tableHeaderHeight + geometry.footerOffset(ofSection: section)
                + displacement.shift(ofFooter: section)
            y = min(max(resting, top), max(resting, end - height))
        }
        setFrame(of: view, y: y, height: height)
        (view as? UITableViewHeaderFooterView)?.isFloating = y > resting + 0.001
    }

    override func willDisplay(_ view: UIView, inSection section: Int) {
        table.delegate?.tableView(table, willDisplayHeaderView: view, forSection: section)
    }

    override func didEndDisplaying(_ view: UIView, inSection section: Int) {
        table.delegate?.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
    }
}
