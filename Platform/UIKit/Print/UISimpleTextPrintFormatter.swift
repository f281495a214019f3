import Foundation

/// A formatter that prints text in one font, or an attributed text.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    private final var layout = PrintedTextLayout()
    private final var content: NSAttributedString?

    /// Creates a formatter for plain text.
    public convenience init(text: String) {
        self.init()
        content = NSAttributedString(string: text)
    }

    /// Creates a formatter for an attributed text.
    public convenience init(attributedText: NSAttributedString) {
        self.init()
        content = attributedText
        isStyled = true
    }

    /// Creates a formatter without text.
    public override init() {
        super.init()
    }

    /// Whether the text has attributes of its own.
    private final var isStyled = false

    /// The text, without attributes.
    open var text: String? {
        get { content?.string }
        set {
            content = newValue.map { NSAttributedString(string: $0) }
            isStyled = false
            layout.invalidate()
        }
    }

    /// The text with its attributes, or with those of the other properties if the text was set without attributes.
    open var attributedText: NSAttributedString? {
        get { content == nil ? nil : printedText }
        set {
            content = newValue
            isStyled = true
            layout.invalidate()
        }
    }

    /// The font of text without attributes, or `nil` for the system font at 12 points.
    open var font: UIFont? { didSet { layout.invalidate() } }
    /// The color of text without attributes, or `nil` for black.
    open var color: UIColor? { didSet { layout.invalidate() } }
    /// The alignment of text without attributes.
    open var textAlignment = NSTextAlignment.natural { didSet { layout.invalidate() } }

    private final var printedText: NSAttributedString {
        guard let content, !isStyled else { return content ?? NSAttributedString(string: "") }
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return NSAttributedString(
            string: content.string,
            attributes: [
                .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black, .paragraphStyle: style,
            ])
    }

    override func makeCopy() -> UIPrintFormatter {
        let copy = UISimpleTextPrintFormatter()
        copy.content = content
        copy.isStyled = isStyled
        copy.font = font
        copy.color = color
        copy.textAlignment = textAlignment
        return copy
    }

    private final var current: PrintedText { layout.layout(of: self) { printedText } }

    /// The number of pages of the text.
    open override var pageCount: Int { current.pageCount }

    /// Returns the rectangle of the lines on a page.
    open override func rectForPage(at pageIndex: Int) -> CGRect { current.rect(at: pageIndex, of: self) }

    /// Draws the lines of a page.
    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        current.draw(page: pageIndex - firstPage, at: rect.origin)
    }
}
