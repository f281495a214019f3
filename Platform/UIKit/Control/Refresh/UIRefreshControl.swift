/// A control that the user pulls down to reload a list.
///
/// Assign it to the `refreshControl` of a scroll view or a table view controller, and add an action for
/// `.valueChanged`, which is sent as soon as the list has been pulled far enough. The control keeps a gap
/// above the content until `endRefreshing()` is called.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    // The metrics in points.
    private static let height: CGFloat = 60
    /// The distance from the top to the center of the spinner if there is a title below it.
    private static let spinnerCenterAboveTitle: CGFloat = 22
    private static let titleTop: CGFloat = 40
    private static let titleMargin: CGFloat = 4
    /// The duration in seconds in which the spinner disappears.
    private static let hideDuration: TimeInterval = 0.25

    /// The stage of a refresh.
    enum Stage {
        /// No refresh; the control may be pulled.
        case idle
        /// A refresh in progress.
        case refreshing
        /// A finished refresh, while the content returns to its position or is still held down.
        case finished
    }

    private(set) final var stage = Stage.idle
    private let spinner = RefreshSpinner(
        frame: CGRect(x: 0, y: 0, width: RefreshSpinner.diameter, height: RefreshSpinner.diameter))
    private lazy var titleLabel = makeTitleLabel()
    private var hasTitle = false

    /// The control is operated by touch only.
    open override var canBecomeFocused: Bool { false }

    /// Creates a control that is not refreshing.
    public convenience init() {
        self.init(frame: .zero)
    }

    /// Creates a control. The scroll view determines its position, and the control its height.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: .zero, size: CGSize(width: frame.width, height: Self.height)))
        autoresizingMask = .flexibleWidth
        isHidden = true
        assemble()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
        if let color = ownTintColor { spinner.color = color }
        if let title = coder.attributedText("UIRefreshControlTitle") { attributedTitle = title }
        if !(coder is AttributeCoder), let title = coder.string("UIRefreshControlTitle") {
            attributedTitle = NSAttributedString(string: title)
        }
    }

    /// Encodes the control. The title is encoded without attributes, which cannot be archived on Linux.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(attributedTitle?.string, forKey: "UIRefreshControlTitle")
    }

    override var archivedSubviews: [UIView] { [] }

    private func assemble() {
        // Behind the rows, regardless of the order in which they are added.
        layer.zPosition = -1
        addSubview(spinner)
    }

    // MARK: Appearance

    /// The color of the spinner, or `nil` for gray.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            super.tintColor = newValue
            spinner.color = newValue ?? .systemGray
        }
    }

    /// The title below the spinner.
    open var attributedTitle: NSAttributedString? {
        didSet {
            guard attributedTitle != nil || hasTitle else { return }
            hasTitle = attributedTitle.map { $0.length > 0 } ?? false
            titleLabel.attributedText = attributedTitle
            titleLabel.isHidden = !hasTitle
            accessibilityLabel = attributedTitle?.string
            setNeedsLayout()
            let height = sizeThatFits(bounds.size).height
            guard height != bounds.height else { return }
            frame.size.height = height
            if isRefreshing { scrollView?.refreshHoldDidChange() }
        }
    }

    private func makeTitleLabel() -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        addSubview(label)
        return label
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: max(Self.height, hasTitle ? titleHeight(width: size.width) : 0))
    }

    private func titleHeight(width: CGFloat) -> CGFloat {
        let availableWidth = width > 0 ? width : CGFloat.greatestFiniteMagnitude
        let text = titleLabel.sizeThatFits(CGSize(width: availableWidth, height: .greatestFiniteMagnitude)).height
        return Self.titleTop + text + Self.titleMargin
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        spinner.center = CGPoint(x: bounds.midX, y: hasTitle ? Self.spinnerCenterAboveTitle : Self.height / 2)
        guard hasTitle else { return }
        let height = titleLabel.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
        titleLabel.frame = CGRect(x: 0, y: Self.titleTop, width: bounds.width, height: height)
    }

    // MARK: Refreshing

    /// Whether a refresh is in progress.
    open var isRefreshing: Bool { stage == .refreshing }

    /// Begins a refresh that was not caused by a pull. Opens the gap, but neither scrolls to it nor sends
    /// actions.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        stage = .refreshing
        cancelHideAnimation()
        showsAllSpokes = true
        spinner.isSpinning = true
        scrollView?.refreshHoldDidChange()
        update()
    }

    /// Ends the refresh. The content returns to its position.
    open func endRefreshing() {
        guard isRefreshing else { return }
        stage = .finished
        hideSpinner()
        scrollView?.closeRefreshGap()
        update()
    }

    private func hideSpinner() {
        guard window != nil, UIView.areAnimationsEnabled else { return resetSpinner() }
        UIView.animate(withDuration: Self.hideDuration, delay: 0, options: .allowUserInteraction) {
            self.spinner.transform = CGAffineTransform(scaleX: 0.01, y: 0.01)
            self.spinner.alpha = 0
            if self.hasTitle { self.titleLabel.alpha = 0 }
        } completion: { [weak self] _ in
            guard let self, stage != .refreshing else { return }
            resetSpinner()
            update()
        }
    }

    private func resetSpinner() {
        spinner.isSpinning = false
        spinner.progress = 0
        cancelHideAnimation()
    }

    private func cancelHideAnimation() {
        UIView.performWithoutAnimation {
            spinner.layer.removeAllAnimations()
            spinner.transform = .identity
            spinner.alpha = 1
        }
    }

    private var showsAllSpokes: Bool {
        get { spinner.progress == 1 }
        set { spinner.progress = newValue ? 1 : 0 }
    }

    // MARK: Scroll view

    private weak var scrollView: UIScrollView?

    /// The height of the gap that the control keeps above the content, in points.
    final var gapHeight: CGFloat { isRefreshing ? bounds.height : 0 }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard superview !== scrollView else { return }
        scrollView?.releaseRefreshControl(self)
        scrollView = superview as? UIScrollView
        scrollView?.attachRefreshControl(self)
        if isRefreshing { scrollView?.refreshHoldDidChange() }
        update()
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        // The animation does not continue outside a window.
        if newWindow == nil, stage == .finished { resetSpinner() }
    }

    /// Returns the distance that starts a refresh, in points, estimated from iOS 17. It is smaller in low
    /// views.
    private func threshold(in scrollView: UIScrollView) -> CGFloat {
        min(110, scrollView.bounds.height * 0.23)
    }

    /// The fraction of the threshold at which the first spoke appears. A smaller movement shows nothing.
    private static let firstSpokeFraction: CGFloat = 0.2

    /// Positions the control, and begins a refresh if the scroll view has been pulled far enough.
    final func update() {
        guard let scrollView else { return }
        let pulled = scrollView.pulledDistance
        updateFrame(in: scrollView, pulled: pulled)
        switch stage {
        case .idle:
            let threshold = threshold(in: scrollView)
            let fraction = threshold > 0 ? pulled / threshold : 0
            spinner.progress = min(1, max(0, (fraction - Self.firstSpokeFraction) / (1 - Self.firstSpokeFraction)))
            if hasTitle { titleLabel.alpha = spinner.progress }
            if fraction >= 1, scrollView.hasDrag, isEnabled { refreshByPull() }
        case .refreshing:
            if hasTitle { titleLabel.alpha = 1 }
        case .finished:
            // Each pull refreshes only once: the content must return before the next.
            guard pulled <= 0 else { return }
            stage = .idle
            resetSpinner()
        }
    }

    private func refreshByPull() {
        beginRefreshing()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// Refreshes as by a pull, and scrolls to the control.
    final func refreshByKey() {
        guard let scrollView, isEnabled, stage == .idle else { return }
        let isAtTop = scrollView.pulledDistance >= 0
        refreshByPull()
        guard isRefreshing, isAtTop else { return }
        scrollView.setContentOffset(
            CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top), animated: true)
    }

    private func updateFrame(in scrollView: UIScrollView, pulled: CGFloat) {
        let top = -max(0, pulled)
        // An open gap scrolls with the content. Rows of a collapsible bar are between the bar and the
        // control.
        let rows = scrollView.collapsibleBar?.visibleRowsHeight ?? 0
        let y = (isRefreshing ? min(-bounds.height, top) : top) - rows
        let new = CGRect(x: 0, y: y, width: scrollView.bounds.width, height: bounds.height)
        UIView.performWithoutAnimation {
            if frame != new { frame = new }
            let hides = pulled <= 0 && !isRefreshing
            if isHidden != hides { isHidden = hides }
        }
    }

    open override class var objcMembers: [ObjCMember] { super.objcMembers + refreshControlMembers }
}
