import QuartzCore

/// A bar with a search field and a cancel button.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
    /// The style of a search bar.
    public enum Style: UInt, Sendable {
        /// The prominent style.
        case `default` = 0
        /// A bar with a background.
        case prominent = 1
        /// A bar without a background.
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

    /// The distance of the bar's contents from its sides, in points.
    final var horizontalMargin: CGFloat = 8 {
        didSet {
            guard horizontalMargin != oldValue else { return }
            scopes.margin = horizontalMargin
            setNeedsLayout()
        }
    }
    /// The search controller that owns the bar.
    final weak var searchController: UISearchController?
    private static let animationDuration: TimeInterval = 0.25

    /// Creates a search bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        restoreAppearance(from: coder)
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

    /// The delegate, which is notified of edits and taps.
    open weak var delegate: (any UISearchBarDelegate)?

    /// The text of the field. Setting it does not notify the delegate.
    open var text: String? {
        get { field.text }
        set {
            field.text = newValue
            fieldTextDidChange()
        }
    }

    /// The text above the field, for which the bar needs more height; nil for none.
    open var prompt: String? {
        didSet {
            guard prompt != oldValue else { return }
            showPrompt()
            heightDidChange()
        }
    }

    /// Whether the field can be edited and the buttons can be tapped.
    open var isEnabled: Bool {
        get { field.isEnabled }
        set {
            field.isEnabled = newValue
            cancelButton.isEnabled = newValue
            scopes.control.isEnabled = newValue
        }
    }

    /// The placeholder of the field.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }

    /// The field. Its delegate is set by the bar.
    open var searchTextField: UISearchTextField { field }

    // MARK: Appearance

    /// The style of the bar.
    open var searchBarStyle = Style.default { didSet { applyStyle() } }

    /// The color of the bar's background; nil for the system's.
    open var barTintColor: UIColor? { didSet { applyStyle() } }

    /// The style of the bar without other settings.
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
    }

    /// Whether the content behind the bar may show through. Search bars with a background are opaque on this platform in
    /// either case.
    open var isTranslucent = true

    /// The image behind the field. It replaces the background of the bar and the line below it.
    open var backgroundImage: UIImage? {
        get { backgroundImage(for: .any, barMetrics: .default) }
        set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
    }

    /// The image behind the scope buttons.
    open var scopeBarBackgroundImage: UIImage? {
        didSet { scopes.backgroundImage = scopeBarBackgroundImage }
    }

    /// The offset of the field in the bar.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
        didSet { if searchFieldBackgroundPositionAdjustment != oldValue { setNeedsLayout() } }
    }

    // MARK: Icons

    /// Whether an empty field has a bookmark button.
    open var showsBookmarkButton = false { didSet { showIcons() } }

    /// Whether an empty field has a button for recent results instead of the bookmark button.
    open var showsSearchResultsButton = false { didSet { showIcons() } }

    /// Whether the button for recent results is selected.
    open var isSearchResultsButtonSelected = false { didSet { showIcons() } }

    /// Sets the image of an icon in a state; nil for the system's.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons.set(iconImage, icon, state)
        showIcons()
    }

    /// Returns the image that was set for an icon in a state.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons.image(icon, state) }

    /// Sets the offset of an icon.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        icons.set(adjustment, icon)
        showIcons()
    }

    /// Returns the offset of an icon.
    open func positionAdjustment(for icon: Icon) -> UIOffset { icons.offset(icon) }

    /// The offset of the text.
    open var searchTextPositionAdjustment = UIOffset.zero {
        didSet { field.textOffset = searchTextPositionAdjustment }
    }

    // MARK: Scopes

    /// The titles of the scope buttons; nil for none.
    open var scopeButtonTitles: [String]? {
        get { scopes.titles.isEmpty ? nil : scopes.titles }
        set {
            let height = scopeHeight
            scopes.titles = newValue ?? []
            if scopeHeight != height { heightDidChange() }
        }
    }

    /// The index of the selected scope button. Setting it does not notify the delegate.
    open var selectedScopeButtonIndex: Int {
        get { max(0, scopes.control.selectedSegmentIndex) }
        set {
            guard scopes.titles.indices.contains(newValue) else { return }
            scopes.control.selectedSegmentIndex = newValue
        }
    }

    /// Whether the scope buttons are shown, for which the bar needs more height.
    open var showsScopeBar: Bool {
        get { showsScopes }
        set { setShowsScope(newValue, animated: false) }
    }

    /// Shows or hides the scope buttons. A navigation bar adjusts its height; elsewhere set the new height
    /// of the search bar.
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

    /// Sets the attributes of the scope buttons' titles in a state.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        scopes.control.setTitleTextAttributes(attributes, for: state)
    }

    /// Returns the attributes of the scope buttons' titles that were set for a state.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopes.control.titleTextAttributes(for: state)
    }

    /// The height of the row with the scope buttons, in points; 0 if it is hidden.
    final var scopeHeight: CGFloat { showsScopes && !scopes.titles.isEmpty ? SearchScopeRow.height : 0 }

    final var promptHeight: CGFloat { prompt == nil ? 0 : SearchBarMetrics.promptHeight }

    /// Called when the preferred height has changed.
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

    /// Shows or hides the cancel button, for which the field shrinks.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != showsCancel else { return }
        // Pending layout is not part of the animation.
        if animated { layoutIfNeeded() }
        showsCancel = showsCancelButton
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: Self.animationDuration, delay: 0, options: .allowUserInteraction) {
            self.layoutIfNeeded()
        }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight)
    }

    private var preferredHeight: CGFloat { SearchBarMetrics.height + promptHeight + scopeHeight }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: preferredHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    // MARK: Editing

    /// Whether the field can be edited.
    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

    /// Whether the field is edited.
    open override var isFirstResponder: Bool { field.isFirstResponder }

    /// Begins editing the field.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

    /// Ends editing the field.
    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    /// The view above the keyboard while the field is edited.
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
    open var smartQuotesType: UITextSmartQuotesType {
        get { field.smartQuotesType }
        set { field.smartQuotesType = newValue }
    }
    open var smartDashesType: UITextSmartDashesType {
        get { field.smartDashesType }
        set { field.smartDashesType = newValue }
    }
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { field.smartInsertDeleteType }
        set { field.smartInsertDeleteType = newValue }
    }
    open var passwordRules: UITextInputPasswordRules? {
        get { field.passwordRules }
        set { field.passwordRules = newValue }
    }
}
