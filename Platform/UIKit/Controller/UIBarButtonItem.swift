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
}

/// A button in a bar.
open class UIBarButtonItem: UIBarItem {
    /// How a button is written.
    public enum Style: Int, Sendable {
        /// Regular.
        case plain = 0
        /// Semibold: what ends a task.
        case done = 2
    }

    /// The buttons that the system names.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add

        var title: String? {
            switch self {
            case .done: SystemWord.done.text
            case .cancel: SystemWord.cancel.text
            case .edit: SystemWord.edit.text
            case .save: SystemWord.save.text
            case .add: nil
            }
        }
    }

    /// How the button is written.
    open var style = Style.plain {
        didSet { onChange?() }
    }

    /// What a tap does.
    open var primaryAction: UIAction? {
        didSet { onChange?() }
    }

    /// The menu that a touch opens, or a long press where there is a primary action.
    open var menu: UIMenu? {
        didSet { onChange?() }
    }

    /// In which order the menu lists its elements where it opens upwards.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// What is shown instead of a button.
    open var customView: UIView? {
        didSet { onChange?() }
    }

    /// The button that a bar shows for the item.
    final weak var shownButton: UIView?

    /// The button's own colour.
    open var tintColor: UIColor? {
        didSet { onChange?() }
    }

    /// Makes an empty button.
    public override init() {
        super.init()
    }

    /// Reads a button from an archive: all but what a tap does, since code can't be archived.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        style = coder.choice("UIStyle", or: .plain)
        customView = coder.anything("UICustomView")
        tintColor = coder.object("UITintColor")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: "UIStyle")
        coder.encode(customView, forKey: "UICustomView")
        coder.encode(tintColor, forKey: "UITintColor")
    }

    /// Makes a button; where it has neither title nor image, the action's are shown.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? (image == nil ? primaryAction?.title : nil)
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Makes one of the system's buttons.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        title = systemItem.title
        if systemItem == .add { image = UIImage(systemName: "plus") }
        style = systemItem == .done || systemItem == .save ? .done : .plain
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Makes an item that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
}
