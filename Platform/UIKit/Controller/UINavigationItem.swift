/// The contents of a navigation bar for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding, ObjCExposing {
    /// The members that can be found by name. A subclass appends its own.
    open class var objcMembers: [ObjCMember] { [] }

    weak var owner: UIViewController?
    weak var bar: UINavigationBar?
    private var ownTitle: String?

    /// Creates an item with a title.
    public init(title: String) {
        ownTitle = title.isEmpty ? nil : title
        super.init()
    }

    /// Creates an item from an archive.
    public required init?(coder: NSCoder) {
        ownTitle = coder.string("UITitle")
        super.init()
        titleView = coder.anyObject("UITitleView")
        backButtonTitle = coder.string("UIBackButtonTitle")
        backBarButtonItem = coder.anyObject("UIBackBarButtonItem")
        prompt = coder.string("UIPrompt")
        largeTitleDisplayMode = coder.choice("UILargeTitleDisplayMode", or: .automatic)
        hidesBackButton = coder.flag("UIHidesBackButton", or: false)
        backButtonDisplayMode = coder.choice("UIBackButtonDisplayMode", or: .default)
        leftItemsSupplementBackButton = coder.flag("UILeftItemsSupplementBackButton", or: false)
        leftBarButtonItems = coder.anyObject("UILeftBarButtonItems")
        rightBarButtonItems = coder.anyObject("UIRightBarButtonItems")
    }

    /// Archives the item with its buttons. Overrides call super and encode the properties of the subclass.
    open func encode(with coder: NSCoder) {
        coder.encode(ownTitle, forKey: "UITitle")
        coder.encode(titleView, forKey: "UITitleView")
        coder.encode(backButtonTitle, forKey: "UIBackButtonTitle")
        coder.encode(backBarButtonItem, forKey: "UIBackBarButtonItem")
        coder.encode(prompt, forKey: "UIPrompt")
        coder.encode(largeTitleDisplayMode.rawValue, forKey: "UILargeTitleDisplayMode")
        coder.encode(hidesBackButton, forKey: "UIHidesBackButton")
        coder.encode(backButtonDisplayMode.rawValue, forKey: "UIBackButtonDisplayMode")
        coder.encode(leftItemsSupplementBackButton, forKey: "UILeftItemsSupplementBackButton")
        coder.encode(leftBarButtonItems.map { $0 as NSArray }, forKey: "UILeftBarButtonItems")
        coder.encode(rightBarButtonItems.map { $0 as NSArray }, forKey: "UIRightBarButtonItems")
    }

    /// The title in the middle of the bar. The default is the controller's title.
    open var title: String? {
        get { ownTitle ?? owner?.title }
        set {
            ownTitle = newValue
            titleDidChange()
        }
    }

    /// The display mode of a large title.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// The mode of the item below; large for the first item.
        case automatic = 0
        /// Always large.
        case always = 1
        /// Never large.
        case never = 2
    }

    /// The display mode of the large title in a bar that prefers large titles.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { bar?.rowsDidChange() } }
    }

    /// The search controller, whose field is below the title.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            oldValue?.isActive = false
            oldValue?.item = nil
            searchController?.item = self
            bar?.rowsDidChange()
        }
    }

    /// Whether the search field collapses when the content is scrolled, and is initially hidden.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { bar?.rowsDidChange() } }
    }

    /// The text above the title, for which the bar gets higher; nil for none.
    open var prompt: String? {
        didSet {
            guard prompt != oldValue else { return }
            if (prompt == nil) == (oldValue == nil) { bar?.itemDidChange(self) } else { bar?.rowsDidChange() }
        }
    }

    /// A closure that returns the menu that a tap on the title opens, or `nil` for no menu. It receives the suggested
    /// elements, of which there are none. The title has an arrow.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        didSet { bar?.itemDidChange(self) }
    }

    /// The view that replaces the title.
    open var titleView: UIView? {
        didSet { bar?.itemDidChange(self) }
    }

    /// The title of the back button of the next screen; nil for this item's title.
    open var backButtonTitle: String? {
        didSet { bar?.itemDidChange(self) }
    }

    /// The item whose title and tint color the back button of the next screen has.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { bar?.itemDidChange(self) }
    }

    /// Whether the back button is hidden while this item is shown.
    open var hidesBackButton = false {
        didSet { bar?.itemDidChange(self) }
    }

    /// The title of a back button.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title of the item; "Back" if that does not fit, or nothing if that does not fit either.
        case `default` = 0
        /// "Back".
        case generic = 1
        /// No title.
        case minimal = 2
    }

    /// The title of the back button of the next screen without a `backBarButtonItem`.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { bar?.itemDidChange(self) } }
    }

    /// The action of the back button instead of popping, with the button's title. It disables the
    /// interactive pop.
    open var backAction: UIAction? {
        didSet { bar?.itemDidChange(self) }
    }

    /// Whether the back button is shown before the left items, instead of being replaced by them.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { bar?.itemDidChange(self) } }
    }

    // MARK: Appearance

    private(set) final var appearances: [NavigationBarOccasion: UINavigationBarAppearance] = [:]

    private func setAppearance(_ new: UINavigationBarAppearance?, for occasion: NavigationBarOccasion) {
        let copy = new?.copy(with: nil) as? UINavigationBarAppearance
        copy?.onChange = { [weak self] in self?.appearanceDidChange() }
        appearances[occasion] = copy
        appearanceDidChange()
    }

    private func appearanceDidChange() {
        if let bar, bar.topItem === self { bar.updateAppearance() }
    }

    /// The bar's appearance while this item is shown; nil for the bar's own one. Setting it copies the
    /// appearance.
    open var standardAppearance: UINavigationBarAppearance? {
        get { appearances[.standard] }
        set { setAppearance(newValue, for: .standard) }
    }

    /// The bar's appearance while no content is behind it.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances[.scrollEdge] }
        set { setAppearance(newValue, for: .scrollEdge) }
    }

    /// The bar's appearance in a vertically compact environment.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances[.compact] }
        set { setAppearance(newValue, for: .compact) }
    }

    /// The bar's appearance in a vertically compact environment while no content is behind it.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances[.compactScrollEdge] }
        set { setAppearance(newValue, for: .compactScrollEdge) }
    }

    // MARK: Buttons

    /// The items at the leading side of the bar, from the edge inward.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { bar?.itemDidChange(self) }
    }

    /// The items at the trailing side of the bar, from the edge inward.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { bar?.itemDidChange(self) }
    }

    /// The first item at the leading side of the bar.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first item at the trailing side of the bar.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// The groups of buttons.
    final var storedGroups = NavigationItemGroups()

    /// The arrangement of the item. Bars of this platform always show the title in the middle, as narrow bars on iOS.
    open var style = ItemStyle.navigator

    /// The identifier of the buttons' arrangement by the user. Users cannot customize bars on this platform.
    open var customizationIdentifier: String?

    /// The preferred position of the search field. Bars of this platform always show it below the title, as narrow bars
    /// on iOS.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic

    func titleDidChange() {
        bar?.itemDidChange(self)
    }

    /// A new title of the controller replaces the title of its item that the app or a storyboard has set.
    func ownerTitleDidChange() {
        ownTitle = nil
        titleDidChange()
    }

    // MARK: Animated changes

    /// Sets the only item at the trailing side of the bar.
    ///
    /// - Parameters:
    ///   - item: The item, or `nil` for none.
    ///   - animated: Whether the change is faded.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Sets the items at the trailing side of the bar, from the edge inward.
    ///
    /// - Parameters:
    ///   - items: The items, or `nil` for none.
    ///   - animated: Whether the change is faded.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        baseSetRightBarButtonItems(items, animated: animated)
    }

    /// Sets the only item at the leading side of the bar.
    ///
    /// - Parameters:
    ///   - item: The item, or `nil` for none.
    ///   - animated: Whether the change is faded.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Sets the items at the leading side of the bar, from the edge inward.
    ///
    /// - Parameters:
    ///   - items: The items, or `nil` for none.
    ///   - animated: Whether the change is faded.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        baseSetLeftBarButtonItems(items, animated: animated)
    }

    /// Shows or hides the back button.
    ///
    /// - Parameters:
    ///   - hidesBackButton: Whether the back button is hidden.
    ///   - animated: Whether the change is faded.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        baseSetHidesBackButton(hidesBackButton, animated: animated)
    }
}

// MARK: - Animated changes

extension UINavigationItem {
    final func baseSetRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated) { rightBarButtonItems = items }
    }

    final func baseSetLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated) { leftBarButtonItems = items }
    }

    final func baseSetHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        change(animated) { self.hidesBackButton = hidesBackButton }
    }

    private func change(_ animated: Bool, _ body: () -> Void) {
        bar?.fadesChanges = animated
        body()
        bar?.fadesChanges = false
    }
}
