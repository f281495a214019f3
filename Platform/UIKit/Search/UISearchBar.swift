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

    private let field = UISearchTextField()
    private let background = UIView()
    private let hairline = UIView()
    private let cancelButton = UIButton(type: .system)
    private lazy var fieldEvents = SearchFieldEvents(self)

    /// The bar's height, what is around the field, and before the button, in points: iOS's.
    private static let height: CGFloat = 56
    /// The distance of what the bar shows from its sides, in points.
    final var horizontalMargin: CGFloat = 8 {
        didSet { if horizontalMargin != oldValue { setNeedsLayout() } }
    }
    /// The controller whose search the bar shows.
    final weak var searchController: UISearchController?
    private static let buttonDistance: CGFloat = 8
    private static let buttonMargin: CGFloat = 16
    private static let animationDuration: TimeInterval = 0.25

    /// Makes a bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        text = coder.string("UIText")
        placeholder = coder.string("UIPlaceholder")
        showsCancelButton = coder.flag("UIShowsCancelButton", or: false)
        searchBarStyle = Style(rawValue: UInt(max(0, coder.integer("UISearchBarStyle", or: 0)))) ?? .default
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(text, forKey: "UIText")
        coder.encode(placeholder, forKey: "UIPlaceholder")
        coder.encode(showsCancelButton, forKey: "UIShowsCancelButton")
        coder.encode(Int(searchBarStyle.rawValue), forKey: "UISearchBarStyle")
    }

    override var archivedSubviews: [UIView] { [] }

    private func prepare() {
        isOpaque = false
        background.isUserInteractionEnabled = false
        background.addSubview(hairline)
        hairline.backgroundColor = .opaqueSeparator
        cancelButton.setTitle(SystemWord.cancel.text, for: .normal)
        cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
        cancelButton.alpha = 0
        cancelButton.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBarCancelButtonClicked(self)
                searchController?.barDidCancel()
            }, for: .touchUpInside)
        field.enablesReturnKeyAutomatically = true
        field.delegate = fieldEvents
        field.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBar(self, textDidChange: text ?? "")
                searchController?.barTextDidChange()
            }, for: .editingChanged)
        for view in [background, field, cancelButton] { addSubview(view) }
        applyStyle()
    }

    // MARK: Contents

    /// Who has a say, and hears what is searched for.
    open weak var delegate: (any UISearchBarDelegate)?

    /// What is searched for. Setting it tells nobody.
    open var text: String? {
        get { field.text }
        set { field.text = newValue }
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

    private func applyStyle() {
        background.isHidden = searchBarStyle == .minimal
        background.backgroundColor = barTintColor ?? .systemGray6
    }

    /// Whether the cancel button is shown.
    open var showsCancelButton: Bool {
        get { showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    private var showsCancel = false

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
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let pixel = 1 / max(1, traitCollection.displayScale)
        background.frame = bounds
        hairline.frame = CGRect(x: 0, y: bounds.maxY - pixel, width: bounds.width, height: pixel)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let safe = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
        let height = min(UISearchTextField.height, bounds.height)
        let y = ((bounds.height - height) / 2).rounded(.down)
        var room = safe.insetBy(dx: horizontalMargin, dy: 0)
        let button = cancelButton.sizeThatFits(bounds.size)
        var buttonX = isRightToLeft ? -button.width : bounds.maxX
        if showsCancel {
            buttonX = isRightToLeft ? safe.minX + Self.buttonMargin : safe.maxX - Self.buttonMargin - button.width
            if isRightToLeft {
                let end = room.maxX
                room.origin.x = buttonX + button.width + Self.buttonDistance
                room.size.width = end - room.minX
            } else {
                room.size.width = buttonX - Self.buttonDistance - room.minX
            }
        }
        field.frame = CGRect(x: room.minX, y: y, width: max(0, room.width), height: height)
        cancelButton.frame = CGRect(x: buttonX, y: y, width: button.width, height: height)
        cancelButton.alpha = showsCancel ? 1 : 0
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

/// Hands what happens in a search bar's field on to the bar's delegate.
private final class SearchFieldEvents: NSObject, UITextFieldDelegate {
    private weak var bar: UISearchBar?

    init(_ bar: UISearchBar) {
        self.bar = bar
        super.init()
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        bar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        guard let bar else { return }
        bar.searchController?.barWillBeginEditing()
        bar.delegate?.searchBarTextDidBeginEditing(bar)
        bar.searchController?.barDidBeginEditing()
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        bar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        bar.flatMap { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) } ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
        return true
    }
}
