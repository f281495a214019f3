import QuartzCore

/// A scrolling view that displays and edits text of any length.
///
/// If `isScrollEnabled` is `false`, the view is as high as its text and grows while the user types.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting, ImmediateTouchTarget {
    final var editor = EditableText()
    final var attributed: NSMutableAttributedString?
    final var mergeableChange: UndoableEdit?
    final var replacesAllOnInsert = false
    final var dragAnchor: Range<Int>?
    final var storedTouchControls: TextTouchControls?
    /// The long-press gesture recognizer for the caret and selection.
    final var textPress: UILongPressGestureRecognizer?
    final let itemMenu = TextItemMenu()
    /// The explicitly set attributes of the text that is typed next, or those of replaced text.
    final var explicitTypingAttributes: [NSAttributedString.Key: Any]?
    final var ownFont: UIFont?
    private var ownTextColor: UIColor?
    /// The horizontal position that the caret keeps while it moves vertically through shorter lines.
    final var goalX: CGFloat?
    final var cachedBlock: TextBlock?
    final var measuringWidth: CGFloat = 0
    final var paragraphViews: [ObjectIdentifier: TextParagraphView] = [:]
    final let selectionView = TextSelectionView()
    final let caret = CaretView()
    /// Whether the current touch may become a tap.
    final var tracksTap = false
    final var needsScrollToCaret = false

    /// The container of the text. Its line fragment padding is the margin at the ends of lines.
    open private(set) var textContainer: NSTextContainer

    /// The text storage whose text the view displays, once it has been requested.
    final weak var connectedStorage: NSTextStorage?
    /// Whether the view itself changes its text storage.
    final var isChangingStorage = false
    /// The range of the text storage that its delegate has changed in addition to an edit of the view.
    final var additionalEdit: NSRange?

    /// Creates a text view. If the container has a layout manager with a text storage, the view displays and edits
    /// its text.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        configureSubviews()
        adoptStorage()
    }

    /// Creates an empty text view.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// Creates an empty text view.
    ///
    /// - Parameter usingTextLayoutManager: Whether an `NSTextLayoutManager` lays out the text on Apple's platforms. Here,
    ///   ``layoutManager`` does in both cases.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
    }

    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        configureSubviews()
        backgroundColor = coder.object("UIBackgroundColor")
        restoreText(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archiveText(into: coder)
    }

    override var archivedSubviews: [UIView] { [] }

    // MARK: Text

    /// The text. It is never `nil`, as on iOS; setting it to `nil` empties it. Setting it clears the undo
    /// history and does not notify the delegate.
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

    /// The text storage, whose edits change the displayed text.
    open var textStorage: NSTextStorage { makeTextStorage() }

    /// The layout manager of the text container, for positions in the text.
    open var layoutManager: NSLayoutManager { makeLayoutManager() }

    /// The kinds of data that are displayed as links while the text view is not editable. Links, mail addresses and
    /// phone numbers are detected; other kinds are not.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet { if dataDetectorTypes != oldValue { displayDidChange() } }
    }

    static let standardFont = UIFont.systemFont(ofSize: 12)

    /// The font of the text. The default, which `nil` restores, is the system font at 12 points.
    open var font: UIFont? {
        get { ownFont ?? Self.standardFont }
        set {
            ownFont = newValue
            setAttribute(.font, to: newValue)
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

    /// The alignment of the lines. The default is the leading edge of the writing direction.
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { displayDidChange() } } }

    /// The attributes of the text that is typed next. By default they are those of the text before the
    /// caret. Explicitly set attributes remain in effect until the user moves the caret.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { explicitTypingAttributes ?? attributesOfNewText(at: editor.selection.range) }
        set { explicitTypingAttributes = newValue }
    }

    /// Whether the user can edit the text's attributes with the edit menu.
    open var allowsEditingTextAttributes = false

    /// The attributes of links.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link] {
        didSet { displayDidChange() }
    }

    /// Whether the text that is inserted next replaces the whole text.
    open var clearsOnInsertion: Bool {
        get { replacesAllOnInsert }
        set {
            if newValue { select(TextSelection(0..<editor.length)) }
            replacesAllOnInsert = newValue
        }
    }

    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
    }

    // MARK: Behavior

    /// The delegate, which controls editing and is notified of it.
    open var delegate: (any UITextViewDelegate)? {
        get { storedDelegate as? any UITextViewDelegate }
        set { storedDelegate = newValue }
    }

    /// Whether the user can edit the text.
    open var isEditable = true { didSet { if isEditable != oldValue { editabilityDidChange() } } }

    /// Whether the user can select text and open links.
    open var isSelectable = true { didSet { if isSelectable != oldValue { editabilityDidChange() } } }

    /// The selected range, in UTF-16 code units.
    open var selectedRange: NSRange {
        get { NSRange(editor.selection.range) }
        set {
            let end = editor.length
            let start = min(max(0, newValue.location), end)
            select(TextSelection(start..<min(end, start + max(0, newValue.length))))
        }
    }

    /// Scrolls until a range of the text, in UTF-16 code units, is visible.
    open func scrollRangeToVisible(_ range: NSRange) {
        measureText(around: range.location)
        let rects = block.selectionRects(range.location..<(range.location + range.length))
        let first = rects.first ?? block.caretRect(at: range.location)
        let all = rects.reduce(first) { $0.union($1) }
        scrollRectToVisible(viewRect(all.height > bounds.height ? first : all), animated: true)
    }

    // MARK: Layout

    /// The insets of the text container from the view's edges, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { textContainerDidChange() } }
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

    override var wrapsContent: Bool { !isScrollEnabled }

    override func contentSize(forWidth width: CGFloat) -> CGSize? {
        guard wrapsContent, width > 0 else { return nil }
        measuringWidth = width
        defer { measuringWidth = 0 }
        return intrinsicContentSize
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: size.width > 0 && size.width < 1e6 ? size.width : .infinity)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutText()
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

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard window != nil else { return super.becomeFirstResponder() }
        guard canBecomeFirstResponder else { return false }
        if isEditable, !(delegate?.textViewShouldBeginEditing(self) ?? true) { return false }
        return super.becomeFirstResponder()
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder, isEditable else { return super.resignFirstResponder() }
        let mayEnd = delegate?.textViewShouldEndEditing(self) ?? true
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

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isSelectable, let touch = touches.first else { return super.touchesBegan(touches, with: event) }
        tracksTap = true
        if touch.type == .indirectPointer { mouseDidBegin(touch, with: event) } else { directTouchDidBegin(touch) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, tracksTap else { return super.touchesMoved(touches, with: event) }
        if dragAnchor != nil { mouseDidMove(touch) } else { storedTouchControls?.touchDidMove(touch) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard tracksTap, let touch = touches.first else { return super.touchesEnded(touches, with: event) }
        tracksTap = false
        touchDidEnd(touch)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        tracksTap = false
        dragAnchor = nil
        storedTouchControls?.touchDidEnd(isCancelled: true)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isPrevented(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Focus

    open override var canBecomeFocused: Bool { canBecomeFirstResponder }

    override func focusPressBegan() -> Bool { becomeFirstResponder() }

    // Starts editing when the Tab key moves the focus to the text view.
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
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var passwordRules: UITextInputPasswordRules?

    // MARK: UIKeyInput

    /// Whether there is any text.
    open var hasText: Bool { editor.length > 0 }

    /// Replaces the selection by `text`.
    open func insertText(_ text: String) {
        let range = replacesAllOnInsert ? 0..<editor.length : editor.marked ?? editor.selection.range
        let typed = smartPunctuation(for: text, at: range)
        change(typed.range, to: typed.text)
    }

    /// Deletes the selection, or the character before the caret.
    open func deleteBackward() { delete(.backward) }

    // MARK: UIResponderStandardEditActions

    open override func cut(_ sender: Any?) { cutSelection() }
    open override func copy(_ sender: Any?) { copySelection() }
    open override func paste(_ sender: Any?) { pasteWithAllowedAttributes() }
    open override func select(_ sender: Any?) { selectWordAtCaret() }
    open override func selectAll(_ sender: Any?) { select(TextSelection(0..<editor.length)) }
    open override func delete(_ sender: Any?) { deleteSelection() }
    open override func pasteAndMatchStyle(_ sender: Any?) { pasteOverSelection() }
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
        delegate?.textView(self, willPresentEditMenuWith: animator)
    }

    /// Called when the edit menu is about to be dismissed. The default implementation notifies the delegate.
    open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willDismissEditMenuWith: animator)
    }

    open weak var inputDelegate: (any UITextInputDelegate)?
    open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { displayDidChange() } }
    private lazy var ownTokenizer = UITextInputStringTokenizer(textInput: self)
    open var tokenizer: any UITextInputTokenizer { ownTokenizer }

    open var selectedTextRange: UITextRange? {
        get { OffsetTextRange(editor.selection.range) }
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
        return mayChange(range, to: text)
    }

    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        if isEditable { mark(markedText ?? "", selectedRange) }
    }

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
    ) -> NSWritingDirection { resolvedWritingDirection(for: position, in: direction) }

    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        baseSetBaseWritingDirection(writingDirection, for: range)
    }

    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        closestOffsetPosition(to: point, within: range)
    }

    open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }
}
