import Foundation
import Synchronization

/// A cache of recently shaped texts, keyed by request. The text of a row that is measured, displayed,
/// scrolled offscreen, and displayed again is shaped only once.
package enum ShapedTextCache {
    /// The maximum number of requests in a generation, enough for a few screens of rows.
    fileprivate static let capacity = 512

    fileprivate struct Generations {
        /// The texts used since the last change of generation.
        var young: [TextRequest: [ShapedText]] = [:]
        /// The texts used in the previous generation, discarded at the next change.
        var old: [TextRequest: [ShapedText]] = [:]
    }

    private static let generations = Mutex(Generations())

    /// Returns the shaped text for a width in points, from the cache if possible. An infinite width means no
    /// limit.
    package static func text(for request: TextRequest, width: CGFloat) -> ShapedText {
        if let cached = generations.withLock({ $0.find(request, width: width) }) { return cached }
        let new = TextShaper.shape(request, width: width)
        generations.withLock { $0.add(new, for: request) }
        return new
    }
}

extension ShapedTextCache.Generations {
    mutating func find(_ request: TextRequest, width: CGFloat) -> ShapedText? {
        if let cached = young[request]?.first(where: { $0.widths.contains(width) }) { return cached }
        guard let cached = old[request]?.first(where: { $0.widths.contains(width) }) else { return nil }
        add(cached, for: request)
        return cached
    }

    mutating func add(_ text: ShapedText, for request: TextRequest) {
        if young.count >= ShapedTextCache.capacity {
            old = young
            young = [:]
        }
        var texts = young[request] ?? []
        // While a view is resized, the same text is shaped at many widths; only the latest results are
        // useful.
        if texts.count >= 4 { texts.removeFirst() }
        texts.append(text)
        young[request] = texts
    }
}
