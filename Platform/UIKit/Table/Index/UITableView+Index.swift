internal import RowGeometry

/// The section index at the side of the table.
extension UITableView {
    /// A title that the index displays as a magnifying glass, for a search field above the first section.
    public class var indexSearch: String { "{search}" }

    // MARK: Layout

    /// The width that the index takes from the end of rows, in points. It fits into the margins beside
    /// cards.
    final var indexWidth: CGFloat {
        sectionIndex.bar == nil || storedStyle == .insetGrouped ? 0 : SectionIndexBar.width
    }

    /// Adds, updates or removes the index according to the data source and the settings.
    final func updateSectionIndex() {
        if sectionIndex.needsTitles {
            sectionIndex.needsTitles = false
            sectionIndex.titles = dataSource?.sectionIndexTitles(for: self) ?? []
        }
        let isShown = !sectionIndex.titles.isEmpty && indexDisplayMode == .automatic && hasRowsForIndex
        guard isShown != (sectionIndex.bar != nil) else { return }
        if isShown {
            let bar = SectionIndexBar()
            bar.onSelection = { [weak self] in self?.selectIndexTitle($0) }
            addSubview(bar)
            sectionIndex.bar = bar
        } else {
            sectionIndex.bar?.removeFromSuperview()
            sectionIndex.bar = nil
        }
        hasIndex = isShown
        // The width of the rows' contents has changed.
        loadedRows.values.forEach { $0.setNeedsLayout() }
        remeasure()
    }

    private var hasRowsForIndex: Bool {
        let minimum = sectionIndex.minimumRowCount
        guard minimum > 0 else { return true }
        var count = 0
        for section in 0..<geometry.sectionCount {
            count += geometry.rowCount(in: section)
            if count >= minimum { return true }
        }
        return false
    }

    /// Keeps the index at its position on the screen, in front of rows and headers.
    final func layoutSectionIndex() {
        guard let bar = sectionIndex.bar else { return }
        let visible = bounds.inset(by: insetWithoutGap)
        let isAtLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x =
            isAtLeft
            ? bounds.minX + safeAreaInsets.left : bounds.maxX - safeAreaInsets.right - SectionIndexBar.width
        let frame = CGRect(x: x, y: visible.minY, width: SectionIndexBar.width, height: max(0, visible.height))
        UIView.performWithoutAnimation {
            if bar.frame != frame { bar.frame = frame }
            bar.titles = sectionIndex.titles
            bar.color = sectionIndex.color ?? tintColor
            bar.restingColor = sectionIndex.backgroundColor
            bar.trackingColor = sectionIndex.trackingBackgroundColor
            baseBringSubviewToFront(bar)
        }
    }

    // MARK: Selection of titles

    private func selectIndexTitle(_ index: Int) {
        loadIfNeeded()
        guard let dataSource, index < sectionIndex.titles.count else { return }
        var section = dataSource.tableView(
            self, sectionForSectionIndexTitle: sectionIndex.titles[index], at: index)
        if section == NotImplemented.section { section = min(index, geometry.sectionCount - 1) }
        // A data source that returns no section has scrolled itself, for example to the search field.
        guard section >= 0, section < geometry.sectionCount else { return }
        scrollToStart(ofSection: section)
    }

    /// Scrolls without animation so that the header of a section is at the top.
    private func scrollToStart(ofSection section: Int) {
        layoutIfNeeded()
        // Rows that become visible may differ from their estimated heights, which moves the section.
        for _ in 0..<4 {
            let padding = geometry.header(of: section).height > 0 ? headerTopPadding : 0
            let top = baseRect(forSection: section).minY + (section > 0 ? padding : 0) - insetWithoutGap.top
            let target = CGPoint(x: contentOffset.x, y: min(max(top, limits.y.lowerBound), limits.y.upperBound))
            guard roundedToPixels(target) != contentOffset else { return }
            setContentOffset(target, animated: false)
            layoutIfNeeded()
        }
    }
}

extension NotImplemented {
    /// A value that no data source returns, not even one that returns no section.
    static let section = Int.min
}
