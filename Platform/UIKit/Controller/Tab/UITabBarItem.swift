/// The item of a controller in a tab bar: an image, a title and optionally a badge.
open class UITabBarItem: UIBarItem {
    /// The system's items.
    public enum SystemItem: Int, Sendable {
        /// More items.
        case more = 0
        /// Favorites.
        case favorites = 1
        /// Content that the app recommends.
        case featured = 2
        /// The content with the best ratings.
        case topRated = 3
        /// Recently used content.
        case recents = 4
        /// Contacts.
        case contacts = 5
        /// Actions of the user.
        case history = 6
        /// Bookmarks.
        case bookmarks = 7
        /// Search.
        case search = 8
        /// Downloads.
        case downloads = 9
        /// The newest content.
        case mostRecent = 10
        /// The most popular content.
        case mostViewed = 11

        var title: String {
            switch self {
            case .more: SystemWord.more.text
            case .favorites: SystemWord.favorites.text
            case .featured: TabBarTitle.featured.text
            case .topRated: TabBarTitle.topRated.text
            case .recents: TabBarTitle.recents.text
            case .contacts: SystemWord.contacts.text
            case .history: TabBarTitle.history.text
            case .bookmarks: TabBarTitle.bookmarks.text
            case .search: SystemWord.search.text
            case .downloads: TabBarTitle.downloads.text
            case .mostRecent: TabBarTitle.mostRecent.text
            case .mostViewed: TabBarTitle.mostViewed.text
            }
        }

        var symbolName: String {
            switch self {
            case .more: "ellipsis"
            case .favorites, .featured: "star.fill"
            case .topRated: "list.star"
            case .recents, .history: "clock.fill"
            case .contacts: "person.crop.circle.fill"
            case .bookmarks: "book.fill"
            case .search: "magnifyingglass"
            case .downloads: "arrow.down.circle.fill"
            case .mostRecent: "clock.fill"
            case .mostViewed: "list.number"
            }
        }
    }

    /// The button that shows the item.
    final weak var shownButton: UIView?

    /// The image of the selected item; nil for `image`.
    open var selectedImage: UIImage? {
        didSet { onChange?() }
    }

    /// The text of the badge; nil for no badge.
    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { onChange?() } }
    }

    private var ownStandardAppearance: UITabBarAppearance?
    private var ownScrollEdgeAppearance: UITabBarAppearance?

    /// The bar's appearance while this item is selected; nil for the bar's own one. Setting it copies the
    /// appearance.
    open var standardAppearance: UITabBarAppearance? {
        get { ownStandardAppearance }
        set {
            ownStandardAppearance = copy(of: newValue)
            onAppearanceChange?()
        }
    }

    /// The bar's appearance while this item is selected and the end of the content is above the bar.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { ownScrollEdgeAppearance }
        set {
            ownScrollEdgeAppearance = copy(of: newValue)
            onAppearanceChange?()
        }
    }

    private func copy(of appearance: UITabBarAppearance?) -> UITabBarAppearance? {
        let copy = appearance?.copy(with: nil) as? UITabBarAppearance
        copy?.onChange = { [weak self] in self?.onAppearanceChange?() }
        return copy
    }

    /// Called when one of the two appearances changes.
    final var onAppearanceChange: (() -> Void)?

    /// The color of the badge; nil for red.
    open var badgeColor: UIColor? {
        didSet { onChange?() }
    }

    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { onChange?() } }
    }

    private var badgeAttributes = StateValues<[NSAttributedString.Key: Any]>()

    /// Creates an item without title and image.
    public override init() {
        super.init()
    }

    /// Creates an item.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item with another image for the selected state.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Creates a system item.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbolName), tag: tag)
    }

    /// Creates an item from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let item = SystemItem(rawValue: coder.integer("UISystemItem", or: -1)) {
            title = item.title
            image = UIImage(systemName: item.symbolName)
        }
        selectedImage = coder.object("UISelectedImage")
        badgeValue = coder.string("UIBadgeValue")
        badgeColor = coder.object("UIBadgeColor")
        titlePositionAdjustment = coder.decodeUIOffset(forKey: "UITitlePositionAdjustment")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(selectedImage, forKey: "UISelectedImage")
        coder.encode(badgeValue, forKey: "UIBadgeValue")
        coder.encode(badgeColor, forKey: "UIBadgeColor")
        coder.encode(titlePositionAdjustment, forKey: "UITitlePositionAdjustment")
    }

    /// Sets the font and color of the badge in a state, normal or selected.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[state] = textAttributes
        onChange?()
    }

    /// Returns the text attributes of the badge in a state.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state]
    }
}
