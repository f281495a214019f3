/// One row of a table: a picture, texts and an accessory in one of four styles, or whatever is put into `contentView`.
///
/// Cells are used again for other rows as the table scrolls: what one row sets, every other row of the same identifier
/// must set too.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// The name under which the cell is used again; nil for a cell that is made for one row.
    public final let reuseIdentifier: String?

    /// What holds the cell's own subviews: add to it, not to the cell, so that accessories keep clear of it. With a content
    /// configuration it is the view that shows that.
    public internal(set) final var contentView: UIView

    final let style: CellStyle
    final var storedImageView: UIImageView?
    final var storedTextLabel: UILabel?
    final var storedDetailLabel: UILabel?
    final var accessory: UIView?
    final let separator = UIView()
    /// The line above the first row of a grouped section; made for such rows alone.
    final var topSeparator: UIView?
    /// The system's grey behind a selected row; made for those alone.
    final var highlightFill: UIView?
    /// What shows the selection at present, or did so last.
    final var shownFill: UIView?
    final weak var table: UITableView?
    /// Until when an update of the table moves the cell: so long it may be seen where its row is not.
    final var animatingUntil: CFTimeInterval = 0

    /// Whether the contents have come to need another height.
    final var needsMeasurement = false

    final var configuring: ViewConfiguring?
    final var needsConfigurationUpdate = true
    /// The labels that the system lets wrap, since their letters are large.
    final var wrappedLabels: Set<ObjectIdentifier> = []
    /// The style of the table that has made the cell, before it is in it.
    final var dequeuedFor: UITableView.Style?

    /// Where the cell stands in its section, which decides on corners and lines.
    final var place = SectionPosition() {
        didSet { if place != oldValue { placeDidChange() } }
    }

    /// Makes a cell of a style.
    ///
    /// - Parameter reuseIdentifier: the name under which the table uses it again; nil if it is for one row.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        contentView = UIView()
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardRowHeight))
        assemble()
    }

    public required init?(coder: NSCoder) {
        style = coder.choice("UITableViewCellStyle", or: .default)
        reuseIdentifier = coder.string("UIReuseIdentifier")
        contentView = coder.anything("UIContentView") ?? UIView()
        super.init(coder: coder)
        assemble()
        restoreCell(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archiveCell(into: coder)
    }

    /// The parts of a cell are archived by their names, and what the app adds is in the content view.
    override var archivedSubviews: [UIView] { [] }

    private func assemble() {
        // Rows move far more often than they change.
        layer.cachesRaster = true
        separator.isUserInteractionEnabled = false
        addSubview(contentView)
        addSubview(separator)
        contentView.frame = bounds
        contentView.preservesSuperviewLayoutMargins = true
    }

    /// By default the margins of the table's contents.
    override var standardLayoutMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 11, leading: sideMargin, bottom: 11, trailing: sideMargin)
    }

    /// Makes a cell of the default style that is for one row.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    // MARK: What the styles show

    /// The picture at the beginning; made when it is first asked for. Styles with a second column have none.
    open var imageView: UIImageView? { storedImageView ?? makeImageView() }

    /// The label of the main text; made when it is first asked for.
    open var textLabel: UILabel? { storedTextLabel ?? makeTextLabel() }

    /// The label of the second text; made when it is first asked for. The default style has none.
    open var detailTextLabel: UILabel? { storedDetailLabel ?? makeDetailLabel() }

    /// The font that the system has set for each label, so that a font of the app is recognized and kept.
    final var systemFonts: [ObjectIdentifier: UIFont] = [:]

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            applyFonts()
        }
        setNeedsUpdateConfiguration()
        setNeedsLayout()
    }

    // MARK: Accessories

    /// What stands at the end of the row.
    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { accessoryDidChange() } }
    }

    /// A view at the end of the row, in place of what `accessoryType` says.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { accessoryDidChange() } }
    }

    /// What stands at the end of the row while it is edited.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
    }

    /// A view at the end of the row while it is edited, in place of what `editingAccessoryType` says.
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { accessoryDidChange() } }
    }

    // MARK: Look

    /// What lies behind the contents, as large as the cell.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView {
                backgroundConfiguration = nil
                insertSubview(backgroundView, at: 0)
            }
            setNeedsLayout()
        }
    }

    /// What lies above the background while the cell is selected or lit; the system's grey where none is set.
    open var selectedBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if selectedBackgroundView != nil { backgroundConfiguration = nil }
            updateHighlightFill(animated: false)
        }
    }

    /// What lies there in place of `selectedBackgroundView` where several rows can be selected.
    open var multipleSelectionBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if multipleSelectionBackgroundView != nil { backgroundConfiguration = nil }
            updateHighlightFill(animated: false)
        }
    }

    // MARK: Configurations

    /// What the cell's look can depend on. Override it to add what a subclass knows; call super.
    open var configurationState: UICellConfigurationState { ownConfigurationState }

    /// The state has changed: set what is to be shown for it. Override it for cells that configure themselves; call super.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    /// Called when the state has changed, before the cell is shown for the first time, and once it is set.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// How a selected cell looks.
    open var selectionStyle = SelectionStyle.default {
        didSet { updateHighlightFill(animated: false) }
    }

    /// How deep the contents are indented, in steps of `indentationWidth`.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }

    /// The width in points of one step of indentation.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }

    /// The insets of the line below the row, of which left and right count; until it is set, the table's. From right to left they
    /// are flipped.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? shownSeparatorInset }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    final var ownSeparatorInset: UIEdgeInsets?

    // MARK: State

    /// How the row is edited, as the table has found out.
    final var editing = CellEditing() {
        didSet { if editing != oldValue, storesEditing { updateEditControls() } }
    }
    final var storesEditing = false
    final var storesShowingDeleteConfirmation = false
    final var editControl: EditControl?
    final var reorderGrip: ReorderGrip?
    /// The buttons beside the contents, as long as any of them can be seen.
    final var swipe: SwipeSession?
    /// What the cell was told last that it would show, and whether it has yet to be told that it does.
    final var toldState: StateMask = []
    final var isInTransition = false
    private var storesSelected = false
    private var storesHighlighted = false

    /// Whether the row is selected.
    open var isSelected: Bool {
        get { storesSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether the row is lit, as while a finger is on it.
    open var isHighlighted: Bool {
        get { storesHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Selects or deselects the cell. Override it to change how that looks; call super.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != storesSelected else { return }
        storesSelected = selected
        highlightDidChange(animated: animated)
    }

    /// Lights the cell, or lets it go dark. Override it to change how that looks; call super.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != storesHighlighted else { return }
        storesHighlighted = highlighted
        highlightDidChange(animated: animated)
    }

    // MARK: Editing

    /// Whether the row is being edited.
    open var isEditing: Bool {
        get { storesEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing the row: the table calls it. Override it to change more than the controls; call super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        changeEditing(editing, animated: animated)
    }

    /// How the row is edited.
    open var editingStyle: EditingStyle { editing.style }

    /// Whether the button that confirms a deletion, or what takes its place, can be seen.
    open var showingDeleteConfirmation: Bool { storesShowingDeleteConfirmation }

    /// Whether the row shows a grip while it is edited, by which it is moved. The table says so of rows that the data
    /// source lets move.
    open var showsReorderControl: Bool {
        get { editing.isMovable || wantsReorderControl }
        set { wantsReorderControl = newValue }
    }
    private var wantsReorderControl = false

    /// Whether the row makes room at its beginning while it is edited, unless the delegate says otherwise.
    open var shouldIndentWhileEditing = true

    /// The cell is about to show or hide the controls that `state` names.
    open func willTransition(to state: StateMask) {}

    /// The cell shows the controls that `state` names, and no others.
    open func didTransition(to state: StateMask) {}

    /// The cell is about to be used for another row: undo here what the next one may not set. Call super.
    open func prepareForReuse() {}

    /// Whether the cell looks selected, or as if a finger were on it.
    final var showsHighlight: Bool { (storesSelected || storesHighlighted) && selectionStyle != .none }

    /// Whether the row or the one below it is lit, so that no line divides them.
    final var isBesideLitRow = false {
        didSet { if isBesideLitRow != oldValue { setNeedsLayout() } }
    }

    // MARK: Focus

    /// Whether the system shows that the cell is focused, or the app's own code does.
    open var focusStyle = FocusStyle.default

    open override var canBecomeFocused: Bool {
        guard let table, let path = table.indexPath(for: self) else { return false }
        return table.canFocus(RowPath(path))
    }

    /// A ring inside of the cell, unless the app shows the focus itself.
    open override var focusEffect: UIFocusEffect? {
        get {
            if focusStyle == .custom { return nil }
            return focusSettings?.effect ?? FocusHaloView.effect(for: self)
        }
        set { super.focusEffect = newValue }
    }

    override func focusPressBegan() -> Bool {
        focusedControl?.focusPressBegan() ?? table?.pressFocusedRow(self) ?? false
    }

    override func focusPressEnded() {
        if let focusedControl { focusedControl.focusPressEnded() } else { table?.releaseFocusedRow(chooses: true) }
    }

    override func focusPressCancelled() {
        if let focusedControl { focusedControl.focusPressCancelled() } else { table?.releaseFocusedRow(chooses: false) }
    }

    override func focusKey(_ key: UIKey, _ modifiers: UIKeyModifierFlags) -> Bool {
        focusedControl?.focusKey(key, modifiers) ?? false
    }

    // MARK: Dragging

    /// The row is being lifted, dragged, or no longer dragged. Override it to change how that looks; call super.
    open func dragStateDidChange(_ dragState: DragState) {}

    /// Whether controls in the cell can be touched while its row is dragged.
    open var userInteractionEnabledWhileDragging = false

    // MARK: Layout

    open override func layoutSublayers(of layer: CALayer) {
        updateConfigurationIfNeeded()
        super.layoutSublayers(of: layer)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        configuring?.layOut()
        layoutCell()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight(width: size.width))
    }

    override func intrinsicContentSizeDidChange(of view: UIView) {
        // Where the texts of the cell begin and end is told by what they say. They lie in the content view, but the cell places them.
        if view === storedTextLabel || view === storedDetailLabel || view === storedImageView { setNeedsLayout() }
        guard let table, !isHidden, !needsMeasurement else { return }
        needsMeasurement = table.sizeDidChange(of: view, content: contentView, in: self)
    }

    override func constraintsOfSubviewDidChange() {
        guard let table, !isHidden, !needsMeasurement, table.selfSizingInvalidation == .enabledIncludingConstraints
        else {
            return
        }
        needsMeasurement = table.sizeDidChange(of: contentView, content: contentView, in: self)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        configuring?.tintColorDidChange()
        applyFonts()
    }
}
