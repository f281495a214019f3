internal import RowGeometry

/// Headers and footers.
extension UITableView {
    /// The standard heights in points of iOS 13 to 18, where nobody says otherwise.
    private enum StandardHeight {
        /// A header without title in a grouped table, and any footer without one.
        static let groupedGap: CGFloat = 18
        /// The first header of a grouped table.
        static let firstGroupedHeader: CGFloat = 35
        /// How much higher the first header with a title is than the others: it has no footer above it.
        static let firstTitleExtra: CGFloat = 17.5
        static let plainTitle: CGFloat = 28
        static let plainTopPadding: CGFloat = 22
    }

    private enum Kind {
        case header, footer
    }

    /// The room above each header.
    final var headerTopPadding: CGFloat {
        if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
        return style == .plain ? StandardHeight.plainTopPadding : 0
    }

    // MARK: Heights

    final func initialHeaderHeight(_ section: Int) -> SectionEdge { initialHeight(.header, section) }

    final func initialFooterHeight(_ section: Int) -> SectionEdge { initialHeight(.footer, section) }

    /// The height of a header or footer that has not been seen: sure, or an estimate where its view decides.
    private func initialHeight(_ kind: Kind, _ section: Int) -> SectionEdge {
        if let height = givenHeight(kind, section) {
            return SectionEdge(height: height > 0 ? height + padding(kind) : 0, isEstimated: false)
        }
        let title = title(kind, section)
        let estimate = estimatedHeight(kind, section)
        if delegateMakesViews(kind, section) {
            let expected = estimate > 0 ? estimate : StandardHeight.plainTitle
            return SectionEdge(
                height: (expected + padding(kind)).roundedToPixel(traitCollection), isEstimated: true)
        }
        if title != nil {
            let expected = estimate > 0 ? estimate : titleHeight(kind, section, text: 15.5)
            return SectionEdge(
                height: (expected + padding(kind)).roundedToPixel(traitCollection), isEstimated: true)
        }
        return SectionEdge(height: gap(kind, section), isEstimated: false)
    }

    /// About how high a header or footer is, as delegate or table say; negative where they leave it open.
    private func estimatedHeight(_ kind: Kind, _ section: Int) -> CGFloat {
        let delegated =
            kind == .header
            ? delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
            : delegate?.tableView(self, estimatedHeightForFooterInSection: section)
        if let delegated, NotImplemented.isAnswered(delegated) { return delegated }
        return kind == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    }

    private func padding(_ kind: Kind) -> CGFloat { kind == .header ? headerTopPadding : 0 }

    /// What delegate or table say; nil where view or title decide.
    private func givenHeight(_ kind: Kind, _ section: Int) -> CGFloat? {
        let delegated =
            kind == .header
            ? delegate?.tableView(self, heightForHeaderInSection: section)
            : delegate?.tableView(self, heightForFooterInSection: section)
        if let delegated, NotImplemented.isAnswered(delegated) {
            return delegated == Self.automaticDimension ? nil : max(0, delegated)
        }
        let own = kind == .header ? sectionHeaderHeight : sectionFooterHeight
        guard own >= 0 else { return nil }
        // A table's own height is for what there is: no title and no view, no room in a plain table.
        let isThere = style != .plain || title(kind, section) != nil || delegateMakesViews(kind, section)
        return isThere ? own : 0
    }

    /// The room where there is neither title nor view.
    private func gap(_ kind: Kind, _ section: Int) -> CGFloat {
        guard style != .plain else { return 0 }
        if kind == .header, section == 0 { return tableHeaderView == nil ? StandardHeight.firstGroupedHeader : 0 }
        return StandardHeight.groupedGap
    }

    private func title(_ kind: Kind, _ section: Int) -> String? {
        kind == .header
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
    }

    private func titleHeight(_ kind: Kind, _ section: Int, text: CGFloat) -> CGFloat {
        let height = SectionTitleStyle(style, isFooter: kind == .footer).height(ofText: text)
        return isFirstTitle(kind, section) ? height + StandardHeight.firstTitleExtra : height
    }

    private func isFirstTitle(_ kind: Kind, _ section: Int) -> Bool {
        kind == .header && section == 0 && style != .plain && tableHeaderView == nil
    }

    /// Whether the delegate has a view for the section, as far as can be told without making all of them.
    private func delegateMakesViews(_ kind: Kind, _ section: Int) -> Bool {
        guard let delegate else { return false }
        if let known = kind == .header ? makesHeaders : makesFooters { return known }
        let view =
            kind == .header
            ? delegate.tableView(self, viewForHeaderInSection: section)
            : footerView(of: delegate, section)
        let makes = view !== NotImplemented.view
        if kind == .header { makesHeaders = makes } else { makesFooters = makes }
        guard let view, makes else { return makes }
        let first = (section: section, view: view)
        if kind == .header { firstHeader = first } else { firstFooter = first }
        return makes
    }

