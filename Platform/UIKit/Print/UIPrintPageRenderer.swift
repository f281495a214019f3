import Foundation

/// An object that draws the pages of a print job: a header, the content, and a footer.
///
/// The content is drawn by formatters, by ``drawContentForPage(at:in:)`` of a subclass, or by both.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
    /// The height of the header at the top of the printable rectangle, in points. The default value is 0, for no header.
    open var headerHeight: CGFloat = 0
    /// The height of the footer at the bottom of the printable rectangle, in points. The default value is 0, for no footer.
    open var footerHeight: CGFloat = 0

    /// The rectangle of the paper, in points. It is empty until a print job sets it.
    open var paperRect: CGRect { assignedPaperRect }
    /// The region of the paper that is printed, in points. It is empty until a print job sets it.
    open var printableRect: CGRect { assignedPrintableRect }

    // Apps that draw pages themselves set these by their keys.
    final var assignedPaperRect = CGRect.zero
    final var assignedPrintableRect = CGRect.zero
    private final var formatters: [UIPrintFormatter] = []

    /// Creates a renderer without formatters.
    public override init() {
        super.init()
    }

    // MARK: Formatters

    /// The formatters, which draw from their start pages on.
    open var printFormatters: [UIPrintFormatter]? {
        get { formatters.isEmpty ? nil : formatters }
        set {
            for formatter in formatters { formatter.printPageRenderer = nil }
            formatters = []
            for formatter in newValue ?? [] { add(formatter) }
        }
    }

    /// Returns the formatters that draw on a page, or `nil` for none.
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        let found = formatters.filter { $0.pages.contains(pageIndex) }
        return found.isEmpty ? nil : found
    }

    /// Adds a formatter, whose content begins on a page.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.startPage = pageIndex
        add(formatter)
    }

    private func add(_ formatter: UIPrintFormatter) {
        if let other = formatter.printPageRenderer { other.remove(formatter) }
        formatter.printPageRenderer = self
        formatters.append(formatter)
    }

    final func remove(_ formatter: UIPrintFormatter) { formatters.removeAll { $0 === formatter } }

    // MARK: Pages

    /// The number of pages: by default, those of the formatters. A subclass that draws content itself overrides it.
    open var numberOfPages: Int { formatters.map(\.pages.upperBound).max() ?? 0 }

    /// Called before pages are drawn. The default implementation does nothing.
    open func prepare(forDrawingPages range: NSRange) {}

    /// The area between the header and the footer.
    final var contentRect: CGRect {
        printableRect.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
    }

    /// Draws a page into the current context: the header, the content, the formatters and the footer.
    ///
    /// - Parameters:
    ///   - pageIndex: The index of the page.
    ///   - printableRect: The region of the page, in points.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        let (header, rest) = printableRect.divided(atDistance: headerHeight, from: .minYEdge)
        let (footer, content) = rest.divided(atDistance: footerHeight, from: .maxYEdge)
        if headerHeight > 0 { drawHeaderForPage(at: pageIndex, in: header) }
        drawContentForPage(at: pageIndex, in: content)
        for formatter in printFormattersForPage(at: pageIndex) ?? [] {
            drawPrintFormatter(formatter, forPageAt: pageIndex)
        }
        if footerHeight > 0 { drawFooterForPage(at: pageIndex, in: footer) }
    }

    /// Draws the content of a formatter on a page.
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
    }

    /// Draws the header of a page. The default implementation does nothing.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

    /// Draws content of a page behind that of formatters. The default implementation does nothing.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

    /// Draws the footer of a page. The default implementation does nothing.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}

extension UIPrintPageRenderer {
    /// Sets the paper of the pages.
    ///
    /// - Parameter printsWholePaper: Whether pages have no margins, as photographs.
    final func use(_ paper: UIPrintPaper, _ orientation: UIPrintInfo.Orientation, printsWholePaper: Bool = false) {
        let printable = printsWholePaper ? CGRect(origin: .zero, size: paper.paperSize) : paper.printableRect
        let isTurned = orientation == .landscape
        assignedPaperRect = CGRect(
            x: 0, y: 0, width: isTurned ? paper.paperSize.height : paper.paperSize.width,
            height: isTurned ? paper.paperSize.width : paper.paperSize.height)
        assignedPrintableRect =
            isTurned
            ? CGRect(x: printable.minY, y: printable.minX, width: printable.height, height: printable.width)
            : printable
    }

    /// Draws a page into the current context in a light appearance.
    final func drawPage(_ index: Int) {
        UITraitCollection.printing.performAsCurrent { drawPage(at: index, in: printableRect) }
    }

    /// Returns pages as a PDF document.
    final func document(title: String, pages: Range<Int>) -> Data {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle: title]
        prepare(forDrawingPages: NSRange(pages))
        return UIGraphicsPDFRenderer(bounds: paperRect, format: format).pdfData { context in
            for page in pages {
                context.beginPage()
                drawPage(page)
            }
        }
    }
}

/// A renderer of images, each on a page of its own.
final class ImagePageRenderer: UIPrintPageRenderer {
    private let images: [UIImage]

    init(_ images: [UIImage]) {
        self.images = images
        super.init()
    }

    override var numberOfPages: Int { images.count }

    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
        let image = images[pageIndex]
        guard image.size.width > 0, image.size.height > 0 else { return }
        let scale = min(contentRect.width / image.size.width, contentRect.height / image.size.height)
        let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        image.draw(
            in: CGRect(
                x: contentRect.midX - size.width / 2, y: contentRect.midY - size.height / 2, width: size.width,
                height: size.height))
    }
}
