import Foundation

/// A view that displays one or more lines of read-only text.
///
/// Text that does not fit is truncated according to `lineBreakMode`. The lines are centered vertically. A
/// change of color or of light and dark style redraws the text without shaping it again; setting an equal
/// text has no effect.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    /// The plain text, or `nil` if `attributed` is set.
    private var plain: String?
    private var attributed: NSAttributedString?
    /// Whether the app has set a text with attributes.
    final var hasAttributedText: Bool { attributed != nil }
    private var ownFont = UILabel.standardFont
    private var ownTextColor = UIColor.label
    private var ownAlignment = NSTextAlignment.natural
    /// Whether the label's alignment overrides that of the text's paragraphs.
    private var overridesParagraphAlignment = true
    private var cachedContent: TextRequest.Content?
    /// The cached baseline distances, which every layout pass uses.
    final var cachedBaselines: (first: CGFloat, last: CGFloat, height: CGFloat)?
    /// The width that constraints have assigned, while the label is measured for it; 0 otherwise.
    private var layoutWidth: CGFloat = 0

    private static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentMode = .redraw
        restoreLabel(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archiveLabel(into: coder)
    }

    // MARK: Text

    /// The text without attributes. Setting it removes the attributes of `attributedText`.
    open var text: String? {
        get { attributed?.string ?? plain }
        set {
            guard attributed != nil || newValue != plain else { return }
            plain = newValue
            attributed = nil
            overridesParagraphAlignment = true
            contentDidChange()
        }
    }

    /// Whether the text is missing or empty.
    final var isTextEmpty: Bool {
        if let attributed { return attributed.length == 0 }
        return plain?.isEmpty ?? true
    }

    /// The text with attributes. The label's font and color apply where the text has none; the first
    /// paragraph's style sets the label's alignment and line break mode.
    ///
    /// - Note: A paragraph style without a line break mode wraps words, and therefore displays no "…".
    open var attributedText: NSAttributedString? {
        get {
            if let attributed { return attributed }
            guard let plain else { return nil }
            return NSAttributedString(string: plain, attributes: ownAttributes)
        }
        set {
            if let newValue, let attributed, attributed.isEqual(to: newValue) { return }
            if newValue == nil, attributed == nil, plain == nil { return }
            plain = nil
            attributed = newValue.map { $0.copy() as? NSAttributedString ?? $0 }
            if let newValue, newValue.length > 0,
                let style = newValue.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
            {
                ownAlignment = style.alignment
                overridesParagraphAlignment = false
                lineBreakMode = style.lineBreakMode
            }
            contentDidChange()
        }
    }

    /// The text before it is indented. Plain text has no attributes, so that a new color does not shape it again.
    final var unindentedText: NSAttributedString? { attributed ?? plain.map { NSAttributedString(string: $0) } }

    private var ownAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = ownAlignment
        style.lineBreakMode = lineBreakMode
        return [.font: ownFont, .foregroundColor: ownTextColor, .paragraphStyle: style]
    }

    /// The font of the text. The default, which `nil` restores, is the system font at 17 points. Setting it
    /// changes the font of the whole `attributedText`.
    open var font: UIFont! {
        get { ownFont }
        set {
            let new = newValue ?? UILabel.standardFont
            guard new != ownFont || attributed != nil else { return }
            ownFont = new
            setAttribute(.font, to: new)
            contentDidChange()
        }
    }

    /// The color of the text. The default, which `nil` restores, is `UIColor.label`. Setting it changes the
    /// color of the whole `attributedText`.
    open var textColor: UIColor! {
        get { ownTextColor }
        set {
            let new = newValue ?? .label
            guard new != ownTextColor || attributed != nil else { return }
            ownTextColor = new
            if attributed != nil {
                setAttribute(.foregroundColor, to: new)
                cachedContent = nil
            }
            setNeedsDisplay()
        }
    }

    /// The alignment of the lines. The default is the leading edge of the writing direction.
    open var textAlignment: NSTextAlignment {
        get { ownAlignment }
        set {
            guard newValue != ownAlignment || !overridesParagraphAlignment else { return }
            ownAlignment = newValue
            overridesParagraphAlignment = true
            setNeedsDisplay()
        }
    }

    private func setAttribute(_ key: NSAttributedString.Key, to value: Any) {
        guard let attributed else { return }
        let copy = NSMutableAttributedString(attributedString: attributed)
        copy.addAttribute(key, value: value, range: NSRange(location: 0, length: copy.length))
        self.attributed = NSAttributedString(attributedString: copy)
    }

    // MARK: Lines

    /// The maximum number of lines. The default is 1; 0 means as many as fit.
    open var numberOfLines: Int {
        get { storedNumberOfLines }
        set { storedNumberOfLines = newValue }
    }

    private final var storedNumberOfLines = 1 {
        didSet { if storedNumberOfLines != oldValue { layoutDidChange() } }
    }

    /// The treatment of text that does not fit. The default truncates the end; in a label of several lines,
    /// the mode applies to the last one.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { layoutDidChange() } }
    }

    /// Whether the letter spacing of a line that does not fit is reduced before the line is truncated.
    /// Applies to single-line labels.
    open var allowsDefaultTighteningForTruncation = false {
        didSet { if allowsDefaultTighteningForTruncation != oldValue { layoutDidChange() } }
    }

    /// The strategy for breaking lines.
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
        didSet { if lineBreakStrategy != oldValue { layoutDidChange() } }
    }

    /// The maximum width of the intrinsic content size, in points, or 0 for no limit. Applies to labels of
    /// several lines.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { layoutDidChange() } }
    }

    /// Whether text that does not fit shrinks, down to `minimumScaleFactor`.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
    }

    /// The minimum scale of the text. 0.5 is half its size; 0 disables scaling.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
    }

    /// The vertical position of a line that has been shrunk.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
    }

    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFont(to: traitCollection.preferredContentSizeCategory) } }
    }

    // MARK: Look

    /// The color of the whole text while the label is highlighted, or `nil` to keep its colors.
    open var highlightedTextColor: UIColor? {
        didSet { if isHighlighted, highlightedTextColor != oldValue { setNeedsDisplay() } }
    }

    /// Whether the label is drawn in `highlightedTextColor`.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue, highlightedTextColor != nil { setNeedsDisplay() } }
    }

    /// Whether the label is enabled. A disabled label is drawn at half its opacity.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    /// The color of the text's shadow, or `nil` for none.
    open var shadowColor: UIColor? {
        didSet { if shadowColor != oldValue { setNeedsDisplay() } }
    }

    /// The offset of the shadow to the right and down, in points. The default is one point up.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowOffset != oldValue, shadowColor != nil { setNeedsDisplay() } }
    }

    // MARK: Drawing and size

    /// Returns the rectangle of the text in `bounds`, with at most `numberOfLines` lines, rounded up to
    /// pixels.
    ///
    /// Override this method to change the label's size: `sizeThatFits(_:)` and `intrinsicContentSize` call
    /// it.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measuredRect(in: bounds, lineLimit: numberOfLines)
    }

    /// Draws the text into the current context, within `rect` and centered vertically.
    ///
    /// Override this method to inset the text or draw more: `super.drawText(in: rect.inset(by: insets))`.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        makeDrawing(in: rect.size)?.draw(in: context, rect)
    }

    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    open override func display(_ layer: CALayer) {
        if overridesDrawing {
            super.display(layer)
        } else {
            storedLayer.content = LayerContent(drawing: makeDrawing(in: bounds.size))
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: size.width)
    }

    open override var intrinsicContentSize: CGSize {
        fittingSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWidth)
    }

    override func contentSize(forWidth width: CGFloat) -> CGSize? {
        guard wrapsContent, width > 0 else { return nil }
        // Uses the intrinsic size, which subclasses override to add margins.
        layoutWidth = width
        defer { layoutWidth = 0 }
        return intrinsicContentSize
    }

    override var wrapsContent: Bool { storedNumberOfLines != 1 && preferredMaxLayoutWidth == 0 }

    override var firstBaselineDistance: CGFloat? { baselineDistances.first }
    override var lastBaselineDistance: CGFloat? { baselineDistances.last }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = traitCollection.preferredContentSizeCategory
        if adjustsFontForContentSizeCategory, category != previousTraitCollection?.preferredContentSizeCategory {
            adjustFont(to: category)
        }
    }

    private func adjustFont(to category: UIContentSizeCategory) {
        let category = category == .unspecified ? UIContentSizeCategory.preferred(by: nil) : category
        if let attributed {
            let copy = NSMutableAttributedString(attributedString: attributed)
            attributed.enumerateAttribute(.font, in: NSRange(location: 0, length: attributed.length)) {
                value, range, _ in
                guard let font = value as? UIFont else { return }
                copy.addAttribute(.font, value: font.adjusted(to: category), range: range)
            }
            self.attributed = NSAttributedString(attributedString: copy)
        }
        let adjusted = ownFont.adjusted(to: category)
        guard attributed != nil || adjusted != ownFont else { return }
        ownFont = adjusted
        contentDidChange()
    }

    // MARK: What is shaped

    final func contentDidChange() {
        cachedContent = nil
        layoutDidChange()
    }

    private func layoutDidChange() {
        cachedBaselines = nil
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    /// The shaping request without its width, or `nil` if there is no text.
    final var request: TextRequest? {
        guard let content else { return nil }
        return TextRequest(
            content: content, lineLimit: max(0, storedNumberOfLines), lineBreakMode: lineBreakMode,
            isJustified: overridesParagraphAlignment && ownAlignment == .justified,
            allowsTightening: allowsDefaultTighteningForTruncation,
            lineBreakStrategy: lineBreakStrategy)
    }

    private var content: TextRequest.Content? {
        if let cachedContent { return cachedContent }
        let new: TextRequest.Content
        if let indented = indentedText {
            new = .rich(RichText(indented, font: ownFont.record))
        } else if let attributed, attributed.length > 0 {
            new = .rich(RichText(attributed, font: ownFont.record))
        } else if let plain, !plain.isEmpty {
            new = .plain(plain, ownFont.record)
        } else {
            return nil
        }
        cachedContent = new
        return new
    }

    /// The alignment of all lines; natural uses that of the paragraphs. In a right-to-left interface, all
    /// natural text is aligned to the right, regardless of its script.
    final var effectiveAlignment: NSTextAlignment {
        guard overridesParagraphAlignment else { return .natural }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return ownAlignment == .natural && isRightToLeft ? .right : ownAlignment
    }
}

/// The vertical position of a line that has been shrunk to fit its label.
public enum UIBaselineAdjustment: Int, Sendable {
    /// The baseline is where it would be at full size.
    case alignBaselines = 0
    /// The line is centered vertically.
    case alignCenters = 1
    /// The line is at the top of the area that it would occupy at full size.
    case none = 2
}
