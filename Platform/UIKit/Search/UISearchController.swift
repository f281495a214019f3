/// A controller that manages a search: it shows a search bar, notifies an updater of its text, and shows
/// results over the content.
///
/// Set it as the `searchController` of a screen's navigation item, or its `searchBar` as the header of a
/// table. The screen presents it: the results remain with the screen when others are pushed or presented.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// The duration of beginning and ending a search, in seconds. Chosen by eye.
    static let duration: TimeInterval = 0.3

    private enum State {
        case inactive
        /// The delegate is being called, which may present the controller.
        case requesting
        /// The search bar is changing for the search. The height of the bar is part of the animation that
        /// follows.
        case beginning
        case active
        /// The search bar is changing back.
        case ending
    }

    private let results: UIViewController?
    private let bar = UISearchBar()
    final let overlay = SearchOverlay()
    private lazy var suggestionList = makeSuggestionList()
    /// The presenting controller.
    private weak var presenter: UIViewController?
    private var placement: SearchPlacement?
    private var state = State.inactive
    private var showsResults = false
    /// Whether the search begins because its field is about to be edited.
    private var isBeginningToEdit = false
    /// The navigation item whose bar shows the search field.
    final weak var item: UINavigationItem?
    /// The visible height of the navigation bar's collapsible rows before the search, in points.
    final var heightBefore: CGFloat?

    /// Creates a search controller.
    ///
    /// - Parameter searchResultsController: The controller that shows the results over the content; nil if
    ///   the content shows them.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        prepare()
    }

    /// Creates a search controller without a results controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        results = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }

    public required init?(coder: NSCoder) {
        results = coder.anyObject("UISearchResultsController")
        super.init(coder: coder)
        prepare()
        obscuresBackgroundDuringPresentation = coder.flag("UIObscuresBackground", or: true)
        hidesNavigationBarDuringPresentation = coder.flag("UIHidesNavigationBar", or: true)
    }

    override func presentWithoutPresentation(
        from presenter: UIViewController, animated: Bool, completion: (() -> Void)?
    ) -> Bool {
        let start = { self.start(by: presenter, completion: completion) }
        if animated { start() } else { UIView.performWithoutAnimation(start) }
        return true
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

    // MARK: Components

    /// The search bar. Its delegate is the app's to set.
    open var searchBar: UISearchBar { bar }

    /// The controller that shows the results.
    open var searchResultsController: UIViewController? { results }

    /// The object that updates the results when the search text or scope changes.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// The delegate, which is notified when a search begins and ends.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// Whether the content is dimmed during a search without results. A tap on it ends the search.
    open var obscuresBackgroundDuringPresentation = true {
        didSet { updateOverlay() }
    }

    /// The former name of `obscuresBackgroundDuringPresentation`.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }

    /// Whether the search field replaces the title and buttons of the navigation bar during a search.
    open var hidesNavigationBarDuringPresentation = true {
        didSet { if hidesNavigationBarDuringPresentation != oldValue, isActive { item?.bar?.rowsDidChange() } }
    }

    /// Whether the cancel button is shown during a search.
    open var automaticallyShowsCancelButton = true

    /// Whether the results are shown while there is text. Setting `showsSearchResultsController` makes it
    /// false.
    open var automaticallyShowsSearchResultsController = true {
        didSet { if automaticallyShowsSearchResultsController { updateOverlay() } }
    }

    /// Whether the results are shown during a search.
    open var showsSearchResultsController: Bool {
        get { showsResults }
        set {
            automaticallyShowsSearchResultsController = false
            showsResults = newValue
            updateOverlay()
        }
    }

    // MARK: Scopes

    /// The condition for showing the scope buttons.
    public enum ScopeBarActivation: Int, Sendable {
        /// During a search.
        case automatic = 0
        /// When the app sets the bar's `showsScopeBar`.
        case manual = 1
        /// During a search with text.
        case onTextEntry = 2
        /// During a search.
        case onSearchActivation = 3
    }

    /// The condition for showing the scope buttons of the search bar.
    open var scopeBarActivation = ScopeBarActivation.automatic {
        didSet { updateScopes() }
    }

    /// Whether the scope buttons are shown during a search. Prefer `scopeBarActivation`.
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

    /// Called when the preferred height of the search bar has changed.
    final func barHeightDidChange() {
        guard state != .beginning, state != .ending else { return }
        item?.bar?.rowsDidChange()
        overlay.setNeedsLayout()
        if isActive { coverResults() }
    }

    // MARK: Suggestions

    /// The suggestions for the text, shown in a list over the results; nil for no list.
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

    /// Whether a search is active. Setting it begins a search, or ends it and clears its text.
    open var isActive: Bool {
        get { state == .beginning || state == .active }
        set { if newValue != isActive { if newValue { begin() } else { end() } } }
    }

    /// Whether the search field replaces the other contents of the navigation bar.
    final var replacesBar: Bool { isActive && hidesNavigationBarDuringPresentation }

    /// Called to present the controller, and presents it otherwise.
    private func begin() {
        guard state != .requesting else { return }
        state = .requesting
        delegate?.presentSearchController(self)
        if !isActive { start(by: nil) }
    }

    /// Begins a search.
    ///
    /// - Parameter source: The presenting controller; nil for the one whose screen contains the search bar.
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
        // Editing of the field updates the results when it begins.
        if !isBeginningToEdit { searchResultsUpdater?.updateSearchResults(for: self) }
        change {
            $0.delegate?.didPresentSearchController($0)
            completion?()
        }
    }

    private var controllerOfBar: UIViewController? {
        sequence(first: bar as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }

    /// The presenting controller of an active search.
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
        item?.owner?.setNeedsUpdateContentUnavailableConfiguration()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    /// Performs pending layout before the rows of the bar change: later it would use the new rows.
    private func layOutScreen() { item?.owner?.navigationController?.viewIfLoaded?.layoutIfNeeded() }

    /// Animates the navigation bar or the overlay after the search has begun or ended.
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

    /// Called when the presenting controller appears or disappears.
    final func presenterWillMove(onto isAppearing: Bool, animated: Bool) {
        placement?.ownerWillMove(onto: isAppearing, animated: animated)
    }

    // MARK: Search bar events

    final func barWillBeginEditing() {
        isBeginningToEdit = true
        isActive = true
        isBeginningToEdit = false
    }

    final func barDidBeginEditing() {
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    final func barTextDidChange() {
        guard isActive else { return }
        updateScopes(animated: true)
        updateOverlay()
        item?.owner?.setNeedsUpdateContentUnavailableConfiguration()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    final func barDidCancel() {
        isActive = false
    }

    // MARK: Overlay

    /// The controller that covers the content below the search bar; nil if there is none.
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

    /// Sets the safe area of the results below a search bar in the overlay.
    private func coverResults() {
        let insets = UIEdgeInsets(top: overlay.barHeight, left: 0, bottom: 0, right: 0)
        for shown in [results, suggestionList].compactMap(\.self) where shown.parent === self {
            shown.containerSafeAreaInsets = insets
        }
    }

    /// Shows or hides the view, animated in an animation block.
    final func fade(in isIn: Bool) { overlay.alpha = isIn ? 1 : 0 }
}
