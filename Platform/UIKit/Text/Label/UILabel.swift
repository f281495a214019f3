import Foundation

/// Text on one or more lines that can't be edited.
///
/// Text that doesn't fit ends in "…", or as `lineBreakMode` says; lines lie in the middle of the label's height. A change
/// of colour or of light and dark draws the text again without shaping it again; setting an equal text costs nothing.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    /// What is shown; nil where `attributed` is.
    private var plain: String?
    private var attributed: NSAttributedString?
    private var ownFont = UILabel.standardFont
    private var ownTextColor = UIColor.label
    private var ownAlignment = NSTextAlignment.natural
    /// Whether the label's alignment goes before that of the text's paragraphs.
    private var imposesAlignment = true
    private var knownContent: TextRequest.Content?
    /// Every layout pass asks for them.
    final var knownBaselines: (first: CGFloat, last: CGFloat, height: CGFloat)?
    /// The width that constraints have given the label, while its height for that is asked for; 0 otherwise.
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

    /// The text without attributes. Setting it drops the attributes of `attributedText`.
    open var text: String? {
        get { attributed?.string ?? plain }
        set {
            guard attributed != nil || newValue != plain else { return }
            plain = newValue
            attributed = nil
            imposesAlignment = true
            contentDidChange()
        }
    }

    /// Whether there is nothing to read.
    final var isBlank: Bool { attributed.map { $0.length == 0 } ?? plain?.isEmpty ?? true }

    /// The text with its attributes. What has no font or colour of its own has the label's; the first paragraph's style
    /// sets the label's alignment and line break mode.
    ///
    /// - Note: a paragraph style that says nothing about line breaks wraps words, and so shows no "…".
    open var attributedText: NSAttributedString? {
        get { attributed ?? plain.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
        set {
            if let newValue, let attributed, attributed.isEqual(to: newValue) { return }
            if newValue == nil, attributed == nil, plain == nil { return }
            plain = nil
            attributed = newValue.map { $0.copy() as? NSAttributedString ?? $0 }
            if let newValue, newValue.length > 0,
                let style = newValue.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
            {
                ownAlignment = style.alignment
                imposesAlignment = false
                lineBreakMode = style.lineBreakMode
            }
            contentDidChange()
        }
    }

    private var ownAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = ownAlignment
        style.lineBreakMode = lineBreakMode
        return [.font: ownFont, .foregroundColor: ownTextColor, .paragraphStyle: style]
    }

    /// The font of the text: 17 points of the system's at first, which nil brings back. Setting it sets the font of all
    /// of `attributedText`.
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

    /// The colour of the text: `UIColor.label` at first, which nil brings back. Setting it sets the colour of all of
    /// `attributedText`.
    open var textColor: UIColor! {
        get { ownTextColor }
        set {
            let new = newValue ?? .label
            guard new != ownTextColor || attributed != nil else { return }
            ownTextColor = new
            if attributed != nil {
                setAttribute(.foregroundColor, to: new)
                knownContent = nil
            }
            setNeedsDisplay()
        }
    }

    /// Where the lines lie: where reading begins at first.
    open var textAlignment: NSTextAlignment {
        get { ownAlignment }
        set {
            guard newValue != ownAlignment || !imposesAlignment else { return }
            ownAlignment = newValue
            imposesAlignment = true
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

    /// How many lines there may be: 1 at first; 0 for as many as there is room for.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { layoutDidChange() } }
    }

    /// What happens to text that doesn't fit: "…" at its end at first. With several lines, it is about the last one.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { layoutDidChange() } }
    }

    /// Whether the letters of a line that does not fit are set closer to each other before any are left out, where that is enough.
    /// For labels of one line.
    open var allowsDefaultTighteningForTruncation = false {
        didSet { if allowsDefaultTighteningForTruncation != oldValue { layoutDidChange() } }
    }

    /// What is done for lines that read well, besides filling each.
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
        didSet { if lineBreakStrategy != oldValue { layoutDidChange() } }
    }

    /// How wide the label's intrinsic size is at most, in points; 0 for no limit. For labels of several lines.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { layoutDidChange() } }
    }

    /// Whether text that doesn't fit gets smaller, down to `minimumScaleFactor`.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
    }

    /// How small the text may get: 0.5 is half its size. 0 leaves it as it is.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
    }

    /// Where a line lies that has got smaller.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
    }

    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFont(to: traitCollection.preferredContentSizeCategory) } }
    }

    // MARK: Look

    /// The colour of all text while the label is highlighted; nil for no difference.
    open var highlightedTextColor: UIColor? {
        didSet { if isHighlighted, highlightedTextColor != oldValue { setNeedsDisplay() } }
    }

    /// Whether the label is drawn in `highlightedTextColor`.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue, highlightedTextColor != nil { setNeedsDisplay() } }
    }

    /// Whether the text has its full colour. A label that is not enabled shows it at half its opacity.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    /// The colour of a second drawing of the text behind it; nil for none.
    open var shadowColor: UIColor? {
        didSet { if shadowColor != oldValue { setNeedsDisplay() } }
    }

    /// Where the shadow lies, in points to the right and down: one point up at first.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowOffset != oldValue, shadowColor != nil { setNeedsDisplay() } }
    }

    // MARK: Drawing and size

    /// Where in `bounds` the text lies when it has `numberOfLines` lines at most: rounded up to pixels.
    ///
    /// Override it to change the label's size: `sizeThatFits(_:)` and `intrinsicContentSize` ask it.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measuredRect(in: bounds, lineLimit: numberOfLines)
    }

    /// Draws the text into the current context: within `rect`, in the middle of its height.
    ///
    /// Override it to draw elsewhere or more: `super.drawText(in: rect.inset(by: insets))`.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        laidOut(in: rect.size)?.draw(in: context, rect)
    }

    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    open override func display(_ layer: CALayer) {
        if drawsTextItself {
            super.display(layer)
        } else {
            layer.contents = laidOut(in: bounds.size)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: size.width)
    }

    open override var intrinsicContentSize: CGSize {
        fittingSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWidth)
    }

    override func contentSize(forWidth width: CGFloat) -> CGSize? {
        guard numberOfLines != 1, preferredMaxLayoutWidth == 0, width > 0 else { return nil }
        // Asked of the intrinsic size, which subclasses override to have margins.
        layoutWidth = width
        defer { layoutWidth = 0 }
        return intrinsicContentSize
    }

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

    private func contentDidChange() {
        knownContent = nil
        layoutDidChange()
    }

    private func layoutDidChange() {
        knownBaselines = nil
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    /// What is shaped, but for the width; nil without text.
    final var request: TextRequest? {
        guard let content else { return nil }
        return TextRequest(
            content: content, lineLimit: max(0, numberOfLines), lineBreakMode: lineBreakMode,
            isJustified: imposesAlignment && ownAlignment == .justified, tightens: allowsDefaultTighteningForTruncation,
            lineBreakStrategy: lineBreakStrategy)
    }

    private var content: TextRequest.Content? {
        if let knownContent { return knownContent }
        let new: TextRequest.Content
        if let attributed, attributed.length > 0 {
            new = .rich(RichText(attributed, font: ownFont.record))
        } else if let plain, !plain.isEmpty {
            new = .plain(plain, ownFont.record)
        } else {
            return nil
        }
        knownContent = new
        return new
    }

    /// For all lines; natural leaves it to the paragraphs. On a screen that runs from right to left, all texts begin at
    /// the right, whatever their script.
    final var drawnAlignment: NSTextAlignment {
        guard imposesAlignment else { return .natural }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return ownAlignment == .natural && isRightToLeft ? .right : ownAlignment
    }
}

/// Where a line lies that has got smaller to fit into its label.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline that it would have at its full size.
    case alignBaselines = 0
    /// In the middle of the height.
    case alignCenters = 1
    /// At the top of the room that it would have at its full size.
    case none = 2
}
