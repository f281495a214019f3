import CoreGraphics
import Foundation

/// The format of a PDF renderer.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// The properties of the document by their keys: `kCGPDFContextTitle`, `kCGPDFContextAuthor`, `kCGPDFContextSubject`,
    /// `kCGPDFContextKeywords` and `kCGPDFContextCreator`. Other keys are ignored.
    open var documentInfo: [String: Any] = [:]

    /// Creates a format without properties of the document.
    public required init() {}

    /// Returns a format with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
        return copy
    }
}

/// The drawing environment of a PDF renderer's actions.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// The region of the current page, in points.
    public final var pdfContextBounds: CGRect { cgContext.pages?.bounds ?? .zero }

    /// Begins a page with the bounds of the renderer.
    open func beginPage() { cgContext.beginPDFPage(format.bounds) }

    /// Begins a page.
    ///
    /// - Parameters:
    ///   - bounds: The region of the page, in points. If it is empty, that of the renderer.
    ///   - pageInfo: Not used: pages have no properties besides their bounds.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        cgContext.beginPDFPage(bounds.isEmpty ? format.bounds : bounds)
    }

    /// Makes a rectangle of the page a link to a URL.
    open func setURL(_ url: URL, for rect: CGRect) { cgContext.addPDFLink(to: url, in: rect) }

    /// Names a place of the document for ``setDestinationWithName(_:for:)``.
    open func addDestination(withName name: String, at point: CGPoint) { cgContext.addPDFDestination(name, at: point) }

    /// Makes a rectangle of the page a link to a named place of the document.
    open func setDestinationWithName(_ name: String, for rect: CGRect) {
        cgContext.addPDFLink(toDestination: name, in: rect)
    }
}

/// A renderer that creates PDF documents from drawing commands.
///
///     let page = CGRect(x: 0, y: 0, width: 595, height: 842)
///     let data = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
///         context.beginPage()
///         tableView.layer.render(in: context.cgContext)
///     }
///
/// Text stays text, which can be selected and searched.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    /// A closure with the drawing commands of a document.
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    /// Creates a renderer for pages of the region `bounds`, in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// Creates a renderer for pages of the region `bounds`, in points.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { super.init(bounds: bounds, format: format) }

    /// Returns the document of the drawing commands of `actions`, which is called with the document's context as the current one.
    open func pdfData(actions: DrawingActions) -> Data {
        let context = CGContext(pdfBounds: format.bounds)
        context.setPDFInfo((format as? UIGraphicsPDFRendererFormat)?.documentInfo ?? [:])
        UIGraphicsPushContext(context)
        actions(UIGraphicsPDFRendererContext(cgContext: context, format: format))
        UIGraphicsPopContext()
        return context.finishPDF()
    }

    /// Writes the document of the drawing commands of `actions` to a file.
    ///
    /// - Throws: The error of the file system.
    open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
        try pdfData(actions: actions).write(to: url)
    }
}
