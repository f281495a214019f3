import Foundation
import Synchronization

/// Texts that were shaped lately, by value: a row is measured, shown, scrolled away and shown again, and shaped once.
package enum ShapedTextCache {
    /// How many requests each generation holds: a few screens of rows.
    fileprivate static let capacity = 512

    fileprivate struct Generations {
        /// What was used since the last change of generations.
        var young: [TextRequest: [ShapedText]] = [:]
        /// What was used before that, to be forgotten at the next.
        var old: [TextRequest: [ShapedText]] = [:]
    }

    private static let generations = Mutex(Generations())

    /// A text for a width in points, infinite for no limit: shaped, unless it was lately.
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
        // One text at many widths, while something is resized: only the latest ones are of use.
        if texts.count >= 4 { texts.removeFirst() }
        texts.append(text)
        young[request] = texts
    }
}
