/// Draws the parts of a layer tree that have changed since the last frame.
///
/// A frame has two steps. `update` visits the invalidated branches, advances each layer's displayed values
/// to the time of the frame, and collects the damaged pixels. `LayerPainter` then draws the layers that
/// intersect these pixels, from back to front.
@MainActor
package final class Renderer {
    let scale: CGFloat
    private var damage = Damage()
    private var time: CFTimeInterval = 0
    private var size = PixelRect.empty
    private var redrawsAll = true
    /// The screen that is drawn, or `nil` outside a frame.
    private var screen: CGContext?
    /// The layer that is scrolled in the current frame.
    private var scroll: PixelScroll?

    /// Creates a renderer for a screen with `scale` pixels per point.
    package init(scale: CGFloat) {
        self.scale = scale
    }

    /// Invalidates the whole screen, so that the next frame redraws it completely.
    package func invalidate() {
        redrawsAll = true
    }

    /// Returns whether a new frame would differ from the last one.
    package func needsFrame(_ root: CALayer) -> Bool {
        redrawsAll || !root.invalidation.isEmpty || AnimationTimeline.isRunning
    }

    /// Draws the changes since the last frame into `context`, which still contains that frame. Its
    /// coordinates are screen pixels.
    ///
    /// - Parameters:
    ///   - root: The root layer.
    ///   - context: The context of the screen.
    ///   - width: The width of the screen in pixels.
    ///   - height: The height of the screen in pixels.
    ///   - time: The time of the frame.
    /// - Returns: The rectangles that were drawn. Empty if nothing has changed.
    package func render(
        _ root: CALayer, into context: CGContext, width: Int, height: Int, time: CFTimeInterval
    ) -> [PixelRect] {
        let screen = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
        // Filling the raster caches would delay the first frame.
        let usesRasterCaches = !size.isEmpty
        if screen != size {
            size = screen
            redrawsAll = true
        }
        self.time = time
        self.screen = context
        defer { self.screen = nil }
        damage = Damage()
        scroll = redrawsAll ? nil : PixelScroll(in: root)
        defer { scroll = nil }
        let device = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
        update(root, parent: device, clip: screen, movement: redrawsAll ? .changed : .none, reports: true)
        if redrawsAll { damage.add(screen) }
        redrawsAll = false
        let scrolledArea = moveScrolledPixels(in: context)
        let damaged = damage.rects.map { $0.intersection(screen) }.filter { !$0.isEmpty }
        let rects = widened(damaged, for: root, screen: screen)
        for rect in rects {
            context.saveGState()
            context.clipToDevicePixels([rect.rect])
            // The last frame's pixels remain where no layer paints.
            if !root.record.opaqueRegion.contains(rect) { context.fillDevicePixels(rect.rect, color: .black) }
            LayerPainter(context: context, visible: rect, usesRasterCaches: usesRasterCaches).paint(root)
            context.restoreGState()
        }
        guard !scrolledArea.isEmpty else { return rects }
        return [scrolledArea] + rects.filter { !scrolledArea.contains($0) }
    }

    /// Moves the pixels of a scrolled layer in place, or invalidates all of them if that is not possible.
    ///
    /// - Returns: The pixels in which the picture has moved.
    private func moveScrolledPixels(in context: CGContext) -> PixelRect {
        guard let scroll else { return .empty }
        scroll.addDamage(to: &damage)
        if scroll.movePixels(in: context, damage: damage) { return scroll.area }
        damage.add(scroll.area)
        return .empty
    }

    /// The movement of a superlayer since the last frame.
    private enum Movement: Equatable {
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
        let own = layer.model.toSuperlayer
        guard matrix.isInvertible, own.isInvertible else { return }
        let record = layer.record
        let all = PixelRect(minX: 0, minY: 0, maxX: context.width, maxY: context.height)
        time = DisplayClock.now
        update(layer, parent: own.inverted().concatenating(matrix), clip: all, movement: .changed, reports: false)
        context.saveGState()
        LayerPainter(context: context, visible: all).paint(layer)
        context.restoreGState()
        // The last frame is still on the screen, so its record is restored.
        layer.record.paintBounds = record.paintBounds
        layer.record.ownPaintBounds = record.ownPaintBounds
        layer.record.removedDamage = record.removedDamage
        layer.record.toScreen = record.toScreen
        layer.record.opaqueRegion = .empty
        layer.record.hasOutdatedDescendants = true
        layer.record.contentShadow = nil
        layer.invalidate(.geometry)
    }

    /// Updates `layer` and its descendants for the current frame.
    ///
    /// - Parameters:
    ///   - layer: The layer.
    ///   - parent: The transform from the superlayer's coordinates to pixels.
    ///   - clip: The pixels in which the layer is visible.
    ///   - movement: The movement of the superlayer.
    ///   - reports: Whether changes must be added to the damage, because they are not within already
    ///     reported pixels.
    private func update(
        _ layer: CALayer, parent: CGAffineTransform, clip: PixelRect, movement: Movement, reports: Bool
    ) {
        guard movement != .none || !layer.invalidation.isEmpty else {
            if reports, layer.record.hasBackdrop {
                invalidateBackdrops(in: layer) { damages($0.record.ownPaintBounds) }
            }
            return
        }
        if movement != .none, layer.invalidation.isEmpty,
            moveRasterCache(of: layer, parent: parent, clip: clip, reports: reports && movement == .changed)
        {
            return
        }
        // Only what is behind the layer has been updated.
        let isOutdatedBehind = movement != .none || damages(layer.record.ownPaintBounds)
        // The pixels of the last frame have been moved with those of the superlayer.
        let moved = movement.offset
        var movement = layer.record.hasOutdatedDescendants ? .changed : movement
        layer.record.hasOutdatedDescendants = false
        let invalidation = layer.invalidation
        layer.invalidation = []
        layer.record.hasBeenShown = true
        if reports, !layer.animations.isEmpty, !layer.isInTimeline { AnimationTimeline.add(layer) }
        let extras = layer.extras
        extras?.transition?.update(layer, time: time, screen: screen)
        updateShownState(of: layer, invalidation)
        let scroll = scroll?.layer === layer ? scroll : nil
        let mask = extras?.mask
        // The alpha of a changed mask affects the whole layer.
        if scroll == nil, invalidation.contains(.geometry) || mask?.invalidation.isEmpty == false {
            movement = .changed
        }
        let reportsHere = reports && movement == .changed
        if reportsHere { damage.add(layer.record.paintBounds.offset(by: moved)) }
        if reports { damage.add(layer.record.removedDamage.offset(by: scroll?.offset ?? moved).intersection(clip)) }
        layer.record.removedDamage = .empty
        guard !layer.shown.isHidden, layer.shown.opacity > 0 else {
            layer.record.paintBounds = .empty
            layer.record.opaqueRegion = .empty
            layer.record.needsBackdropCopy = true
            return
        }
        let toScreen = layer.shown.toSuperlayer.concatenating(parent)
        layer.record.toScreen = toScreen
        let bounds = layer.shown.bounds.applying(toScreen)
        let own = PixelRect(touchedBy: layer.paintRect.applying(toScreen)).intersection(clip)
        let oldOwn = layer.record.ownPaintBounds
        layer.record.ownPaintBounds = layer.paintsItself ? own : .empty
        if reports, movement != .changed, invalidation.contains(.appearance) {
            damage.add(oldOwn.offset(by: moved))
            damage.add(layer.record.ownPaintBounds)
        }
        if layer.backdrop != nil {
            invalidateBackdrop(of: layer) {
                isOutdatedBehind || invalidation.contains(.appearance) || $0.record.ownPaintBounds != oldOwn
            }
        }
        let castsContentShadow = layer.mayCastContentShadow
        let contentClip = castsContentShadow ? clip.union(layer.shadowSource(of: clip)) : clip
        let inner = clipInside(layer, bounds: bounds, clip: contentClip)
        var paintBounds = updateChildren(
            of: layer, clip: inner, movement: scroll.map { .scrolled($0.offset) } ?? movement,
            reports: reports && movement != .changed)
        layer.record.shadowFollowsOutline = !castsContentShadow || layer.contentIsInsideOutline
        if !layer.record.shadowFollowsOutline {
            updateContentShadow(of: layer, clip: clip)
            paintBounds.formUnion(layer.record.ownPaintBounds)
            // A change of the contents also changes the shadow, which is outside them.
            if reports, movement != .changed,
                invalidation.contains(.appearance) || invalidation.contains(.descendants)
            {
                damage.add(oldOwn.offset(by: moved))
                damage.add(layer.record.ownPaintBounds)
                // The shadow is behind the sublayers.
                invalidateBackdrops(in: layer) { _ in true }
            }
        }
        layer.record.overflows = !PixelRect(touchedBy: bounds).contains(paintBounds)
        layer.record.opaqueRegion = opaqueRegion(of: layer, bounds: bounds, clip: clip)
        if let transition = extras?.transition {
            paintBounds.formUnion(transition.area(in: layer))
            paintBounds.formUnion(PixelRect(touchedBy: bounds))
            layer.record.opaqueRegion = .empty
        }
        if let mask {
            if movement != .none {
                update(mask, parent: toScreen, clip: contentClip, movement: .changed, reports: false)
            }
            paintBounds = paintBounds.intersection(mask.record.paintBounds)
            layer.record.opaqueRegion = layer.record.opaqueRegion.intersection(mask.record.opaqueRegion)
        }
        layer.record.paintBounds = paintBounds.intersection(clip)
        if reportsHere { damage.add(paintBounds) }
    }

    /// Whether pixels of an area have changed, as far as layers have been updated.
    private func damages(_ area: PixelRect) -> Bool {
        redrawsAll || scroll?.area.intersects(area) == true || damage.rects.contains { $0.intersects(area) }
    }

    /// Requests new copies for the backdrops of a layer and its descendants that fulfill a condition.
    private func invalidateBackdrops(in layer: CALayer, where isOutdated: (CALayer) -> Bool) {
        layer.forEachBackdrop { invalidateBackdrop(of: $0, if: isOutdated) }
    }

    /// Requests a new copy for a backdrop that fulfills a condition, which also changes what is in front of it.
    private func invalidateBackdrop(of layer: CALayer, if isOutdated: (CALayer) -> Bool) {
        if isOutdated(layer) { layer.record.needsBackdropCopy = true }
        let area = layer.record.ownPaintBounds
        if layer.record.needsBackdropCopy, damages(area) { damage.add(area) }
    }

    /// Updates the displayed state from the model and its animations, and invalidates an outdated raster.
    @inline(__always)
    private func updateShownState(of layer: CALayer, _ invalidation: Invalidation) {
        if invalidation.contains(.geometry) || invalidation.contains(.appearance) {
            let old = layer.shown
            layer.shown = layer.state(at: time)
            if layer.shown.rasterDiffers(from: old) {
                layer.record.isRasterCacheValid = false
                layer.record.contentShadow = nil
            }
        }
        if invalidation.contains(.appearance) || invalidation.contains(.descendants) {
            layer.record.isRasterCacheValid = false
            layer.record.contentShadow = nil
        }
    }

    /// Updates the pixels that cast and that receive the shadow of a layer's contents.
    private func updateContentShadow(of layer: CALayer, clip: PixelRect) {
        let toScreen = layer.record.toScreen
        var source = layer.children.reduce(PixelRect.empty) { $0.union($1.record.paintBounds) }
        if layer.shown.masksToBounds {
            source = source.intersection(PixelRect(touchedBy: layer.shown.bounds.applying(toScreen)))
        }
        if layer.paintsContent {
            source.formUnion(PixelRect(touchedBy: layer.contentPaintRect.applying(toScreen)))
        }
        layer.record.shadowSource = source.intersection(layer.shadowSource(of: clip))
        let shadow = layer.shadowArea(of: layer.record.shadowSource).intersection(clip)
        layer.record.ownPaintBounds.formUnion(shadow)
    }

    /// Updates the sublayers of `layer`, whose own record is up to date.
    ///
    /// - Returns: The pixels that the layer and its sublayers paint.
    @inline(__always)
    private func updateChildren(of layer: CALayer, clip: PixelRect, movement: Movement, reports: Bool) -> PixelRect {
        let toScreen = layer.record.toScreen
        var paintBounds = layer.record.ownPaintBounds
        var hasBackdrop = layer.backdrop != nil
        for child in layer.children {
            // A child that was and is invisible is updated when the position changes next.
            guard !clip.isEmpty || !child.record.paintBounds.isEmpty else { continue }
            update(child, parent: toScreen, clip: clip, movement: movement, reports: reports)
            paintBounds.formUnion(child.record.paintBounds)
            if child.record.hasBackdrop { hasBackdrop = true }
        }
        layer.record.hasBackdrop = hasBackdrop
        // A sublayer that is drawn behind a backdrop may have been updated after it.
        if hasBackdrop, reports, layer.record.sortsChildren {
            for child in layer.children { invalidateBackdrops(in: child) { _ in true } }
        }
        return paintBounds
    }

    /// Moves the valid raster of an unchanged layer without visiting the descendants.
    ///
    /// - Returns: False if the raster cannot be used at the new position.
    private func moveRasterCache(
        of layer: CALayer, parent: CGAffineTransform, clip: PixelRect, reports: Bool
    ) -> Bool {
        guard layer.cachesRaster, layer.record.isRasterCacheValid, !layer.record.hasBackdrop,
            let rasterCache = layer.record.rasterCache,
            !layer.record.overflows, !layer.shown.isHidden, layer.shown.opacity > 0
        else { return false }
        let toScreen = layer.shown.toSuperlayer.concatenating(parent)
        let bounds = layer.shown.bounds.applying(toScreen)
        let pixels = PixelRect(touchedBy: bounds)
        guard toScreen.isUpright, pixels.rect.isNearly(bounds), rasterCache.hasSize(of: pixels) else { return false }
        if reports { damage.add(layer.record.paintBounds) }
        layer.record.toScreen = toScreen
        layer.record.paintBounds = pixels.intersection(clip)
        layer.record.ownPaintBounds = layer.record.paintBounds
        layer.record.opaqueRegion = rasterCache.isOpaque && layer.shown.opacity == 1 ? layer.record.paintBounds : .empty
        layer.record.hasOutdatedDescendants = true
        if reports { damage.add(layer.record.paintBounds) }
        return true
    }

    /// Returns the pixels in which sublayers are visible.
    private func clipInside(_ layer: CALayer, bounds: CGRect, clip: PixelRect) -> PixelRect {
        let own = PixelRect(touchedBy: bounds)
        if layer.shown.masksToBounds { return layer.cachesRaster ? own : own.intersection(clip) }
        guard layer.cachesRaster else { return clip }
        // A raster always contains the whole layer, even partly off the screen. Sublayers that overflow are found anywhere.
        let limit = 1 << 30
        return PixelRect(minX: -limit, minY: -limit, maxX: limit, maxY: limit)
    }

    /// Returns a rectangle that the layer is known to cover opaquely.
    private func opaqueRegion(of layer: CALayer, bounds: CGRect, clip: PixelRect) -> PixelRect {
        let state = layer.shown
        guard state.opacity == 1, !(state.masksToBounds && state.cornerRadius > 0), layer.record.toScreen.isUpright
        else { return .empty }
        if state.cornerRadius == 0, let color = state.backgroundColor, color.alpha == 1 {
            return PixelRect(coveredBy: bounds).intersection(clip)
        }
        // A backdrop needs what is behind it, even where another sublayer covers both.
        return layer.childrenInDrawingOrder.prefix { !$0.record.hasBackdrop }.map(\.record.opaqueRegion)
            .max { $0.area < $1.area } ?? .empty
    }
}

