/// A row of dots, one for each page, that shows which page is seen.
///
/// A tap beside the current dot goes on or back by a page; a finger that stays down a moment runs along the dots.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// How people use the control just now.
    public enum InteractionState: Int, Sendable {
        case none = 0
        /// By a tap.
        case discrete = 1
        /// By a finger that runs along the dots.
        case continuous = 2
    }

    /// When the control has a background of its own.
    public enum BackgroundStyle: Int, Sendable {
        /// While a finger runs along the dots.
        case automatic = 0
        /// Always.
        case prominent = 1
        /// Never.
        case minimal = 2
    }

    /// Which way the pages follow each other.
    public enum Direction: Int, Sendable {
        /// As text is read.
        case natural = 0
        case leftToRight = 1
        case rightToLeft = 2
        case topToBottom = 3
        case bottomToTop = 4
    }

    // Lengths in points, by eye of iOS 17.
    private static let height: CGFloat = 26
    private static let pitch: CGFloat = 17
    private static let dot: CGFloat = 8
    /// Between the outermost dots' places and the ends of the background.
    private static let margin: CGFloat = 12
    /// How large the dots at an end are behind which there are more.
    private static let smallestScale: CGFloat = 0.5
    /// In seconds.
    private static let duration: TimeInterval = 0.2
    private static let holdDelay: TimeInterval = 0.3

    private let background = UIView()
    private var dots: [UIImageView] = []
    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]
    private var hold: DisplayClock.Timer?

    /// Makes a control without pages.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
        restoreLook(from: coder)
    }

    /// Beside the initialiser, in which setting a property would show nothing.
    private func restoreLook(from coder: NSCoder) {
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

    /// How many pages there are.
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

    /// The page that is seen, from 0 on. One that there is not becomes the nearest. Setting it sends no event.
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

    /// Whether a single page has no dot.
    open var hidesForSinglePage = false {
        didSet { update() }
    }

    // MARK: Look

    /// The colour of the dots of pages that are not seen; nil is a translucent white.
    open var pageIndicatorTintColor: UIColor? {
        didSet { update() }
    }

    /// The colour of the dot of the page that is seen; nil is white.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { update() }
    }

    /// When the control has a background of its own.
    open var backgroundStyle = BackgroundStyle.automatic {
        didSet { update() }
    }

    /// Which way the pages follow each other.
    open var direction = Direction.natural {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// A picture in place of dots; nil is a disc.
    open var preferredIndicatorImage: UIImage? {
        didSet { update() }
    }

    /// A picture in place of the dot of the page that is seen; nil is that of the other pages.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        didSet { update() }
    }

    /// The picture in place of a page's dot, if it has one of its own.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[checked(page)] }

    /// Sets the picture in place of a page's dot.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        images[checked(page)] = image
        update()
    }

    /// The picture in place of a page's dot while the page is seen, if it has one of its own.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[checked(page)] }

    /// Sets the picture in place of a page's dot while the page is seen.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentImages[checked(page)] = image
        update()
    }

    private func checked(_ page: Int) -> Int {
        precondition(
            dots.indices.contains(page),
            "Page \(page) of a page control with \(numberOfPages) pages: set numberOfPages first")
        return page
    }

    private func image(forPage index: Int) -> UIImage? {
        let usual = images[index] ?? preferredIndicatorImage
        return index == page ? currentImages[index] ?? preferredCurrentPageIndicatorImage ?? usual : usual
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
        let isSeen = backgroundStyle == .prominent || backgroundStyle == .automatic && interactionState == .continuous
        background.alpha = isSeen && numberOfPages > 0 ? 1 : 0
        setNeedsLayout()
    }

    // MARK: Layout

    /// The room that the dots of so many pages need, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let length = pageCount > 0 ? CGFloat(pageCount) * Self.pitch + 2 * Self.margin : 0
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

    /// The pages that have dots: all that there is room for, around the one that is seen.
    private var shownPages: Range<Int> {
        let room = max(1, Int((length - 2 * Self.margin) / Self.pitch))
        guard numberOfPages > room else { return 0..<numberOfPages }
        let first = min(max(0, page - room / 2), numberOfPages - room)
        return first..<first + room
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let shown = shownPages
        let natural = CGFloat(shown.count) * Self.pitch
        let start = (length - natural) / 2
        for (index, dot) in dots.enumerated() {
            let place = CGFloat(index - shown.lowerBound) + 0.5
            let along = isReversed ? length - start - place * Self.pitch : start + place * Self.pitch
            let size = dot.image?.size ?? CGSize(width: Self.dot, height: Self.dot)
            dot.bounds.size = size
            dot.center = isVertical ? CGPoint(x: bounds.midX, y: along) : CGPoint(x: along, y: bounds.midY)
            dot.layer.cornerRadius = dot.image == nil ? Self.dot / 2 : 0
            let isCut =
                index == shown.lowerBound && index > 0 || index == shown.upperBound - 1 && index < dots.count - 1
            let scale: CGFloat = shown.contains(index) ? (isCut ? Self.smallestScale : 1) : 0.01
            dot.transform = CGAffineTransform(scaleX: scale, y: scale)
            dot.alpha = shown.contains(index) ? 1 : 0
        }
        let room = natural + 2 * Self.margin
        background.bounds.size =
            isVertical ? CGSize(width: Self.height, height: room) : CGSize(width: room, height: Self.height)
        background.center = CGPoint(x: bounds.midX, y: bounds.midY)
        background.layer.cornerRadius = Self.height / 2
    }

    // MARK: Tracking

    /// How people use the control just now: read it in `valueChanged`.
    open private(set) var interactionState = InteractionState.none

    /// Whether a finger that stays down may run along the dots.
    open var allowsContinuousInteraction = true

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard numberOfPages > 1 else { return false }
        interactionState = .discrete
        if allowsContinuousInteraction {
            let location = touch.location(in: self)
            hold = DisplayClock.schedule(after: Self.holdDelay) { [weak self] in self?.beginRunning(from: location) }
        }
        return true
    }

    private func beginRunning(from location: CGPoint) {
        guard isTracking else { return }
        interactionState = .continuous
        animateUpdate()
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        if interactionState == .discrete, allowsContinuousInteraction,
            touch.location(in: nil) != touch.previousLocation(in: nil)
        {
            hold?.cancel()
            beginRunning(from: location)
        }
        guard interactionState == .continuous else { return true }
        show(pageAt: location)
        return true
    }

    private func show(pageAt location: CGPoint) {
        let along = isVertical ? location.y : location.x
        let shown = shownPages
        let start = (length - CGFloat(shown.count) * Self.pitch) / 2
        let distance = (isReversed ? length - along : along) - start
        let index = Int((distance / Self.pitch).rounded(.down))
        go(to: min(max(shown.lowerBound + index, shown.lowerBound), shown.upperBound - 1))
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if interactionState == .discrete, isTouchInside, let touch {
            let location = touch.location(in: self)
            let isBehind = isVertical ? location.y > bounds.midY : location.x > bounds.midX
            go(to: page + (isBehind != isReversed ? 1 : -1))
        }
        endInteraction()
    }

    open override func cancelTracking(with event: UIEvent?) { endInteraction() }

    private func endInteraction() {
        hold?.cancel()
        hold = nil
        interactionState = .none
        animateUpdate()
    }

    private func go(to new: Int) {
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

    // MARK: Keys

    override func focusPressBegan() -> Bool { false }

    override func focusKey(_ key: UIKey, _ modifiers: UIKeyModifierFlags) -> Bool {
        guard isEnabled, modifiers.isEmpty else { return false }
        switch key.keyCode {
        case .keyboardRightArrow where !isVertical: go(to: page + (isReversed ? -1 : 1))
        case .keyboardLeftArrow where !isVertical: go(to: page + (isReversed ? 1 : -1))
        default: return false
        }
        return true
    }
}
