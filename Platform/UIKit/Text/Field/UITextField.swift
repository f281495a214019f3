import QuartzCore

/// A view that displays and edits a line of text.
///
/// The text is edited while the field is the first responder. Text that is wider than the field scrolls with
/// the caret.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting, ImmediateTouchTarget {
    /// The text and its selection.
    final var editor = EditableText()
    /// The text with attributes of its own, if they were set. Its characters equal those of `editor`.
    final var attributed: NSMutableAttributedString?
    final var ownFont = UITextField.standardFont
    private var ownTextColor: UIColor?
    /// The default attributes other than font, color and paragraph style.
    final var otherAttributes: [NSAttributedString.Key: Any] = [:]
    /// The explicitly set attributes of the text that is typed next.
    final var explicitTypingAttributes: [NSAttributedString.Key: Any]?
    /// The last user change, with which the next one may be merged.
    final var mergeableChange: UndoableEdit?
    /// The range of the secure text's character that is temporarily visible.
    final var revealedRange: Range<Int>?
    final var revealTimer: DisplayClock.Timer?
    /// Whether the text that is inserted next replaces the whole text.
    final var replacesAllOnInsert = false
    /// The range from which a mouse drag extends the selection.
    final var dragAnchor: Range<Int>?
    final var storedTouchControls: TextTouchControls?
    final var cachedDisplay: FieldDisplay?
    final var cachedGeometry: TextGeometry?
    final let content = FieldContentView()
    final let placeholderLabel = UILabel()
    final var storedClearButton: UIButton?
    /// The view that shows the placeholder of a class that draws it itself.
    final var drawnPlaceholder: DrawnPlaceholder?

    static let standardFont = UIFont.systemFont(ofSize: 17)

    /// Creates an empty text field without a border.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        configureSubviews()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        configureSubviews()
        restoreField(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archiveField(into: coder)
    }

    override var archivedSubviews: [UIView] { [] }

    // MARK: Text

    /// The text. It is never `nil`, as on iOS; setting it to `nil` empties it. Setting it ends the
    /// composition of marked text and clears the undo history. It notifies neither the delegate nor targets.
    open var text: String? {
        get { editor.text }
        set { setText(newValue ?? "", attributed: nil) }
    }

    /// The text with its attributes.
    open var attributedText: NSAttributedString? {
        get { makeAttributedText() }
        set {
            setText(
                newValue?.string ?? "", attributed: newValue.map { NSMutableAttributedString(attributedString: $0) })
        }
    }

    /// The color of the text. The default, which `nil` restores, is `UIColor.label`.
    open var textColor: UIColor? {
        get { ownTextColor ?? .label }
        set {
            ownTextColor = newValue
            setAttribute(.foregroundColor, to: newValue)
        }
    }

    /// The font of the text. The default, which `nil` restores, is the system font at 17 points.
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

    /// The alignment of the text. The default is the leading edge of the writing direction.
    open var textAlignment = NSTextAlignment.natural {
        didSet {
            placeholderLabel.textAlignment = textAlignment
            displayDidChange()
        }
    }

    /// The default attributes of the text. Setting them also applies them to the current text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { makeDefaultAttributes() }
        set { applyDefaultAttributes(newValue) }
    }

    /// The attributes of the text that is typed next, or `nil` if the field is not being edited. By default
    /// they are those of the text before the caret. Explicitly set attributes remain in effect until the
    /// user moves the caret.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? attributesOfNewText(at: editor.selection.range) : nil }
        set { if isEditing { explicitTypingAttributes = newValue } }
    }

    /// Whether the user can edit the text's attributes with the edit menu.
    open var allowsEditingTextAttributes = false

    /// The text that is displayed while the field is empty.
    open var placeholder: String? {
        get { ownPlaceholder?.string ?? plainPlaceholder }
        set {
            plainPlaceholder = newValue
            ownPlaceholder = nil
            applyPlaceholder()
        }
    }

    /// The text that is displayed while the field is empty, with attributes.
    open var attributedPlaceholder: NSAttributedString? {
        get {
            if let ownPlaceholder { return ownPlaceholder }
            guard let plainPlaceholder else { return nil }
            return NSAttributedString(string: plainPlaceholder)
        }
        set {
            plainPlaceholder = nil
            ownPlaceholder = newValue
            applyPlaceholder()
        }
    }

    /// The color of a placeholder without attributes.
    var placeholderColor: UIColor { .placeholderText }

    final var plainPlaceholder: String?
    final var ownPlaceholder: NSAttributedString?

    /// Whether editing starts with an empty text.
    open var clearsOnBeginEditing = false

    /// Whether the text that is inserted next replaces the whole text.
    open var clearsOnInsertion: Bool {
        get { replacesAllOnInsert }
        set {
            replacesAllOnInsert = newValue
            if newValue, isEditing { select(TextSelection(0..<editor.length)) }
        }
    }

    /// Whether text that does not fit shrinks, down to `minimumFontSize`.
    open var adjustsFontSizeToFitWidth = false { didSet { displayDidChange() } }

    /// The minimum font size, in points.
    open var minimumFontSize: CGFloat = 0 { didSet { displayDidChange() } }

    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
    }

    // MARK: Appearance

    /// The style of the border.
    open var borderStyle = BorderStyle.none {
        didSet {
            applyBorder(replacing: oldValue)
            backgroundImages?.update(of: self)
            setNeedsLayout()
            invalidateIntrinsicContentSize()
        }
    }

    /// The visibility of the clear button. A visible right view replaces the button.
    open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }

    /// The image of the clear button.
    var clearButtonImage: UIImage? {
        let configuration = UIImage.SymbolConfiguration(pointSize: 14.5)
        return UIImage(systemName: "xmark.circle.fill", withConfiguration: configuration)?
            .withTintColor(.systemGray2, renderingMode: .alwaysOriginal)
    }

    /// The view at the leading edge.
    open var leftView: UIView? { didSet { replaceSideView(oldValue, with: leftView) } }
    /// The visibility of the leading view.
    open var leftViewMode = ViewMode.never { didSet { sideViewsDidChange() } }
    /// The view at the trailing edge.
    open var rightView: UIView? { didSet { replaceSideView(oldValue, with: rightView) } }
    /// The visibility of the trailing view.
    open var rightViewMode = ViewMode.never { didSet { sideViewsDidChange() } }

    open override var isEnabled: Bool {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled { _ = resignFirstResponder() }
            backgroundImages?.update(of: self)
            displayDidChange()
        }
    }

    open override var backgroundColor: UIColor? { didSet { applyFill() } }

    /// The image behind a field without a rounded border.
    open var background: UIImage? {
        get { backgroundImages?.normal }
        set { setBackgroundImages(normal: newValue, disabled: disabledBackground) }
    }

    /// The image behind a disabled field; `nil` for `background`.
    open var disabledBackground: UIImage? {
        get { backgroundImages?.disabled }
        set { setBackgroundImages(normal: background, disabled: newValue) }
    }

    // MARK: Layout

    /// Returns the rectangle of the border.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of the text while the field is not being edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds) }
    /// Returns the rectangle of the placeholder.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }
    /// Draws the placeholder in the current context. Override it to draw the placeholder in another way, or in another
    /// rectangle.
    open func drawPlaceholder(in rect: CGRect) { placeholderLabel.drawText(in: rect) }
    /// Returns the rectangle of the text while the field is being edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds) }
    /// Returns the rectangle of the clear button.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearButtonRect(bounds) }
    /// Returns the rectangle of the leading view.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { standardSideRect(bounds, of: leftView, atStart: true) }
    /// Returns the rectangle of the trailing view.
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
        layoutParts()
        backgroundImages?.layout(in: self)
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

    /// The delegate, which controls editing and is notified of it.
    open weak var delegate: (any UITextFieldDelegate)?

    /// Whether the field is being edited.
    open var isEditing: Bool { isFirstResponder }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard window != nil else { return super.becomeFirstResponder() }
        guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        return super.becomeFirstResponder()
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        let mayEnd = delegate?.textFieldShouldEndEditing(self) ?? true
        guard mayEnd || window?.isForcingEndOfEditing == true else { return false }
        return super.resignFirstResponder()
    }

    override func didBecomeFirstResponder() { beginEditing() }
    override func didResignFirstResponder() { finishEditing() }

    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?

    /// The view that replaces the keyboard.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }

    /// The view above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }

    private let ownUndoManager = UndoManager()
    open override var undoManager: UndoManager? { ownUndoManager }

    override func focusPressBegan() -> Bool { becomeFirstResponder() }
    override func focusPressEnded() {}

    // Starts editing when the Tab key moves the focus to the field.
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
        touchDidCancel()
    }

    // The touch targets of the selection handles extend beyond the field.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) || storedTouchControls?.handle(at: point) != nil
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isScrollingPrevented(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
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
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var passwordRules: UITextInputPasswordRules?

    /// Whether the characters are displayed as dots and cannot be copied.
    open var isSecureTextEntry = false {
        didSet { if isSecureTextEntry != oldValue { hideRevealedCharacter() } }
    }

    // MARK: UIKeyInput

    /// Whether there is any text.
    open var hasText: Bool { editor.length > 0 }

    /// Replaces the selection by `text`. A line feed is handled as the Return key.
    open func insertText(_ text: String) {
        if text == "\n" { handleReturn() } else { type(text) }
    }

    /// Deletes the selection, or the character before the caret.
    open func deleteBackward() { delete(.backward) }

    // MARK: UIResponderStandardEditActions

    open override func cut(_ sender: Any?) { cutSelection() }
    open override func copy(_ sender: Any?) { copySelection() }
    open override func paste(_ sender: Any?) { pasteOverSelection() }
    open override func select(_ sender: Any?) { selectWordAtCaret() }
    open override func selectAll(_ sender: Any?) { select(TextSelection(0..<editor.length)) }
    open override func delete(_ sender: Any?) { deleteSelection() }
    open override func pasteAndMatchStyle(_ sender: Any?) { paste(sender) }
    open override func toggleBoldface(_ sender: Any?) { toggle(.bold) }
    open override func toggleItalics(_ sender: Any?) { toggle(.italic) }
    open override func toggleUnderline(_ sender: Any?) { toggle(.underline) }
    open override func increaseSize(_ sender: Any?) { changeSize(by: 1) }
    open override func decreaseSize(_ sender: Any?) { changeSize(by: -1) }
    open override func makeTextWritingDirectionLeftToRight(_ sender: Any?) { setParagraphDirection(.leftToRight) }
    open override func makeTextWritingDirectionRightToLeft(_ sender: Any?) { setParagraphDirection(.rightToLeft) }
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canPerformInText(action) ?? super.canPerformAction(action, withSender: sender)
    }

    // MARK: UITextInput

    /// Called when the edit menu is about to be presented. The default implementation notifies the delegate.
    open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willPresentEditMenuWith: animator)
    }

    /// Called when the edit menu is about to be dismissed. The default implementation notifies the delegate.
    open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willDismissEditMenuWith: animator)
    }

    open weak var inputDelegate: (any UITextInputDelegate)?
    open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { displayDidChange() } }
    private lazy var ownTokenizer = UITextInputStringTokenizer(textInput: self)
    open var tokenizer: any UITextInputTokenizer { ownTokenizer }

    open var selectedTextRange: UITextRange? {
        get { isEditing ? OffsetTextRange(editor.selection.range) : nil }
        set { setSelectedRange(newValue) }
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
        if let range = offsets(of: range) { replaceProgrammatically(range, with: text) }
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

    // MARK: Text input

    open var markedTextRange: UITextRange? { editor.marked.map { OffsetTextRange($0) } }

    open var beginningOfDocument: UITextPosition { OffsetTextPosition(0) }

    open var endOfDocument: UITextPosition { OffsetTextPosition(editor.length) }

    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        range(from: fromPosition, to: toPosition)
    }

    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        place(from: position, by: offset)
    }

    open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
        -> UITextPosition?
    { basePosition(from: position, in: direction, offset: offset) }

    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        order(of: position, other)
    }

    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        offset(of: toPosition) - offset(of: from)
    }

    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
        -> UITextPosition?
    { basePosition(within: range, farthestIn: direction) }

    open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
        -> UITextRange?
    { baseCharacterRange(byExtending: position, in: direction) }

    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { geometry.isRightToLeft ? .rightToLeft : .leftToRight }

    /// Sets the alignment. The writing direction of a text field's text is determined by its characters.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        baseSetBaseWritingDirection(writingDirection, for: range)
    }

    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        closestOffsetPosition(to: point, within: range)
    }

    /// Returns the character at a point. The text field's only line counts as high as the field.
    open func characterRange(at point: CGPoint) -> UITextRange? {
        guard let line = selectionRectangles(of: 0..<editor.length).first else { return nil }
        return character(at: CGPoint(x: point.x, y: line.rect.midY))
    }
}
