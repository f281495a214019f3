import Foundation
import Synchronization

/// The drawings that were made of PDF files: each is made once, though a picture is made of it for every scale.
enum PDFDrawings {
    private struct Known {
        var drawings: [String: Result<Data, PDFError>] = [:]
        var size = 0
    }

    private static let known = Mutex(Known())

    /// Past so many bytes the whole lot is let go, and made again when asked for.
    private static let limit = 32_000_000

    static func drawing(ofFile path: String) throws(PDFError) -> Data {
        if let found = known.withLock({ $0.drawings[path] }) { return try found.get() }
        let new = Result { () throws(PDFError) in try PDFConverter().drawing(ofFile: path) }
        // What can't be read is kept as well: nobody should wait for it twice.
        let size = path.utf8.count + ((try? new.get())?.count ?? 0)
        known.withLock {
            if $0.size + size > limit { $0 = Known() }
            $0.size += size
            $0.drawings[path] = new
        }
        return try new.get()
    }
}
