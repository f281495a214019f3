import QuartzCore

/// A line of text that people edit.
///
/// It is edited while it is the first responder. What of a long text is not seen comes into sight with the caret.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting, ImmediateTouchTarget {
    /// The text, and what is selected of it.
    final var editor = EditableText()
    /// The text with attributes of its own, where it was set with some: its characters are those of `editor`.
    final var attributed: NSMutableAttributedString?
    private var ownFont = UITextField.standardFont
    private var ownTextColor: UIColor?
    /// What all of the text has besides font, colour and alignment.
    final var otherAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of what is typed next, where they were set.
    final var ownTypingAttributes: [NSAttributedString.Key: Any]?
    /// The last change that a person made, to which the next one may add.
    final var openChange: UndoableChange?
    /// The character of a secret text that shows for a moment, by its offset.
    final var shownSecret: Range<Int>?
    final var secretTimer: DisplayClock.Timer?
    /// Whether the next character takes the place of all there is.
    final var replacesAll = false
    /// Where a mouse went down whose drag selects.
    final var dragAnchor: Range<Int>?
    final var storedTouchControls: TextTouchControls?
    final var knownDisplay: FieldDisplay?
    final var knownGeometry: TextGeometry?
    final let content = FieldContentView()
    final let placeholderLabel = UILabel()
    final var storedClearButton: UIButton?

    static let standardFont = UIFont.systemFont(ofSize: 17)

    /// Makes an empty field without a border.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareParts()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareParts()
        restoreField(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archiveField(into: coder)
    }

    override var archivedSubviews: [UIView] { [] }

    // MARK: Text

    /// The text; never nil, as on iOS: nil makes it empty. Setting it ends what is being composed, and forgets what could
    /// be taken back. Neither the delegate nor actions hear of it.
    open var text: String? {
        get { editor.text }
        set { setText(newValue ?? "", attributed: nil) }
    }

    /// The text with its attributes.
    open var attributedText: NSAttributedString? {
        get {
            let source = attributed ?? NSMutableAttributedString(string: editor.text, attributes: defaultTextAttributes)
            return NSAttributedString(attributedString: source)
        }
        set {
            setText(
                newValue?.string ?? "", attributed: newValue.map { NSMutableAttributedString(attributedString: $0) })
        }
    }

    /// The colour of the text: `UIColor.label` for nil.
    open var textColor: UIColor? {
        get { ownTextColor ?? .label }
        set {
            ownTextColor = newValue
            setAttribute(.foregroundColor, to: newValue)
        }
    }

    /// The font of the text: 17 points of the system's at first, which nil brings back.
    open var font: UIFont? {
        get { ownFont }
        set {
            ownFont = newValue ?? Self.standardFont
            placeholderLabel.font = ownFont
            setAttribute(.font, to: ownFont)
            applyPlaceholder()
            invalidateIntrinsicContentSize()
        }
    }

    /// Where the text lies: where reading begins at first.
    open var textAlignment = NSTextAlignment.natural {
        didSet {
            placeholderLabel.textAlignment = textAlignment
            displayDidChange()
        }
    }

    /// The attributes of all of the text. Setting them gives them to the text there is.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            var attributes = otherAttributes
            attributes[.font] = ownFont
            attributes[.foregroundColor] = textColor ?? .label
            let style = NSMutableParagraphStyle()
            style.alignment = textAlignment
            attributes[.paragraphStyle] = style
            return attributes
        }
        set {
            attributed = nil
            otherAttributes = newValue
            for key in [NSAttributedString.Key.font, .foregroundColor, .paragraphStyle] { otherAttributes[key] = nil }
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
            if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
            displayDidChange()
        }
    }

    /// The attributes of what is typed next; nil while the field is not edited. They are those of what stands before the caret,
    /// until they are set; then until the caret moves.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? attributesOfNewText(at: editor.selection.range) : nil }
        set { if isEditing { ownTypingAttributes = newValue } }
    }

    /// Whether people may change how the text looks: the edit menu offers it then.
    open var allowsEditingTextAttributes = false

    /// What the field shows while it is empty.
    open var placeholder: String? {
        get { ownPlaceholder?.string ?? plainPlaceholder }
        set {
            plainPlaceholder = newValue
            ownPlaceholder = nil
            applyPlaceholder()
        }
    }

    /// What the field shows while it is empty, with attributes.
    open var attributedPlaceholder: NSAttributedString? {
        get { ownPlaceholder ?? plainPlaceholder.map { NSAttributedString(string: $0) } }
        set {
            plainPlaceholder = nil
            ownPlaceholder = newValue
            applyPlaceholder()
        }
    }

    /// The colour of a placeholder without attributes.
    var placeholderColor: UIColor { .placeholderText }

    private var plainPlaceholder: String?
    private var ownPlaceholder: NSAttributedString?

    private func applyPlaceholder() {
        if let ownPlaceholder {
            placeholderLabel.attributedText = ownPlaceholder
        } else {
            placeholderLabel.font = ownFont
            placeholderLabel.textColor = placeholderColor
            placeholderLabel.text = plainPlaceholder
        }
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Whether the text is emptied as editing begins.
    open var clearsOnBeginEditing = false

    /// Whether what is typed next takes the place of all of the text.
    open var clearsOnInsertion: Bool {
        get { replacesAll }
        set {
            replacesAll = newValue
            if newValue, isEditing { select(TextSelection(0..<editor.length)) }
        }
    }

    /// Whether text that doesn't fit gets smaller, down to `minimumFontSize`.
    open var adjustsFontSizeToFitWidth = false { didSet { displayDidChange() } }

    /// How small the font may get, in points.
    open var minimumFontSize: CGFloat = 0 { didSet { displayDidChange() } }

    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
    }

    private func adjustFont() {
        let category = traitCollection.preferredContentSizeCategory
        let adjusted = ownFont.adjusted(to: category == .unspecified ? .preferred(by: nil) : category)
        if adjusted != ownFont { font = adjusted }
    }

    // MARK: Look

    /// What surrounds the field.
    open var borderStyle = BorderStyle.none {
        didSet {
            applyBorder(replacing: oldValue)
            setNeedsLayout()
            invalidateIntrinsicContentSize()
        }
    }

    /// When there is a button that clears the field. It has no room beside a view on the right.
    open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }

    /// The picture of the button that clears the field.
    var clearButtonImage: UIImage? {
        UIImage(
            systemName: "xmark.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 14.5)
        )?.withTintColor(.systemGray2, renderingMode: .alwaysOriginal)
    }

    /// A view before the text: on the left, where reading begins there.
    open var leftView: UIView? { didSet { replaceSideView(oldValue, with: leftView) } }

    /// When the view before the text is shown.
    open var leftViewMode = ViewMode.never { didSet { sideViewsDidChange() } }

    /// A view behind the text.
    open var rightView: UIView? { didSet { replaceSideView(oldValue, with: rightView) } }

    /// When the view behind the text is shown.
    open var rightViewMode = ViewMode.never { didSet { sideViewsDidChange() } }

    open override var isEnabled: Bool {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled { _ = resignFirstResponder() }
            displayDidChange()
        }
    }

    open override var backgroundColor: UIColor? { didSet { applyFill() } }

    // MARK: Where things are

    /// Where the border is drawn, in a field of these bounds.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where the text is while it is not edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds) }

    /// Where the placeholder is.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// Where the text is while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds) }

    /// Where the button that clears the field is.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearButtonRect(bounds) }

    /// Where the view before the text is.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { standardSideRect(bounds, of: leftView, atStart: true) }

    /// Where the view behind the text is.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        standardSideRect(bounds, of: rightView, atStart: false)
    }

    open override var intrinsicContentSize: CGSize { naturalSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    override var firstBaselineDistance: CGFloat? { baselineDistances.first }
    override var lastBaselineDistance: CGFloat? { baselineDistances.last }
    override var hasTextInMiddle: Bool { contentVerticalAlignment == .center }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = previousTraitCollection?.preferredContentSizeCategory
        if adjustsFontForContentSizeCategory, traitCollection.preferredContentSizeCategory != category { adjustFont() }
        applyBorder(replacing: borderStyle)
        content.textView.setNeedsDisplay()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        content.selectionView.color = tintColor
    }

    // MARK: Editing

    /// Who has a say in the editing, and hears of it.
    open weak var delegate: (any UITextFieldDelegate)?

    /// Whether the text is being edited.
    open var isEditing: Bool { isFirstResponder }

    /// A field is the first responder when it can be used.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard window != nil, canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true else {
            return false
        }
        return super.becomeFirstResponder()
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        let mayEnd = delegate?.textFieldShouldEndEditing(self) ?? true
        guard mayEnd || window?.endsEditingByForce == true else { return false }
        return super.resignFirstResponder()
    }

    override func didBecomeFirstResponder() { beginEditing() }

    override func didResignFirstResponder() { finishEditing() }

    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?

    /// What is shown in place of the keyboard.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }

    /// What is shown above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }

    private let ownUndoManager = UndoManager()

    /// What takes back the field's changes.
    open override var undoManager: UndoManager? { ownUndoManager }

    override func focusPressBegan() -> Bool { becomeFirstResponder() }

    override func focusPressEnded() {}

    /// A field that the tab key comes to is edited at once.
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        if context.nextFocusedItem === self { becomeFirstResponder() }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touchDidBegin(touch, with: event)
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touchDidMove(touch)
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        touchDidEnd(touch)
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        dragAnchor = nil
        storedTouchControls?.touchDidEnd(isCancelled: true)
    }

    /// The handles of the selection reach beyond the field.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) || storedTouchControls?.handle(at: point) != nil
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // A mouse that drags in the text selects, a finger on the caret or after a tap takes it along: nothing is scrolled.
        if dragAnchor != nil || storedTouchControls?.isGripped == true, gestureRecognizer.view !== self,
            gestureRecognizer is UIPanGestureRecognizer
        {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: UITextInputTraits

    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var textContentType: UITextContentType!

    /// Whether dots stand in for the characters, and nothing can be copied.
    open var isSecureTextEntry = false {
        didSet { if isSecureTextEntry != oldValue { hideSecret() } }
    }

    // MARK: UIKeyInput

    /// Whether there is any text.
    open var hasText: Bool { editor.length > 0 }

    /// Types `text` in the place of what is selected. A line break is the return key.
    open func insertText(_ text: String) {
        if text == "\n" { pressReturn() } else { type(text) }
    }

    /// Deletes what is selected, or the character before the caret.
    open func deleteBackward() { delete(.backward) }

    // MARK: UIResponderStandardEditActions

    /// Copies what is selected, and deletes it.
    open override func cut(_ sender: Any?) { cutSelection() }

    /// Copies what is selected. A secret stays one.
    open override func copy(_ sender: Any?) { copySelection() }

    /// Puts what was copied in the place of what is selected.
    open override func paste(_ sender: Any?) { pasteOverSelection() }

    /// Selects the word at the caret.
    open override func select(_ sender: Any?) { selectWordAtCaret() }

    /// Selects all of the text.
    open override func selectAll(_ sender: Any?) { select(TextSelection(0..<editor.length)) }

    /// Deletes what is selected.
    open override func delete(_ sender: Any?) { deleteSelection() }

    /// Puts what was copied in the place of what is selected: what is pasted always looks as what is around it.
    open override func pasteAndMatchStyle(_ sender: Any?) { paste(sender) }

    /// Makes what is selected bold, or no longer, where attributes can be edited.
    open override func toggleBoldface(_ sender: Any?) { toggle(.bold) }

    /// Makes what is selected italic, or no longer, where attributes can be edited.
    open override func toggleItalics(_ sender: Any?) { toggle(.italic) }

    /// Underlines what is selected, or no longer, where attributes can be edited.
    open override func toggleUnderline(_ sender: Any?) { toggle(.underline) }

    /// Makes the letters of what is selected larger, where attributes can be edited.
    open override func increaseSize(_ sender: Any?) { changeSize(by: 1) }

    /// Makes the letters of what is selected smaller, where attributes can be edited.
    open override func decreaseSize(_ sender: Any?) { changeSize(by: -1) }

    /// Lets the selected paragraphs run from left to right.
    open override func makeTextWritingDirectionLeftToRight(_ sender: Any?) { setParagraphDirection(.leftToRight) }

    /// Lets the selected paragraphs run from right to left.
    open override func makeTextWritingDirectionRightToLeft(_ sender: Any?) { setParagraphDirection(.rightToLeft) }

    override func canPerform(_ action: EditAction) -> Bool { canPerformInText(action) }

    // MARK: UITextInput

    /// The edit menu is about to be shown: tells the delegate.
    open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willPresentEditMenuWith: animator)
    }

    /// The edit menu is about to go: tells the delegate.
    open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willDismissEditMenuWith: animator)
    }

    open weak var inputDelegate: (any UITextInputDelegate)?
    open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { displayDidChange() } }
    private lazy var ownTokenizer = UITextInputStringTokenizer(textInput: self)
    open var tokenizer: any UITextInputTokenizer { ownTokenizer }

    open var selectedTextRange: UITextRange? {
        get { isEditing ? OffsetTextRange(editor.selection.range) : nil }
        set {
            guard let range = offsets(of: newValue) else { return }
            inputDelegate?.selectionWillChange(self)
            select(TextSelection(range))
            inputDelegate?.selectionDidChange(self)
        }
    }

    open func caretRect(for position: UITextPosition) -> CGRect { caretRect(at: offset(of: position)) }

    open func firstRect(for range: UITextRange) -> CGRect {
        selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
    }

    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        guard let range = offsets(of: range) else { return [] }
        return selectionRectangles(of: range)
    }

    open func closestPosition(to point: CGPoint) -> UITextPosition? { OffsetTextPosition(offset(at: point)) }

    open func text(in range: UITextRange) -> String? { offsets(of: range).map { editor[$0] } }

    open func replace(_ range: UITextRange, withText text: String) {
        if let range = offsets(of: range) { replaceByCode(range, with: text) }
    }

    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        guard let range = offsets(of: range) else { return false }
        return delegate?.textField(self, shouldChangeCharactersIn: NSRange(range), replacementString: text) ?? true
    }

    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { mark(markedText ?? "", selectedRange) }

    open func unmarkText() {
        editor.unmark()
        displayDidChange()
    }
}
