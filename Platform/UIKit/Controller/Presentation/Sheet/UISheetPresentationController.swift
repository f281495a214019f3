/// Shows a controller as a sheet: at the bottom of phones and narrow windows, where people drag it up and down, and in the
/// middle of wide ones.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// The card that is moved.
    final let card = SheetCard()
    final let dimming = UIView()
    final var backdrop: SheetBackdrop?
    final private(set) lazy var drag = SheetDrag(of: self)

    /// How dark it is behind a sheet. Measured of UIKit.
    private static let darkness: CGFloat = 0.2
    private static let standardCornerRadius: CGFloat = 10

    /// Makes a sheet.
    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        card.sheet = self
        dimming.backgroundColor = UIColor(white: 0, alpha: Self.darkness)
        dimming.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.dismissByPeople() })
        card.addGestureRecognizer(drag.recognizer)
    }

    /// Hears how high people make the sheet, and what they do else to it. It is not kept alive.
    open var delegate: (any UISheetPresentationControllerDelegate)? {
        get { anyDelegate as? any UISheetPresentationControllerDelegate }
        set { anyDelegate = newValue }
    }

    // MARK: What an app sets

    /// The heights at which the sheet may rest, in narrow windows. Not to be empty.
    open var detents: [Detent] = [.large()] {
        didSet {
            precondition(
                !detents.isEmpty, "UISheetPresentationController: a sheet needs a height; set at least one detent")
            invalidateDetents()
        }
    }

    /// The height at which the sheet rests; nil for the first of `detents`.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { invalidateDetents() } }
    }

    /// Up to which height it is not dark behind the sheet, and what is there can be touched; nil for always dark.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { if largestUndimmedDetentIdentifier != oldValue { invalidateDetents() } }
    }

    /// Whether a short line at the top shows that the sheet can be dragged.
    open var prefersGrabberVisible = false {
        didSet { invalidateDetents() }
    }

    /// Whether dragging up what scrolls in the sheet makes the sheet higher first.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether the sheet stands at the bottom edge also on phones that lie on their side; otherwise it fills the window there.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { invalidateDetents() }
    }

    /// Whether a sheet at the bottom edge of a low window is as wide as its controller's `preferredContentSize`.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { invalidateDetents() }
    }

    /// The radius of the corners in points; nil for the system's.
    open var preferredCornerRadius: CGFloat? {
        didSet { invalidateDetents() }
    }

    /// Animates what `changes` does to the sheet's properties.
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

    /// The heights of custom detents have changed: asks for them again. In `animateChanges(_:)` the sheet goes there animated.
    open func invalidateDetents() {
        guard containerView != nil else { return }
        height = selectedStop.height
        show()
    }

    // MARK: Where it is

    /// How much of the container a keyboard covers that types into the sheet, in points.
    final var keyboardHeight: CGFloat = 0
    private var keyboard: SheetKeyboard?

    /// The height of the card in points.
    final var height: CGFloat = 0
    /// How far the card is pulled down from where it rests, in points.
    final var lowered: CGFloat = 0
    /// Whether the card is out of sight, below the container.
    final var isDown = false {
        didSet { show() }
    }

    final var layout: SheetLayout {
        let bounds = containerView?.bounds ?? .zero
        let traits = traitCollection
        let wish = presentedViewController.preferredContentSize
        let isFloating = traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
        let isLow = traits.verticalSizeClass == .compact
        let margin = SheetLayout.floatingMargin
        let room = CGSize(width: max(0, bounds.width - margin), height: max(0, bounds.height - margin))
        let page = CGSize(width: SheetLayout.pageWidth, height: room.height)
        let size = wish != .zero ? wish : style == .formSheet ? SheetLayout.formSize : page
        var layout = SheetLayout(
            containerSize: bounds.size, safeArea: containerView?.safeAreaInsets ?? .zero, isFloating: isFloating,
            fillsContainer: !isFloating && isLow && !prefersEdgeAttachedInCompactHeight,
            floatingSize: CGSize(width: min(size.width, room.width), height: min(size.height, room.height)),
            attachedWidth: isLow && widthFollowsPreferredContentSizeWhenEdgeAttached && wish.width > 0
                ? min(wish.width, bounds.width) : nil)
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
        // As much of the sheet is seen above a keyboard as without one.
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

    /// Where the sheet rests.
    final var selectedStop: SheetLayout.Stop {
        let stops = layout.stops
        let wanted = selectedDetentIdentifier ?? detents.first?.identifier
        return stops.first { $0.identifier == wanted } ?? stops[0]
    }

    open override var presentedView: UIView? { card }

    open override var frameOfPresentedViewInContainerView: CGRect {
        layout.frame(height: height > 0 ? height : selectedStop.height)
    }

    open override var shouldRemovePresentersView: Bool { false }
    open override var shouldPresentInFullscreen: Bool { true }

    /// Shows the sheet where it is.
    final func show() {
        guard containerView != nil else { return }
        let layout = layout
        let frame = layout.frame(height: height)
        let down = isDown ? layout.wayDown(height: height) : lowered
        let visible = height - down
        card.layer.cornerRadius =
            layout.fillsContainer ? 0 : preferredCornerRadius ?? Self.standardCornerRadius
        card.layer.maskedCorners =
            layout.isFloating ? .all : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        card.showsGrabber = prefersGrabberVisible && !layout.isFloating && !layout.fillsContainer
        if card.bounds.size != frame.size { card.bounds.size = frame.size }
        let center = CGPoint(x: frame.midX, y: frame.midY)
        if card.center != center { card.center = center }
        // A sheet above this one holds the card pushed back.
        if presentedViewController.presentation.map({ !$0.pushesBack }) ?? true {
            let transform = CGAffineTransform(translationX: 0, y: down)
            if card.transform != transform { card.transform = transform }
        }
        let isDimmed = layout.dimming(visible: visible, undimmed: largestUndimmedDetentIdentifier)
        dimming.alpha = isDown ? 0 : isDimmed
        backdrop?.show(layout.backing(visible: visible), in: layout)
    }

    override var letsTouchesThrough: Bool { dimming.alpha <= 0.01 && largestUndimmedDetentIdentifier != nil }

    override var darkensStatusBar: Bool {
        guard backdrop != nil, let presentation else { return false }
        guard presentation.phase == .dismissing else { return layout.backing(visible: height) > 0.5 }
        // A finger may bring it back.
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

    // MARK: The transitions

    override func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        if presentedViewController.modalTransitionStyle == .crossDissolve {
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
            card.take(view)
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
            isDown = false
        }
    }

    private func end() {
        keyboard = nil
        endBackdrop()
        dimming.removeFromSuperview()
        card.transform = .identity
        lowered = 0
    }

    /// What is behind comes back to its size.
    final func endBackdrop() {
        backdrop?.end()
        backdrop = nil
    }

    /// Pushes what is behind back where the sheet stands at the bottom edge, and not in the middle.
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

    /// The grabber leads to the next height, and from the last to the first.
    final func grabberTapped() {
        let stops = layout.stops
        guard let index = stops.firstIndex(of: selectedStop), stops.count > 1 else { return }
        select(stops[(index + 1) % stops.count])
    }

    /// Someone has chosen a height.
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
    /// Whether the presenter's card is pushed back by this one.
    var pushesBack: Bool { (controller as? UISheetPresentationController)?.backdrop != nil }
}
