import Foundation

/// A formatter that prints HTML, with the elements and styles that attributed strings read.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    private final var layout = PrintedTextLayout()

    /// Creates a formatter for HTML.
    public convenience init(markupText: String) {
        self.init()
        self.markupText = markupText
    }

    /// Creates a formatter without text.
    public override init() {
        super.init()
    }

    /// The HTML.
    open var markupText: String? { didSet { layout.invalidate() } }

    private final var printedText: NSAttributedString {
        guard let markupText else { return NSAttributedString(string: "") }
        // Text in UTF-8 is always read.
        let text = try? NSAttributedString(
            data: Data(markupText.utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html,
                .characterEncoding: NSNumber(value: String.Encoding.utf8.rawValue),
            ], documentAttributes: nil)
        return text ?? NSAttributedString(string: "")
    }

    override func makeCopy() -> UIPrintFormatter {
        let copy = UIMarkupTextPrintFormatter()
        copy.markupText = markupText
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
