/// What people pull down to have a list loaded again.
///
/// Give it to a scroll view's `refreshControl`, or to a table controller's, and add an action for `.valueChanged`: it
/// runs as soon as the list has been pulled far enough. The control holds a gap open above the content until
/// `endRefreshing()` is called.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    // Points.
    private static let height: CGFloat = 60
    /// From the top to the middle of the wheel, where there is a title below it.
    private static let wheelMiddleAboveTitle: CGFloat = 22
    private static let titleTop: CGFloat = 40
    private static let titleMargin: CGFloat = 4
    /// How long in seconds the wheel takes to vanish.
    private static let vanishing: TimeInterval = 0.25

    /// How far the control has got.
    enum Stage {
        /// It waits to be pulled, or is just being so.
        case waiting
        /// What it stands for is being done.
        case refreshing
        /// It has been done; the content goes back, or is still held down.
        case done
    }

    private(set) final var stage = Stage.waiting
    private let wheel = RefreshWheel(
        frame: CGRect(x: 0, y: 0, width: RefreshWheel.diameter, height: RefreshWheel.diameter))
    private lazy var titleLabel = makeTitleLabel()
    private var hasTitle = false

    /// It is pulled by fingers, and has nothing for keys.
    open override var canBecomeFocused: Bool { false }

    /// Makes a control that is not refreshing.
    public convenience init() {
        self.init(frame: .zero)
    }

    /// Makes a control. The scroll view decides where it is, and the control how high.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: .zero, size: CGSize(width: frame.width, height: Self.height)))
        autoresizingMask = .flexibleWidth
        isHidden = true
        assemble()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
        if let color = ownTintColor { wheel.color = color }
        if let title = coder.attributedText("UIRefreshControlTitle") { attributedTitle = title }
        if !(coder is NibCoder), let title = coder.string("UIRefreshControlTitle") {
            attributedTitle = NSAttributedString(string: title)
        }
    }

    /// The title is archived without its attributes: those can't be on this platform.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(attributedTitle?.string, forKey: "UIRefreshControlTitle")
    }

    override var archivedSubviews: [UIView] { [] }

    private func assemble() {
        // Behind the rows, whenever they came.
        layer.zPosition = -1
        addSubview(wheel)
    }

    // MARK: Look

    /// The colour of the wheel; nil is grey.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            super.tintColor = newValue
            wheel.color = newValue ?? .systemGray
        }
    }

    /// What is written below the wheel.
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
        let room = width > 0 ? width : CGFloat.greatestFiniteMagnitude
        let text = titleLabel.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
        return Self.titleTop + text + Self.titleMargin
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        wheel.center = CGPoint(x: bounds.midX, y: hasTitle ? Self.wheelMiddleAboveTitle : Self.height / 2)
        guard hasTitle else { return }
        let height = titleLabel.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
        titleLabel.frame = CGRect(x: 0, y: Self.titleTop, width: bounds.width, height: height)
    }

    // MARK: Refreshing

    /// Whether what the control stands for is being done.
    public final var isRefreshing: Bool { stage == .refreshing }

    /// Says that something else than a pull has begun the refresh. Opens the gap, but neither scrolls to it nor runs the
    /// control's actions.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        stage = .refreshing
        stopVanishing()
        showsFully = true
        wheel.isTurning = true
        scrollView?.refreshHoldDidChange()
        update()
    }

    /// Says that the refresh is over. The content goes back to where it was.
    open func endRefreshing() {
        guard isRefreshing else { return }
        stage = .done
        vanish()
        scrollView?.closeRefreshGap()
        update()
    }

    private func vanish() {
        guard window != nil, UIView.areAnimationsEnabled else { return forgetWheel() }
        UIView.animate(withDuration: Self.vanishing, delay: 0, options: .allowUserInteraction) {
            self.wheel.transform = CGAffineTransform(scaleX: 0.01, y: 0.01)
            self.wheel.alpha = 0
            if self.hasTitle { self.titleLabel.alpha = 0 }
        } completion: { [weak self] _ in
            guard let self, stage != .refreshing else { return }
            forgetWheel()
            update()
        }
    }

    private func forgetWheel() {
        wheel.isTurning = false
        wheel.progress = 0
        stopVanishing()
    }

    private func stopVanishing() {
        UIView.performWithoutAnimation {
            wheel.layer.removeAllAnimations()
            wheel.transform = .identity
            wheel.alpha = 1
        }
    }

    private var showsFully: Bool {
        get { wheel.progress == 1 }
        set { wheel.progress = newValue ? 1 : 0 }
    }

    // MARK: In a scroll view

    private weak var scrollView: UIScrollView?

    /// How much room above the content the control holds open, in points.
    final var heldHeight: CGFloat { isRefreshing ? bounds.height : 0 }

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
        // What nobody sees any more does not go on vanishing.
        if newWindow == nil, stage == .done { forgetWheel() }
    }

    /// How far content must be pulled, in points: by eye on iOS 17. In a low view a finger has less of a way.
    private func threshold(in scrollView: UIScrollView) -> CGFloat {
        min(110, scrollView.bounds.height * 0.23)
    }

    /// Where the first spoke comes, as a share of the threshold: the very first movement shows nothing.
    private static let firstSpoke: CGFloat = 0.2

    /// Puts the control where it belongs, and begins to refresh where the scroll view has been pulled far enough.
    final func update() {
        guard let scrollView else { return }
        let pulled = scrollView.pulledDistance
        place(in: scrollView, pulled: pulled)
        switch stage {
        case .waiting:
            let threshold = threshold(in: scrollView)
            let share = threshold > 0 ? pulled / threshold : 0
            wheel.progress = min(1, max(0, (share - Self.firstSpoke) / (1 - Self.firstSpoke)))
            if hasTitle { titleLabel.alpha = wheel.progress }
            if share >= 1, scrollView.isDragging, isEnabled { refreshByPull() }
        case .refreshing:
            if hasTitle { titleLabel.alpha = 1 }
        case .done:
            // One pull refreshes once: it has to go back before the next.
            guard pulled <= 0 else { return }
            stage = .waiting
            forgetWheel()
        }
    }

    private func refreshByPull() {
        beginRefreshing()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// Refreshes as a pull does, and shows it.
    final func refreshByKey() {
        guard let scrollView, isEnabled, stage == .waiting else { return }
        let isAtTop = scrollView.pulledDistance >= 0
        refreshByPull()
        guard isRefreshing, isAtTop else { return }
        scrollView.setContentOffset(
            CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top), animated: true)
    }

    private func place(in scrollView: UIScrollView, pulled: CGFloat) {
        let top = -max(0, pulled)
        // A gap that is held open scrolls away with the content.
        // Rows of a bar that go along with the content stand between it and the control.
        let rows = scrollView.collapsibleBar?.visibleRowsHeight ?? 0
        let y = (isRefreshing ? min(-bounds.height, top) : top) - rows
        let new = CGRect(x: 0, y: y, width: scrollView.bounds.width, height: bounds.height)
        UIView.performWithoutAnimation {
            if frame != new { frame = new }
            let hides = pulled <= 0 && !isRefreshing
            if isHidden != hides { isHidden = hides }
        }
    }
}
