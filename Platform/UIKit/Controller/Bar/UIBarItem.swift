/// What bars show: something with a title or an image.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding {
    var onChange: (() -> Void)?

    /// Makes an empty item.
    public override init() {
        super.init()
    }

    /// Reads an item from an archive.
    public required init?(coder: NSCoder) {
        super.init()
        title = coder.string("UITitle")
        image = coder.object("UIImage")
        isEnabled = coder.flag("UIEnabled", or: true)
        tag = coder.integer("UITag", or: 0)
    }

    /// Puts the item into an archive. Override it to add what a subclass has; call super.
    open func encode(with coder: NSCoder) {
        coder.encode(title, forKey: "UITitle")
        coder.encode(image, forKey: "UIImage")
        coder.encode(isEnabled, forKey: "UIEnabled")
        coder.encode(tag, forKey: "UITag")
    }

    /// What the item is called.
    open var title: String? {
        didSet { onChange?() }
    }

    /// The item's picture.
    open var image: UIImage? {
        didSet { onChange?() }
    }

    /// Whether the item can be tapped.
    open var isEnabled = true {
        didSet { onChange?() }
    }

    /// A number by which to find the item.
    open var tag = 0

    private var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()

    /// Sets how the title is written in a state of the button: font and colour.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
        onChange?()
    }

    /// How the title is written in a state of the button.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    /// Whether something was set for just this state.
    final func hasTitleTextAttributes(for state: UIControl.State) -> Bool { titleAttributes.exact(state) != nil }
}
