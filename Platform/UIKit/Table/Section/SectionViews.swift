internal import RowGeometry

/// The headers or the footers of a table's sections: their views and heights.
///
/// ``SectionHeaders`` and ``SectionFooters`` override what differs between the two.
@MainActor
class SectionViews {
    unowned let table: UITableView

    /// The views that are displayed, by section.
    final var views = SortedDictionary<Int, UIView>()

    /// Whether the delegate provides views, or `nil` until it has been called for the first one.
    private var delegateProvidesViews: Bool?

    /// The first view that the delegate provided, which is displayed when its section becomes visible.
    private var firstDelegateView: (section: Int, view: UIView)?

    init(of table: UITableView) {
        self.table = table
    }

    // MARK: Differences between headers and footers

    /// The reuse identifier of the views that display the data source's titles.
    var titleViewIdentifier: String { fatalError("SectionViews: override titleViewIdentifier") }

    /// The style of the data source's titles.
    var titleStyle: SectionTitleStyle { fatalError("SectionViews: override titleStyle") }

    /// The space above each view, in points, which is part of its height in the geometry.
    var topPadding: CGFloat { 0 }

    /// The height that the table specifies for all views, in points.
    var tableHeight: CGFloat { fatalError("SectionViews: override tableHeight") }

    /// The estimated height that the table specifies for all views, in points.
    var tableEstimatedHeight: CGFloat { fatalError("SectionViews: override tableEstimatedHeight") }

    /// Returns the height that the delegate specifies, in points, or `nil` without a delegate.
    func delegateHeight(inSection section: Int) -> CGFloat? { nil }

    /// Returns the estimated height that the delegate specifies, in points, or `nil` without a delegate.
    func delegateEstimatedHeight(inSection section: Int) -> CGFloat? { nil }

    /// Returns the view that the delegate provides for a section.
    func makeDelegateView(inSection section: Int) -> UIView? { nil }

    /// Returns the title that the data source provides for a section.
    func title(ofSection section: Int) -> String? { nil }

    /// Returns the height, in points, of a section that has neither a title nor a view.
    func emptyHeight(inSection section: Int) -> CGFloat { 0 }

    /// Returns the height, in points, by which a title exceeds those of other sections.
    func extraTitleHeight(inSection section: Int) -> CGFloat { 0 }

    /// Returns the height of a section's view in the geometry.
    func edge(ofSection section: Int) -> SectionEdge { fatalError("SectionViews: override edge(ofSection:)") }

    /// Sets the height of a section's view in the geometry.
    ///
    /// - Returns: The difference from the previous height, in points.
    func setEdge(_ edge: SectionEdge, ofSection section: Int) -> CGFloat { 0 }

    /// Returns the distance of a section's view from the first section, in points.
    func offset(ofSection section: Int) -> CGFloat { 0 }

    /// Moves a section's view to its position.
    func layout(_ view: UIView, inSection section: Int) {}

    func willDisplay(_ view: UIView, inSection section: Int) {}

    func didEndDisplaying(_ view: UIView, inSection section: Int) {}
}

// MARK: - Heights

extension SectionViews {
    /// Returns the height of a view that has not been displayed: an estimate if its view or title determines it.
    final func initialEdge(ofSection section: Int) -> SectionEdge {
        if let height = specifiedHeight(inSection: section) {
            return SectionEdge(height: height > 0 ? height + topPadding : 0, isEstimated: false)
        }
        let title = title(ofSection: section)
        let estimate = estimatedHeight(inSection: section)
        let expected: CGFloat
        if delegateProvidesView(inSection: section) {
            expected = estimate > 0 ? estimate : SectionMetrics.plainTitle
        } else if title != nil {
            expected =
                estimate > 0
                ? estimate
                : titleStyle.height(ofText: SectionMetrics.titleLine) + extraTitleHeight(inSection: section)
        } else {
            return SectionEdge(height: emptyHeight(inSection: section), isEstimated: false)
        }
        return SectionEdge(height: (expected + topPadding).roundedToPixel(table.traitCollection), isEstimated: true)
    }

    /// Returns the estimated height that the delegate or the table specifies, in points. A negative value specifies none.
    private func estimatedHeight(inSection section: Int) -> CGFloat {
        if let height = delegateEstimatedHeight(inSection: section), NotImplemented.isImplemented(height) {
            return height
        }
        return tableEstimatedHeight
    }

    /// Returns the height that the delegate or the table specifies, in points, or `nil` if the view or the title determines it.
    private func specifiedHeight(inSection section: Int) -> CGFloat? {
        if let height = delegateHeight(inSection: section), NotImplemented.isImplemented(height) {
            return height == UITableView.automaticDimension ? nil : max(0, height)
        }
        guard tableHeight >= 0 else { return nil }
        // In a plain table, a section without a title and a view has no header even if the table specifies a height.
        let exists =
            table.storedStyle != .plain || title(ofSection: section) != nil || delegateProvidesView(inSection: section)
        return exists ? tableHeight : 0
    }

    /// Measures the displayed views again, and the empty space of visible sections that have none.
    final func remeasure(visibleSections: [Int]) {
        for (section, view) in views { measure(view, inSection: section) }
        for section in visibleSections where views[section] == nil {
            let edge = initialEdge(ofSection: section)
            if !edge.isEstimated { _ = setHeight(edge.height, ofSection: section) }
        }
    }

