/// A control that performs an action when it is tapped, and shows a title, an image or both.
///
/// Its content is specified either for each state, with methods such as `setTitle(_:for:)` and
/// `setImage(_:for:)`, or with a `configuration`.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// The initial style of a button.
    public enum ButtonType: Int, Sendable {
        /// A button without a style.
        case custom = 0
        /// A button in the tint color that fades while it is pressed.
        case system = 1
        /// An info button: the letter i in a circle.
        case detailDisclosure = 2
        /// An info button, the same as `detailDisclosure`.
        case infoLight = 3
        /// An info button, the same as `detailDisclosure`.
        case infoDark = 4
        /// An add button: a plus sign in a circle.
        case contactAdd = 5
        /// A close button: a cross in a gray circle.
        case close = 7

        /// A system button, the same as `system`.
        public static var roundedRect: ButtonType { .system }
    }

    final var type = ButtonType.custom
    final var titles = StateValues<String>()
    final var attributedTitles = StateValues<NSAttributedString>()
    final var titleColors = StateValues<UIColor>()
    final var images = StateValues<UIImage>()
    final var backgroundImages = StateValues<UIImage>()
    /// Whether titles of states take precedence over the configuration's title because they were set later.
    final var prefersStateTitles = false
    /// Whether images of states take precedence over the configuration's image because they were set later.
    final var prefersStateImages = false
    final var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
    final var storedTitleLabel: UILabel?
    final var storedSubtitleLabel: UILabel?
    final var storedImageView: UIImageView?
    final var storedSpinner: UIActivityIndicatorView?
    final var backgroundView: UIImageView?
    final var configuredBackground: BackgroundConfigurationView?
    final var isUpdatingConfiguration = false

    /// Creates a button of the custom type.
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

    /// The title and image views are not archived because they are created from the properties.
    override var archivedSubviews: [UIView] { [] }

    /// Creates a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        type = buttonType
        typeDidChange()
    }

    /// Creates a button that performs `primaryAction` when it is tapped, and shows its title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        installPrimaryAction(primaryAction)
    }

    /// Creates a system button that performs `primaryAction` when it is tapped, and shows its title and
    /// image.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        type = .system
        typeDidChange()
        installPrimaryAction(primaryAction)
    }

    final func installPrimaryAction(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
    }

    /// The type with which the button was created.
    open var buttonType: ButtonType { type }

    // MARK: Subviews

    /// The label of the title. Set its font here, and its text with `setTitle(_:for:)`.
    open var titleLabel: UILabel? {
        if let storedTitleLabel { return storedTitleLabel }
        let label = UILabel()
        label.font = type == .custom ? .systemFont(ofSize: 18) : .systemFont(ofSize: 15)
        label.lineBreakMode = .byTruncatingMiddle
        label.shadowOffset = .zero
        storedTitleLabel = label
        addSubview(label)
        return label
    }

    /// The view of the image. Set the image with `setImage(_:for:)`.
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
        didSet {
            guard isHighlighted != oldValue else { return }
            if reversesTitleShadowWhenHighlighted { reverseTitleShadow() }
            stateDidChange()
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        stateDidChange()
    }

    open override func sendActions(for controlEvents: UIControl.Event) {
        // A tap triggers the primary action.
        if controlEvents.contains(.touchUpInside), changesSelectionAsPrimaryAction, !showsMenuAsPrimaryAction {
            isSelected.toggle()
        }
        super.sendActions(
            for: controlEvents.contains(.touchUpInside) ? controlEvents.union(.primaryActionTriggered) : controlEvents)
    }

    // MARK: Menu

    /// The menu that is opened by a long press, or by a tap if `showsMenuAsPrimaryAction` is `true`.
    open var menu: UIMenu? {
        didSet {
            isContextMenuInteractionEnabled = menu != nil
            updatePopUpSelection()
        }
    }

    /// The order of the menu's elements.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// Whether a tap toggles `isSelected`. If the menu is the primary action, whether selecting an element
    /// marks only that element and shows its title, as in a pop-up button.
    open var changesSelectionAsPrimaryAction = false {
        didSet { updatePopUpSelection() }
    }

    open override var showsMenuAsPrimaryAction: Bool {
        didSet { updatePopUpSelection() }
    }

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard isEnabled, let menu else { return nil }
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
        configuration.preferredMenuElementOrder = preferredMenuElementOrder
        return configuration
    }

    override func select(_ action: any UIMenuLeaf, in menu: UIMenu) {
        if isPopUp {
            for other in self.menu?.allActions ?? [] { other.state = other === action ? .on : .off }
            updatePopUpSelection()
        }
        super.select(action, in: menu)
    }

    // MARK: Configuration

    /// The configuration of the button, or `nil` if the content is specified for each state.
    open var configuration: Configuration? {
        didSet {
            guard configuration != oldValue else { return }
            configurationDidChange(from: oldValue)
        }
    }

    /// A closure that updates the configuration when the button's state changes.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether a change of state updates the configuration.
    open var automaticallyUpdatesConfiguration = true

    /// Updates the configuration for the button's state. The default implementation calls
    /// `configurationUpdateHandler`.
    ///
    /// Do not call this method. Call `setNeedsUpdateConfiguration()` instead.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    /// Updates the configuration because something that it depends on has changed.
    open func setNeedsUpdateConfiguration() { baseSetNeedsUpdateConfiguration() }

    /// The role of the button. A destructive button with a configuration is red instead of in the tint color.
    open var role: Role {
        get { storedRole }
        set { storedRole = newValue }
    }

    /// The label of the configuration's subtitle.
    open var subtitleLabel: UILabel? { storedSubtitleLabel }

    /// Whether the button performs its action when a drag rests on it.
    open var isSpringLoaded: Bool {
        get { springLoads }
        set { springLoads = newValue }
    }

    // MARK: Insets

    /// The insets around the content, in points. A button with a configuration ignores them.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { contentSizeDidChange() } }
    }

    /// The insets of the title, in points. A button with a configuration ignores them.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { if titleEdgeInsets != oldValue { contentSizeDidChange() } }
    }

    /// The insets of the image, in points. A button with a configuration ignores them.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { if imageEdgeInsets != oldValue { contentSizeDidChange() } }
    }

    // MARK: Layout

    /// Returns the frame of the background.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the rectangle that contains the image and title.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

    /// Returns the frame of the title.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentLayout(in: contentRect).title }

    /// Returns the frame of the image.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentLayout(in: contentRect).image }

    open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }

    override var firstBaselineDistance: CGFloat? { baselineDistance(titleLabel?.baselineDistances.first) }
    override var lastBaselineDistance: CGFloat? { baselineDistance(titleLabel?.baselineDistances.last) }

    override var hasTextInMiddle: Bool { contentVerticalAlignment == .center }

    /// Returns the distance of a baseline from the button's edge, given its distance from the edge of the
    /// centered title.
    private func baselineDistance(_ distance: CGFloat?) -> CGFloat? {
        guard let distance, let titleLabel else { return nil }
        return (intrinsicContentSize.height - titleLabel.baselineDistances.height) / 2 + distance
    }

    /// Invalidates the layout after the title, the image or the insets have changed.
    final func contentSizeDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Buttons with a small symbol of the system respond to touches around them, too.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard Self.symbolTypes.contains(buttonType) else { return super.point(inside: point, with: event) }
        let missing = CGSize(
            width: max(0, Self.symbolTarget - bounds.width), height: max(0, Self.symbolTarget - bounds.height))
        return bounds.insetBy(dx: -missing.width / 2, dy: -missing.height / 2).contains(point)
    }

    private static let symbolTypes: Set<ButtonType> = [.detailDisclosure, .infoLight, .infoDark, .contactAdd]
    /// The smallest side of the target of a button with a symbol, in points.
    private static let symbolTarget: CGFloat = 44

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutParts()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        stateDidChange()
    }

    // MARK: Contents by state

    /// Sets the title for a state. States without a title show that of the normal state.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state] = title
        prefersStateTitles = true
        stateDidChange()
    }

    /// Sets the attributed title for a state. It takes precedence over a plain title.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        attributedTitles[state] = title
        prefersStateTitles = true
        stateDidChange()
    }

    /// Sets the color of the title for a state.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        titleColors[state] = color
        stateDidChange()
    }

    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[state] = image
        prefersStateImages = true
        stateDidChange()
    }

    /// Sets the background image for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgroundImages[state] = image
        stateDidChange()
    }

    /// Sets the symbol configuration of the image for a state.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        symbolConfigurations[state] = configuration
        stateDidChange()
    }

    /// Returns the title for a state.
    open func title(for state: UIControl.State) -> String? { titles[state] }

    /// Returns the attributed title for a state.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { attributedTitles[state] }

    /// Returns the color of the title for a state.
    open func titleColor(for state: UIControl.State) -> UIColor? { baseTitleColor(for: state) }

    /// Returns the image for a state.
    open func image(for state: UIControl.State) -> UIImage? { images[state] }

    /// Returns the background image for a state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages[state] }

    /// Returns the symbol configuration of the image for a state.
    open func preferredSymbolConfigurationForImage(
        in state: UIControl.State
    ) -> UIImage.SymbolConfiguration? { symbolConfigurations[state] }

    /// The title in the current state.
    open var currentTitle: String? { title(for: state) }

    /// The attributed title in the current state.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// The color of the title in the current state.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

    /// The image in the current state.
    open var currentImage: UIImage? { image(for: state) }

    /// The background image in the current state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The symbol configuration of the image in the current state.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }
}
