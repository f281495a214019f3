/// A presentation controller that shows a sheet: at the bottom of phones and narrow windows, where the user
/// can drag it, or in the middle of wide windows.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// The card that contains the presented view.
    final let card = SheetCard()
    final let dimming = UIView()
    final var backdrop: SheetBackdrop?
    final private(set) lazy var drag = SheetDrag(of: self)

    /// The maximum opacity of the dimming view. Measured on UIKit.
    private static let darkness: CGFloat = 0.2
    private static let standardCornerRadius: CGFloat = 10

    /// Creates a sheet presentation controller.
    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        card.sheet = self
        dimming.backgroundColor = UIColor(white: 0, alpha: Self.darkness)
        dimming.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.dismissByUser() })
        card.addGestureRecognizer(drag.recognizer)
    }

    /// The delegate, which is notified when the user selects a detent or dismisses the sheet. It is not
    /// retained.
    open var delegate: (any UISheetPresentationControllerDelegate)? {
        get { anyDelegate as? any UISheetPresentationControllerDelegate }
        set { anyDelegate = newValue }
    }

    // MARK: Configuration

    /// The heights at which the sheet can rest in narrow windows.
    ///
    /// - Precondition: The array is not empty.
    open var detents: [Detent] = [.large()] {
        didSet {
            precondition(
                !detents.isEmpty,
                "UISheetPresentationController.detents was set to an empty array. Set at least one detent.")
            invalidateDetents()
        }
    }

    /// The detent at which the sheet rests; nil for the first one of `detents`.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { invalidateDetents() } }
    }

    /// The largest detent at which the views behind the sheet are not dimmed and receive touches; nil to
    /// always dim them.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { if largestUndimmedDetentIdentifier != oldValue { invalidateDetents() } }
    }

    /// Whether a grabber is shown at the top.
    open var prefersGrabberVisible = false {
        didSet { invalidateDetents() }
    }

    /// Whether scrolling up the content at its top expands the sheet first.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether the sheet is attached to the bottom edge in a vertically compact environment. Otherwise it
    /// fills the window there.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { invalidateDetents() }
    }

    /// Whether an edge-attached sheet in a vertically compact environment has the width of
    /// `preferredContentSize`.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { invalidateDetents() }
    }

    /// The radius of the corners, in points; nil for the system's.
    open var preferredCornerRadius: CGFloat? {
        didSet { invalidateDetents() }
    }

    /// Animates the changes of the sheet's properties in `changes`.
    open func animateChanges(_ changes: () -> Void) {
        withoutActuallyEscaping(changes) { changes in
            UIView.animate(
                withDuration: PresentationSpring.duration, delay: 0, usingSpringWithDamping: 1,
                initialSpringVelocity: 0, options: .allowUserInteraction
            ) {
                changes()
                self.card.layoutIfNeeded()
            }
        }
    }

    /// Resolves the heights of custom detents again. In `animateChanges(_:)` the new height is animated.
    open func invalidateDetents() {
        guard containerView != nil else { return }
        height = selectedStop.height
        show()
    }

    // MARK: Layout

    /// The height of the keyboard of the sheet's first responder, in points.
    final var keyboardHeight: CGFloat = 0
    private var keyboard: SheetKeyboard?

    /// The height of the card, in points.
    final var height: CGFloat = 0
    /// The distance by which the card is dragged below its resting position, in points.
    final var lowered: CGFloat = 0
    /// Whether the card is outside the container, below its bottom edge.
    final var isOffscreen = false {
        didSet { show() }
    }

    /// Whether the sheet is a card in the middle of a large window.
    private var isFloating: Bool {
        traitCollection.horizontalSizeClass == .regular && traitCollection.verticalSizeClass == .regular
    }

    /// Whether the sheet fills a vertically compact window.
    final var fillsContainer: Bool {
        traitCollection.verticalSizeClass == .compact && !isFloating && !prefersEdgeAttachedInCompactHeight
    }

    final var layout: SheetLayout {
        let bounds = containerView?.bounds ?? .zero
        let traits = traitCollection
        let preferredSize = presentedViewController.preferredContentSize
        let isLow = traits.verticalSizeClass == .compact
        let margin = SheetLayout.floatingMargin
        let available = CGSize(width: max(0, bounds.width - margin), height: max(0, bounds.height - margin))
        let page = CGSize(width: SheetLayout.pageWidth, height: available.height)
        let size = preferredSize != .zero ? preferredSize : style == .formSheet ? SheetLayout.formSize : page
        var layout = SheetLayout(
            containerSize: bounds.size, safeArea: containerView?.safeAreaInsets ?? .zero, isFloating: isFloating,
            fillsContainer: fillsContainer,
            floatingSize: CGSize(width: min(size.width, available.width), height: min(size.height, available.height)),
            attachedWidth: isLow && widthFollowsPreferredContentSizeWhenEdgeAttached && preferredSize.width > 0
                ? min(preferredSize.width, bounds.width) : nil)
        layout.keyboardHeight = keyboardHeight
        layout.stops = stops(in: layout, traits: traits)
        return layout
    }

    private func stops(in layout: SheetLayout, traits: UITraitCollection) -> [SheetLayout.Stop] {
        if layout.isFloating { return [SheetLayout.Stop(identifier: .large, height: layout.floatingSize.height)] }
        let bottom = layout.safeArea.bottom
        let context = SheetResolution(
            traits: traits, maximum: max(0, layout.maximumHeight - bottom), containerHeight: layout.containerSize.height
        )
        // The same part of the sheet is visible with and without a keyboard.
        let covered = max(bottom, keyboardHeight)
        let stops = detents.compactMap { detent in
            detent.resolvedValue(in: context).map {
                SheetLayout.Stop(
                    identifier: detent.identifier, height: min(max(0, $0) + covered, layout.maximumHeight))
            }
        }
        let whole = SheetLayout.Stop(identifier: .large, height: layout.maximumHeight)
        return stops.isEmpty || layout.fillsContainer ? [whole] : stops.sorted { $0.height < $1.height }
    }

    /// The height at which the sheet rests.
    final var selectedStop: SheetLayout.Stop {
        let stops = layout.stops
        let preferred = selectedDetentIdentifier ?? detents.first?.identifier
        return stops.first { $0.identifier == preferred } ?? stops[0]
    }

    open override var presentedView: UIView? { card }

    open override var frameOfPresentedViewInContainerView: CGRect {
        layout.frame(height: height > 0 ? height : selectedStop.height)
    }

    open override var shouldRemovePresentersView: Bool { false }
    open override var shouldPresentInFullscreen: Bool { true }

    /// Applies the current height to the card, the dimming view and the backdrop.
    final func show() {
        guard containerView != nil else { return }
        let layout = layout
        let frame = layout.frame(height: height)
        let down = isOffscreen ? layout.distanceToHide(height: height) : lowered
        let visible = height - down
        card.layer.cornerRadius =
            layout.fillsContainer ? 0 : preferredCornerRadius ?? Self.standardCornerRadius
        card.layer.maskedCorners =
            layout.isFloating ? .all : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        card.showsGrabber = prefersGrabberVisible && !layout.isFloating && !layout.fillsContainer
        if card.bounds.size != frame.size { card.bounds.size = frame.size }
        let center = CGPoint(x: frame.midX, y: frame.midY)
        if card.center != center { card.center = center }
        // Otherwise the sheet above this one sets the transform of the card.
        if presentedViewController.presentation.map({ !$0.scalesPresenter }) ?? true {
            let transform = CGAffineTransform(translationX: 0, y: down)
            if card.transform != transform { card.transform = transform }
        }
        let isDimmed = layout.dimming(visible: visible, undimmed: largestUndimmedDetentIdentifier)
        dimming.alpha = isOffscreen ? 0 : isDimmed
        backdrop?.show(layout.backing(visible: visible), in: layout)
    }

    override var passesTouchesThrough: Bool { dimming.alpha <= 0.01 && largestUndimmedDetentIdentifier != nil }

    override var darkensStatusBar: Bool {
        guard backdrop != nil, let presentation else { return false }
        guard presentation.phase == .dismissing else { return layout.backing(visible: height) > 0.5 }
        // A drag may cancel the dismissal.
        guard let transition = presentation.transition, transition.isInteractive || transition.isCancelled else {
            return false
        }
        return layout.backing(visible: height * (1 - transition.percentComplete)) > 0.5
    }

    override var styleTraits: UITraitCollection? {
        let raised = UITraitCollection(userInterfaceLevel: .elevated)
        guard style == .formSheet else { return raised }
        return UITraitCollection(traitsFrom: [raised, UITraitCollection(horizontalSizeClass: .compact)])
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        guard presentation?.isAtRest == true else { return }
        animateChanges { invalidateDetents() }
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        let current = layout
        guard !current.isFloating else { return card.bounds.size }
        return CGSize(
            width: current.attachedWidth ?? parentSize.width,
            height: max(0, card.bounds.height + parentSize.height - current.containerSize.height))
    }

    // MARK: Transitions

    override func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        if presentedViewController.modalTransitionStyle != .coverVertical || UIAccessibility.prefersCrossFadeTransitions
        {
            return super.makeAnimator(isPresenting: isPresenting)
        }
        return SheetAnimator(self, isPresenting: isPresenting)
    }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView, let view = presentedViewController.view else { return }
        dimming.frame = containerView.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView.insertSubview(dimming, at: 0)
        keyboard = SheetKeyboard(of: self)
        keyboardHeight = 0
        height = selectedStop.height
        let layout = layout
        if !layout.isFloating { backdrop = SheetBackdrop(of: presentingViewController) }
        UIView.performWithoutAnimation {
            card.bounds.size = layout.frame(height: height).size
            card.setContent(view)
            dimming.alpha = 0
            backdrop?.show(0, in: layout)
        }
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in self?.show() })
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if completed { show() } else { end() }
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in
            guard let self else { return }
            dimming.alpha = 0
            backdrop?.show(0, in: layout)
        })
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed {
            end()
        } else {
            isOffscreen = false
        }
    }

    private func end() {
        keyboard = nil
        endBackdrop()
        dimming.removeFromSuperview()
        card.transform = .identity
        lowered = 0
    }

    /// Restores the size of the presenter's view.
    final func endBackdrop() {
        backdrop?.end()
        backdrop = nil
    }

    /// Creates or removes the backdrop: only edge-attached sheets have one.
    final func updateBackdrop() {
        guard presentation?.isAtRest == true, presentation?.controller === self else { return }
        if layout.isFloating {
            endBackdrop()
        } else if backdrop == nil {
            backdrop = SheetBackdrop(of: presentingViewController)
        }
        show()
    }

    open override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        guard presentation?.isAtRest == true, !drag.isDragging else { return }
        UIView.performWithoutAnimation {
            height = selectedStop.height
            updateBackdrop()
        }
    }

    /// Selects the next detent, or the first one after the last.
    final func grabberTapped() {
        let stops = layout.stops
        guard let index = stops.firstIndex(of: selectedStop), stops.count > 1 else { return }
        select(stops[(index + 1) % stops.count])
    }

    /// Selects a detent for the user.
    final func select(_ stop: SheetLayout.Stop) {
        let changes = stop != selectedStop
        animateChanges {
            lowered = 0
            selectedDetentIdentifier = stop.identifier
            height = stop.height
            show()
        }
        if changes { delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self) }
    }
}

extension Presentation {
    /// Whether this presentation scales down the presenter's card.
    var scalesPresenter: Bool { (controller as? UISheetPresentationController)?.backdrop != nil }
}
