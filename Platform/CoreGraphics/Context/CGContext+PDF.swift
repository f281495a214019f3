import CoreFoundationTypes
import Foundation

/// The key of the region of a page: the bytes of a `CGRect`.
public let kCGPDFContextMediaBox = "kCGPDFContextMediaBox"

/// A receiver of the bytes of a document.
public final class CGDataConsumer {
    private let write: (Data) -> Void

    /// Creates a consumer that appends to data.
    public init?(data: NSMutableData) {
        write = { data.append($0) }
    }

    /// Creates a consumer that replaces the contents of a file.
    ///
    /// Returns `nil` if the file cannot be created.
    public init?(url: CFURL) {
        guard let path = url.path, FileManager.default.createFile(atPath: path, contents: nil) else { return nil }
        // The file has been created, so that only a full disk is left, of which callers are not notified.
        write = { try? $0.write(to: URL(fileURLWithPath: path)) }
    }

    func receive(_ data: Data) { write(data) }
}

/// Contexts that write PDF documents.
///
///     var page = CGRect(x: 0, y: 0, width: 595, height: 842)
///     guard let context = CGContext(file as NSURL, mediaBox: &page, nil) else { return }
///     context.beginPDFPage(nil)
///     context.fill(CGRect(x: 72, y: 72, width: 100, height: 50))
///     context.endPDFPage()
///     context.closePDF()
extension CGContext {
    /// Creates a context that writes a PDF document, with the origin at the bottom left of a page and the point as the unit.
    ///
    /// Begin a page before drawing. The consumer receives the document when ``closePDF()`` is called.
    ///
    /// - Parameters:
    ///   - consumer: The receiver of the document.
    ///   - mediaBox: The region of the pages, in points, or `nil` for US Letter.
    ///   - auxiliaryInfo: The properties of the document, such as `kCGPDFContextTitle`.
    public convenience init?(
        consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) {
        let box = mediaBox?.pointee.standardized ?? .zero
        self.init(pdfBounds: box.isEmpty ? PDFPages.defaultBounds : box, pointsUp: true)
        var info: [AnyHashable: Any] = [:]
        for (key, value) in auxiliaryInfo ?? [:] {
            if let key = key as? String { info[key] = value }
        }
        setPDFInfo(info)
        pages?.onEnd = { consumer.receive($0) }
    }

    /// Creates a context that writes a PDF document to a file, with the origin at the bottom left of a page and the point as
    /// the unit.
    ///
    /// Returns `nil` if the file cannot be created.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - mediaBox: The region of the pages, in points, or `nil` for US Letter.
    ///   - auxiliaryInfo: The properties of the document, such as `kCGPDFContextTitle`.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// Begins a page, and ends the one before. The state of the context becomes the initial one.
    ///
    /// - Parameter pageInfo: The properties of the page: its region by `kCGPDFContextMediaBox`.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        guard let pages, !isPDFFinished else { return }
        let bytes = pageInfo?.object(forKey: kCGPDFContextMediaBox)
        let data = bytes as? Data ?? (bytes as? NSData).map { Data(referencing: $0) }
        beginPDFPage(data.flatMap(Self.rectangle) ?? pages.bounds)
    }

    /// Ends the page.
    public func endPDFPage() { finishPDFPage() }

    /// Begins a page, and ends the one before.
    ///
    /// - Parameter mediaBox: The region of the page, in points, or `nil` for that of the page before.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
        guard let pages, !isPDFFinished else { return }
        beginPDFPage(mediaBox?.pointee.standardized ?? pages.bounds)
    }

    /// Ends the page.
    public func endPage() { finishPDFPage() }

    /// Writes the document. Nothing can be drawn afterwards.
    public func closePDF() {
        guard let pages, !isPDFFinished else { return }
        finishPDFPage()
        let data = finishPDF()
        pages.onEnd?(data)
    }

    /// Makes a rectangle of the page a link to a URL.
    public func setURL(_ url: CFURL, for rect: CGRect) {
        if let url = url.absoluteURL { addPDFLink(to: url, in: rect) }
    }

    /// Names a place of the document for ``setDestination(_:for:)``.
    public func addDestination(_ name: CFString, at point: CGPoint) {
        addPDFDestination(name.description, at: point)
    }

    /// Makes a rectangle of the page a link to a named place of the document.
    public func setDestination(_ name: CFString, for rect: CGRect) {
        addPDFLink(toDestination: name.description, in: rect)
    }

    /// Returns the rectangle that data contains.
    private static func rectangle(_ data: Data) -> CGRect? {
        guard data.count == MemoryLayout<CGRect>.size else { return nil }
        let rect = data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }.standardized
        return rect.isEmpty ? nil : rect
    }
}
