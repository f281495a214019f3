/// Runs a search: shows a search bar, tells who finds of what is typed, and shows what was found over the content.
///
/// Give it to the `searchController` of a screen's navigation item, or its `searchBar` to a table as its header. The screen that it
/// searches in presents it: what it shows stays with that screen, whatever is pushed or presented.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// How long it takes to begin and to end a search, in seconds. Chosen by eye.
    static let duration: TimeInterval = 0.3

    private enum State {
        case inactive
        /// The delegate is being asked to present the controller.
        case requesting
        /// The search bar is changing for the search. The height of the bar is part of the animation that follows.
        case beginning
        case active
        /// The search bar is changing back.
        case ending
    }

    private let results: UIViewController?
    private let bar = UISearchBar()
    final let overlay = SearchOverlay()
    private lazy var suggestionList = makeSuggestionList()
    /// Who presents it.
    private weak var presenter: UIViewController?
    private var placement: SearchPlacement?
    private var state = State.inactive
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

    // MARK: Scopes

    /// When the scopes that people can choose from are shown.
    public enum ScopeBarActivation: Int, Sendable {
        /// As is best: when a search begins.
        case automatic = 0
        /// When the app sets the bar's `showsScopeBar`.
        case manual = 1
        /// When something is typed.
        case onTextEntry = 2
        /// When a search begins.
        case onSearchActivation = 3
    }

    /// When the bar's scopes are shown, if it has some.
    open var scopeBarActivation = ScopeBarActivation.automatic {
        didSet { updateScopes() }
    }

    /// Whether the bar's scopes are shown while one searches. Use `scopeBarActivation`.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }

    private func updateScopes(animated: Bool = false) {
        let shows =
            switch scopeBarActivation {
            case .manual: bar.showsScopeBar
            case .onTextEntry: isActive && !(bar.text ?? "").isEmpty
            case .automatic, .onSearchActivation: isActive && bar.scopeButtonTitles != nil
            }
        bar.setShowsScope(shows, animated: animated)
    }

    final func barScopeDidChange() {
        if isActive { searchResultsUpdater?.updateSearchResults(for: self) }
    }

    /// The bar is to be higher, or less high.
    final func barHeightDidChange() {
        guard state != .beginning, state != .ending else { return }
        item?.bar?.rowsDidChange()
        overlay.setNeedsLayout()
        if isActive { coverResults() }
    }

    // MARK: Suggestions

    /// What people may mean by what they have typed so far: shown in a list over what was found. Nil for no list.
    open var searchSuggestions: [any UISearchSuggestion]? {
        didSet {
            suggestionList.suggestions = searchSuggestions ?? []
            updateOverlay()
        }
    }

    private func makeSuggestionList() -> SearchSuggestionList {
        let list = SearchSuggestionList()
        list.onSelect = { [weak self] suggestion in
            guard let self else { return }
            searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
        }
        return list
    }

    // MARK: Beginning and ending

    /// Whether one searches. Setting it begins a search, or ends one and clears its text.
    open var isActive: Bool {
        get { state == .beginning || state == .active }
        set { if newValue != isActive { if newValue { begin() } else { end() } } }
    }

    /// Whether the field takes the place of what else the navigation bar shows.
    final var replacesBar: Bool { isActive && hidesNavigationBarDuringPresentation }

    /// Lets the delegate present it, and presents it where that did not.
    private func begin() {
        guard state != .requesting else { return }
        state = .requesting
        delegate?.presentSearchController(self)
        if !isActive { start(by: nil) }
    }

    /// Begins a search.
    ///
    /// - Parameter source: who presents it; nil for the controller whose screen has the field.
    final func start(by source: UIViewController?, completion: (() -> Void)? = nil) {
        guard !isActive else { return completion?() ?? () }
        delegate?.willPresentSearchController(self)
        presenter = item?.owner ?? controllerOfBar ?? source
        layOutScreen()
        state = .beginning
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: bar.window != nil) }
        updateScopes()
        state = .active
        updateOverlay()
        change {
            $0.delegate?.didPresentSearchController($0)
            completion?()
        }
    }

    private var controllerOfBar: UIViewController? {
        sequence(first: bar as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }

    /// Who presents it while one searches.
    final var searchPresenter: UIViewController? { isActive ? presenter : nil }

    /// Ends the search, and clears its text.
    final func end(completion: (() -> Void)? = nil) {
        guard isActive else { return completion?() ?? () }
        delegate?.willDismissSearchController(self)
        layOutScreen()
        state = .ending
        updateScopes()
        state = .inactive
        searchSuggestions = nil
        change {
            $0.delegate?.didDismissSearchController($0)
            completion?()
        }
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
        if let owner = item?.owner {
            guard let navigation = owner.navigationController else { return finish() }
            return navigation.searchDidChange(self, of: owner, completion: finish)
        }
        if isActive {
            guard let presenter, presenter.viewIfLoaded?.window != nil else { return finish() }
            let placement = SearchPlacement(of: self, over: presenter)
            self.placement = placement
            placement.begin(completion: finish)
        } else if let placement {
            self.placement = nil
            placement.end(completion: finish)
        } else {
            finish()
        }
    }

    /// Who presents it comes onto the screen, or goes.
    final func presenterMoves(onto isComing: Bool, animated: Bool) {
        placement?.ownerMoves(onto: isComing, animated: animated)
    }

    // MARK: What the bar tells

    final func barWillBeginEditing() {
        isActive = true
    }

    final func barDidBeginEditing() {
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    final func barTextDidChange() {
        guard isActive else { return }
        updateScopes(animated: true)
        updateOverlay()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    final func barDidCancel() {
        isActive = false
    }

    // MARK: Over the content

    /// What lies under the bar while results are shown.
    final var shownResults: UIViewController? {
        guard isActive else { return nil }
        return showsSuggestions ? suggestionList : showsResults ? results : nil
    }

    private var showsSuggestions: Bool { searchSuggestions?.isEmpty == false }

    final func updateOverlay() {
        if automaticallyShowsSearchResultsController { showsResults = !(bar.text ?? "").isEmpty }
        overlay.dims = isActive && obscuresBackgroundDuringPresentation
        if let results { show(results, if: isActive && showsResults) }
        if showsSuggestions || suggestionList.parent != nil {
            show(suggestionList, if: isActive && showsSuggestions)
        }
        coverResults()
        if let owner = item?.owner { owner.navigationController?.contentScrollViewDidChange(of: owner) }
    }

    private func show(_ results: UIViewController, if shows: Bool) {
        if shows, results.parent !== self {
            addChild(results)
            overlay.show(results.view)
            results.didMove(toParent: self)
        } else if !shows, results.parent === self {
            results.beginMoving(to: nil)
            results.view.removeFromSuperview()
            results.removeFromParent()
        }
    }

    /// What was found lies below the field where the overlay has that.
    private func coverResults() {
        let insets = UIEdgeInsets(top: overlay.barHeight, left: 0, bottom: 0, right: 0)
        for shown in [results, suggestionList].compactMap(\.self) where shown.parent === self {
            shown.containerSafeAreaInsets = insets
        }
    }

    /// Fades the view in or out, within an animation.
    final func fade(in isIn: Bool) { overlay.alpha = isIn ? 1 : 0 }
}
