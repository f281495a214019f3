/// A button in a bar, or a space between two.
open class UIBarButtonItem: UIBarItem {
    /// How a button is written.
    public enum Style: Int, Sendable {
        /// Regular.
        case plain = 0
        /// Semibold: what ends a task.
        case done = 2
    }

    /// How the button is written.
    open var style = Style.plain {
        didSet { onChange?() }
    }

    /// The width of the button in points, or of a fixed space; 0 for the width of what it shows.
    open var width: CGFloat = 0 {
        didSet { if width != oldValue { onChange?() } }
    }

    /// Titles that the button may get: it is as wide as the widest of them, so that it stays in its place.
    open var possibleTitles: Set<String>? {
        didSet { if possibleTitles != oldValue { onChange?() } }
    }

    /// Whether the button shows that it is on: it is filled with the tint colour.
    open var isSelected = false {
        didSet { if isSelected != oldValue { onChange?() } }
    }

    /// Whether the bar does without the button.
    open var isHidden = false {
        didSet { if isHidden != oldValue { onChange?() } }
    }

    /// Whether a tap turns `isSelected` round. With a menu and no primary action the button shows the title of the element that is
    /// chosen in it instead.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { onChange?() } }
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

    /// The button's own colour.
    open var tintColor: UIColor? {
        didSet { onChange?() }
    }

    /// Which of the system's buttons it is.
    private(set) final var systemItem: SystemItem?

    /// The button that a bar shows for the item.
    final weak var shownButton: UIView?

    private var backgroundImages: [UIBarMetrics: StateValues<UIImage>] = [:]
    private var titleAdjustments: [UIBarMetrics: UIOffset] = [:]

    /// Makes an empty button.
    public override init() {
        super.init()
    }

    /// Reads a button from an archive: all but what a tap does, since code can't be archived.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        style = coder.choice("UIStyle", or: .plain)
        systemItem = SystemItem(rawValue: coder.integer("UISystemItem", or: -1))
        // A nib says which item it is, and not what that shows.
        if let systemItem, coder is AttributeCoder { take(systemItem) }
        width = CGFloat(coder.decodeDouble(forKey: "UIWidth"))
        customView = coder.anything("UICustomView")
        tintColor = coder.object("UITintColor")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: "UIStyle")
        if let systemItem { coder.encode(systemItem.rawValue, forKey: "UISystemItem") }
        coder.encode(Double(width), forKey: "UIWidth")
        coder.encode(customView, forKey: "UICustomView")
        coder.encode(tintColor, forKey: "UITintColor")
    }

    /// Makes a button; where it has neither title nor image, the action's are shown. One with both shows the image.
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
        take(systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Makes an item that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    final func take(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        title = systemItem.title
        image = systemItem.image
        style = systemItem == .done || systemItem == .save ? .done : .plain
    }

    // MARK: Look

    /// Sets what is behind the button in a state, in a bar of a height.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics, default: StateValues()][state] = backgroundImage
        onChange?()
    }

    /// What is behind the button in a state, in a bar of a height.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[barMetrics]?[state]
    }

    /// Sets how far in points the title stands from its place, in a bar of a height.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        titleAdjustments[barMetrics] = adjustment
        onChange?()
    }

    /// How far in points the title stands from its place, in a bar of a height.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        titleAdjustments[barMetrics] ?? .zero
    }

    // MARK: What bars ask

    /// Whether it is a space between buttons.
    final var isSpace: Bool { systemItem == .fixedSpace || systemItem == .flexibleSpace }

    /// Whether a touch opens the menu, which shows what is chosen in it.
    final var isPopUp: Bool { changesSelectionAsPrimaryAction && menu != nil && primaryAction == nil }

    /// The element that is marked in the menu of a button that shows it: the first where none is.
    final var chosenElement: UIAction? {
        guard isPopUp, let menu else { return nil }
        let actions = menu.allActions.filter { !$0.attributes.contains(.hidden) }
        return actions.first { $0.state == .on } ?? actions.first
    }

    /// The button was tapped.
    final func perform() {
        if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
        primaryAction?.performWithSender(self, target: nil)
    }

    /// An element of the menu was chosen.
    final func choose(_ action: UIAction) {
        if isPopUp {
            for other in menu?.allActions ?? [] { other.state = other === action ? .on : .off }
            onChange?()
        }
        action.performWithSender(self, target: nil)
    }
}
