/// A row of dots that represent pages and indicate the current page.
///
/// A tap beside the current dot moves by one page. A long press allows moving along the dots.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// The current interaction with the control.
    public enum InteractionState: Int, Sendable {
        case none = 0
        /// A tap.
        case discrete = 1
        /// A touch that moves along the dots.
        case continuous = 2
    }

    /// The visibility of the background.
    public enum BackgroundStyle: Int, Sendable {
        /// Visible while a touch moves along the dots.
        case automatic = 0
        /// Always visible.
        case prominent = 1
        /// Never visible.
        case minimal = 2
    }

    /// The direction in which the pages are arranged.
    public enum Direction: Int, Sendable {
        /// The reading direction.
        case natural = 0
        case leftToRight = 1
        case rightToLeft = 2
        case topToBottom = 3
        case bottomToTop = 4
    }

    // Lengths in points, estimated from iOS 17.
    private static let height: CGFloat = 26
    private static let dotSpacing: CGFloat = 17
    private static let dotSize: CGFloat = 8
    /// The margin between the outermost dots and the ends of the background.
    private static let margin: CGFloat = 12
    /// The scale of the outermost dots if there are further pages beyond them.
    private static let truncatedScale: CGFloat = 0.5
    /// The duration of animations, in seconds.
    private static let duration: TimeInterval = 0.2
    private static let holdDelay: TimeInterval = 0.3

    private let background = UIView()
    private var dots: [UIImageView] = []
    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]
    private var holdTimer: DisplayClock.Timer?

    /// Creates a control without pages.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
        restoreProperties(from: coder)
    }

    /// Property observers do not run in an initializer.
    private func restoreProperties(from coder: NSCoder) {
        numberOfPages = coder.integer("UINumberOfPages", or: 0)
        currentPage = coder.integer("UICurrentPage", or: 0)
        hidesForSinglePage = coder.flag("UIHideForSinglePage", or: false)
        pageIndicatorTintColor = coder.object("UIPageIndicatorTintColor")
        currentPageIndicatorTintColor = coder.object("UICurrentPageIndicatorTintColor")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(numberOfPages, forKey: "UINumberOfPages")
        coder.encode(currentPage, forKey: "UICurrentPage")
        coder.encode(hidesForSinglePage, forKey: "UIHideForSinglePage")
        coder.encode(pageIndicatorTintColor, forKey: "UIPageIndicatorTintColor")
        coder.encode(currentPageIndicatorTintColor, forKey: "UICurrentPageIndicatorTintColor")
    }

    override var archivedSubviews: [UIView] { [] }

    private func assemble() {
        background.backgroundColor = .systemFill
        background.isUserInteractionEnabled = false
        addSubview(background)
        update()
    }

    // MARK: Pages

    /// The number of pages.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
            while dots.count < numberOfPages {
                let dot = UIImageView()
                dot.contentMode = .center
                dots.append(dot)
                addSubview(dot)
            }
            page = clamped(page)
            invalidateIntrinsicContentSize()
            update()
        }
    }

    private var page = 0

    /// The index of the current page, clamped to the existing pages. Setting it sends no event.
    open var currentPage: Int {
        get { page }
        set {
            let new = clamped(newValue)
            guard new != page else { return }
            page = new
            update()
        }
    }

    private func clamped(_ page: Int) -> Int { min(max(page, 0), max(0, numberOfPages - 1)) }

    /// Whether the dot is hidden if there is only one page.
    open var hidesForSinglePage = false {
        didSet { update() }
    }

    // MARK: Appearance

    /// The color of the dots of other pages, or `nil` for translucent white.
    open var pageIndicatorTintColor: UIColor? {
        didSet { update() }
    }

    /// The color of the current page's dot, or `nil` for white.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { update() }
    }

    /// The visibility of the background.
    open var backgroundStyle = BackgroundStyle.automatic {
        didSet { update() }
    }

    /// The direction in which the pages are arranged.
    open var direction = Direction.natural {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The image of the page indicators, or `nil` for a dot.
    open var preferredIndicatorImage: UIImage? {
        didSet { update() }
    }

    /// The image of the current page's indicator, or `nil` for that of the other pages.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        didSet { update() }
    }

    /// Returns the custom image of a page's indicator.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[checked(page)] }

    /// Sets the custom image of a page's indicator.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        images[checked(page)] = image
        update()
    }

    /// Returns the custom image of a page's indicator while the page is current.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[checked(page)] }

    /// Sets the custom image of a page's indicator while the page is current.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentImages[checked(page)] = image
        update()
    }

    private func checked(_ page: Int) -> Int {
        precondition(
            dots.indices.contains(page),
            "UIPageControl has no page \(page) because it has \(numberOfPages) pages. Set numberOfPages first.")
        return page
    }

    private func image(forPage index: Int) -> UIImage? {
        let standardImage = images[index] ?? preferredIndicatorImage
        guard index == page else { return standardImage }
        return currentImages[index] ?? preferredCurrentPageIndicatorImage ?? standardImage
    }

    private func update() {
        for (index, dot) in dots.enumerated() {
            let image = image(forPage: index)
            let color =
                index == page
                ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? .white.withAlphaComponent(0.5)
            dot.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
            dot.tintColor = color
            dot.backgroundColor = image == nil ? color : nil
            dot.isHidden = hidesForSinglePage && numberOfPages <= 1
        }
        let showsBackground =
            backgroundStyle == .prominent || backgroundStyle == .automatic && interactionState == .continuous
        background.alpha = showsBackground && numberOfPages > 0 ? 1 : 0
        setNeedsLayout()
    }

    // MARK: Layout

    /// Returns the size of the indicators for a number of pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let length = pageCount > 0 ? CGFloat(pageCount) * Self.dotSpacing + 2 * Self.margin : 0
        return isVertical ? CGSize(width: Self.height, height: length) : CGSize(width: length, height: Self.height)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

    private var isReversed: Bool {
        switch direction {
        case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
        case .leftToRight, .topToBottom: false
        case .rightToLeft, .bottomToTop: true
        }
    }

    private var length: CGFloat { isVertical ? bounds.height : bounds.width }

    /// The pages whose dots are visible: as many as fit, around the current page.
    private var visiblePages: Range<Int> {
        let capacity = max(1, Int((length - 2 * Self.margin) / Self.dotSpacing))
        guard numberOfPages > capacity else { return 0..<numberOfPages }
        let first = min(max(0, page - capacity / 2), numberOfPages - capacity)
        return first..<first + capacity
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let visible = visiblePages
        let dotsLength = CGFloat(visible.count) * Self.dotSpacing
        let start = (length - dotsLength) / 2
        for (index, dot) in dots.enumerated() {
            let offset = (CGFloat(index - visible.lowerBound) + 0.5) * Self.dotSpacing
            let coordinate = isReversed ? length - start - offset : start + offset
            let size = dot.image?.size ?? CGSize(width: Self.dotSize, height: Self.dotSize)
            dot.bounds.size = size
            dot.center = isVertical ? CGPoint(x: bounds.midX, y: coordinate) : CGPoint(x: coordinate, y: bounds.midY)
            dot.layer.cornerRadius = dot.image == nil ? Self.dotSize / 2 : 0
            let isTruncated =
                index == visible.lowerBound && index > 0 || index == visible.upperBound - 1 && index < dots.count - 1
            let scale: CGFloat = visible.contains(index) ? (isTruncated ? Self.truncatedScale : 1) : 0.01
            dot.transform = CGAffineTransform(scaleX: scale, y: scale)
            dot.alpha = visible.contains(index) ? 1 : 0
        }
        let backgroundLength = dotsLength + 2 * Self.margin
        background.bounds.size =
            isVertical
            ? CGSize(width: Self.height, height: backgroundLength)
            : CGSize(width: backgroundLength, height: Self.height)
        background.center = CGPoint(x: bounds.midX, y: bounds.midY)
        background.layer.cornerRadius = Self.height / 2
    }

    // MARK: Tracking

    /// The current interaction. Read it when handling `valueChanged`.
    open private(set) var interactionState = InteractionState.none

    /// Whether a long press allows moving along the dots.
    open var allowsContinuousInteraction = true

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard numberOfPages > 1 else { return false }
        interactionState = .discrete
        if allowsContinuousInteraction {
            let location = touch.location(in: self)
            holdTimer = DisplayClock.schedule(after: Self.holdDelay) { [weak self] in
                self?.beginContinuousInteraction(from: location)
            }
        }
        return true
    }

    private func beginContinuousInteraction(from location: CGPoint) {
        guard isTracking else { return }
        interactionState = .continuous
        animateUpdate()
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        if interactionState == .discrete, allowsContinuousInteraction,
            touch.location(in: nil) != touch.previousLocation(in: nil)
        {
            holdTimer?.cancel()
            beginContinuousInteraction(from: location)
        }
        guard interactionState == .continuous else { return true }
        show(pageAt: location)
        return true
    }

    private func show(pageAt location: CGPoint) {
        let coordinate = isVertical ? location.y : location.x
        let visible = visiblePages
        let start = (length - CGFloat(visible.count) * Self.dotSpacing) / 2
        let distance = (isReversed ? length - coordinate : coordinate) - start
        let index = Int((distance / Self.dotSpacing).rounded(.down))
        changePage(to: min(max(visible.lowerBound + index, visible.lowerBound), visible.upperBound - 1))
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if interactionState == .discrete, isTouchInside, let touch {
            let location = touch.location(in: self)
            let isAfterCenter = isVertical ? location.y > bounds.midY : location.x > bounds.midX
            changePage(to: page + (isAfterCenter != isReversed ? 1 : -1))
        }
        endInteraction()
    }

    open override func cancelTracking(with event: UIEvent?) { endInteraction() }

    private func endInteraction() {
        holdTimer?.cancel()
        holdTimer = nil
        interactionState = .none
        animateUpdate()
    }

    private func changePage(to new: Int) {
        guard clamped(new) != page else { return }
        page = clamped(new)
        animateUpdate()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    private func animateUpdate() {
        guard window != nil else { return update() }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
            self.update()
            self.layoutIfNeeded()
        }
    }

    // MARK: Accessibility

    /// Shows the next page.
    open override func accessibilityIncrement() { changePage(to: page + 1) }

    /// Shows the previous page.
    open override func accessibilityDecrement() { changePage(to: page - 1) }

    // MARK: Keys

    override func focusPressBegan() -> Bool { false }

    override func focusKey(_ key: UIKey, _ modifiers: UIKeyModifierFlags) -> Bool {
        guard isEnabled, modifiers.isEmpty else { return false }
        switch key.keyCode {
        case .keyboardRightArrow where !isVertical: changePage(to: page + (isReversed ? -1 : 1))
        case .keyboardLeftArrow where !isVertical: changePage(to: page + (isReversed ? 1 : -1))
        default: return false
        }
        return true
    }
}
