internal import RowGeometry

/// The index of sections at the table's side.
extension UITableView {
    /// A title that is shown as a magnifying glass in the index: give it to the search field above the first section.
    public class var indexSearch: String { "{search}" }

    /// With fewer rows than these no index is shown.
    public final var sectionIndexMinimumDisplayRowCount: Int {
        get { sectionIndex.minimumRowCount }
        set {
            sectionIndex.minimumRowCount = newValue
            setNeedsLayout()
        }
    }

    /// The colour of the index's titles; nil is the table's tint colour.
    public final var sectionIndexColor: UIColor? {
        get { sectionIndex.color }
        set {
            sectionIndex.color = newValue
            setNeedsLayout()
        }
    }

    /// The colour behind the index while no finger is on it; nil is none.
    public final var sectionIndexBackgroundColor: UIColor? {
        get { sectionIndex.backgroundColor }
        set {
            sectionIndex.backgroundColor = newValue
            setNeedsLayout()
        }
    }

    /// The colour behind the index while a finger is on it; nil is the one behind it at other times.
    public final var sectionIndexTrackingBackgroundColor: UIColor? {
        get { sectionIndex.trackingBackgroundColor }
        set {
            sectionIndex.trackingBackgroundColor = newValue
            setNeedsLayout()
        }
    }

    /// Asks the data source for the index's titles anew.
    public final func reloadSectionIndexTitles() {
        sectionIndex.needsTitles = true
        setNeedsLayout()
    }

    // MARK: Layout

    /// What the index takes of the rows' width at their end, in points. The margin beside cards has room enough for it.
    final var indexWidth: CGFloat { sectionIndex.bar == nil || style == .insetGrouped ? 0 : SectionIndexBar.width }

    /// Shows the index, or takes it away, as data source and settings say.
    final func updateSectionIndex() {
        if sectionIndex.needsTitles {
            sectionIndex.needsTitles = false
            sectionIndex.titles = dataSource?.sectionIndexTitles(for: self) ?? []
        }
        let isShown = !sectionIndex.titles.isEmpty && indexDisplayMode == .automatic && hasRowsForIndex
        guard isShown != (sectionIndex.bar != nil) else { return }
        if isShown {
            let bar = SectionIndexBar()
            bar.onChoice = { [weak self] in self?.chooseIndexTitle($0) }
            addSubview(bar)
            sectionIndex.bar = bar
        } else {
            sectionIndex.bar?.removeFromSuperview()
            sectionIndex.bar = nil
        }
        hasIndex = isShown
        // The contents of the rows have more or less room.
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

    /// Keeps the index where it is on the screen, in front of rows and headers.
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
            bringSubviewToFront(bar)
        }
    }

    // MARK: Going there

    private func chooseIndexTitle(_ index: Int) {
        loadIfNeeded()
        guard let dataSource, index < sectionIndex.titles.count else { return }
        var section = dataSource.tableView(
            self, sectionForSectionIndexTitle: sectionIndex.titles[index], at: index)
        if section == NotImplemented.section { section = min(index, geometry.sectionCount - 1) }
        // A data source that says that there is no section has scrolled itself, as to the search field.
        guard section >= 0, section < geometry.sectionCount else { return }
        scrollToStart(ofSection: section)
    }

    /// Jumps to a section, so that its header is at the top.
    private func scrollToStart(ofSection section: Int) {
        layoutIfNeeded()
        // What comes to light may turn out higher or lower than expected, and the section lies elsewhere then.
        for _ in 0..<4 {
            let padding = geometry.header(of: section).height > 0 ? headerTopPadding : 0
            let top = rect(forSection: section).minY + (section > 0 ? padding : 0) - insetWithoutGap.top
            let target = CGPoint(x: contentOffset.x, y: min(max(top, limits.y.lowerBound), limits.y.upperBound))
            guard roundedToPixels(target) != contentOffset else { return }
            setContentOffset(target, animated: false)
            layoutIfNeeded()
        }
    }
}

extension NotImplemented {
    /// No data source means this section, not even one that means none.
    static let section = Int.min
}
