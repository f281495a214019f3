/// Draws the parts of a layer tree that have changed since the last frame.
///
/// A frame has two steps. `update` visits the invalidated branches, advances each layer's displayed values
/// to the time of the frame, and collects the damaged pixels. `LayerPainter` then draws the layers that
/// intersect these pixels, from back to front.
@MainActor
package final class Renderer {
    let scale: CGFloat
    /// The number of pixels of a scrolled layer from which only those are moved that differ from its background. In a smaller one,
    /// finding them costs more than moving all.
    let smallestSparseArea: Int
    /// The number of pixels from which on a layer that moves becomes a plane.
    private let smallestPlaneArea: Int
    var damage = Damage()
    var time: CFTimeInterval = 0
    private var size = PixelRect.empty
    /// Whether the ink of layers that move is kept.
    var keepsInk: Bool { size.area >= smallestSparseArea }
    private(set) var redrawsAll = true
    /// The screen that is drawn, or `nil` outside a frame.
    private(set) var screen: CGContext?
    /// The layer that is scrolled in the current frame.
    private(set) var scroll: PixelScroll?

    /// The layers that are displayed in front of the pixels of the screen, or `nil` if all are drawn into them.
    private(set) var planes: LayerPlanes?

    /// The layers whose descendants have not been visited since they moved with their pixels or their raster.
    var outdated: [ObjectIdentifier: OutdatedLayer] = [:]

    /// A layer with outdated descendants, and its place.
    struct OutdatedLayer {
        let layer: CALayer
        let space: LayerSpace
        let clip: PixelRect
    }

    /// Creates a renderer for a screen with `scale` pixels per point.
    package init(scale: CGFloat, smallestSparseArea: Int = 2_000_000, smallestPlaneArea: Int = 1 << 14) {
        self.scale = scale
        self.smallestPlaneArea = smallestPlaneArea
        self.smallestSparseArea = smallestSparseArea
    }

    /// Invalidates the whole screen, so that the next frame redraws it completely.
    package func invalidate() {
        redrawsAll = true
    }

    /// Returns whether a new frame would differ from the last one.
    package func needsFrame(_ root: CALayer) -> Bool {
        redrawsAll || !root.invalidation.isEmpty || AnimationTimeline.isRunning
    }

    /// Draws the changes since the last frame into `frame`, which still contains that frame.
    ///
    /// - Parameters:
    ///   - root: The root layer.
    ///   - frame: The pixels of the screen.
    ///   - time: The time of the frame.
    ///   - usesPlanes: Whether layers that move may be displayed as planes instead.
    package func render(
        _ root: CALayer, into frame: FrameBuffer, time: CFTimeInterval, usesPlanes: Bool = false
    ) -> FrameChanges {
        let screen = PixelRect(minX: 0, minY: 0, maxX: frame.width, maxY: frame.height)
        if screen != size {
            size = screen
            redrawsAll = true
        }
        if usesPlanes != (planes != nil) {
            planes = usesPlanes ? LayerPlanes(smallestArea: smallestPlaneArea) : nil
            redrawsAll = true
        }
        self.time = time
        self.screen = frame.context
        defer { self.screen = nil }
        damage = Damage()
        planes?.update(root: root, time: time, screen: screen, damage: &damage)
        scroll = redrawsAll ? nil : PixelScroll(in: root, smallestSparseArea: smallestSparseArea)
        defer { scroll = nil }
        let device = LayerSpace(plane: CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0))
        update(root, in: device, clip: screen, movement: redrawsAll ? .changed : .none, reports: true)
        if redrawsAll { damage.add(screen) }
        redrawsAll = false
        let scrolled = moveScrolledPixels(in: frame)
        let context = frame.context
        let damaged = damage.rects.map { $0.intersection(screen) }.filter { !$0.isEmpty }
        let rects = widened(damaged, for: root, screen: screen)
        for rect in rects {
            // A raster that was released with the last rectangle leaves descendants to be drawn.
            updateOutdated(in: rect)
            context.saveGState()
            context.clipToDevicePixels([rect.rect])
            // The last frame's pixels remain where no layer paints.
            if !root.record.opaqueRegion.contains(rect) { context.fillDevicePixels(rect.rect, color: .black) }
            LayerPainter(context: context, visible: rect).paint(root)
            context.restoreGState()
        }
        let planes = planes?.draw() ?? (planes: [], isChanged: false)
        return FrameChanges(
            rects: scrolled + rects.filter { rect in !scrolled.contains { $0.contains(rect) } },
            move: scroll.flatMap { scrolled.isEmpty ? nil : FrameChanges.Move(area: $0.area, offset: $0.offset) },
            drawn: rects, planes: planes.planes, changesPlanes: planes.isChanged)
    }

    /// Moves the pixels of a scrolled layer in place, or invalidates all of them if that is not possible.
    ///
    /// - Returns: The rectangles that have changed.
    private func moveScrolledPixels(in frame: FrameBuffer) -> [PixelRect] {
        guard let scroll else { return [] }
        scroll.addDamage(to: &damage)
        if let moved = scroll.movePixels(in: frame, damage: damage) { return moved }
        damage.add(scroll.area)
        return []
    }

    /// The movement of a superlayer since the last frame.
    enum Movement: Equatable {
        case none
        /// A movement together with its pixels.
        case scrolled(PixelOffset)
        /// Another position or clipping.
        case changed

        var offset: PixelOffset {
            if case .scrolled(let offset) = self { offset } else { PixelOffset() }
        }
    }

    /// Draws one layer with its sublayers into `context`, outside a frame. The next frame updates the layer
    /// again.
    func paint(_ layer: CALayer, into context: CGContext) {
        let matrix = context.deviceTransform
        // Draws the final values instead of the current state of a transition.
        let animations = layer.animations
        let transition = layer.extras?.transition
        layer.animations = []
        layer.extras?.transition = nil
        layer.invalidation.formUnion(.everything)
        defer {
            layer.animations = animations
            layer.extras?.transition = transition
        }
        guard matrix.isInvertible else { return }
        let record = layer.record
        let all = PixelRect(minX: 0, minY: 0, maxX: context.width, maxY: context.height)
        time = DisplayClock.now
        update(layer, in: LayerSpace(ofLayer: matrix), clip: all, movement: .changed, reports: false)
        context.saveGState()
        // A raster cache has pixels, not text.
        LayerPainter(context: context, visible: all, usesRasterCaches: context.pages == nil).paint(layer)
        context.restoreGState()
        // The last frame is still on the screen, so its record is restored.
        layer.record.paintBounds = record.paintBounds
        layer.record.ownPaintBounds = record.ownPaintBounds
        layer.record.removedDamage = record.removedDamage
        layer.record.toScreen = record.toScreen
        layer.record.projection = record.projection
        layer.record.invalidateRaster()
        layer.record.opaqueRegion = .empty
        layer.record.hasOutdatedDescendants = true
        layer.invalidate(.geometry)
    }
}
