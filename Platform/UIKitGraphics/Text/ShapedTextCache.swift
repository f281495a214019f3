import Foundation
import Synchronization

/// A cache of recently shaped texts, keyed by request. The text of a row that is measured, displayed,
/// scrolled offscreen, and displayed again is shaped only once.
package enum ShapedTextCache {
    /// The maximum number of requests in a generation, enough for a few screens of rows.
    fileprivate static let capacity = 512
    /// The number of bytes of a generation's texts at which the next one begins.
    static let byteLimit = 8_000_000

    struct Generations {
        /// The texts used since the last change of generation.
        var young: [TextRequest: [ShapedText]] = [:]
        /// The texts used in the previous generation, discarded at the next change.
        var old: [TextRequest: [ShapedText]] = [:]
        /// The bytes of the young texts.
        var youngSize = 0
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
        let size = text.byteCount
        if young.count >= ShapedTextCache.capacity || youngSize + size > ShapedTextCache.byteLimit, !young.isEmpty {
            old = young
            young = [:]
            youngSize = 0
        }
        var texts = young[request] ?? []
        // While a view is resized, the same text is shaped at many widths; only the latest results are
        // useful.
        if texts.count >= 4 { youngSize -= texts.removeFirst().byteCount }
        texts.append(text)
        young[request] = texts
        youngSize += size
    }
}

extension ShapedText {
    /// The memory of the glyphs and lines, in bytes, and of the text itself about.
    var byteCount: Int {
        glyphs.count * (MemoryLayout<PositionedGlyph>.stride + 1) + runs.count * MemoryLayout<GlyphRun>.stride
            + lines.count * MemoryLayout<TextLine>.stride
    }
}
