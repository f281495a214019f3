/// What a tab bar shows for one controller: a picture, a title, and perhaps a badge.
open class UITabBarItem: UIBarItem {
    /// The items that the system names. Those whose titles are not among the words known here are left out.
    public enum SystemItem: Int, Sendable {
        /// What has no room in the bar.
        case more = 0
        /// What people have marked.
        case favorites = 1
        /// People.
        case contacts = 5
        /// Looking for something.
        case search = 8

        var title: String {
            switch self {
            case .more: SystemWord.more.text
            case .favorites: SystemWord.favorites.text
            case .contacts: SystemWord.contacts.text
            case .search: SystemWord.search.text
            }
        }

        var symbolName: String {
            switch self {
            case .more: "ellipsis"
            case .favorites: "star.fill"
            case .contacts: "person.crop.circle.fill"
            case .search: "magnifyingglass"
            }
        }
    }

    /// The button that a bar shows for the item.
    final weak var shownButton: UIView?

    /// The picture while the item is selected; nil for `image`.
    open var selectedImage: UIImage? {
        didSet { onChange?() }
    }

    /// A short text on a badge at the picture's corner; nil for none.
    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { onChange?() } }
    }

    private var ownStandardAppearance: UITabBarAppearance?
    private var ownScrollEdgeAppearance: UITabBarAppearance?

    /// What the bar looks like while this item is selected; nil for what the bar says. It is copied; what the property answers with
    /// can be changed.
    open var standardAppearance: UITabBarAppearance? {
        get { ownStandardAppearance }
        set {
            ownStandardAppearance = copy(of: newValue)
            onAppearanceChange?()
        }
    }

    /// What it looks like while the end of the content is above it.
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

    /// Called when one of the two changes.
    final var onAppearanceChange: (() -> Void)?

    /// The badge's colour; nil for red.
    open var badgeColor: UIColor? {
        didSet { onChange?() }
    }

    /// How far in points the title stands from its place.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { onChange?() } }
    }

    private var badgeAttributes = StateValues<[NSAttributedString.Key: Any]>()

    /// Makes an item without title and picture.
    public override init() {
        super.init()
    }

    /// Makes an item.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Makes an item with a picture of its own while it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Makes one of the system's items.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbolName), tag: tag)
    }

    /// Reads an item from an archive.
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

    /// Sets how the badge is written in a state, normal or selected: font and colour.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[state] = textAttributes
        onChange?()
    }

    /// How the badge is written in a state.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state]
    }
}