    /// What the delegate makes for a section; what it has made to be found out about, if that was for this one.
    private func delegatesView(_ kind: Kind, _ section: Int) -> UIView? {
        if kind == .header {
            defer { firstHeader = nil }
            if let firstHeader, firstHeader.section == section { return firstHeader.view }
            return delegate?.tableView(self, viewForHeaderInSection: section)
        }
        defer { firstFooter = nil }
        if let firstFooter, firstFooter.section == section { return firstFooter.view }
        return footerView(of: delegate, section)
    }

    /// Lets a footer that is dequeued meanwhile know that it is one.
    private func footerView(of delegate: (any UITableViewDelegate)?, _ section: Int) -> UIView? {
        asksForFooter = true
        defer { asksForFooter = false }
        return delegate?.tableView(self, viewForFooterInSection: section)
    }

    // MARK: Views

    /// Shows the headers and footers that reach into what is seen, and lets go of the others.
    ///
    /// - Returns: whether a height turned out other than expected.
    final func layoutSectionViews() -> Bool {
        let anchor = currentAnchor
        let sections = visibleSections
        for section in loadedHeaders.keys where !sections.contains(section) || !isSeen(.header, section) {
            endDisplayingHeader(section)
        }
        for section in loadedFooters.keys where !sections.contains(section) || !isSeen(.footer, section) {
            endDisplayingFooter(section)
        }
        var changed = false
        for section in sections {
            if show(.header, section) { changed = true }
            if show(.footer, section) { changed = true }
        }
        guard changed else { return false }
        updateContentSize()
        restorePosition(anchor)
        return true
    }

    final func placeSectionViews() {
        for (section, view) in loadedHeaders { placeHeader(view, section) }
        for (section, view) in loadedFooters { placeFooter(view, section) }
    }

    private var visibleSections: Range<Int> {
        let count = geometry.sectionCount
        guard count > 0 else { return 0..<0 }
        let top = contentOffset.y - tableHeaderHeight
        let reach = displacedRows.reach
        let first = geometry.nearestSection(at: top - reach)
        let last = geometry.nearestSection(at: top + bounds.height + reach)
        return first..<min(count, last + 1)
    }

    /// Whether a header or footer of a section that is seen is so itself. Those of plain tables are, wherever they belong.
    private func isSeen(_ kind: Kind, _ section: Int) -> Bool {
        guard style != .plain else { return true }
        let start = kind == .header ? geometry.offset(ofSection: section) : geometry.footerOffset(ofSection: section)
        let height = (kind == .header ? geometry.header(of: section) : geometry.footer(of: section)).height
        let top = contentOffset.y - tableHeaderHeight
        let reach = displacedRows.reach
        return start < top + bounds.height + reach && start + height > top - reach
    }

