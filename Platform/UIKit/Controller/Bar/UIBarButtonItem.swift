/// A button in a bar, or a space between two buttons.
open class UIBarButtonItem: UIBarItem {
    /// The style of a button's title.
    public enum Style: Int, Sendable {
        /// A regular title.
        case plain = 0
        /// A semibold title, for an action that completes a task.
        case done = 2

        /// A regular title, as for `plain`: buttons have had no borders since iOS 7.
        @available(*, deprecated, renamed: "plain")
        public static var bordered: Style { .plain }
    }

    /// The style of the title.
    open var style = Style.plain {
        didSet { onChange?() }
    }

    /// The width of the button or the fixed space, in points; 0 for the width of its contents.
    open var width: CGFloat = 0 {
        didSet { if width != oldValue { onChange?() } }
    }

    /// The titles that the button may show. It is as wide as the widest of them.
    open var possibleTitles: Set<String>? {
        didSet { if possibleTitles != oldValue { onChange?() } }
    }

    /// Whether the button is selected, which fills it with the tint color.
    open var isSelected = false {
        didSet { if isSelected != oldValue { onChange?() } }
    }

    /// Whether the bar omits the button.
    open var isHidden = false {
        didSet { if isHidden != oldValue { onChange?() } }
    }

    /// Whether a tap toggles `isSelected`. A button with a menu and without primary action shows the title
    /// of the selected menu element instead.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { onChange?() } }
    }

    /// The action of a tap. It has precedence over `action`.
    open var primaryAction: UIAction? {
        didSet { onChange?() }
    }

    /// The method that a tap calls. It may have parameters for the item and for the event.
    open var action: Selector? {
        didSet { onChange?() }
    }

    /// The object whose method a tap calls, which is not retained; `nil` for the responder chain.
    open weak var target: AnyObject?

    /// The menu that a touch opens, or a long press if there is a primary action.
    open var menu: UIMenu? {
        didSet { onChange?() }
    }

    /// The order of the elements in a menu that opens upward.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// The view that is shown instead of a button.
    open var customView: UIView? {
        didSet { onChange?() }
    }

    /// The tint color of the button.
    open var tintColor: UIColor? {
        didSet { onChange?() }
    }

    /// The system item that the button shows.
    private(set) final var systemItem: SystemItem?

    /// The group that contains the button.
    final weak var group: UIBarButtonItemGroup?

    /// The button that shows the item.
    final weak var shownButton: UIView?

    private var backgroundImages: [UIBarMetrics: StateValues<UIImage>] = [:]
    /// The background images for one style of buttons.
    final var styledBackgroundImages: [Style: [UIBarMetrics: StateValues<UIImage>]] = [:]
    /// The background image and offsets of the button that returns to this item's screen.
    final var backButton: [UIBarMetrics: BackButtonLook] = [:]
    private var backgroundAdjustments: [UIBarMetrics: CGFloat] = [:]
    private var titleAdjustments: [UIBarMetrics: UIOffset] = [:]

    /// Creates an empty item.
    public override init() {
        super.init()
    }

    /// Creates an item from an archive, which does not contain its actions.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        style = coder.choice("UIStyle", or: .plain)
        systemItem = SystemItem(rawValue: coder.integer("UISystemItem", or: -1))
        // Nibs archive the system item without its title and image.
        if let systemItem, coder is AttributeCoder { apply(systemItem) }
        width = CGFloat(coder.decodeDouble(forKey: "UIWidth"))
        customView = coder.anyObject("UICustomView")
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

    /// Creates a button with a title or an image, or those of the action. A button with both shows the
    /// image.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? (image == nil ? primaryAction?.title : nil)
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates a system button.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        apply(systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates a button with a title that calls a method of a target.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        setTarget(target, action, style: style)
    }

    /// Creates a button with an image that calls a method of a target.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        setTarget(target, action, style: style)
    }

    /// Creates a system button that calls a method of a target.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        apply(systemItem)
        setTarget(target, action, style: style)
    }

    private func setTarget(_ target: Any?, _ action: Selector?, style: Style) {
        self.style = style
        self.action = action
        self.target = target.map { $0 as AnyObject }
    }

    /// Creates an item with a custom view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    final func apply(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        title = systemItem.title
        image = systemItem.image
        style = systemItem == .done || systemItem == .save ? .done : .plain
    }

    // MARK: Appearance

    /// Sets the background image in a state, for bar metrics.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics, default: StateValues()][state] = backgroundImage
        onChange?()
    }

    /// Returns the background image in a state, for bar metrics.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[barMetrics]?[state]
    }

    /// Sets the vertical offset of the background image, in points, for bar metrics.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        backgroundAdjustments[barMetrics] = adjustment
        onChange?()
    }

    /// Returns the vertical offset of the background image, in points, for bar metrics.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        backgroundAdjustments[barMetrics] ?? 0
    }

    /// Sets the offset of the title, in points, for bar metrics.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        titleAdjustments[barMetrics] = adjustment
        onChange?()
    }

    /// Returns the offset of the title, in points, for bar metrics.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        titleAdjustments[barMetrics] ?? .zero
    }

    // MARK: Rendering

    /// Whether the item is a space between buttons.
    final var isSpace: Bool { systemItem == .fixedSpace || systemItem == .flexibleSpace }

    /// Whether a touch opens the menu and the button shows the selected element.
    final var isPopUp: Bool { changesSelectionAsPrimaryAction && opensMenuByTap }

    /// Whether a tap opens the menu because the item has no action.
    final var opensMenuByTap: Bool { menu != nil && primaryAction == nil && action == nil }

    /// The element that the button shows: the selected one of the menu, or the first.
    final var selectedElement: (any UIMenuLeaf)? {
        guard isPopUp, let menu else { return nil }
        let actions = menu.allActions.filter { !$0.attributes.contains(.hidden) }
        return actions.first { $0.state == .on } ?? actions.first
    }

    /// Performs the action of a tap.
    final func perform() {
        if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
        if let primaryAction {
            primaryAction.performWithSender(self, target: nil)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        }
    }

    /// Performs the action of a menu element, and selects it in a pop-up button.
    final func select(_ action: any UIMenuLeaf) {
        if isPopUp {
            for other in menu?.allActions ?? [] { other.state = other === action ? .on : .off }
            onChange?()
        }
        action.performWithSender(self, target: nil)
    }
}
