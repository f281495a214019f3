/// A vertical movement of a scrolled layer's pixels that leaves those in place that look the same before and after it.
///
/// In a wide window, most pixels of a list are its background. Moved are only the columns in which rows draw something, such
/// as their titles and disclosure indicators, and what is wider than half the layer, such as separators. Where a
/// row of another color begins or ends, the pixels are filled.
struct SparseMove {
    private let area: PixelRect
    private let offset: PixelOffset
    private let background: CGColor
    /// The columns of pixels that are moved at their full height.
    private let columns: [PixelRect]
    /// The rectangles that are moved besides the columns, in an order in which none is overwritten before it has moved.
    private let lines: [PixelRect]
    /// The rectangles of other colors than the background, from the top, none of which touch.
    private let fills: [LayerInk.Fill]
    /// The rectangles of ``fills`` after the movement.
    private let fillTargets: [PixelRect]

    /// Finds the pixels to move, or returns `nil` if moving all of them costs less.
    ///
    /// - Parameters:
    ///   - ink: The pixels of the last frame that may differ from the background.
    ///   - area: The pixels of the scrolled layer.
    ///   - offset: The movement, which is vertical.
    ///   - background: The color of the scrolled layer.
    init?(_ ink: LayerInk, in area: PixelRect, by offset: PixelOffset, background: CGColor) {
        guard let fills = Self.separate(ink.fills, in: area, background) else { return nil }
        let rects = ink.rects.map { $0.intersection(area) }.filter { !$0.isEmpty }
        let columns = Self.columns(around: rects.filter { $0.width <= area.width / 2 }, in: area)
        let lines = Self.merged(rects.filter { $0.width > area.width / 2 })
        let moved = columns.reduce(0) { $0 + $1.area }
        let written = lines.reduce(0) { $0 + $1.area * 2 } + fills.reduce(0) { $0 + $1.rect.width * abs(offset.y) * 2 }
        guard moved + written < area.area / 2 else { return nil }
        self.area = area
        self.offset = offset
        self.background = background
        self.columns = columns
        self.lines = offset.y > 0 ? lines.reversed() : lines
        self.fills = fills
        fillTargets = fills.map { $0.rect.offset(by: offset) }
    }

    /// Returns the rectangles that do not have the color of the background, from the top, or `nil` if rectangles of different
    /// colors overlap.
    private static func separate(
        _ fills: [LayerInk.Fill], in area: PixelRect, _ background: CGColor
    ) -> [LayerInk.Fill]? {
        var result: [LayerInk.Fill] = []
        var last: LayerInk.Fill?
        for fill in fills.sorted(by: { $0.rect.minY < $1.rect.minY }) {
            let rect = fill.rect.intersection(area)
            guard !rect.isEmpty else { continue }
            if let before = last, rect.minY < before.rect.maxY {
                guard fill.color == before.color, before.color == background else { return nil }
                last = LayerInk.Fill(rect: before.rect.union(rect), color: background)
                continue
            }
            last = LayerInk.Fill(rect: rect, color: fill.color)
            guard fill.color != background else { continue }
            if let above = result.last, above.color == fill.color, above.rect.maxY == rect.minY,
                above.rect.minX == rect.minX, above.rect.maxX == rect.maxX
            {
                result[result.count - 1].rect.maxY = rect.maxY
            } else {
                result.append(LayerInk.Fill(rect: rect, color: fill.color))
            }
        }
        return result
    }

    /// Returns the columns of an area that contain rectangles, from the left. Columns that are near each other are joined.
    private static func columns(around rects: [PixelRect], in area: PixelRect) -> [PixelRect] {
        let gap = area.width / 16
        var columns: [PixelRect] = []
        for rect in rects.sorted(by: { $0.minX < $1.minX }) {
            if let last = columns.last, rect.minX <= last.maxX + gap {
                columns[columns.count - 1].maxX = max(last.maxX, rect.maxX)
            } else {
                columns.append(PixelRect(minX: rect.minX, minY: area.minY, maxX: rect.maxX, maxY: area.maxY))
            }
        }
        return columns
    }

    /// Returns the rectangles from the top. Those that overlap are joined.
    private static func merged(_ rects: [PixelRect]) -> [PixelRect] {
        var result: [PixelRect] = []
        for rect in rects.sorted(by: { $0.minY < $1.minY }) {
            if let last = result.last, rect.minY < last.maxY {
                result[result.count - 1] = last.union(rect)
            } else {
                result.append(rect)
            }
        }
        return result
    }

    /// The rectangles that differ after the movement.
    var changes: [PixelRect] {
        columns
            + gaps.flatMap { gap in
                let (targets, colored) = changes(in: gap)
                return targets + colored
            }
    }

    /// Moves the pixels in `context`.
    @MainActor
    func perform(in context: CGContext) {
        for column in columns { context.move(column, by: offset, in: column) }
        for gap in gaps {
            for line in lines(in: gap) { context.move(line, by: offset, in: gap) }
            let (targets, colored) = changes(in: gap)
            for rect in colored.flatMap({ $0.subtracting(targets) }) { color(rect, context) }
        }
    }

    /// The rectangles between the columns.
    private var gaps: [PixelRect] { area.subtracting(columns) }

    private func lines(in gap: PixelRect) -> [PixelRect] {
        lines.map { $0.intersection(gap) }.filter { !$0.isEmpty }
    }

    /// Returns the rectangles to which the lines between two columns move, and those whose pixels they leave.
    private func changes(in gap: PixelRect) -> (targets: [PixelRect], colored: [PixelRect]) {
        var targets: [PixelRect] = []
        var colored: [PixelRect] = []
        for line in lines(in: gap) {
            let target = line.offset(by: offset).intersection(gap)
            if !target.isEmpty { targets.append(target) }
            colored += line.subtracting(target)
        }
        for edge in fills.flatMap({ edges(of: $0.rect.intersection(gap)) }) { colored.append(edge.intersection(gap)) }
        return (targets, colored)
    }

    /// Returns the pixels that a rectangle has before the movement and not after it, or the other way round.
    private func edges(of rect: PixelRect) -> [PixelRect] {
        guard !rect.isEmpty else { return [] }
        return [rect.minY, rect.maxY].map { y in
            PixelRect(minX: rect.minX, minY: min(y, y + offset.y), maxX: rect.maxX, maxY: max(y, y + offset.y))
        }
    }

    /// Fills pixels with the colors that they have after the movement.
    @MainActor
    private func color(_ rect: PixelRect, _ context: CGContext) {
        for (fill, target) in zip(fills, fillTargets) where target.intersects(rect) {
            context.fillDevicePixels(target.intersection(rect).rect, color: fill.color)
        }
        for rest in rect.subtracting(fillTargets) { context.fillDevicePixels(rest.rect, color: background) }
    }
}
