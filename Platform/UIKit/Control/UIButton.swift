/// A control that does something when it is tapped, and shows a title, a picture or both.
///
/// It is described either state by state (`setTitle(_:for:)`, `setImage(_:for:)` …), or by a `configuration`.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// What a button looks like from the start.
    public enum ButtonType: Int, Sendable {
        /// Nothing but what is set.
        case custom = 0
        /// In the tint colour; it fades while it is pressed.
        case system = 1
        /// A letter i in a circle, for what there is to know about something.
        case detailDisclosure = 2
        /// As `detailDisclosure`.
        case infoLight = 3
        /// As `detailDisclosure`.
        case infoDark = 4
        /// A plus in a circle.
        case contactAdd = 5
        /// A cross in a grey circle.
        case close = 7

        /// As `system`.
        public static var roundedRect: ButtonType { .system }
    }

    final var type = ButtonType.custom
    final var titles = StateValues<String>()
    final var attributedTitles = StateValues<NSAttributedString>()
    final var titleColors = StateValues<UIColor>()
    final var images = StateValues<UIImage>()
    final var backgroundImages = StateValues<UIImage>()
    /// Whether titles of states go before the configuration's, as they do once they are set after it.
    final var showsStateTitles = false
    /// The same of pictures.
    final var showsStateImages = false
    final var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
    final var storedTitleLabel: UILabel?
    final var storedSubtitleLabel: UILabel?
    final var storedImageView: UIImageView?
    final var storedSpinner: UIActivityIndicatorView?
    final var backgroundView: UIImageView?
    final var configuredBackground: BackgroundConfigurationView?
    final var isUpdatingConfiguration = false

    /// Makes a button of the custom type.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        restoreButton(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archiveButton(into: coder)
    }

    /// Title and picture are made of what was set.
    override var archivedSubviews: [UIView] { [] }

    /// Makes a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        type = buttonType
        typeDidChange()
    }

    /// Makes a button that runs `primaryAction` when it is tapped, and shows its title and picture.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    /// Makes a button of the system type that runs `primaryAction` when it is tapped, and shows its title and picture.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        type = .system
        typeDidChange()
        adopt(primaryAction)
    }

    final func adopt(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
    }

    /// What the button looked like from the start.
    open var buttonType: ButtonType { type }

    // MARK: Parts

    /// The label of the title. Set its font here, and its text by `setTitle(_:for:)`.
    open var titleLabel: UILabel? {
        if let storedTitleLabel { return storedTitleLabel }
        let label = UILabel()
        label.font = type == .custom ? .systemFont(ofSize: 18) : .systemFont(ofSize: 15)
        label.lineBreakMode = .byTruncatingMiddle
        storedTitleLabel = label
        addSubview(label)
        return label
    }

    /// What shows the picture. Set that by `setImage(_:for:)`.
    open var imageView: UIImageView? {
        if let storedImageView { return storedImageView }
        let view = UIImageView()
        storedImageView = view
        addSubview(view)
        return view
    }

    // MARK: State

    open override var isEnabled: Bool {
        didSet { if isEnabled != oldValue { stateDidChange() } }
    }

    open override var isSelected: Bool {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    open override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        stateDidChange()
    }

    open override func sendActions(for controlEvents: UIControl.Event) {
        // A button is for being tapped.
        if controlEvents.contains(.touchUpInside), changesSelectionAsPrimaryAction, !showsMenuAsPrimaryAction {
            isSelected.toggle()
        }
        super.sendActions(
            for: controlEvents.contains(.touchUpInside) ? controlEvents.union(.primaryActionTriggered) : controlEvents)
    }

    // MARK: Menu

    /// The menu that a long press opens, or a touch where `showsMenuAsPrimaryAction` says so.
    open var menu: UIMenu? {
        didSet {
            isContextMenuInteractionEnabled = menu != nil
            showChosenElement()
        }
    }

    /// In which order the menu lists its elements where it opens upwards.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// Whether a tap changes `isSelected`; with a menu as the primary action, whether choosing an element marks that one
    /// alone and shows its title: a pop-up button.
    open var changesSelectionAsPrimaryAction = false {
        didSet { showChosenElement() }
    }

    open override var showsMenuAsPrimaryAction: Bool {
        didSet { showChosenElement() }
    }

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard isEnabled, let menu else { return nil }
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
        configuration.preferredMenuElementOrder = preferredMenuElementOrder
        return configuration
    }

    override func choose(_ action: UIAction, in menu: UIMenu) {
        if isPopUp {
            for other in self.menu?.allActions ?? [] { other.state = other === action ? .on : .off }
            showChosenElement()
        }
        super.choose(action, in: menu)
    }

    // MARK: Configuration

    /// The description of the button's look; nil for a button that is described state by state.
    open var configuration: Configuration? {
        didSet {
            guard configuration != oldValue else { return }
            configurationDidChange(from: oldValue)
        }
    }

    /// Changes the configuration to suit the button's state, each time that changes.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether a change of state updates the configuration.
    open var automaticallyUpdatesConfiguration = true

    /// Changes the configuration to suit the button's state: by default the handler does. Don't call it: call
    /// `setNeedsUpdateConfiguration()`.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    // MARK: Distances

    /// Room around picture and title. Not used by a button with a configuration.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { contentSizeDidChange() } }
    }

    /// How far the title's edges are moved inwards. Not used by a button with a configuration.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { if titleEdgeInsets != oldValue { contentSizeDidChange() } }
    }

    /// How far the picture's edges are moved inwards. Not used by a button with a configuration.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { if imageEdgeInsets != oldValue { contentSizeDidChange() } }
    }

    // MARK: Layout

    /// The part of the button that its background covers.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The part of the button in which picture and title are.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

    /// Where the title is.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { arrangement(in: contentRect).title }

    /// Where the picture is.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { arrangement(in: contentRect).image }

    open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }

    override var firstBaselineDistance: CGFloat? { baselineDistance(titleLabel?.baselineDistances.first) }
    override var lastBaselineDistance: CGFloat? { baselineDistance(titleLabel?.baselineDistances.last) }

    override var hasTextInMiddle: Bool { contentVerticalAlignment == .center }

    /// How far from the button's edge a line stands that stands so far from its title's: the title is in the middle.
    private func baselineDistance(_ distance: CGFloat?) -> CGFloat? {
        guard let distance, let titleLabel else { return nil }
        return (intrinsicContentSize.height - titleLabel.baselineDistances.height) / 2 + distance
    }

    /// Title, picture or insets are others.
    final func contentSizeDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        stateDidChange()
    }
}
