/// The pixels in which a layer with its sublayers differs from what is behind it: those of a color that fills the layer, and
/// of what is drawn on it.
///
/// The pixels are known as far as they matter for moving them: rectangles may also contain pixels that do not differ.
struct LayerInk {
    /// A rectangle that is filled with an opaque color.
    struct Fill {
        var rect: PixelRect
        let color: CGColor
    }

    private(set) var fills: [Fill] = []
    private(set) var rects: [PixelRect] = []

    /// The pixels of a layer and its sublayers, as if the layer were visible completely.
    @MainActor
    fileprivate init(whole layer: CALayer) {
        add(layer, bounds: layer.pixelBounds, ownBounds: layer.pixelBounds)
    }

    /// The visible pixels of a layer and its sublayers.
    @MainActor
    private init(visible layer: CALayer) {
        add(layer, bounds: layer.record.paintBounds, ownBounds: layer.record.ownPaintBounds)
    }

    /// The pixels that the sublayers of a layer displayed in the last frame, and that removed ones did.
    @MainActor
    init(sublayersOf layer: CALayer) {
        add(layer.record.removedDamage)
        for child in layer.children {
            let record = child.record
            if child.invalidation.isEmpty, record.hasOutdatedDescendants, let ink = record.ink {
                add(ink.ink, offset: PixelOffset(x: child.pixelBounds.minX - ink.x, y: child.pixelBounds.minY - ink.y))
            } else if child.invalidation.isEmpty, !record.hasOutdatedDescendants {
                add(LayerInk(visible: child), offset: PixelOffset())
            } else {
                // What is drawn on the layer may be other than in the last frame.
                add(record.paintBounds)
            }
        }
    }

    private mutating func add(_ rect: PixelRect) {
        if !rect.isEmpty { rects.append(rect) }
    }

    private mutating func add(_ other: LayerInk, offset: PixelOffset) {
        for fill in other.fills { fills.append(Fill(rect: fill.rect.offset(by: offset), color: fill.color)) }
        for rect in other.rects { rects.append(rect.offset(by: offset)) }
    }

    /// Adds a layer with its sublayers.
    ///
    /// - Parameters:
    ///   - layer: The layer.
    ///   - bounds: The pixels that the layer and its sublayers paint.
    ///   - ownBounds: The pixels that the layer itself paints.
    @MainActor
    private mutating func add(_ layer: CALayer, bounds: PixelRect, ownBounds: PixelRect) {
        let (state, record) = (layer.shown, layer.record)
        guard !state.isHidden, state.opacity > 0, !bounds.isEmpty else { return }
        let isPlain =
            state.opacity == 1 && layer.extras == nil && state.rare == nil && !record.hasOwnPixels
            && !record.hasOutdatedDescendants && record.toScreen.isUpright && layer.flattensSublayers
            && state.cornerRadius == 0
        guard isPlain else { return add(bounds) }
        if layer.paintsItself, !addContent(of: layer, in: ownBounds) { add(ownBounds) }
        for child in layer.childrenInDrawingOrder {
            add(child, bounds: child.record.paintBounds, ownBounds: child.record.ownPaintBounds)
        }
    }

    /// Adds the pixels of the layer itself.
    ///
    /// - Returns: False if they must be regarded as one rectangle.
    @MainActor
    private mutating func addContent(of layer: CALayer, in rect: PixelRect) -> Bool {
        let state = layer.shown
        guard state.borderWidth == 0, layer.backdrop == nil else { return false }
        if let color = state.backgroundColor, color.alpha > 0 {
            let isAligned = layer.pixelBounds.rect.isNearly(state.bounds.applying(layer.record.toScreen))
            guard color.alpha == 1, color.pattern == nil, isAligned, fill(rect, color) else { return false }
        }
        switch layer.content {
        case .none, .other: break
        case .drawing(let drawing):
            add(PixelRect(touchedBy: drawing.inkBounds(in: state.bounds).applying(layer.record.toScreen)))
        case .image: add(rect)
        }
        return true
    }

    /// Fills a rectangle in front of the others.
    ///
    /// - Returns: False if what is behind the rectangle is not of one color.
    private mutating func fill(_ rect: PixelRect, _ color: CGColor) -> Bool {
        guard let last = fills.last else {
            fills = [Fill(rect: rect, color: color)]
            return true
        }
        if last.rect.contains(rect) { return last.color == color }
        guard rect.contains(last.rect) else { return false }
        fills = [Fill(rect: rect, color: color)]
        return true
    }
}

/// The ink of a layer whose sublayers are not visited while it moves, and where it was then.
final class KeptInk {
    let ink: LayerInk
    /// The layer's left and top pixel.
    let x: Int
    let y: Int

    @MainActor
    init(of layer: CALayer) {
        ink = LayerInk(whole: layer)
        x = layer.pixelBounds.minX
        y = layer.pixelBounds.minY
    }
}

extension CALayer {
    fileprivate var pixelBounds: PixelRect { PixelRect(touchedBy: shown.bounds.applying(record.toScreen)) }
}
