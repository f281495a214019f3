import UIKit

/// A table that overrides each member of `UIView` and `UIScrollView`, counts the calls, and calls super.
class OverridingScrollView: UITableView {
    final var calls: [String: Int] = [:]

    /// Counts a call of the member that calls this method.
    final func counted<Result>(_ member: String = #function, _ body: () -> Result) -> Result {
        calls[member, default: 0] += 1
        return body()
    }

    // MARK: UIScrollView

    override func encode(with coder: NSCoder) { counted { super.encode(with: coder) } }
    override var contentSize: CGSize {
        get { counted { super.contentSize } }
        set { counted { super.contentSize = newValue } }
    }
    override var contentOffset: CGPoint {
        get { counted { super.contentOffset } }
        set { counted { super.contentOffset = newValue } }
    }
    override var contentInset: UIEdgeInsets {
        get { counted { super.contentInset } }
        set { counted { super.contentInset = newValue } }
    }
    override var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior {
        get { counted { super.contentInsetAdjustmentBehavior } }
        set { counted { super.contentInsetAdjustmentBehavior = newValue } }
    }
    override var adjustedContentInset: UIEdgeInsets { counted { super.adjustedContentInset } }
    override func adjustedContentInsetDidChange() { counted { super.adjustedContentInsetDidChange() } }
    override var bounds: CGRect {
        get { counted { super.bounds } }
        set { counted { super.bounds = newValue } }
    }
    override var frame: CGRect {
        get { counted { super.frame } }
        set { counted { super.frame = newValue } }
    }
    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        counted { super.setContentOffset(contentOffset, animated: animated) }
    }
    override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        counted { super.scrollRectToVisible(rect, animated: animated) }
    }
    override var isScrollEnabled: Bool {
        get { counted { super.isScrollEnabled } }
        set { counted { super.isScrollEnabled = newValue } }
    }
    override var bounces: Bool {
        get { counted { super.bounces } }
        set { counted { super.bounces = newValue } }
    }
    override var bouncesHorizontally: Bool {
        get { counted { super.bouncesHorizontally } }
        set { counted { super.bouncesHorizontally = newValue } }
    }
    override var bouncesVertically: Bool {
        get { counted { super.bouncesVertically } }
        set { counted { super.bouncesVertically = newValue } }
    }
    override var transfersHorizontalScrollingToParent: Bool {
        get { counted { super.transfersHorizontalScrollingToParent } }
        set { counted { super.transfersHorizontalScrollingToParent = newValue } }
    }
    override var transfersVerticalScrollingToParent: Bool {
        get { counted { super.transfersVerticalScrollingToParent } }
        set { counted { super.transfersVerticalScrollingToParent = newValue } }
    }
    override var alwaysBounceVertical: Bool {
        get { counted { super.alwaysBounceVertical } }
        set { counted { super.alwaysBounceVertical = newValue } }
    }
    override var alwaysBounceHorizontal: Bool {
        get { counted { super.alwaysBounceHorizontal } }
        set { counted { super.alwaysBounceHorizontal = newValue } }
    }
    override var isPagingEnabled: Bool {
        get { counted { super.isPagingEnabled } }
        set { counted { super.isPagingEnabled = newValue } }
    }
    override var isDirectionalLockEnabled: Bool {
        get { counted { super.isDirectionalLockEnabled } }
        set { counted { super.isDirectionalLockEnabled = newValue } }
    }
    override var decelerationRate: UIScrollView.DecelerationRate {
        get { counted { super.decelerationRate } }
        set { counted { super.decelerationRate = newValue } }
    }
    override var scrollsToTop: Bool {
        get { counted { super.scrollsToTop } }
        set { counted { super.scrollsToTop = newValue } }
    }
    override var allowsKeyboardScrolling: Bool {
        get { counted { super.allowsKeyboardScrolling } }
        set { counted { super.allowsKeyboardScrolling = newValue } }
    }
    override var keyboardDismissMode: UIScrollView.KeyboardDismissMode {
        get { counted { super.keyboardDismissMode } }
        set { counted { super.keyboardDismissMode = newValue } }
    }
    override var isTracking: Bool { counted { super.isTracking } }
    override var isDragging: Bool { counted { super.isDragging } }
    override var isDecelerating: Bool { counted { super.isDecelerating } }
    override var panGestureRecognizer: UIPanGestureRecognizer { counted { super.panGestureRecognizer } }
    override func stopScrollingAndZooming() { counted { super.stopScrollingAndZooming() } }
    override var refreshControl: UIRefreshControl? {
        get { counted { super.refreshControl } }
        set { counted { super.refreshControl = newValue } }
    }
    override var indexDisplayMode: UIScrollView.IndexDisplayMode {
        get { counted { super.indexDisplayMode } }
        set { counted { super.indexDisplayMode = newValue } }
    }
    override var minimumZoomScale: CGFloat {
        get { counted { super.minimumZoomScale } }
        set { counted { super.minimumZoomScale = newValue } }
    }
    override var maximumZoomScale: CGFloat {
        get { counted { super.maximumZoomScale } }
        set { counted { super.maximumZoomScale = newValue } }
    }
    override var zoomScale: CGFloat {
        get { counted { super.zoomScale } }
        set { counted { super.zoomScale = newValue } }
    }
    override var bouncesZoom: Bool {
        get { counted { super.bouncesZoom } }
        set { counted { super.bouncesZoom = newValue } }
    }
    override var isZooming: Bool { counted { super.isZooming } }
    override var isZoomBouncing: Bool { counted { super.isZoomBouncing } }
    override var pinchGestureRecognizer: UIPinchGestureRecognizer? { counted { super.pinchGestureRecognizer } }
    override func setZoomScale(_ scale: CGFloat, animated: Bool) {
        counted { super.setZoomScale(scale, animated: animated) }
    }
    override func zoom(to rect: CGRect, animated: Bool) { counted { super.zoom(to: rect, animated: animated) } }
    override var delaysContentTouches: Bool {
        get { counted { super.delaysContentTouches } }
        set { counted { super.delaysContentTouches = newValue } }
    }
    override var canCancelContentTouches: Bool {
        get { counted { super.canCancelContentTouches } }
        set { counted { super.canCancelContentTouches = newValue } }
    }
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        counted { super.touchesShouldBegin(touches, with: event, in: view) }
    }
    override func touchesShouldCancel(in view: UIView) -> Bool { counted { super.touchesShouldCancel(in: view) } }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        counted { super.gestureRecognizerShouldBegin(gestureRecognizer) }
    }
    override var showsVerticalScrollIndicator: Bool {
        get { counted { super.showsVerticalScrollIndicator } }
        set { counted { super.showsVerticalScrollIndicator = newValue } }
    }
    override var showsHorizontalScrollIndicator: Bool {
        get { counted { super.showsHorizontalScrollIndicator } }
        set { counted { super.showsHorizontalScrollIndicator = newValue } }
    }
    override var indicatorStyle: UIScrollView.IndicatorStyle {
        get { counted { super.indicatorStyle } }
        set { counted { super.indicatorStyle = newValue } }
    }
    override var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { counted { super.verticalScrollIndicatorInsets } }
        set { counted { super.verticalScrollIndicatorInsets = newValue } }
    }
    override var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { counted { super.horizontalScrollIndicatorInsets } }
        set { counted { super.horizontalScrollIndicatorInsets = newValue } }
    }
    override var scrollIndicatorInsets: UIEdgeInsets {
        get { counted { super.scrollIndicatorInsets } }
        set { counted { super.scrollIndicatorInsets = newValue } }
    }
    override var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get { counted { super.automaticallyAdjustsScrollIndicatorInsets } }
        set { counted { super.automaticallyAdjustsScrollIndicatorInsets = newValue } }
    }
    override func flashScrollIndicators() { counted { super.flashScrollIndicators() } }
    override func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
        counted { super.withScrollIndicatorsShown(forContentOffsetChanges: changes) }
    }
    override func didAddSubview(_ subview: UIView) { counted { super.didAddSubview(subview) } }
    override func safeAreaInsetsDidChange() { counted { super.safeAreaInsetsDidChange() } }
    override func didMoveToWindow() { counted { super.didMoveToWindow() } }
    override var contentLayoutGuide: UILayoutGuide { counted { super.contentLayoutGuide } }
    override var frameLayoutGuide: UILayoutGuide { counted { super.frameLayoutGuide } }

    // MARK: UIView

    override var layer: CALayer { counted { super.layer } }
    override var center: CGPoint {
        get { counted { super.center } }
        set { counted { super.center = newValue } }
    }
    override var transform: CGAffineTransform {
        get { counted { super.transform } }
        set { counted { super.transform = newValue } }
    }
    override var autoresizingMask: UIView.AutoresizingMask {
        get { counted { super.autoresizingMask } }
        set { counted { super.autoresizingMask = newValue } }
    }
    override var autoresizesSubviews: Bool {
        get { counted { super.autoresizesSubviews } }
        set { counted { super.autoresizesSubviews = newValue } }
    }
    override var translatesAutoresizingMaskIntoConstraints: Bool {
        get { counted { super.translatesAutoresizingMaskIntoConstraints } }
        set { counted { super.translatesAutoresizingMaskIntoConstraints = newValue } }
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize { counted { super.sizeThatFits(size) } }
    override func sizeToFit() { counted { super.sizeToFit() } }
    override var intrinsicContentSize: CGSize { counted { super.intrinsicContentSize } }
    override func invalidateIntrinsicContentSize() { counted { super.invalidateIntrinsicContentSize() } }
    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        counted { super.systemLayoutSizeFitting(targetSize) }
    }
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        counted {
            super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
    }
    override var backgroundColor: UIColor? {
        get { counted { super.backgroundColor } }
        set { counted { super.backgroundColor = newValue } }
    }
    override var alpha: CGFloat {
        get { counted { super.alpha } }
        set { counted { super.alpha = newValue } }
    }
    override var isHidden: Bool {
        get { counted { super.isHidden } }
        set { counted { super.isHidden = newValue } }
    }
    override var clipsToBounds: Bool {
        get { counted { super.clipsToBounds } }
        set { counted { super.clipsToBounds = newValue } }
    }
    override var isOpaque: Bool {
        get { counted { super.isOpaque } }
        set { counted { super.isOpaque = newValue } }
    }
    override var contentMode: UIView.ContentMode {
        get { counted { super.contentMode } }
        set { counted { super.contentMode = newValue } }
    }
    override var tintColor: UIColor! {
        get { counted { super.tintColor } }
        set { counted { super.tintColor = newValue } }
    }
    override func tintColorDidChange() { counted { super.tintColorDidChange() } }
    override var tag: Int {
        get { counted { super.tag } }
        set { counted { super.tag = newValue } }
    }
    override var accessibilityIdentifier: String? {
        get { counted { super.accessibilityIdentifier } }
        set { counted { super.accessibilityIdentifier = newValue } }
    }
    override var accessibilityLabel: String? {
        get { counted { super.accessibilityLabel } }
        set { counted { super.accessibilityLabel = newValue } }
    }
    override var isUserInteractionEnabled: Bool {
        get { counted { super.isUserInteractionEnabled } }
        set { counted { super.isUserInteractionEnabled = newValue } }
    }
    override var isMultipleTouchEnabled: Bool {
        get { counted { super.isMultipleTouchEnabled } }
        set { counted { super.isMultipleTouchEnabled = newValue } }
    }
    override var isExclusiveTouch: Bool {
        get { counted { super.isExclusiveTouch } }
        set { counted { super.isExclusiveTouch = newValue } }
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        counted { super.hitTest(point, with: event) }
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        counted { super.point(inside: point, with: event) }
    }
    override var next: UIResponder? { counted { super.next } }
    override func endEditing(_ force: Bool) -> Bool { counted { super.endEditing(force) } }
    override func layoutSubviews() { counted { super.layoutSubviews() } }
    override func setNeedsLayout() { counted { super.setNeedsLayout() } }
    override func layoutIfNeeded() { counted { super.layoutIfNeeded() } }
    override func setNeedsUpdateConstraints() { counted { super.setNeedsUpdateConstraints() } }
    override func updateConstraintsIfNeeded() { counted { super.updateConstraintsIfNeeded() } }
    override func updateConstraints() { counted { super.updateConstraints() } }
    override func alignmentRect(forFrame frame: CGRect) -> CGRect { counted { super.alignmentRect(forFrame: frame) } }
    override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        counted { super.frame(forAlignmentRect: alignmentRect) }
    }
    override var alignmentRectInsets: UIEdgeInsets { counted { super.alignmentRectInsets } }
    override var forFirstBaselineLayout: UIView { counted { super.forFirstBaselineLayout } }
    override var forLastBaselineLayout: UIView { counted { super.forLastBaselineLayout } }
    override func draw(_ rect: CGRect) { counted { super.draw(rect) } }
    override func setNeedsDisplay() { counted { super.setNeedsDisplay() } }
    override func setNeedsDisplay(_ rect: CGRect) { counted { super.setNeedsDisplay(rect) } }
    override func display(_ layer: CALayer) { counted { super.display(layer) } }
    override func draw(_ layer: CALayer, in ctx: CGContext) { counted { super.draw(layer, in: ctx) } }
    override func layoutSublayers(of layer: CALayer) { counted { super.layoutSublayers(of: layer) } }
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        counted { super.action(for: layer, forKey: event) }
    }
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        counted { super.contentHuggingPriority(for: axis) }
    }
    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        counted { super.setContentHuggingPriority(priority, for: axis) }
    }
    override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        counted { super.contentCompressionResistancePriority(for: axis) }
    }
    override func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { counted { super.setContentCompressionResistancePriority(priority, for: axis) } }
    override var hasAmbiguousLayout: Bool { counted { super.hasAmbiguousLayout } }
    override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        counted { super.constraintsAffectingLayout(for: axis) }
    }
    override func needsUpdateConstraints() -> Bool { counted { super.needsUpdateConstraints() } }
    override var constraints: [NSLayoutConstraint] { counted { super.constraints } }
    override func addConstraint(_ constraint: NSLayoutConstraint) { counted { super.addConstraint(constraint) } }
    override func addConstraints(_ constraints: [NSLayoutConstraint]) { counted { super.addConstraints(constraints) } }
    override func removeConstraint(_ constraint: NSLayoutConstraint) { counted { super.removeConstraint(constraint) } }
    override func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        counted { super.removeConstraints(constraints) }
    }
    override func willRemoveSubview(_ subview: UIView) { counted { super.willRemoveSubview(subview) } }
    override func willMove(toSuperview newSuperview: UIView?) { counted { super.willMove(toSuperview: newSuperview) } }
    override func didMoveToSuperview() { counted { super.didMoveToSuperview() } }
    override func willMove(toWindow newWindow: UIWindow?) { counted { super.willMove(toWindow: newWindow) } }
    override var subviews: [UIView] { counted { super.subviews } }
    override var superview: UIView? { counted { super.superview } }
    override var window: UIWindow? { counted { super.window } }
    override func addSubview(_ view: UIView) { counted { super.addSubview(view) } }
    override func insertSubview(_ view: UIView, at index: Int) { counted { super.insertSubview(view, at: index) } }
    override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        counted { super.insertSubview(view, belowSubview: siblingSubview) }
    }
    override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        counted { super.insertSubview(view, aboveSubview: siblingSubview) }
    }
    override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        counted { super.exchangeSubview(at: index1, withSubviewAt: index2) }
    }
    override func bringSubviewToFront(_ view: UIView) { counted { super.bringSubviewToFront(view) } }
    override func sendSubviewToBack(_ view: UIView) { counted { super.sendSubviewToBack(view) } }
    override func removeFromSuperview() { counted { super.removeFromSuperview() } }
    override func isDescendant(of view: UIView) -> Bool { counted { super.isDescendant(of: view) } }
    override func viewWithTag(_ tag: Int) -> UIView? { counted { super.viewWithTag(tag) } }
    override var canBecomeFocused: Bool { counted { super.canBecomeFocused } }
    override var isFocused: Bool { counted { super.isFocused } }
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { counted { super.preferredFocusEnvironments } }
    override var parentFocusEnvironment: (any UIFocusEnvironment)? { counted { super.parentFocusEnvironment } }
    override var focusItemContainer: (any UIFocusItemContainer)? { counted { super.focusItemContainer } }
    override var focusGroupIdentifier: String? {
        get { counted { super.focusGroupIdentifier } }
        set { counted { super.focusGroupIdentifier = newValue } }
    }
    override var focusGroupPriority: UIFocusGroupPriority {
        get { counted { super.focusGroupPriority } }
        set { counted { super.focusGroupPriority = newValue } }
    }
    override var focusEffect: UIFocusEffect? {
        get { counted { super.focusEffect } }
        set { counted { super.focusEffect = newValue } }
    }
    override var isTransparentFocusItem: Bool { counted { super.isTransparentFocusItem } }
    override func focusItems(in rect: CGRect) -> [any UIFocusItem] { counted { super.focusItems(in: rect) } }
    override func setNeedsFocusUpdate() { counted { super.setNeedsFocusUpdate() } }
    override func updateFocusIfNeeded() { counted { super.updateFocusIfNeeded() } }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        counted { super.shouldUpdateFocus(in: context) }
    }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        counted { super.didUpdateFocus(in: context, with: coordinator) }
    }
    override var traitCollection: UITraitCollection { counted { super.traitCollection } }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        counted { super.traitCollectionDidChange(previousTraitCollection) }
    }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { counted { super.overrideUserInterfaceStyle } }
        set { counted { super.overrideUserInterfaceStyle = newValue } }
    }
    override var semanticContentAttribute: UISemanticContentAttribute {
        get { counted { super.semanticContentAttribute } }
        set { counted { super.semanticContentAttribute = newValue } }
    }
    override var safeAreaInsets: UIEdgeInsets { counted { super.safeAreaInsets } }
    override var insetsLayoutMarginsFromSafeArea: Bool {
        get { counted { super.insetsLayoutMarginsFromSafeArea } }
        set { counted { super.insetsLayoutMarginsFromSafeArea = newValue } }
    }
    override var preservesSuperviewLayoutMargins: Bool {
        get { counted { super.preservesSuperviewLayoutMargins } }
        set { counted { super.preservesSuperviewLayoutMargins = newValue } }
    }
    override func layoutMarginsDidChange() { counted { super.layoutMarginsDidChange() } }
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        counted { super.effectiveUserInterfaceLayoutDirection }
    }
    override var layoutMargins: UIEdgeInsets {
        get { counted { super.layoutMargins } }
        set { counted { super.layoutMargins = newValue } }
    }
    override var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { counted { super.directionalLayoutMargins } }
        set { counted { super.directionalLayoutMargins = newValue } }
    }
    override var keyboardLayoutGuide: UIKeyboardLayoutGuide { counted { super.keyboardLayoutGuide } }
    override var layoutGuides: [UILayoutGuide] { counted { super.layoutGuides } }
    override func addLayoutGuide(_ layoutGuide: UILayoutGuide) { counted { super.addLayoutGuide(layoutGuide) } }
    override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { counted { super.removeLayoutGuide(layoutGuide) } }
    override var layoutMarginsGuide: UILayoutGuide { counted { super.layoutMarginsGuide } }
    override var safeAreaLayoutGuide: UILayoutGuide { counted { super.safeAreaLayoutGuide } }
    override var readableContentGuide: UILayoutGuide { counted { super.readableContentGuide } }
    override var leadingAnchor: NSLayoutXAxisAnchor { counted { super.leadingAnchor } }
    override var trailingAnchor: NSLayoutXAxisAnchor { counted { super.trailingAnchor } }
    override var leftAnchor: NSLayoutXAxisAnchor { counted { super.leftAnchor } }
    override var rightAnchor: NSLayoutXAxisAnchor { counted { super.rightAnchor } }
    override var topAnchor: NSLayoutYAxisAnchor { counted { super.topAnchor } }
    override var bottomAnchor: NSLayoutYAxisAnchor { counted { super.bottomAnchor } }
    override var widthAnchor: NSLayoutDimension { counted { super.widthAnchor } }
    override var heightAnchor: NSLayoutDimension { counted { super.heightAnchor } }
    override var centerXAnchor: NSLayoutXAxisAnchor { counted { super.centerXAnchor } }
    override var centerYAnchor: NSLayoutYAxisAnchor { counted { super.centerYAnchor } }
    override var firstBaselineAnchor: NSLayoutYAxisAnchor { counted { super.firstBaselineAnchor } }
    override var lastBaselineAnchor: NSLayoutYAxisAnchor { counted { super.lastBaselineAnchor } }
    override var gestureRecognizers: [UIGestureRecognizer]? {
        get { counted { super.gestureRecognizers } }
        set { counted { super.gestureRecognizers = newValue } }
    }
    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        counted { super.addGestureRecognizer(gestureRecognizer) }
    }
    override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        counted { super.removeGestureRecognizer(gestureRecognizer) }
    }
    override var interactions: [any UIInteraction] {
        get { counted { super.interactions } }
        set { counted { super.interactions = newValue } }
    }
    override func addInteraction(_ interaction: any UIInteraction) { counted { super.addInteraction(interaction) } }
    override func removeInteraction(_ interaction: any UIInteraction) {
        counted { super.removeInteraction(interaction) }
    }
    override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        counted { super.convert(point, from: view) }
    }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { counted { super.convert(point, to: view) } }
    override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { counted { super.convert(rect, from: view) } }
    override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { counted { super.convert(rect, to: view) } }
    override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        counted { super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates) }
    }
    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        counted { super.snapshotView(afterScreenUpdates: afterUpdates) }
    }
    override func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        counted { super.resizableSnapshotView(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets) }
    }
}

