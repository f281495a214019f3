/// The base class of items in bars, which have a title or an image.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding, ObjCExposing {
    var onChange: (() -> Void)?
    /// The settings of appearance proxies that have been applied.
    final var appliedAppearance: [String: Any] = [:]

    /// The members that can be found by name. A subclass appends its own.
    open class var objcMembers: [ObjCMember] { [] }

    /// Creates an empty item.
    public override init() {
        super.init()
    }

    /// Called when all objects of a nib have been loaded.
    open func awakeFromNib() {}

    /// Creates an item from an archive.
    public required init?(coder: NSCoder) {
        super.init()
        title = coder.string("UITitle")
        image = coder.object("UIImage")
        isEnabled = coder.flag("UIEnabled", or: true)
        tag = coder.integer("UITag", or: 0)
        accessibilityIdentifier = coder.string("UIAccessibilityIdentifier")
        restoreAccessibility(from: coder)
        landscapeImagePhone = coder.object("UILandscapeImagePhone")
        imageInsets = coder.decodeUIEdgeInsets(forKey: "UIImageInsets")
        largeContentSizeImage = coder.object("UILargeContentSizeImage")
        largeContentSizeImageInsets = coder.decodeUIEdgeInsets(forKey: "UILargeContentSizeImageInsets")
        landscapeImagePhoneInsets = coder.decodeUIEdgeInsets(forKey: "UILandscapeImagePhoneInsets")
        // Only in nibs: archives do not contain text attributes.
        titleAttributes[.normal] = coder.anyObject("UITitleTextAttributes")
    }

    /// Archives the item. Overrides call super and encode the properties of the subclass.
    open func encode(with coder: NSCoder) {
        coder.encode(title, forKey: "UITitle")
        coder.encode(image, forKey: "UIImage")
        coder.encode(isEnabled, forKey: "UIEnabled")
        coder.encode(tag, forKey: "UITag")
        coder.encode(accessibilityIdentifier, forKey: "UIAccessibilityIdentifier")
        archiveAccessibility(into: coder)
        coder.encode(landscapeImagePhone, forKey: "UILandscapeImagePhone")
        coder.encode(imageInsets, forKey: "UIImageInsets")
        coder.encode(largeContentSizeImage, forKey: "UILargeContentSizeImage")
        coder.encode(largeContentSizeImageInsets, forKey: "UILargeContentSizeImageInsets")
        coder.encode(landscapeImagePhoneInsets, forKey: "UILandscapeImagePhoneInsets")
    }

    /// The title of the item.
    open var title: String? {
        didSet { onChange?() }
    }

    /// The image of the item.
    open var image: UIImage? {
        didSet { onChange?() }
    }

    /// The image in a vertically compact environment; `nil` for `image`.
    open var landscapeImagePhone: UIImage? {
        didSet { onChange?() }
    }

    /// The insets of the image, in points. Opposite insets at two sides move it; equal ones scale it.
    open var imageInsets = UIEdgeInsets.zero {
        didSet { if imageInsets != oldValue { onChange?() } }
    }

    /// The insets of `landscapeImagePhone`, in points.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
        didSet { if landscapeImagePhoneInsets != oldValue { onChange?() } }
    }

    /// The image in the large content viewer; `nil` for `image`, which is then scaled.
    open var largeContentSizeImage: UIImage?

    /// The insets of `largeContentSizeImage`, in points.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero

    /// Returns the image and its insets.
    ///
    /// - Parameter isCompact: Whether the environment is vertically compact.
    final func shownImage(isCompact: Bool) -> (image: UIImage?, insets: UIEdgeInsets) {
        if isCompact, let landscapeImagePhone { return (landscapeImagePhone, landscapeImagePhoneInsets) }
        return (image, imageInsets)
    }

    /// Whether the item can be selected.
    open var isEnabled = true {
        didSet { onChange?() }
    }

    /// A number that identifies the item.
    open var tag = 0

    private var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()

    /// Sets the font and color of the title in a state of the button.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
        onChange?()
    }

    /// Returns the text attributes of the title in a state of the button.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    /// Returns whether text attributes were set for exactly this state.
    final func hasTitleTextAttributes(for state: UIControl.State) -> Bool { titleAttributes.exact(state) != nil }
}
