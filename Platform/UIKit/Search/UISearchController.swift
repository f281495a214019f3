/// Runs a search: shows a search bar, tells who finds of what is typed, and shows what was found over the content.
///
/// Give it to the `searchController` of a screen's navigation item.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// How long it takes to begin and to end a search, in seconds. Chosen by eye.
    static let duration: TimeInterval = 0.3

    private let results: UIViewController?
    private let bar = UISearchBar()
    private let overlay = SearchOverlay()
    private var storesActive = false
    private var showsResults = false
    /// The item whose bar shows the field.
    final weak var item: UINavigationItem?
    /// How far the navigation bar was open when the search began, in points.
    final var heightBefore: CGFloat?

    /// Makes a controller.
    ///
    /// - Parameter searchResultsController: what shows what was found, over the content; nil where the content shows it itself.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        prepare()
    }

    /// Makes a controller without one that shows results.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        results = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }

    public required init?(coder: NSCoder) {
        results = coder.anything("UISearchResultsController")
        super.init(coder: coder)
        prepare()
        obscuresBackgroundDuringPresentation = coder.flag("UIObscuresBackground", or: true)
        hidesNavigationBarDuringPresentation = coder.flag("UIHidesNavigationBar", or: true)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(results, forKey: "UISearchResultsController")
        coder.encode(obscuresBackgroundDuringPresentation, forKey: "UIObscuresBackground")
        coder.encode(hidesNavigationBarDuringPresentation, forKey: "UIHidesNavigationBar")
    }

    override var archivedChildren: [UIViewController] { [] }

    private func prepare() {
        bar.searchBarStyle = .minimal
        bar.placeholder = SystemWord.search.text
        bar.searchController = self
        overlay.onTap = { [weak self] in self?.isActive = false }
    }

    open override func loadView() {
        view = overlay
    }

    // MARK: Parts

    /// The bar in which people type. Its delegate is yours.
    open var searchBar: UISearchBar { bar }

    /// What shows what was found.
    open var searchResultsController: UIViewController? { results }

    /// Who finds: hears of each change.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// Hears when a search begins and ends.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// Whether the content is dimmed while nothing was found yet, and a tap on it ends the search.
    open var obscuresBackgroundDuringPresentation = true {
        didSet { updateOverlay() }
    }

    /// Whether the field takes the place of the title and the buttons while one searches.
    open var hidesNavigationBarDuringPresentation = true {
        didSet { if hidesNavigationBarDuringPresentation != oldValue, isActive { item?.bar?.rowsDidChange() } }
    }

    /// Whether the bar shows its cancel button while one searches.
    open var automaticallyShowsCancelButton = true

    /// Whether results are shown as long as there is text. Setting `showsSearchResultsController` ends that.
    open var automaticallyShowsSearchResultsController = true {
        didSet { if automaticallyShowsSearchResultsController { updateOverlay() } }
    }

    /// Whether results are shown while one searches.
    open var showsSearchResultsController: Bool {
        get { showsResults }
        set {
            automaticallyShowsSearchResultsController = false
            showsResults = newValue
            updateOverlay()
        }
    }

    // MARK: Beginning and ending

    /// Whether one searches. Setting it begins a search, or ends one and clears its text.
    open var isActive: Bool {
        get { storesActive }
        set { if newValue != storesActive { if newValue { begin() } else { end() } } }
    }

    /// Whether the field takes the place of what else the navigation bar shows.
    final var replacesBar: Bool { storesActive && hidesNavigationBarDuringPresentation }

    private func begin() {
        delegate?.willPresentSearchController(self)
        layOutScreen()
        storesActive = true
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: bar.window != nil) }
        updateOverlay()
        change { $0.delegate?.didPresentSearchController($0) }
    }

    private func end() {
        delegate?.willDismissSearchController(self)
        layOutScreen()
        storesActive = false
        change { $0.delegate?.didDismissSearchController($0) }
        bar.resignFirstResponder()
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: bar.window != nil) }
        bar.text = nil
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    /// What is due is laid out before the bar's rows change: from then on it would be laid out for the rows to come.
    private func layOutScreen() { item?.owner?.navigationController?.viewIfLoaded?.layoutIfNeeded() }

    /// Lets the navigation bar make room for the search, or take it back.
    private func change(completion: @escaping (UISearchController) -> Void) {
        let finish = { [weak self] in
            guard let self else { return }
            updateOverlay()
            completion(self)
        }
        guard let owner = item?.owner, let navigation = owner.navigationController else { return finish() }
        navigation.searchDidChange(self, of: owner, completion: finish)
    }

    // MARK: What the bar tells

    final func barWillBeginEditing() {
        isActive = true
    }

    final func barDidBeginEditing() {
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    final func barTextDidChange() {
        guard storesActive else { return }
        updateOverlay()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    final func barDidCancel() {
        isActive = false
    }

    // MARK: Over the content

    /// What lies under the bar while results are shown.
    final var shownResults: UIViewController? { storesActive && showsResults ? results : nil }

    private func updateOverlay() {
        if automaticallyShowsSearchResultsController { showsResults = !(bar.text ?? "").isEmpty }
        overlay.dims = storesActive && obscuresBackgroundDuringPresentation
        showResults(storesActive && showsResults)
        if let owner = item?.owner { owner.navigationController?.contentScrollViewDidChange(of: owner) }
    }

    private func showResults(_ shows: Bool) {
        guard let results else { return }
        if shows, results.parent !== self {
            addChild(results)
            results.view.frame = overlay.bounds
            results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            overlay.addSubview(results.view)
            results.didMove(toParent: self)
        } else if !shows, results.parent === self {
            results.beginMoving(to: nil)
            results.view.removeFromSuperview()
            results.removeFromParent()
        }
    }

    /// Fades the view in or out, within an animation.
    final func fade(in isIn: Bool) { overlay.alpha = isIn ? 1 : 0 }
}

/// What lies over the content while one searches: a veil, and what was found.
private final class SearchOverlay: UIView {
    /// How dark the content gets. By eye.
    private static let dimming: CGFloat = 0.2

    private let veil = UIView()
    var onTap: (() -> Void)?

    var dims = false {
        didSet { veil.isHidden = !dims }
    }

    init() {
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        veil.backgroundColor = UIColor.black.withAlphaComponent(Self.dimming)
        veil.isHidden = true
        let tap = UITapGestureRecognizer()
        tap.addAction(UIAction { [weak self] _ in self?.onTap?() })
        veil.addGestureRecognizer(tap)
        addSubview(veil)
    }

    @available(*, unavailable, message: "a search controller makes its view")
    required init?(coder: NSCoder) {
        preconditionFailure("SearchOverlay: a search controller makes its view")
    }

    /// The bar stays as it is.
    override func layoutSubviews() {
        super.layoutSubviews()
        let top = safeAreaInsets.top
        veil.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
