@_implementationOnly import CCairo
import Foundation

/// The key of the title of a PDF document.
public let kCGPDFContextTitle = "kCGPDFContextTitle"
/// The key of the author of a PDF document.
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
/// The key of the subject of a PDF document.
public let kCGPDFContextSubject = "kCGPDFContextSubject"
/// The key of the keywords of a PDF document: a text, or an array of texts.
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
/// The key of the program that created the contents of a PDF document.
public let kCGPDFContextCreator = "kCGPDFContextCreator"

/// The pages of a PDF context.
package final class PDFPages {
    /// The bounds of pages whose bounds are empty, in points: US Letter, as on iOS.
    package static let defaultBounds = CGRect(x: 0, y: 0, width: 612, height: 792)

    /// The region of the current page in the coordinates of the context, in points.
    package private(set) var bounds: CGRect
    /// Called with the document by the code that ends it.
    package var onEnd: ((Data) -> Void)?
    private let file = File()
    private let surface: OpaquePointer
    fileprivate private(set) var hasPage = false
    /// Whether y points up from the bottom left of a page, as in the contexts of Core Graphics.
    fileprivate let pointsUp: Bool
    fileprivate private(set) var isFinished = false

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

    fileprivate init(bounds: CGRect, pointsUp: Bool) {
        self.bounds = bounds
        self.pointsUp = pointsUp
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

    /// Ends the current page.
    fileprivate func end(in cairo: OpaquePointer) {
        if hasPage { cairo_show_page(cairo) }
        hasPage = false
    }

    /// Writes the document. Nothing can be drawn afterwards.
    fileprivate func finish(_ cairo: OpaquePointer) -> Data {
        if hasPage { cairo_show_page(cairo) }
        isFinished = true
        cairo_surface_finish(surface)
        return file.data
    }
}

extension CGContext {
    /// Creates a context whose pages are written as a PDF, with its origin at the top left of a page and the point as the unit.
    ///
    /// Text stays text, with its font, and paths stay paths. Call ``beginPDFPage(_:)`` before drawing.
    ///
    /// - Parameters:
    ///   - pdfBounds: The region of the pages, in points.
    ///   - pointsUp: Whether the origin is at the bottom left of a page instead, and y points up.
    package convenience init(pdfBounds: CGRect, pointsUp: Bool = false) {
        let pages = PDFPages(bounds: pdfBounds, pointsUp: pointsUp)
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
        if pages.pointsUp {
            cairo_translate(cairo, -Double(bounds.minX), Double(bounds.maxY))
            cairo_scale(cairo, 1, -1)
            patternBase = deviceTransform
        } else {
            cairo_translate(cairo, -Double(bounds.minX), -Double(bounds.minY))
        }
    }

    /// Ends the page. The state of the context becomes that before the first page.
    package func finishPDFPage() {
        guard let pages, pages.hasPage else { return }
        restoreGState()
        pages.end(in: cairo)
    }

    /// Whether a PDF document has been written, so that nothing can be drawn.
    package var isPDFFinished: Bool { pages?.isFinished ?? false }

    /// Writes a PDF document and returns it. Nothing can be drawn afterwards.
    package func finishPDF() -> Data { pages?.finish(cairo) ?? Data() }

    /// Sets the properties of a PDF document.
    ///
    /// - Parameter info: The values by the keys such as `kCGPDFContextTitle`. Other keys are ignored.
    package func setPDFInfo(_ info: [AnyHashable: Any]) {
        let keys: [(String, PDFPages.Property)] = [
            (kCGPDFContextTitle, .title), (kCGPDFContextAuthor, .author), (kCGPDFContextSubject, .subject),
            (kCGPDFContextKeywords, .keywords), (kCGPDFContextCreator, .creator),
        ]
        for (key, property) in keys {
            if let text = info[key] as? String ?? (info[key] as? [String])?.joined(separator: ", ") {
                pages?.set(property, text)
            }
        }
    }

    // MARK: Links

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
        let place = point.applying(deviceTransform)
        addPDFTag(
            CAIRO_TAG_DEST, "name='\(Self.escaped(name))' x=\(Double(place.x)) y=\(Double(place.y))")
    }

    private func addPDFLink(_ target: String, in rect: CGRect) {
        let area = rect.applying(deviceTransform)
        let numbers = [area.minX, area.minY, area.width, area.height].map { "\(Double($0))" }.joined(separator: " ")
        addPDFTag(CAIRO_TAG_LINK, "rect=[\(numbers)] \(target)")
    }

    private func addPDFTag(_ tag: String, _ attributes: String) {
        guard let pages, pages.hasPage else { return }
        // Some versions of cairo ignore the matrix for the attributes of tags.
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_tag_begin(cairo, tag, attributes)
        cairo_tag_end(cairo, tag)
        cairo_restore(cairo)
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
    }
}