extension CALayer {
    /// Whether the layer itself paints anything.
    var paintsItself: Bool {
        paintsContent || (shown.shadow.map { $0.opacity > 0 } ?? false)
    }

    /// Whether the layer itself paints anything except a shadow.
    var paintsContent: Bool {
        !content.isEmpty || backdrop != nil || (shown.backgroundColor.map { $0.alpha > 0 } ?? false)
            || shown.borderWidth > 0 || shown.rare?.special != nil
    }

    /// The rectangle that the layer itself may paint without its shadow, in its coordinates.
    var contentPaintRect: CGRect {
        var rect = shown.bounds
        if !content.isEmpty, !shown.masksToBounds, contentsGravity != .resize, contentsGravity != .resizeAspect {
            rect = rect.union(contentsRect)
        }
        if let special = shown.rare?.special { rect = rect.union(special.contents.paintRect(in: self)) }
        return rect
    }

    /// The rectangle that the layer itself may paint, in its coordinates. It does not include the shadow of
    /// sublayers.
    var paintRect: CGRect {
        var rect = contentPaintRect
        if let shadow = shown.shadow, shadow.opacity > 0 {
            let shape = shadowPath?.boundingBoxOfPath ?? shown.bounds
            rect = rect.union(
                shape.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
                    .insetBy(dx: -3 * shadow.radius, dy: -3 * shadow.radius))
        }
        return rect
    }
}

extension CGSize {
    /// The displacement by this size, transformed by the linear part of `transform`.
    func asTranslation(in transform: CGAffineTransform) -> CGPoint {
        CGPoint(x: width * transform.a + height * transform.c, y: width * transform.b + height * transform.d)
    }
}

extension CGAffineTransform {
    /// Whether the transform consists of a translation and a positive scale.
    package var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

    var isInvertible: Bool { a * d - b * c != 0 }
}
