/// A container that shows one view controller at a time as a page, and turns pages by swipes.
///
/// The data source provides the pages before and after the current one. Without a data source, pages are turned
/// by `setViewControllers(_:direction:animated:completion:)` only. Pages of both transition styles are turned by
/// scrolling.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    private let style: TransitionStyle
    private let orientation: NavigationOrientation
    private let spine: SpineLocation
    final let interPageSpacing: CGFloat
    final let scrollView = PageScrollView()
    final var pageControl: UIPageControl?
    /// The index of the current page in the page control.
    final var pageIndex = 0
    /// The displayed page, or the one that is being left.
    final var current: UIViewController?
    final var neighbors = PageNeighbors()
    /// The turn that a swipe or a call has begun.
    final var turn: PageTurn?
    private var forwardedAppearance = ForwardedAppearance()

    /// The delegate, which is notified of the turns by the user.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// The object that provides the pages, or `nil` if the user can't turn pages.
    ///
    /// Setting it discards the pages that it has provided, except for the current one.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { dataSourceDidChange() }
    }

    /// Creates a page view controller without pages.
    ///
    /// - Parameters:
    ///   - style: The style of turning pages.
    ///   - navigationOrientation: The axis along which pages are turned.
    ///   - options: The spacing between pages, in points (`interPageSpacing`, of the style `scroll`), and the
    ///     location of the spine (`spineLocation`, of the style `pageCurl`, as a raw value).
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        self.style = style
        orientation = navigationOrientation
        spine = Self.spine(of: style, options?[.spineLocation])
        interPageSpacing = style == .scroll ? Self.spacing(options?[.interPageSpacing]) : 0
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        style = coder.choice("UIPageViewControllerTransitionStyle", or: .pageCurl)
        orientation = coder.choice("UIPageViewControllerNavigationOrientation", or: .horizontal)
        spine = Self.spine(of: style, coder.integer("UIPageViewControllerSpineLocation", or: 1))
        let spacing = coder.number("UIPageViewControllerPageSpacing", or: 0)
        interPageSpacing = style == .scroll ? max(0, spacing) : 0
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: "UIPageViewControllerTransitionStyle")
        coder.encode(orientation.rawValue, forKey: "UIPageViewControllerNavigationOrientation")
        coder.encode(spine.rawValue, forKey: "UIPageViewControllerSpineLocation")
        coder.encode(Double(interPageSpacing), forKey: "UIPageViewControllerPageSpacing")
    }

    /// The data source provides the pages of an unarchived controller.
    override var archivedChildren: [UIViewController] { [] }

    private static func spacing(_ option: Any?) -> CGFloat {
        max(0, option as? CGFloat ?? (option as? Int).map { CGFloat($0) } ?? (option as? NSNumber)?.doubleValue ?? 0)
    }

    private static func spine(of style: TransitionStyle, _ option: Any?) -> SpineLocation {
        guard style == .pageCurl else { return .none }
        let value =
            option as? SpineLocation ?? (option as? Int ?? (option as? NSNumber)?.intValue).flatMap(SpineLocation.init)
        // A spine in the middle would separate two pages.
        return value == .max ? .max : .min
    }

    // MARK: Properties

    /// The style of turning pages.
    open var transitionStyle: TransitionStyle { style }

    /// The axis along which pages are turned.
    open var navigationOrientation: NavigationOrientation { orientation }

    /// The location of the spine: `none` in the style `scroll`.
    open var spineLocation: SpineLocation { spine }

    /// Whether pages have content on the back, so that a turn shows the front of one page and the back of another.
    ///
    /// `setViewControllers(_:direction:animated:completion:)` then also accepts two view controllers. Pages are turned by
    /// scrolling here, so that it shows the first one, and the data source provides the other side as the next page.
    open var isDoubleSided = false

    /// The recognizers of the user's turns. Empty, as on iOS in the style `scroll`: a scroll view recognizes them.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    /// The displayed page, in an array: during a turn by the user, the page that is being left, and during a turn by a
    /// call, the page that was passed.
    open var viewControllers: [UIViewController]? {
        if let turn, !turn.isByUser { return [turn.page] }
        guard let current else { return [] }
        return [current]
    }

    /// Shows another page.
    ///
    /// The delegate is not called. A turn that is in progress ends first.
    ///
    /// - Parameters:
    ///   - viewControllers: The page, in an array.
    ///   - direction: The direction in which the pages move.
    ///   - animated: Whether the turn is animated. A page that is not in a window is exchanged at once.
    ///   - completion: Called when the page is displayed, with `false` if another turn interrupted this one.
    /// - Precondition: The array contains one view controller, or two if the controller is double-sided.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let counts = isDoubleSided ? 1...2 : 1...1
        guard let page = viewControllers?.first, counts.contains(viewControllers?.count ?? 0) else {
            preconditionFailure(
                "The number of view controllers provided (\(viewControllers?.count ?? 0)) doesn't match the number "
                    + "required (1) for the requested transition. Pass one view controller to "
                    + "UIPageViewController.setViewControllers(_:direction:animated:completion:).")
        }
        show(page, direction: direction, animated: animated, completion: completion)
    }

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    open override var childForStatusBarStyle: UIViewController? { current }

    open override var childForStatusBarHidden: UIViewController? { current }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    final var defaultSupportedOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }

    final var defaultPreferredOrientation: UIInterfaceOrientation { super.preferredInterfaceOrientationForPresentation }

    // MARK: View

    open override func loadView() {
        super.loadView()
        scrollView.configure(for: orientation)
        scrollView.onDragBegin = { [weak self] in self?.dragDidBegin() }
        scrollView.onMove = { [weak self] in self?.pagesDidMove() }
        scrollView.onRest = { [weak self] in self?.pagesDidRest() }
        view.addSubview(scrollView)
        view.clipsToBounds = interPageSpacing > 0
        if let current { scrollView.addSubview(current.view) }
        dataSourceDidChange()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        forwardedAppearance.willAppear(current, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        forwardedAppearance.didAppear(current)
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        endTurnAtOnce()
        forwardedAppearance.willDisappear(current, animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        forwardedAppearance.didDisappear()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOutPages()
    }
}
