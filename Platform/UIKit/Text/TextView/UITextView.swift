import QuartzCore

/// A text of any length that people read, select from and edit, and that scrolls.
///
/// With `isScrollEnabled` off it is as high as its text, and grows as one types.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting, ImmediateTouchTarget {
    final var editor = EditableText()
    final var attributed: NSMutableAttributedString?
    final var openChange: UndoableChange?
    final var replacesAll = false
    final var dragAnchor: Range<Int>?
    final var storedTouchControls: TextTouchControls?
    /// What follows a finger that rests in the text.
    final var textPress: UILongPressGestureRecognizer?
    final let itemMenu = TextItemMenu()
    /// The attributes of what is typed next, where they were set or belong to what was there before.
    final var ownTypingAttributes: [NSAttributedString.Key: Any]?
    private var ownFont: UIFont?
    private var ownTextColor: UIColor?
    /// Where the caret would be in a line that is long enough, while it goes up and down.
    final var goalX: CGFloat?
    final var knownBlock: TextBlock?
    final var measuringWidth: CGFloat = 0
    final var paragraphViews: [ObjectIdentifier: TextParagraphView] = [:]
    final let selectionView = TextSelectionView()
    final let caret = CaretView()
    /// Whether a touch in the text may become a tap.
    final var hearsTap = false
    final var wantsCaretInSight = false

    /// The room of the text: set the margin at the ends of its lines here.
    public let textContainer: NSTextContainer

    /// Makes an empty text view.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        prepareParts()
    }

    /// Makes an empty text view.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        prepareParts()
        backgroundColor = coder.object("UIBackgroundColor")
        restoreText(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archiveText(into: coder)
    }

    override var archivedSubviews: [UIView] { [] }

    // MARK: Text

    /// The text; never nil, as on iOS: nil makes it empty. Setting it forgets what could be taken back, and nobody hears of it.
    open var text: String! {
        get { editor.text }
        set { setText(newValue ?? "", attributed: nil) }
    }

    /// The text with its attributes.
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(attributedString: styledText) }
        set {
            setText(
                newValue?.string ?? "", attributed: newValue.map { NSMutableAttributedString(attributedString: $0) })
        }
    }

    static let standardFont = UIFont.systemFont(ofSize: 12)

    /// The font of the text: 12 points of the system's at first, which nil brings back.
    open var font: UIFont? {
        get { ownFont ?? Self.standardFont }
        set {
            ownFont = newValue
            setAttribute(.font, to: newValue)
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

    /// Where lines lie: where reading begins at first.
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { displayDidChange() } } }

    /// The attributes of what is typed next. They are those of what stands before the caret, until they are set; then until the
    /// caret moves.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { ownTypingAttributes ?? attributesOfNewText(at: editor.selection.range) }
        set { ownTypingAttributes = newValue }
    }

    /// Whether people may change how the text looks: the edit menu offers it then.
    open var allowsEditingTextAttributes = false

    /// The attributes of links.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link] {
        didSet { displayDidChange() }
    }

    /// Whether what is typed next takes the place of all of the text.
    open var clearsOnInsertion: Bool {
        get { replacesAll }
        set {
            if newValue { select(TextSelection(0..<editor.length)) }
            replacesAll = newValue
        }
    }

    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
    }

    private func adjustFont() {
        guard let font = ownFont else { return }
        let category = traitCollection.preferredContentSizeCategory
        let adjusted = font.adjusted(to: category == .unspecified ? .preferred(by: nil) : category)
        if adjusted != font { self.font = adjusted }
    }

    // MARK: Behaviour

    /// Who has a say in the editing, and hears of it.
    open var delegate: (any UITextViewDelegate)? {
        get { storedDelegate as? any UITextViewDelegate }
        set { storedDelegate = newValue }
    }

    /// Whether people can change the text.
    open var isEditable = true { didSet { if isEditable != oldValue { editabilityDidChange() } } }

    /// Whether people can select, and follow links.
    open var isSelectable = true { didSet { if isSelectable != oldValue { editabilityDidChange() } } }

    /// What is selected, in UTF-16.
    open var selectedRange: NSRange {
        get { NSRange(editor.selection.range) }
        set {
            let end = editor.length
            let start = min(max(0, newValue.location), end)
            select(TextSelection(start..<min(end, start + max(0, newValue.length))))
        }
    }

    /// Scrolls as far as needed for a range of the text, in UTF-16, to be seen.
    open func scrollRangeToVisible(_ range: NSRange) {
        let rects = block.selectionRects(range.location..<(range.location + range.length))
        let first = rects.first ?? block.caretRect(at: range.location)
        let all = rects.reduce(first) { $0.union($1) }
        scrollRectToVisible(viewRect(all.height > bounds.height ? first : all), animated: true)
    }

    // MARK: Layout

    /// The room around the text in points, besides that at the ends of lines.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { textRoomDidChange() } }
    }

    open override var isScrollEnabled: Bool {
        didSet {
            guard isScrollEnabled != oldValue else { return }
            setNeedsLayout()
            invalidateIntrinsicContentSize()
        }
    }

    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        let width = measuringWidth > 0 ? measuringWidth : bounds.width
        return fittingSize(width: width > 0 ? width : .infinity)
    }

    override func contentSize(forWidth width: CGFloat) -> CGSize? {
        guard !isScrollEnabled, width > 0 else { return nil }
        measuringWidth = width
        defer { measuringWidth = 0 }
        return intrinsicContentSize
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: size.width > 0 && size.width < 1e6 ? size.width : .infinity)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutText()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        selectionView.color = tintColor
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = previousTraitCollection?.preferredContentSizeCategory
        if adjustsFontForContentSizeCategory, traitCollection.preferredContentSizeCategory != category { adjustFont() }
        for view in paragraphViews.values { view.setNeedsDisplay() }
    }

    // MARK: Editing

    /// A text view is the first responder where its text can be edited or selected.
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard window != nil, canBecomeFirstResponder else { return false }
        if isEditable, !(delegate?.textViewShouldBeginEditing(self) ?? true) { return false }
        return super.becomeFirstResponder()
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder, isEditable else { return super.resignFirstResponder() }
        let mayEnd = delegate?.textViewShouldEndEditing(self) ?? true
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

    /// What takes back the changes of the text.
    open override var undoManager: UndoManager? { ownUndoManager }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isSelectable, let touch = touches.first else { return super.touchesBegan(touches, with: event) }
        hearsTap = true
        if touch.type == .indirectPointer {
            mouseDidBegin(touch, with: event)
        } else {
            fingerDidBegin(touch)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, hearsTap else { return super.touchesMoved(touches, with: event) }
        if dragAnchor != nil { mouseDidMove(touch) } else { storedTouchControls?.touchDidMove(touch) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard hearsTap, let touch = touches.first else { return super.touchesEnded(touches, with: event) }
        hearsTap = false
        touchDidEnd(touch)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        hearsTap = false
        dragAnchor = nil
        storedTouchControls?.touchDidEnd(isCancelled: true)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // A mouse that drags in the text selects, a finger on the caret or after a tap takes it along: nothing is scrolled.
        if dragAnchor != nil || storedTouchControls?.isGripped == true, gestureRecognizer is UIPanGestureRecognizer {
            return false
        }
        // What is pressed of a text to read opens its own menu.
        if gestureRecognizer === textPress, item(at: gestureRecognizer.location(in: self)) != nil { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Focus

    open override var canBecomeFocused: Bool { canBecomeFirstResponder }

    override func focusPressBegan() -> Bool { becomeFirstResponder() }

    /// A text that the tab key comes to is edited at once.
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        if context.nextFocusedItem === self { becomeFirstResponder() }
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

    // MARK: UIKeyInput

    /// Whether there is any text.
    open var hasText: Bool { editor.length > 0 }

    /// Types `text` in the place of what is selected.
    open func insertText(_ text: String) {
        let range = replacesAll ? 0..<editor.length : editor.marked ?? editor.selection.range
        change(range, to: text)
    }

    /// Deletes what is selected, or the character before the caret.
    open func deleteBackward() { delete(.backward) }

    // MARK: UIResponderStandardEditActions

    /// Copies what is selected, and deletes it.
    open override func cut(_ sender: Any?) { cutSelection() }

    /// Copies what is selected.
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
        delegate?.textView(self, willPresentEditMenuWith: animator)
    }

    /// The edit menu is about to go: tells the delegate.
    open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willDismissEditMenuWith: animator)
    }

    open weak var inputDelegate: (any UITextInputDelegate)?
    open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { displayDidChange() } }
    private lazy var ownTokenizer = UITextInputStringTokenizer(textInput: self)
    open var tokenizer: any UITextInputTokenizer { ownTokenizer }

    open var selectedTextRange: UITextRange? {
        get { OffsetTextRange(editor.selection.range) }
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
        return mayChange(range, to: text)
    }

    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        if isEditable { mark(markedText ?? "", selectedRange) }
    }

    open func unmarkText() {
        editor.unmark()
        displayDidChange()
    }
}
