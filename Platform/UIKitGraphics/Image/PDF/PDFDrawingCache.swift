import Foundation
import Synchronization

/// A cache of converted PDF files. Each file is converted once, even if it is rasterized at several scales.
enum PDFDrawingCache {
    private struct Contents {
        var drawings: [String: Result<Data, PDFError>] = [:]
        var size = 0
    }

    private static let contents = Mutex(Contents())

    /// The number of bytes at which the cache is emptied.
    private static let limit = 32_000_000

    static func drawing(ofFile path: String) throws(PDFError) -> Data {
        if let found = contents.withLock({ $0.drawings[path] }) { return try found.get() }
        let new = Result { () throws(PDFError) in try PDFConverter().drawing(ofFile: path) }
        // Failures are cached as well, so that a slow file is tried only once.
        let size = path.utf8.count + ((try? new.get())?.count ?? 0)
        contents.withLock {
            if $0.size + size > limit { $0 = Contents() }
            $0.size += size
            $0.drawings[path] = new
        }
        return try new.get()
    }
}