    /// Makes the view of a header or footer where there is room for one.
    ///
    /// - Returns: whether its height turned out other than expected.
    private func show(_ kind: Kind, _ section: Int) -> Bool {
        let shown = kind == .header ? loadedHeaders[section] : loadedFooters[section]
        guard shown == nil else { return false }
        let edge = kind == .header ? geometry.header(of: section) : geometry.footer(of: section)
        guard edge.height > 0, isSeen(kind, section) else { return false }
        guard let view = makeView(kind, section) else {
            // The delegate makes views for some sections, and none for this one.
            guard edge.isEstimated else { return false }
            return setHeight(gap(kind, section), kind, section)
        }
        if let view = view as? UITableViewHeaderFooterView {
            view.table = self
            // A view of one's own writes its title as the table does.
            view.titleStyle = SectionTitleStyle(style, isFooter: kind == .footer)
            view.updateConfigurationIfNeeded()
        }
        if kind == .header { loadedHeaders[section] = view } else { loadedFooters[section] = view }
        insertAboveRows(view)
        if kind == .header {
            delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        } else {
            delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
        return measure(view, kind, section)
    }

    /// Asks headers and footers that are seen for their heights anew.
    final func remeasureSectionViews() {
        for (section, view) in loadedHeaders { measure(view, .header, section) }
        for (section, view) in loadedFooters { measure(view, .footer, section) }
        for section in Set(visibleRows.map(\.section)) where section < geometry.sectionCount {
            if loadedHeaders[section] == nil { measureGap(.header, section) }
            if loadedFooters[section] == nil { measureGap(.footer, section) }
        }
    }

    /// Asks for the height of the room where a section has neither title nor view.
    private func measureGap(_ kind: Kind, _ section: Int) {
        guard let height = givenHeight(kind, section) else { return }
        _ = setHeight(height > 0 ? height + padding(kind) : 0, kind, section)
    }

    /// Finds out the height of a header or footer that is there.
    ///
    /// - Returns: whether it is other than expected.
    @discardableResult
    private func measure(_ view: UIView, _ kind: Kind, _ section: Int) -> Bool {
        (view as? UITableViewHeaderFooterView)?.needsMeasurement = false
        if let height = givenHeight(kind, section) {
            return setHeight(height > 0 ? height + padding(kind) : 0, kind, section)
        }
        let fitting = fittingHeight(of: view)
        let isTitle = (view as? UITableViewHeaderFooterView)?.reuseIdentifier == Self.titleHeaderIdentifier
        let extra = isTitle && isFirstTitle(kind, section) ? StandardHeight.firstTitleExtra : 0
        return setHeight(fitting + extra + padding(kind), kind, section)
    }

    private func setHeight(_ height: CGFloat, _ kind: Kind, _ section: Int) -> Bool {
        let height = max(0, height.roundedToPixel(traitCollection))
        let edge = SectionEdge(height: height, isEstimated: false)
        if kind == .header { return geometry.setHeader(edge, ofSection: section) != 0 }
        return geometry.setFooter(edge, ofSection: section) != 0
    }

    private func makeView(_ kind: Kind, _ section: Int) -> UIView? {
        if let own = delegatesView(kind, section), own !== NotImplemented.view { return own }
        guard let title = title(kind, section) else { return nil }
        let identifier = kind == .header ? Self.titleHeaderIdentifier : Self.titleFooterIdentifier
        let view =
            headersAndFooters.take(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
        view.titleStyle = SectionTitleStyle(style, isFooter: kind == .footer)
        view.table = self
        view.setTitle(title)
        return view
    }

    private static let titleHeaderIdentifier = "UITableView.title.header"
    private static let titleFooterIdentifier = "UITableView.title.footer"

    private func insertAboveRows(_ view: UIView) {
        if view.superview !== self { addSubview(view) }
        // Above rows that come later, and below the scroll indicators.
        view.layer.zPosition = 1
    }

    /// A header of a plain table stays at the top while its section is seen, and is pushed out by the next.
    private func placeHeader(_ view: UIView, _ section: Int) {
        let edge = geometry.header(of: section)
        let padding = edge.height > 0 ? headerTopPadding : 0
        let height = max(0, edge.height - padding)
        let natural =
            tableHeaderHeight + geometry.offset(ofSection: section) + padding + displacedRows.displacement.shift(ofHeader: section)
        var y = natural
        if style == .plain {
            let line = contentOffset.y + insetWithoutGap.top
            let end =
                tableHeaderHeight + geometry.footerOffset(ofSection: section) + displacedRows.displacement.shift(ofFooter: section)
            y = min(max(natural, line), max(natural, end - height))
        }
        setFrame(of: view, y: y, height: height)
        (view as? UITableViewHeaderFooterView)?.isFloating = y > natural + 0.001
    }

    /// A footer of a plain table stays at the bottom while its section is seen.
    private func placeFooter(_ view: UIView, _ section: Int) {
        let height = geometry.footer(of: section).height
        let natural =
            tableHeaderHeight + geometry.footerOffset(ofSection: section) + displacedRows.displacement.shift(ofFooter: section)
        var y = natural
        if style == .plain {
            let line = contentOffset.y + bounds.height - adjustedContentInset.bottom - height
            let start =
                tableHeaderHeight + geometry.rowsOffset(ofSection: section) + displacedRows.displacement.shift(ofHeader: section)
            y = max(min(natural, line), min(natural, start))
        }
        setFrame(of: view, y: y, height: height)
        (view as? UITableViewHeaderFooterView)?.isFloating = y < natural - 0.001
    }

    private func setFrame(of view: UIView, y: CGFloat, height: CGFloat) {
        let frame = CGRect(x: rowInset, y: y.roundedToPixel(traitCollection), width: rowWidth, height: height)
        if view.frame != frame { view.frame = frame }
    }

    final func endDisplayingHeader(_ section: Int) {
        guard let view = loadedHeaders.removeValue(forKey: section) else { return }
        recycle(view)
        delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }

    final func endDisplayingFooter(_ section: Int) {
        guard let view = loadedFooters.removeValue(forKey: section) else { return }
        recycle(view)
        delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
}
