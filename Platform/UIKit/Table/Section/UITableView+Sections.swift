internal import RowGeometry

/// Headers and footers.
extension UITableView {
    /// The space above each header, in points.
    final var headerTopPadding: CGFloat { headers.topPadding }

    /// Displays the headers and footers that are visible, and recycles the others.
    ///
    /// - Returns: Whether a height differs from the expected one.
    final func layoutSectionViews() -> Bool {
        let anchor = currentAnchor
        let sections = visibleSections
        headers.recycleOffscreenViews(visibleSections: sections)
        footers.recycleOffscreenViews(visibleSections: sections)
        var changed = false
        for section in sections {
            if headers.show(inSection: section) { changed = true }
            if footers.show(inSection: section) { changed = true }
        }
        guard changed else { return false }
        updateContentSize()
        restorePosition(anchor)
        return true
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
}
