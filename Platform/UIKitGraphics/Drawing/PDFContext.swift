import CoreGraphics
import Foundation

/// Creates a PDF context that writes to a file, and makes it the current context until ``UIGraphicsEndPDFContext()`` is called.
///
/// Prefer ``UIGraphicsPDFRenderer``, which ends its context automatically.
///
/// - Parameters:
///   - path: The path of the file. If it is empty, nothing is written.
///   - bounds: The region of the pages, in points. If it is empty, a US Letter page.
///   - documentInfo: The properties of the document, such as `kCGPDFContextTitle`.
/// - Returns: Whether the file could be created.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    guard path.isEmpty || FileManager.default.createFile(atPath: path, contents: nil) else { return false }
    beginPDF(bounds, documentInfo) { data in
        // The file has been created, so that only a full disk is left, of which the function cannot tell.
        if !path.isEmpty { try? data.write(to: URL(fileURLWithPath: path)) }
    }
    return true
}

/// Creates a PDF context that appends to data, and makes it the current context until ``UIGraphicsEndPDFContext()`` is called,
/// which writes the document.
///
/// - Parameters:
///   - data: The data.
///   - bounds: The region of the pages, in points. If it is empty, a US Letter page.
///   - documentInfo: The properties of the document, such as `kCGPDFContextTitle`.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    beginPDF(bounds, documentInfo) { data.append($0) }
}

private func beginPDF(_ bounds: CGRect, _ info: [AnyHashable: Any]?, onEnd: @escaping (Data) -> Void) {
    let context = CGContext(pdfBounds: bounds.isEmpty ? PDFPages.defaultBounds : bounds)
    context.setPDFInfo(info ?? [:])
    context.pages?.onEnd = onEnd
    UIGraphicsPushContext(context)
}

/// Writes the document of the current PDF context, and restores the context before it.
public func UIGraphicsEndPDFContext() {
    guard let context = UIGraphicsGetCurrentContext(), context.pages != nil else { return }
    let end = context.pages?.onEnd
    end?(context.finishPDF())
    UIGraphicsPopContext()
}

/// Begins a page of the current PDF context with the same bounds as the one before.
public func UIGraphicsBeginPDFPage() { UIGraphicsBeginPDFPageWithInfo(UIGraphicsGetPDFContextBounds(), nil) }

/// Begins a page of the current PDF context.
///
/// - Parameters:
///   - bounds: The region of the page, in points. If it is empty, that of the page before.
///   - pageInfo: Not used: pages have no properties besides their bounds.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    UIGraphicsGetCurrentContext()?.beginPDFPage(bounds.isEmpty ? UIGraphicsGetPDFContextBounds() : bounds)
}

/// Returns the region of the page of the current PDF context, in points, or an empty rectangle without one.
public func UIGraphicsGetPDFContextBounds() -> CGRect { UIGraphicsGetCurrentContext()?.pages?.bounds ?? .zero }

/// Makes a rectangle of the page a link to a URL.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.addPDFLink(to: url, in: rect)
}

/// Names a place of the document for ``UIGraphicsSetPDFContextDestinationForRect(_:_:)``.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    UIGraphicsGetCurrentContext()?.addPDFDestination(name, at: point)
}

/// Makes a rectangle of the page a link to a named place of the document.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.addPDFLink(toDestination: name, in: rect)
}
