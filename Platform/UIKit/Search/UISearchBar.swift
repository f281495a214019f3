import QuartzCore

/// A field for what to search for, with a button beside it that ends the search.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
    /// How the bar is shown.
    public enum Style: UInt, Sendable {
        /// As `prominent`.
        case `default` = 0
        /// On a background of its own.
        case prominent = 1
        /// The field alone.
        case minimal = 2
    }

    final let field = UISearchTextField()
    final let background = UIView()
    final let hairline = UIView()
    final let cancelButton = UIButton(type: .system)
    final lazy var fieldEvents = SearchFieldEvents(self)
    final var promptLabel: UILabel?
    final lazy var scopes = makeScopes()
    private var showsScopes = false
    final var icons = SearchBarIcons()

    /// The distance of what the bar shows from its sides, in points.
    final var horizontalMargin: CGFloat = 8 {
        didSet {
            guard horizontalMargin != oldValue else { return }
            scopes.margin = horizontalMargin
            setNeedsLayout()
        }
    }
    /// The controller whose search the bar shows.
    final weak var searchController: UISearchController?
    private static let animationDuration: TimeInterval = 0.25

    /// Makes a bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        restoreLook(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(text, forKey: "UIText")
        coder.encode(placeholder, forKey: "UIPlaceholder")
        coder.encode(showsCancelButton, forKey: "UIShowsCancelButton")
        coder.encode(prompt, forKey: "UIPrompt")
        coder.encode(showsBookmarkButton, forKey: "UIShowsBookmarkButton")
        coder.encode(showsSearchResultsButton, forKey: "UIShowsSearchResultsButton")
        coder.encode(Int(searchBarStyle.rawValue), forKey: "UISearchBarStyle")
    }

    override var archivedSubviews: [UIView] { [] }

    // MARK: Contents

    /// Who has a say, and hears what is searched for.
    open weak var delegate: (any UISearchBarDelegate)?

    /// What is searched for. Setting it tells nobody.
    open var text: String? {
        get { field.text }
        set {
            field.text = newValue
            fieldTextDidChange()
        }
    }

    /// A line above the field, for which the bar has to be higher; nil for none.
    open var prompt: String? {
        didSet {
            guard prompt != oldValue else { return }
            showPrompt()
            heightDidChange()
        }
    }

    /// Whether text can be typed and the buttons be used.
    open var isEnabled: Bool {
        get { field.isEnabled }
        set {
            field.isEnabled = newValue
            cancelButton.isEnabled = newValue
            scopes.control.isEnabled = newValue
        }
    }

    /// What the field shows while it is empty.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }

    /// The field. Its delegate is the bar's own.
    open var searchTextField: UISearchTextField { field }

    // MARK: Look

    /// How the bar is shown.
    open var searchBarStyle = Style.default { didSet { applyStyle() } }

    /// The colour of the bar's background; nil for the system's.
    open var barTintColor: UIColor? { didSet { applyStyle() } }

    // MARK: Icons

    /// Whether an empty field has a button for bookmarks.
    open var showsBookmarkButton = false { didSet { showIcons() } }

    /// Whether an empty field has a button for what was found recently, in place of that for bookmarks.
    open var showsSearchResultsButton = false { didSet { showIcons() } }

    /// Whether the button for what was found recently looks selected.
    open var isSearchResultsButtonSelected = false { didSet { showIcons() } }

    /// Gives the bar another picture for an icon in a state; nil for the system's.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons.set(iconImage, icon, state)
        showIcons()
    }

    /// The picture that was set for an icon in a state.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons.image(icon, state) }

    /// Moves an icon so far from its place.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        icons.set(adjustment, icon)
        showIcons()
    }

    /// How far an icon is moved from its place.
    open func positionAdjustment(for icon: Icon) -> UIOffset { icons.offset(icon) }

    /// How far the text is moved from its place.
    open var searchTextPositionAdjustment = UIOffset.zero {
        didSet { field.textOffset = searchTextPositionAdjustment }
    }

    // MARK: Scopes

    /// What can be searched in, for people to choose from; nil for no choice.
    open var scopeButtonTitles: [String]? {
        get { scopes.titles.isEmpty ? nil : scopes.titles }
        set {
            let height = scopeHeight
            scopes.titles = newValue ?? []
            if scopeHeight != height { heightDidChange() }
        }
    }

    /// Which of the scopes is chosen. Setting it tells nobody.
    open var selectedScopeButtonIndex: Int {
        get { max(0, scopes.control.selectedSegmentIndex) }
        set {
            guard scopes.titles.indices.contains(newValue) else { return }
            scopes.control.selectedSegmentIndex = newValue
        }
    }

    /// Whether the scopes are shown, for which the bar has to be higher.
    open var showsScopeBar: Bool {
        get { showsScopes }
        set { setShowsScope(newValue, animated: false) }
    }

    /// Shows the scopes, or hides them. In a navigation bar there is room for them at once; elsewhere give the bar its new height.
    open func setShowsScope(_ show: Bool, animated animate: Bool) {
        guard show != showsScopes else { return }
        if animate { layoutIfNeeded() }
        let height = scopeHeight
        showsScopes = show
        if scopeHeight != height { heightDidChange() }
        guard animate, window != nil else { return }
        UIView.animate(withDuration: Self.animationDuration, delay: 0, options: .allowUserInteraction) {
            self.layoutIfNeeded()
        }
    }

    /// Sets the attributes of the scopes' titles in a state.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        scopes.control.setTitleTextAttributes(attributes, for: state)
    }

    /// The attributes of the scopes' titles that were set for a state.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopes.control.titleTextAttributes(for: state)
    }

    /// The height of the scopes, in points.
    final var scopeHeight: CGFloat { showsScopes && !scopes.titles.isEmpty ? SearchScopeRow.height : 0 }

    final var promptHeight: CGFloat { prompt == nil ? 0 : SearchBarMetrics.promptHeight }

    /// The bar wants another height.
    private func heightDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        searchController?.barHeightDidChange()
    }

    /// Whether the cancel button is shown.
    open var showsCancelButton: Bool {
        get { showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    final var showsCancel = false

    /// Shows the cancel button, or hides it: the field makes room for it.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != showsCancel else { return }
        // The layout that was due before is no part of the animation.
        if animated { layoutIfNeeded() }
        showsCancel = showsCancelButton
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: Self.animationDuration, delay: 0, options: .allowUserInteraction) {
            self.layoutIfNeeded()
        }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: wantedHeight)
    }

    private var wantedHeight: CGFloat { SearchBarMetrics.height + promptHeight + scopeHeight }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: wantedHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    // MARK: Editing

    /// Whether the field can be edited.
    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

    /// Whether the field is edited.
    open override var isFirstResponder: Bool { field.isFirstResponder }

    /// Begins to edit the field.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

    /// Ends the editing of the field.
    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    /// What is shown above the keyboard while the field is edited.
    open override var inputAccessoryView: UIView? {
        get { field.inputAccessoryView }
        set { field.inputAccessoryView = newValue }
    }

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { field.spellCheckingType }
        set { field.spellCheckingType = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { field.keyboardAppearance }
        set { field.keyboardAppearance = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }
    open var enablesReturnKeyAutomatically: Bool {
        get { field.enablesReturnKeyAutomatically }
        set { field.enablesReturnKeyAutomatically = newValue }
    }
    open var isSecureTextEntry: Bool {
        get { field.isSecureTextEntry }
        set { field.isSecureTextEntry = newValue }
    }
    open var textContentType: UITextContentType! {
        get { field.textContentType }
        set { field.textContentType = newValue }
    }
}