    /// Measures a displayed view.
    ///
    /// - Returns: Whether the height differs from the previous one.
    @discardableResult
    private func measure(_ view: UIView, inSection section: Int) -> Bool {
        (view as? UITableViewHeaderFooterView)?.needsMeasurement = false
        if let height = specifiedHeight(inSection: section) {
            return setHeight(height > 0 ? height + topPadding : 0, ofSection: section)
        }
        // Headers and footers of the data source's titles share the extra height of a first title.
        let isTitle =
            (view as? UITableViewHeaderFooterView)?.reuseIdentifier == titleViewIdentifier
        let extra = isTitle ? extraTitleHeight(inSection: section) : 0
        return setHeight(table.fittingHeight(of: view) + extra + topPadding, ofSection: section)
    }

    private func setHeight(_ height: CGFloat, ofSection section: Int) -> Bool {
        let height = max(0, height.roundedToPixel(table.traitCollection))
        return setEdge(SectionEdge(height: height, isEstimated: false), ofSection: section) != 0
    }
}

// MARK: - Views

extension SectionViews {
    /// Returns whether the delegate provides a view for a section, as far as its first answer shows.
    private func delegateProvidesView(inSection section: Int) -> Bool {
        guard table.delegate != nil else { return false }
        if let delegateProvidesViews { return delegateProvidesViews }
        let view = makeDelegateView(inSection: section)
        let provides = view !== NotImplemented.view
        delegateProvidesViews = provides
        if let view, provides { firstDelegateView = (section, view) }
        return provides
    }

    /// Discards the view that the delegate provided before its section became visible.
    final func discardFirstDelegateView() {
        firstDelegateView = nil
    }

    /// Discards what is cached about the delegate.
    final func reset() {
        delegateProvidesViews = nil
        firstDelegateView = nil
    }

    private func makeView(inSection section: Int) -> UIView? {
        let first = firstDelegateView
        firstDelegateView = nil
        let provided = first?.section == section ? first?.view : makeDelegateView(inSection: section)
        if let provided, provided !== NotImplemented.view { return provided }
        guard let title = title(ofSection: section) else { return nil }
        let view =
            table.headersAndFooters.take(titleViewIdentifier)
            ?? UITableViewHeaderFooterView(reuseIdentifier: titleViewIdentifier)
        view.titleStyle = titleStyle
        view.table = table
        view.setTitle(title)
        return view
    }

    /// Returns whether the view of a visible section is visible itself. In plain tables it is, because it floats.
    private func isVisible(inSection section: Int) -> Bool {
        guard table.storedStyle != .plain else { return true }
        let start = offset(ofSection: section)
        let top = table.contentOffset.y - table.tableHeaderHeight
        let reach = table.displacedRows.reach
        return start < top + table.bounds.height + reach
            && start + edge(ofSection: section).height > top - reach
    }

    /// Recycles the views that are no longer visible.
    final func recycleOffscreenViews(visibleSections: Range<Int>) {
        for section in views.keys where !visibleSections.contains(section) || !isVisible(inSection: section) {
            endDisplaying(inSection: section)
        }
    }

    /// Creates the view of a section if there is space for one.
    ///
    /// - Returns: Whether its height differs from the expected one.
    final func show(inSection section: Int) -> Bool {
        guard views[section] == nil else { return false }
        let edge = edge(ofSection: section)
        guard edge.height > 0, isVisible(inSection: section) else { return false }
        guard let view = makeView(inSection: section) else {
            // The delegate provides views for other sections only.
            return edge.isEstimated && setHeight(emptyHeight(inSection: section), ofSection: section)
        }
        if let view = view as? UITableViewHeaderFooterView {
            view.table = table
            // A view of the delegate displays its title in the style of the table.
            view.titleStyle = titleStyle
            view.updateConfigurationIfNeeded()
        }
        views[section] = view
        if view.parentView !== table { table.addSubview(view) }
        // In front of rows that are added later, and behind the scroll indicators.
        view.layer.zPosition = 1
        willDisplay(view, inSection: section)
        return measure(view, inSection: section)
    }

    /// Moves all displayed views to their positions.
    final func layout() {
        for (section, view) in views { layout(view, inSection: section) }
    }

    final func setFrame(of view: UIView, y: CGFloat, height: CGFloat) {
        let frame = CGRect(
            x: table.rowInset, y: y.roundedToPixel(table.traitCollection), width: table.rowWidth, height: height)
        if view.frame != frame { view.frame = frame }
    }

    final func endDisplaying(inSection section: Int) {
        guard let view = views.removeValue(forKey: section) else { return }
        table.recycle(view)
        didEndDisplaying(view, inSection: section)
    }

    final func endDisplayingAll() {
        for section in views.keys { endDisplaying(inSection: section) }
    }
}

/// Standard heights of headers and footers, in points, of iOS 13 to 18.
enum SectionMetrics {
    /// A header without a title in a grouped table, and any footer without one.
    static let groupedGap: CGFloat = 18
    /// The first header of a grouped table.
    static let firstGroupedHeader: CGFloat = 35
    /// The additional height of the first header with a title, which has no footer above it.
    static let firstTitleExtra: CGFloat = 17.5
    static let plainTitle: CGFloat = 28
    static let plainTopPadding: CGFloat = 22
    /// One line of a title at the standard text size.
    static let titleLine: CGFloat = 15.5
}
