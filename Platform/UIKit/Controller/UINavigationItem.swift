/// What a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
    weak var owner: UIViewController?
    weak var bar: UINavigationBar?
    private var ownTitle: String?

    /// Makes an item with a title.
    public init(title: String) {
        ownTitle = title.isEmpty ? nil : title
        super.init()
    }

    /// Reads an item from an archive.
    public required init?(coder: NSCoder) {
        ownTitle = coder.string("UITitle")
        super.init()
        titleView = coder.anything("UITitleView")
        backButtonTitle = coder.string("UIBackButtonTitle")
        backBarButtonItem = coder.anything("UIBackBarButtonItem")
        prompt = coder.string("UIPrompt")
        largeTitleDisplayMode = coder.choice("UILargeTitleDisplayMode", or: .automatic)
        hidesBackButton = coder.flag("UIHidesBackButton", or: false)
        backButtonDisplayMode = coder.choice("UIBackButtonDisplayMode", or: .default)
        leftItemsSupplementBackButton = coder.flag("UILeftItemsSupplementBackButton", or: false)
        leftBarButtonItems = coder.anything("UILeftBarButtonItems")
        rightBarButtonItems = coder.anything("UIRightBarButtonItems")
    }

    /// Puts the item into an archive, with its buttons. Override it to add what a subclass has; call super.
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

    /// What stands in the middle of the bar; the controller's title where none is set.
    open var title: String? {
        get { ownTitle ?? owner?.title }
        set {
            ownTitle = newValue
            titleDidChange()
        }
    }

    /// When a title is written large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As that of the item below; large for the first one.
        case automatic = 0
        /// Always.
        case always = 1
        /// Never.
        case never = 2
    }

    /// Whether the title is written large, in a bar that prefers that.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { bar?.rowsDidChange() } }
    }

    /// What searches in the screen: its field stands below the title.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            oldValue?.isActive = false
            oldValue?.item = nil
            searchController?.item = self
            bar?.rowsDidChange()
        }
    }

    /// Whether the search field goes away as content goes up, and is there only when it is pulled down.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { bar?.rowsDidChange() } }
    }

    /// A line above the title, for which the bar gets higher; nil for none.
    open var prompt: String? {
        didSet {
            guard prompt != oldValue else { return }
            if (prompt == nil) == (oldValue == nil) { bar?.itemDidChange(self) } else { bar?.rowsDidChange() }
        }
    }

    /// What stands in the middle of the bar instead of the title.
    open var titleView: UIView? {
        didSet { bar?.itemDidChange(self) }
    }

    /// What the way back from the next screen is called; the title where none is set.
    open var backButtonTitle: String? {
        didSet { bar?.itemDidChange(self) }
    }

    /// What leads back to this item, instead of the arrow with its title.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { bar?.itemDidChange(self) }
    }

    /// Whether the way back from this item is not shown.
    open var hidesBackButton = false {
        didSet { bar?.itemDidChange(self) }
    }

    /// What the way back to an item is called.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// As the item; "Back" where there is no room for that, and nothing where there is none for that either.
        case `default` = 0
        /// "Back".
        case generic = 1
        /// Nothing: the arrow alone.
        case minimal = 2
    }

    /// What the way back from the next screen is called, unless this item has a `backBarButtonItem`.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { bar?.itemDidChange(self) } }
    }

    /// What the way back from this item does, instead of leading back; its title, if it has one, is what the way back is called. No
    /// finger leads back then.
    open var backAction: UIAction? {
        didSet { bar?.itemDidChange(self) }
    }

    /// Whether the way back stands before the buttons at the beginning of the bar, which otherwise take its place.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { bar?.itemDidChange(self) } }
    }

    // MARK: Look

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

    /// What the bar looks like while it shows this item; nil for what the bar says. It is copied; what the property answers with can
    /// be changed.
    open var standardAppearance: UINavigationBarAppearance? {
        get { appearances[.standard] }
        set { setAppearance(newValue, for: .standard) }
    }

    /// What it looks like while nothing of the content is behind it.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances[.scrollEdge] }
        set { setAppearance(newValue, for: .scrollEdge) }
    }

    /// What it looks like on a phone that lies on its side.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances[.compact] }
        set { setAppearance(newValue, for: .compact) }
    }

    /// What it looks like there while nothing of the content is behind it.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances[.compactScrollEdge] }
        set { setAppearance(newValue, for: .compactScrollEdge) }
    }

    // MARK: Buttons

    /// What stands at the beginning of the bar, from the edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { bar?.itemDidChange(self) }
    }

    /// What stands at the end of the bar, from the edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { bar?.itemDidChange(self) }
    }

    /// What stands at the beginning of the bar.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// What stands at the end of the bar.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    func titleDidChange() {
        bar?.itemDidChange(self)
    }

    /// What a controller is called now counts more than what its item was called before, by the app or a storyboard.
    func ownerTitleDidChange() {
        ownTitle = nil
        titleDidChange()
    }
}

// MARK: - Animated

extension UINavigationItem {
    /// Shows one button at the end of the bar, or none.
    ///
    /// - Parameter animated: whether the bar fades to what it shows then.
    public final func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Shows buttons at the end of the bar, from the edge inwards.
    ///
    /// - Parameter animated: whether the bar fades to what it shows then.
    public final func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated) { rightBarButtonItems = items }
    }

    /// Shows one button at the beginning of the bar, or none.
    ///
    /// - Parameter animated: whether the bar fades to what it shows then.
    public final func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Shows buttons at the beginning of the bar, from the edge inwards.
    ///
    /// - Parameter animated: whether the bar fades to what it shows then.
    public final func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated) { leftBarButtonItems = items }
    }

    /// Shows or hides the way back.
    ///
    /// - Parameter animated: whether the bar fades to what it shows then.
    public final func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        change(animated) { self.hidesBackButton = hidesBackButton }
    }

    private func change(_ animated: Bool, _ body: () -> Void) {
        bar?.fadesChanges = animated
        body()
        bar?.fadesChanges = false
    }
}
