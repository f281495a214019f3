import QuartzCore

/// A presentation controller that shows a controller in a bubble with an arrow in wide windows.
///
/// In narrow windows a popover adapts to a sheet, unless its delegate returns `.none` from
/// `adaptivePresentationStyle(for:)`. Set the controller's `modalPresentationStyle` to `.popover` and
/// configure its `popoverPresentationController` before you present it.
open class UIPopoverPresentationController: UIPresentationController {
    private let bubble = PopoverView()
    private let backdrop = PopoverBackdrop()
    private var direction = UIPopoverArrowDirection.unknown
    /// The size of the container for which the popover was last laid out.
    private var laidOutSize: CGSize?

    /// The default width of the content, in points: that of UIKit.
    private static let standardWidth: CGFloat = 320

    /// The delegate, which adapts the popover and is notified of its dismissal. It is not retained.
    open var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { anyDelegate as? any UIPopoverPresentationControllerDelegate }
        set { anyDelegate = newValue }
    }

    // MARK: Source

    /// The view in whose coordinates `sourceRect` is given. Presenting traps if neither this nor
    /// `sourceItem` is set.
    open var sourceView: UIView? { didSet { sourceDidChange() } }

    /// The rectangle of `sourceView` that the popover points at; null, the default, for the view's bounds.
    open var sourceRect = CGRect.null { didSet { sourceDidChange() } }

    /// The item that the popover points at, instead of `sourceView`.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { sourceDidChange() } }

    /// The bar button item that the popover points at: `sourceItem`, if that is one.
    open var barButtonItem: UIBarButtonItem? {
        get { sourceItem as? UIBarButtonItem }
        set { sourceItem = newValue }
    }

    /// The permitted directions of the arrow.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any { didSet { sourceDidChange() } }

    /// The direction of the arrow; `.unknown` before the popover is shown.
    open var arrowDirection: UIPopoverArrowDirection { direction }

    /// Whether the popover may cover its source if there is not enough space next to it.
    open var canOverlapSourceViewRect = false { didSet { sourceDidChange() } }

    /// The minimum distances from the edges of the window, in points. The popover is always within the safe
    /// area.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { sourceDidChange() }
    }

    /// The views outside the popover that receive touches while it is shown.
    open var passthroughViews: [UIView]? {
        didSet { backdrop.passthroughViews = passthroughViews ?? [] }
    }

    /// The background color of the popover and its arrow; nil for the system's material.
    open var backgroundColor: UIColor? {
        didSet { bubble.fillColor = backgroundColor }
    }

    /// Whether the popover has an arrow. It does not change the position of the popover.
    final var showsArrow = true

    private func sourceDidChange() {
        guard presentation?.isAtRest == true, presentation?.controller === self else { return }
        containerView?.setNeedsLayout()
    }

    /// The rectangle that the popover points at, in the container's coordinates; null if it is not in the
    /// same window.
    private var source: CGRect {
        guard let containerView else { return .null }
        if let sourceItem { return sourceItem.frame(in: containerView) }
        guard let sourceView, sourceView.window === containerView.window else { return .null }
        return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: containerView)
    }

    // MARK: Adaptation

    private var ownSheet: UISheetPresentationController?

    /// The sheet that the popover adapts to in narrow windows. Configure it before you present.
    open var adaptiveSheetPresentationController: UISheetPresentationController {
        if let ownSheet { return ownSheet }
        let sheet = UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)
        sheet.style = .pageSheet
        ownSheet = sheet
        return sheet
    }

    override func systemAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        traits.horizontalSizeClass == .compact ? .pageSheet : .none
    }

    override func makeAdaptedController(
        for style: UIModalPresentationStyle, of shown: UIViewController, presenting: UIViewController
    ) -> UIPresentationController {
        let isSheet = style == .pageSheet || style == .formSheet || style == .automatic
        guard isSheet, shown === presentedViewController, !(shown is UIAlertController) else {
            return super.makeAdaptedController(for: style, of: shown, presenting: presenting)
        }
        adaptiveSheetPresentationController.style = style
        return adaptiveSheetPresentationController
    }

    // MARK: Layout

    open override var presentedView: UIView? { bubble }
    open override var shouldRemovePresentersView: Bool { false }
    open override var shouldPresentInFullscreen: Bool { true }
    override var passesTouchesThrough: Bool { true }
    override var capturesKeyboardInput: Bool { true }

    override var styleTraits: UITraitCollection? {
        UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceLevel: .elevated), UITraitCollection(horizontalSizeClass: .compact),
        ])
    }

    private var contentSize: CGSize {
        let presented = presentedViewController
        var wish = presented.preferredContentSize
        if let navigation = presented as? UINavigationController, wish == .zero, let top = navigation.topViewController
        {
            wish = top.preferredContentSize
            if wish.height > 0, !navigation.isNavigationBarHidden {
                wish.height += navigation.navigationBar.bounds.height
            }
        }
        return CGSize(
            width: wish.width > 0 ? wish.width : Self.standardWidth,
            height: wish.height > 0 ? wish.height : .greatestFiniteMagnitude)
    }

    private var availableArea: CGRect {
        guard let containerView else { return .zero }
        let safe = containerView.safeAreaInsets
        let margins = popoverLayoutMargins
        // The guide invalidates the container's layout when the keyboard moves.
        let keyboard = containerView.keyboardLayoutGuide.height(in: containerView)
        let bottom = keyboard > safe.bottom ? keyboard + margins.bottom : max(safe.bottom, margins.bottom)
        return containerView.bounds.inset(
            by: UIEdgeInsets(
                top: max(safe.top, margins.top), left: max(safe.left, margins.left), bottom: bottom,
                right: max(safe.right, margins.right)))
    }

    private func makePlacement() -> PopoverLayout.Placement? {
        guard containerView != nil else { return nil }
        let (availableArea, source) = (availableArea, source)
        var size = contentSize
        size.height = min(size.height, availableArea.height)
        let layout = PopoverLayout(
            source: source.isNull ? CGRect(x: availableArea.midX, y: availableArea.midY, width: 0, height: 0) : source,
            availableArea: availableArea,
            contentSize: size, permitted: permittedArrowDirections, mayOverlap: canOverlapSourceViewRect)
        return layout.placement
    }

    open override var frameOfPresentedViewInContainerView: CGRect { makePlacement()?.frame ?? .zero }

    private func layOutBubble() {
        guard let containerView, let placement = makePlacement() else { return }
        laidOutSize = containerView.bounds.size
        direction = placement.direction
        let edge: PopoverShape.Edge =
            switch placement.direction {
            case .up: .top
            case .down: .bottom
            case .left: .left
            default: .right
            }
        let popoverShape = PopoverShape(edge: edge, position: placement.tip, size: PopoverLayout.arrowSize)
        bubble.popoverShape = showsArrow ? popoverShape : nil
        let body = showsArrow ? placement.frame : popoverShape.body(of: placement.frame)
        let traits = containerView.traits
        let frame = CGRect(
            x: body.minX.roundedToPixel(traits), y: body.minY.roundedToPixel(traits),
            width: body.width.roundedToPixel(traits), height: body.height.roundedToPixel(traits))
        if bubble.frame != frame { bubble.frame = frame }
        bubble.layoutIfNeeded()
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard presentation?.controller === self, let containerView else { return }
        if let laidOutSize, laidOutSize != containerView.bounds.size, presentation?.isAtRest == true {
            requestReposition()
        }
        layOutBubble()
    }

    /// Calls the delegate, which may change the source, after the window was resized.
    private func requestReposition() {
        guard let delegate, var view = sourceView else { return }
        var rect = sourceRect.isNull ? view.bounds : sourceRect
        let old = (rect, view)
        delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
        if rect != old.0 || view !== old.1 {
            sourceView = view
            sourceRect = rect
        }
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        guard presentation?.isAtRest == true, presentation?.controller === self, let containerView else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
            containerView.setNeedsLayout()
            containerView.layoutIfNeeded()
        }
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { bubble.bounds.size }

    // MARK: Transitions

    override func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        CrossDissolveAnimator(isPresenting: isPresenting)
    }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        delegate?.prepareForPopoverPresentation(self)
        let alert = presentedViewController as? UIAlertController
        alert?.checkContents()
        checkSource()
        guard let containerView else { return }
        UIView.performWithoutAnimation {
            bubble.fillColor = backgroundColor
            backdrop.passthroughViews = passthroughViews ?? []
            backdrop.onTap = { [weak self] in self?.tappedBeside() }
            backdrop.frame = containerView.bounds
            backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            containerView.insertSubview(backdrop, at: 0)
            bubble.setContent(presentedViewController)
            if let alert, let alertView = alert.alertView {
                alertView.alertStyle = .popover
                alert.preferredContentSize = alertView.popoverSize
            }
            layOutBubble()
        }
    }

    private func checkSource() {
        guard sourceItem == nil, sourceView == nil else { return }
        guard let alert = presentedViewController as? UIAlertController else {
            preconditionFailure(
                "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem set before "
                    + "the presentation occurs.")
        }
        preconditionFailure(
            "UIAlertController (\(alert)) of style UIAlertControllerStyleActionSheet. The modalPresentationStyle of a "
                + "UIAlertController with this style is UIModalPresentationPopover. You must provide location information "
                + "for this popover through the alert controller's popoverPresentationController. You must provide either "
                + "a sourceView and sourceRect or a barButtonItem. If this information is not known when you present the "
                + "alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method "
                + "-prepareForPopoverPresentation.")
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if completed { (presentedViewController as? UIAlertController)?.takeKeys() } else { end() }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { end() }
    }

    private func end() {
        backdrop.removeFromSuperview()
        bubble.end()
        direction = .unknown
        laidOutSize = nil
    }

    private func tappedBeside() {
        guard presentation?.isAtRest == true else { return }
        if let alert = presentedViewController as? UIAlertController, let cancel = alert.cancelAction,
            allowsDismissalByUser
        {
            alert.choose(cancel, byTapOutside: true)
        } else {
            dismissByUser()
        }
    }
}
