@_implementationOnly import CCairo
import Foundation

/// The pages of a PDF context.
package final class PDFPages {
    /// The region of the current page in the coordinates of the context, in points.
    package private(set) var bounds: CGRect
    /// Called with the document by the code that ends it.
    package var onEnd: ((Data) -> Void)?
    private let file = File()
    private let surface: OpaquePointer
    fileprivate private(set) var hasPage = false

    /// What has been written so far. The memory of the surface's closure.
    private final class File {
        var data = Data()
    }

    /// The properties of a document that a PDF contains.
    package enum Property {
        case title
        case author
        case subject
        case keywords
        case creator
    }

    fileprivate init(bounds: CGRect) {
        self.bounds = bounds
        surface = cairo_pdf_surface_create_for_stream(
            { closure, bytes, count in
                guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                Unmanaged<File>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(file).toOpaque(), Double(bounds.width), Double(bounds.height))
    }

    deinit {
        // The surface writes to the file until it is finished.
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
    }

    fileprivate func makeCairo() -> OpaquePointer { cairo_create(surface) }

    package func set(_ property: Property, _ value: String) {
        let key =
            switch property {
            case .title: CAIRO_PDF_METADATA_TITLE
            case .author: CAIRO_PDF_METADATA_AUTHOR
            case .subject: CAIRO_PDF_METADATA_SUBJECT
            case .keywords: CAIRO_PDF_METADATA_KEYWORDS
            case .creator: CAIRO_PDF_METADATA_CREATOR
            }
        cairo_pdf_surface_set_metadata(surface, key, value)
    }

    /// Begins a page, which ends the one before.
    fileprivate func begin(_ bounds: CGRect, in cairo: OpaquePointer) {
        if hasPage { cairo_show_page(cairo) }
        hasPage = true
        self.bounds = bounds
        cairo_pdf_surface_set_size(surface, Double(bounds.width), Double(bounds.height))
    }

    /// Writes the document. Nothing can be drawn afterwards.
    fileprivate func finish(_ cairo: OpaquePointer) -> Data {
        if hasPage { cairo_show_page(cairo) }
        cairo_surface_finish(surface)
        return file.data
    }
}

extension CGContext {
    /// Creates a context whose pages are written as a PDF, with its origin at the top left of a page and the point as the unit.
    ///
    /// Text stays text, with its font, and paths stay paths. Call ``beginPDFPage(_:)`` before drawing.
    ///
    /// - Parameter pdfBounds: The region of the pages, in points.
    package convenience init(pdfBounds: CGRect) {
        let pages = PDFPages(bounds: pdfBounds)
        let cairo = pages.makeCairo()
        self.init(
            cairo: cairo, width: Self.pdfLimit, height: Self.pdfLimit, scale: 1, isOpaque: false)
        cairo_destroy(cairo)
        self.pages = pages
    }

    /// The largest side of a page, in points, according to ISO 32000-1, annex C.
    private static let pdfLimit = 14400

    /// Begins a page. The state of the context becomes the initial one.
    package func beginPDFPage(_ bounds: CGRect) {
        guard let pages else { return }
        if pages.hasPage { restoreGState() }
        pages.begin(bounds, in: cairo)
        saveGState()
        cairo_reset_clip(cairo)
        cairo_identity_matrix(cairo)
        cairo_translate(cairo, -Double(bounds.minX), -Double(bounds.minY))
    }

    /// Writes a PDF document and returns it. Nothing can be drawn afterwards.
    package func finishPDF() -> Data { pages?.finish(cairo) ?? Data() }

    /// Makes a rectangle of the page a link to a URL.
    package func addPDFLink(to url: URL, in rect: CGRect) {
        addPDFLink("uri='\(Self.escaped(url.absoluteString))'", in: rect)
    }

    /// Makes a rectangle of the page a link to a named place of the document.
    package func addPDFLink(toDestination name: String, in rect: CGRect) {
        addPDFLink("dest='\(Self.escaped(name))'", in: rect)
    }

    /// Names a place of the document.
    package func addPDFDestination(_ name: String, at point: CGPoint) {
        guard pages != nil else { return }
        cairo_tag_begin(
            cairo, CAIRO_TAG_DEST, "name='\(Self.escaped(name))' x=\(Double(point.x)) y=\(Double(point.y))")
        cairo_tag_end(cairo, CAIRO_TAG_DEST)
    }

    private func addPDFLink(_ target: String, in rect: CGRect) {
        guard pages != nil else { return }
        let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { "\(Double($0))" }.joined(separator: " ")
        cairo_tag_begin(cairo, CAIRO_TAG_LINK, "rect=[\(numbers)] \(target)")
        cairo_tag_end(cairo, CAIRO_TAG_LINK)
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
    }
}
