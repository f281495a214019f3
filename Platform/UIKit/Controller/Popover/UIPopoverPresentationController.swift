import QuartzCore

/// Shows a controller in a bubble with an arrow that points at what it is about, in wide windows. In narrow ones it adapts to a
/// sheet, unless its delegate's `adaptivePresentationStyle(for:)` says `.none`.
///
/// Set the controller's `modalPresentationStyle` to `.popover`, and its `popoverPresentationController` up, before you present it.
open class UIPopoverPresentationController: UIPresentationController {
    private let bubble = PopoverView()
    private let surround = PopoverSurround()
    private var direction = UIPopoverArrowDirection.unknown
    /// The size of the container that the popover was placed for.
    private var placedSize: CGSize?

    /// The content's width without a wish, in points: what popovers have had since there are any.
    private static let standardWidth: CGFloat = 320

    /// Hears of the popover, and decides how it adapts. It is not kept alive.
    open var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { anyDelegate as? any UIPopoverPresentationControllerDelegate }
        set { anyDelegate = newValue }
    }

    // MARK: What it points at

    /// The view in whose coordinates `sourceRect` is. The popover traps without this, and without a `sourceItem`.
    open var sourceView: UIView? { didSet { sourceDidChange() } }

    /// What of `sourceView` the popover points at; null, as it is at first, for all of it.
    open var sourceRect = CGRect.null { didSet { sourceDidChange() } }

    /// What the popover points at, in place of `sourceView`.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { sourceDidChange() } }

    /// The button in a bar that the popover points at: the `sourceItem`, if that is one.
    open var barButtonItem: UIBarButtonItem? {
        get { sourceItem as? UIBarButtonItem }
        set { sourceItem = newValue }
    }

    /// Where the arrow may point.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any { didSet { sourceDidChange() } }

    /// Where the arrow points; `.unknown` before the popover is shown.
    open var arrowDirection: UIPopoverArrowDirection { direction }

    /// Whether the popover may lie over what it points at where there is no room beside that.
    open var canOverlapSourceViewRect = false { didSet { sourceDidChange() } }

    /// How far the popover stays from the edges of the window, in points. It stays in the safe area at any rate.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { sourceDidChange() }
    }

    /// The views beside the popover that can be touched without ending it.
    open var passthroughViews: [UIView]? {
        didSet { surround.passthroughViews = passthroughViews ?? [] }
    }

    /// The ground of the popover and its arrow; nil for the system's material.
    open var backgroundColor: UIColor? {
        didSet { bubble.groundColor = backgroundColor }
    }

    /// Whether the popover has an arrow; without one it stands beside what it is about all the same.
    final var showsArrow = true

    private func sourceDidChange() {
        guard presentation?.isAtRest == true, presentation?.controller === self else { return }
        containerView?.setNeedsLayout()
    }

    /// The rectangle that the popover points at, in the container; null where that is in no window, or in another.
    private var source: CGRect {
        guard let containerView else { return .null }
        if let sourceItem { return sourceItem.frame(in: containerView) }
        guard let sourceView, sourceView.window === containerView.window else { return .null }
        return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: containerView)
    }

    // MARK: Adapting

    private var ownSheet: UISheetPresentationController?

    /// The sheet that the popover adapts to in narrow windows: set it up before you present.
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

    // MARK: Where it is

    open override var presentedView: UIView? { bubble }
    open override var shouldRemovePresentersView: Bool { false }
    open override var shouldPresentInFullscreen: Bool { true }
    override var letsTouchesThrough: Bool { true }
    override var keepsKeysInside: Bool { true }

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

    private var room: CGRect {
        guard let containerView else { return .zero }
        let safe = containerView.safeAreaInsets
        let margins = popoverLayoutMargins
        // The guide tells the container when the keyboard moves.
        let keyboard = containerView.keyboardLayoutGuide.height(in: containerView)
        let bottom = keyboard > safe.bottom ? keyboard + margins.bottom : max(safe.bottom, margins.bottom)
        return containerView.bounds.inset(
            by: UIEdgeInsets(
                top: max(safe.top, margins.top), left: max(safe.left, margins.left), bottom: bottom,
                right: max(safe.right, margins.right)))
    }

    private func makePlace() -> PopoverLayout.Place? {
        guard containerView != nil else { return nil }
        let (room, source) = (room, source)
        var size = contentSize
        size.height = min(size.height, room.height)
        let layout = PopoverLayout(
            source: source.isNull ? CGRect(x: room.midX, y: room.midY, width: 0, height: 0) : source, room: room,
            contentSize: size, permitted: permittedArrowDirections, mayOverlap: canOverlapSourceViewRect)
        return layout.place
    }

    open override var frameOfPresentedViewInContainerView: CGRect { makePlace()?.frame ?? .zero }

    private func place() {
        guard let containerView, let place = makePlace() else { return }
        placedSize = containerView.bounds.size
        direction = place.direction
        let edge: PopoverShape.Edge =
            switch place.direction {
            case .up: .top
            case .down: .bottom
            case .left: .left
            default: .right
            }
        let callout = PopoverShape(edge: edge, position: place.tip, size: PopoverLayout.arrowSize)
        bubble.callout = showsArrow ? callout : nil
        let body = showsArrow ? place.frame : callout.body(of: place.frame)
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
        if let placedSize, placedSize != containerView.bounds.size, presentation?.isAtRest == true { askWhereTo() }
        place()
    }

    /// The window has another size: what the popover points at may be elsewhere.
    private func askWhereTo() {
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

    // MARK: The transitions

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
            bubble.groundColor = backgroundColor
            surround.passthroughViews = passthroughViews ?? []
            surround.onTap = { [weak self] in self?.tappedBeside() }
            surround.frame = containerView.bounds
            surround.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            containerView.insertSubview(surround, at: 0)
            bubble.take(presentedViewController)
            if let alert, let alertView = alert.alertView {
                alertView.look = .popover
                alert.preferredContentSize = alertView.popoverSize
            }
            place()
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
        surround.removeFromSuperview()
        bubble.end()
        direction = .unknown
        placedSize = nil
    }

    private func tappedBeside() {
        guard presentation?.isAtRest == true else { return }
        if let alert = presentedViewController as? UIAlertController, let cancel = alert.cancelAction,
            mayBeDismissedByPeople
        {
            alert.choose(cancel, byTapOutside: true)
        } else {
            dismissByPeople()
        }
    }
}

extension UIViewController {
    /// The presentation controller, where it is that of a popover, also where it adapts to something else. Set
    /// `modalPresentationStyle` to `.popover` before you ask for it.
    public final var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
}