/// A table that also overrides each member of `UITableView`.
final class OverridingTableView: OverridingScrollView {
    override var style: UITableView.Style { counted { super.style } }
    override weak var dataSource: (any UITableViewDataSource)? {
        get { counted { super.dataSource } }
        set { counted { super.dataSource = newValue } }
    }
    override var delegate: (any UITableViewDelegate)? {
        get { counted { super.delegate } }
        set { counted { super.delegate = newValue } }
    }
    override func reloadData() { counted { super.reloadData() } }
    override var rowHeight: CGFloat {
        get { counted { super.rowHeight } }
        set { counted { super.rowHeight = newValue } }
    }
    override var estimatedRowHeight: CGFloat {
        get { counted { super.estimatedRowHeight } }
        set { counted { super.estimatedRowHeight = newValue } }
    }
    override var sectionHeaderHeight: CGFloat {
        get { counted { super.sectionHeaderHeight } }
        set { counted { super.sectionHeaderHeight = newValue } }
    }
    override var sectionFooterHeight: CGFloat {
        get { counted { super.sectionFooterHeight } }
        set { counted { super.sectionFooterHeight = newValue } }
    }
    override var estimatedSectionHeaderHeight: CGFloat {
        get { counted { super.estimatedSectionHeaderHeight } }
        set { counted { super.estimatedSectionHeaderHeight = newValue } }
    }
    override var estimatedSectionFooterHeight: CGFloat {
        get { counted { super.estimatedSectionFooterHeight } }
        set { counted { super.estimatedSectionFooterHeight = newValue } }
    }
    override var selfSizingInvalidation: UITableView.SelfSizingInvalidation {
        get { counted { super.selfSizingInvalidation } }
        set { counted { super.selfSizingInvalidation = newValue } }
    }
    override var sectionHeaderTopPadding: CGFloat {
        get { counted { super.sectionHeaderTopPadding } }
        set { counted { super.sectionHeaderTopPadding = newValue } }
    }
    override var separatorStyle: UITableViewCell.SeparatorStyle {
        get { counted { super.separatorStyle } }
        set { counted { super.separatorStyle = newValue } }
    }
    override var separatorColor: UIColor? {
        get { counted { super.separatorColor } }
        set { counted { super.separatorColor = newValue } }
    }
    override var separatorInset: UIEdgeInsets {
        get { counted { super.separatorInset } }
        set { counted { super.separatorInset = newValue } }
    }
    override var separatorInsetReference: UITableView.SeparatorInsetReference {
        get { counted { super.separatorInsetReference } }
        set { counted { super.separatorInsetReference = newValue } }
    }
    override var fillerRowHeight: CGFloat {
        get { counted { super.fillerRowHeight } }
        set { counted { super.fillerRowHeight = newValue } }
    }
    override var cellLayoutMarginsFollowReadableWidth: Bool {
        get { counted { super.cellLayoutMarginsFollowReadableWidth } }
        set { counted { super.cellLayoutMarginsFollowReadableWidth = newValue } }
    }
    override var insetsContentViewsToSafeArea: Bool {
        get { counted { super.insetsContentViewsToSafeArea } }
        set { counted { super.insetsContentViewsToSafeArea = newValue } }
    }
    override var backgroundView: UIView? {
        get { counted { super.backgroundView } }
        set { counted { super.backgroundView = newValue } }
    }
    override var tableHeaderView: UIView? {
        get { counted { super.tableHeaderView } }
        set { counted { super.tableHeaderView = newValue } }
    }
    override var tableFooterView: UIView? {
        get { counted { super.tableFooterView } }
        set { counted { super.tableFooterView = newValue } }
    }
    override var allowsSelection: Bool {
        get { counted { super.allowsSelection } }
        set { counted { super.allowsSelection = newValue } }
    }
    override var allowsMultipleSelection: Bool {
        get { counted { super.allowsMultipleSelection } }
        set { counted { super.allowsMultipleSelection = newValue } }
    }
    override var indexPathForSelectedRow: IndexPath? { counted { super.indexPathForSelectedRow } }
    override var indexPathsForSelectedRows: [IndexPath]? { counted { super.indexPathsForSelectedRows } }
    override func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
        counted { super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition) }
    }
    override func deselectRow(at indexPath: IndexPath, animated: Bool) {
        counted { super.deselectRow(at: indexPath, animated: animated) }
    }
    override var isEditing: Bool {
        get { counted { super.isEditing } }
        set { counted { super.isEditing = newValue } }
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        counted { super.setEditing(editing, animated: animated) }
    }
    override var allowsSelectionDuringEditing: Bool {
        get { counted { super.allowsSelectionDuringEditing } }
        set { counted { super.allowsSelectionDuringEditing = newValue } }
    }
    override var allowsMultipleSelectionDuringEditing: Bool {
        get { counted { super.allowsMultipleSelectionDuringEditing } }
        set { counted { super.allowsMultipleSelectionDuringEditing = newValue } }
    }
    override var allowsFocus: Bool {
        get { counted { super.allowsFocus } }
        set { counted { super.allowsFocus = newValue } }
    }
    override var allowsFocusDuringEditing: Bool {
        get { counted { super.allowsFocusDuringEditing } }
        set { counted { super.allowsFocusDuringEditing = newValue } }
    }
    override var selectionFollowsFocus: Bool {
        get { counted { super.selectionFollowsFocus } }
        set { counted { super.selectionFollowsFocus = newValue } }
    }
    override var remembersLastFocusedIndexPath: Bool {
        get { counted { super.remembersLastFocusedIndexPath } }
        set { counted { super.remembersLastFocusedIndexPath = newValue } }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        counted { super.touchesBegan(touches, with: event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        counted { super.touchesMoved(touches, with: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        counted { super.touchesEnded(touches, with: event) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        counted { super.touchesCancelled(touches, with: event) }
    }
    override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        counted { super.register(nib, forCellReuseIdentifier: identifier) }
    }
    override func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        counted { super.register(nib, forHeaderFooterViewReuseIdentifier: identifier) }
    }
    override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        counted { super.register(cellClass, forCellReuseIdentifier: identifier) }
    }
    override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        counted { super.register(aClass, forHeaderFooterViewReuseIdentifier: identifier) }
    }
    override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        counted { super.dequeueReusableCell(withIdentifier: identifier) }
    }
    override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        counted { super.dequeueReusableCell(withIdentifier: identifier, for: indexPath) }
    }
    override func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        counted { super.dequeueReusableHeaderFooterView(withIdentifier: identifier) }
    }
    override func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        counted { super.performUsingPresentationValues(actionsToTranslate) }
    }
    override func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        counted { super.presentationSectionIndex(forDataSourceSectionIndex: dataSourceSectionIndex) }
    }
    override func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        counted { super.dataSourceSectionIndex(forPresentationSectionIndex: presentationSectionIndex) }
    }
    override func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        counted { super.presentationIndexPath(forDataSourceIndexPath: dataSourceIndexPath) }
    }
    override func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        counted { super.dataSourceIndexPath(forPresentationIndexPath: presentationIndexPath) }
    }
    override weak var dragDelegate: (any UITableViewDragDelegate)? {
        get { counted { super.dragDelegate } }
        set { counted { super.dragDelegate = newValue } }
    }
    override weak var dropDelegate: (any UITableViewDropDelegate)? {
        get { counted { super.dropDelegate } }
        set { counted { super.dropDelegate = newValue } }
    }
    override var dragInteractionEnabled: Bool {
        get { counted { super.dragInteractionEnabled } }
        set { counted { super.dragInteractionEnabled = newValue } }
    }
    override var hasActiveDrag: Bool { counted { super.hasActiveDrag } }
    override var hasActiveDrop: Bool { counted { super.hasActiveDrop } }
    override var isSpringLoaded: Bool {
        get { counted { super.isSpringLoaded } }
        set { counted { super.isSpringLoaded = newValue } }
    }
    override var sectionIndexMinimumDisplayRowCount: Int {
        get { counted { super.sectionIndexMinimumDisplayRowCount } }
        set { counted { super.sectionIndexMinimumDisplayRowCount = newValue } }
    }
    override var sectionIndexColor: UIColor? {
        get { counted { super.sectionIndexColor } }
        set { counted { super.sectionIndexColor = newValue } }
    }
    override var sectionIndexBackgroundColor: UIColor? {
        get { counted { super.sectionIndexBackgroundColor } }
        set { counted { super.sectionIndexBackgroundColor = newValue } }
    }
    override var sectionIndexTrackingBackgroundColor: UIColor? {
        get { counted { super.sectionIndexTrackingBackgroundColor } }
        set { counted { super.sectionIndexTrackingBackgroundColor = newValue } }
    }
    override func reloadSectionIndexTitles() { counted { super.reloadSectionIndexTitles() } }
    override var contextMenuInteraction: UIContextMenuInteraction? { counted { super.contextMenuInteraction } }
    override var isPrefetchingEnabled: Bool {
        get { counted { super.isPrefetchingEnabled } }
        set { counted { super.isPrefetchingEnabled = newValue } }
    }
    override var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        get { counted { super.prefetchDataSource } }
        set { counted { super.prefetchDataSource = newValue } }
    }
    override var numberOfSections: Int { counted { super.numberOfSections } }
    override func numberOfRows(inSection section: Int) -> Int { counted { super.numberOfRows(inSection: section) } }
    override func rect(forSection section: Int) -> CGRect { counted { super.rect(forSection: section) } }
    override func rectForHeader(inSection section: Int) -> CGRect {
        counted { super.rectForHeader(inSection: section) }
    }
    override func rectForFooter(inSection section: Int) -> CGRect {
        counted { super.rectForFooter(inSection: section) }
    }
    override func rectForRow(at indexPath: IndexPath) -> CGRect { counted { super.rectForRow(at: indexPath) } }
    override func indexPathForRow(at point: CGPoint) -> IndexPath? { counted { super.indexPathForRow(at: point) } }
    override func indexPath(for cell: UITableViewCell) -> IndexPath? { counted { super.indexPath(for: cell) } }
    override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { counted { super.indexPathsForRows(in: rect) } }
    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        counted { super.cellForRow(at: indexPath) }
    }
    override var visibleCells: [UITableViewCell] { counted { super.visibleCells } }
    override var indexPathsForVisibleRows: [IndexPath]? { counted { super.indexPathsForVisibleRows } }
    override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        counted { super.headerView(forSection: section) }
    }
    override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        counted { super.footerView(forSection: section) }
    }
    override func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        counted { super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }
    override func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        counted { super.scrollToNearestSelectedRow(at: scrollPosition, animated: animated) }
    }
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        counted { super.performBatchUpdates(updates, completion: completion) }
    }
    override func beginUpdates() { counted { super.beginUpdates() } }
    override func endUpdates() { counted { super.endUpdates() } }
    override var hasUncommittedUpdates: Bool { counted { super.hasUncommittedUpdates } }
    override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        counted { super.insertRows(at: indexPaths, with: animation) }
    }
    override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        counted { super.deleteRows(at: indexPaths, with: animation) }
    }
    override func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        counted { super.reloadRows(at: indexPaths, with: animation) }
    }
    override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        counted { super.moveRow(at: indexPath, to: newIndexPath) }
    }
    override func reconfigureRows(at indexPaths: [IndexPath]) { counted { super.reconfigureRows(at: indexPaths) } }
    override func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        counted { super.insertSections(sections, with: animation) }
    }
    override func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        counted { super.deleteSections(sections, with: animation) }
    }
    override func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        counted { super.reloadSections(sections, with: animation) }
    }
    override func moveSection(_ section: Int, toSection newSection: Int) {
        counted { super.moveSection(section, toSection: newSection) }
    }
}
