/// A rectangle of whole device pixels.
package struct PixelRect: Equatable, Sendable {
    package var minX: Int
    package var minY: Int
    package var maxX: Int
    package var maxY: Int

    package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// Creates the rectangle of pixels that `rect` intersects, with a tolerance of a thousandth of a pixel.
    init(touchedBy rect: CGRect) {
        let limit: CGFloat = 1e7
        func whole(_ value: CGFloat) -> Int { Int(min(limit, max(-limit, value))) }
        minX = whole((rect.minX + 0.001).rounded(.down))
        minY = whole((rect.minY + 0.001).rounded(.down))
        maxX = whole((rect.maxX - 0.001).rounded(.up))
        maxY = whole((rect.maxY - 0.001).rounded(.up))
    }

    /// Creates the rectangle of pixels that `rect` covers completely.
    init(coveredBy rect: CGRect) {
        let limit: CGFloat = 1e7
        func whole(_ value: CGFloat) -> Int { Int(min(limit, max(-limit, value))) }
        minX = whole((rect.minX - 0.001).rounded(.up))
        minY = whole((rect.minY - 0.001).rounded(.up))
        maxX = whole((rect.maxX + 0.001).rounded(.down))
        maxY = whole((rect.maxY + 0.001).rounded(.down))
    }

    package var isEmpty: Bool { minX >= maxX || minY >= maxY }
    package var width: Int { max(0, maxX - minX) }
    package var height: Int { max(0, maxY - minY) }
    var area: Int { width * height }

    package var rect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

    package func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    }

    package func intersects(_ other: PixelRect) -> Bool {
        max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
    }

    func contains(_ other: PixelRect) -> Bool {
        other.isEmpty
            || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
    }

    package mutating func formUnion(_ other: PixelRect) {
        guard !other.isEmpty else { return }
        guard !isEmpty else {
            self = other
            return
        }
        minX = min(minX, other.minX)
        minY = min(minY, other.minY)
        maxX = max(maxX, other.maxX)
        maxY = max(maxY, other.maxY)
    }

    func union(_ other: PixelRect) -> PixelRect {
        var result = self
        result.formUnion(other)
        return result
    }

    /// Returns the parts of this rectangle outside `other`: up to four rectangles.
    func subtracting(_ other: PixelRect) -> [PixelRect] {
        let hole = intersection(other)
        guard !hole.isEmpty else { return [self] }
        return [
            PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: hole.minY),
            PixelRect(minX: minX, minY: hole.maxY, maxX: maxX, maxY: maxY),
            PixelRect(minX: minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY),
            PixelRect(minX: hole.maxX, minY: hole.minY, maxX: maxX, maxY: hole.maxY),
        ].filter { !$0.isEmpty }
    }

    /// Returns the parts of this rectangle outside others.
    func subtracting(_ others: [PixelRect]) -> [PixelRect] {
        var rest = [self]
        for other in others where other.intersects(self) { rest = rest.flatMap { $0.subtracting(other) } }
        return rest
    }
}

/// The area to redraw: a few rectangles, which are merged where that saves work.
struct Damage {
    /// The maximum number of rectangles. More cost more in clipping than they save in drawing.
    private static let limit = 8

    private(set) var rects: [PixelRect] = []

    mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        var new = rect
        // Rectangles that overlap or nearly touch are merged repeatedly.
        while let index = rects.firstIndex(where: { $0.union(new).area <= ($0.area + new.area) * 5 / 4 }) {
            new.formUnion(rects.remove(at: index))
        }
        rects.append(new)
        if rects.count > Self.limit {
            rects = [rects.reduce(.empty) { $0.union($1) }]
        }
    }
}
