/// Draws a layer tree, and of it only what has changed since the last frame.
///
/// A frame has two parts. `update` walks the stale branches, brings each layer's shown state to the time of the frame,
/// and collects what pixels that touches. `draw` then draws the layers that reach into those pixels, back to front.
@MainActor
package final class Renderer {
    let scale: CGFloat
    private var damage = Damage()
    private var time: CFTimeInterval = 0
    private var size = PixelRect.empty
    private var redrawsAll = true

    /// Makes a renderer for a screen with `scale` pixels a point.
    package init(scale: CGFloat) {
        self.scale = scale
    }

    /// Forgets what is on the screen: the next frame draws all of it.
    package func invalidate() {
        redrawsAll = true
    }

    /// Whether a frame would show something else than the last one did.
    package func needsFrame(_ root: CALayer) -> Bool {
        redrawsAll || !root.stale.isEmpty || AnimationTimeline.isRunning
    }

    /// Draws what has changed since the last frame into `context`, which still holds that frame. Its coordinates are
    /// the screen's pixels, of which there are `width` × `height`.
    ///
    /// - Returns: the pixels that were drawn; none where nothing has changed.
    package func render(
        _ root: CALayer, into context: CGContext, width: Int, height: Int, time: CFTimeInterval
    ) -> [PixelRect] {
        let screen = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
        if screen != size {
            size = screen
            redrawsAll = true
        }
        self.time = time
        damage = Damage()
        let device = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
        update(root, parent: device, clip: screen, moved: redrawsAll, reports: true)
        if redrawsAll { damage.add(screen) }
        redrawsAll = false
        let damaged = damage.rects.map { $0.intersection(screen) }.filter { !$0.isEmpty }
        let rects = widened(damaged, for: root, screen: screen)
        for rect in rects {
            context.saveGState()
            context.clipToDevicePixels([rect.rect])
            LayerPainter(context: context, visible: rect).paint(root)
            context.restoreGState()
        }
        return rects
    }

    /// Draws one layer with its sublayers into `context`, which is no frame: the next frame looks at the layer anew.
    func paint(_ layer: CALayer, into context: CGContext) {
        let matrix = context.deviceTransform
        // On its way in or out, a layer looks as it does when it has come.
        let animations = layer.animations
        layer.animations = []
        layer.stale.formUnion(.everything)
        defer { layer.animations = animations }
        let own = layer.model.toSuperlayer
        guard matrix.isInvertible, own.isInvertible else { return }
        let record = layer.record
        let all = PixelRect(minX: 0, minY: 0, maxX: context.width, maxY: context.height)
        time = DisplayClock.now
        update(layer, parent: own.inverted().concatenating(matrix), clip: all, moved: true, reports: false)
        context.saveGState()
        LayerPainter(context: context, visible: all).paint(layer)
        context.restoreGState()
        // What the last frame drew is still on the screen, and so the record of it stays.
        layer.record.paintBounds = record.paintBounds
        layer.record.ownFootprint = record.ownFootprint
        layer.record.removedDamage = record.removedDamage
        layer.record.toScreen = record.toScreen
        layer.record.opaqueRegion = .empty
        layer.record.descendantsAreOutdated = true
        layer.invalidate(.geometry)
    }

    /// Brings `layer` up to date.
    ///
    /// - Parameters:
    ///   - parent: from the superlayer's coordinates to pixels.
    ///   - clip: the pixels in which the layer can be seen.
    ///   - moved: whether the superlayer's place or clipping has changed.
    ///   - reports: whether changes are still to be added to the damage, or lie within what was already added.
    private func update(
        _ layer: CALayer, parent: CGAffineTransform, clip: PixelRect, moved: Bool, reports: Bool
    ) {
        guard moved || !layer.stale.isEmpty else { return }
        if moved, layer.stale.isEmpty, movePicture(of: layer, parent: parent, clip: clip, reports: reports) { return }
        let moved = moved || layer.record.descendantsAreOutdated
        layer.record.descendantsAreOutdated = false
        let stale = layer.stale
        layer.stale = []
        layer.record.hasBeenShown = true
        updateShownState(of: layer, stale)
        let moves = moved || stale.contains(.geometry)
        let reportsHere = reports && moves
        if reportsHere { damage.add(layer.record.paintBounds) }
        if reports { damage.add(layer.record.removedDamage.intersection(clip)) }
        layer.record.removedDamage = .empty
        guard !layer.shown.isHidden, layer.shown.opacity > 0 else {
            layer.record.paintBounds = .empty
            layer.record.opaqueRegion = .empty
            return
        }
        let toScreen = layer.shown.toSuperlayer.concatenating(parent)
        layer.record.toScreen = toScreen
        let bounds = layer.shown.bounds.applying(toScreen)
        let own = PixelRect(touchedBy: layer.inkRect.applying(toScreen)).intersection(clip)
        let oldOwn = layer.record.ownFootprint
        layer.record.ownFootprint = layer.hasOwnInk ? own : .empty
        if reports, !moves, stale.contains(.look) {
            damage.add(oldOwn)
            damage.add(layer.record.ownFootprint)
        }
        let inner = clipInside(layer, bounds: bounds, clip: clip)
        let paintBounds = updateChildren(of: layer, clip: inner, moved: moves, reports: reports && !moves)
        layer.record.overflows = !PixelRect(touchedBy: bounds).contains(paintBounds)
        layer.record.paintBounds = paintBounds.intersection(clip)
        layer.record.opaqueRegion = opaqueRegion(of: layer, bounds: bounds, clip: clip)
        if reportsHere { damage.add(paintBounds) }
    }

    /// Applies the model and its animations to what is displayed, and discards the cached raster if it has become outdated.
    @inline(__always)
    private func updateShownState(of layer: CALayer, _ stale: Invalidation) {
        if stale.contains(.geometry) || stale.contains(.look) {
            let old = layer.shown
            layer.shown = layer.state(at: time)
            if layer.shown.picturesDiffer(from: old) { layer.record.pictureIsCurrent = false }
        }
        if stale.contains(.look) || stale.contains(.descendants) { layer.record.pictureIsCurrent = false }
    }

    /// Updates the sublayers of `layer`, whose own record is up to date.
    ///
    /// - Returns: The pixels that the layer and its sublayers paint.
    @inline(__always)
    private func updateChildren(of layer: CALayer, clip: PixelRect, moved: Bool, reports: Bool) -> PixelRect {
        let toScreen = layer.record.toScreen
        var paintBounds = layer.record.ownFootprint
        var hasBackdrop = layer.backdrop != nil
        for child in layer.children {
            // Where nothing shows and nothing showed, the next change of place comes by here again.
            guard !clip.isEmpty || !child.record.paintBounds.isEmpty else { continue }
            update(child, parent: toScreen, clip: clip, moved: moved, reports: reports)
            paintBounds.formUnion(child.record.paintBounds)
            if child.record.hasBackdrop { hasBackdrop = true }
        }
        layer.record.hasBackdrop = hasBackdrop
        return paintBounds
    }

    /// Takes the kept picture of a layer that is as it was to where the layer is now, without a look at what is in it.
    ///
    /// - Returns: false where the picture can't be used there.
    private func movePicture(
        of layer: CALayer, parent: CGAffineTransform, clip: PixelRect, reports: Bool
    ) -> Bool {
        guard layer.cachesRaster, layer.record.pictureIsCurrent, !layer.record.hasBackdrop,
            let picture = layer.record.picture,
            !layer.record.overflows, !layer.shown.isHidden, layer.shown.opacity > 0
        else { return false }
        let toScreen = layer.shown.toSuperlayer.concatenating(parent)
        let bounds = layer.shown.bounds.applying(toScreen)
        let pixels = PixelRect(touchedBy: bounds)
        guard toScreen.isUpright, pixels.rect.isNearly(bounds), picture.hasSize(of: pixels) else { return false }
        if reports { damage.add(layer.record.paintBounds) }
        layer.record.toScreen = toScreen
        layer.record.paintBounds = pixels.intersection(clip)
        layer.record.ownFootprint = layer.record.paintBounds
        layer.record.opaqueRegion = picture.isOpaque && layer.shown.opacity == 1 ? layer.record.paintBounds : .empty
        layer.record.descendantsAreOutdated = true
        if reports { damage.add(layer.record.paintBounds) }
        return true
    }

    /// The pixels in which sublayers can be seen.
    private func clipInside(_ layer: CALayer, bounds: CGRect, clip: PixelRect) -> PixelRect {
        let own = PixelRect(touchedBy: bounds)
        if layer.shown.masksToBounds { return layer.cachesRaster ? own : own.intersection(clip) }
        guard layer.cachesRaster else { return clip }
        // A kept picture is whole, also where the layer is half off the screen; what sticks out of it is told by
        // looking a little further than its edges.
        return PixelRect(
            minX: own.minX - own.width, minY: own.minY - own.height, maxX: own.maxX + own.width,
            maxY: own.maxY + own.height)
    }

    /// The largest rectangle known to hide what is behind the layer.
    private func opaqueRegion(of layer: CALayer, bounds: CGRect, clip: PixelRect) -> PixelRect {
        let state = layer.shown
        guard state.opacity == 1, !(state.masksToBounds && state.cornerRadius > 0), layer.record.toScreen.isUpright
        else { return .empty }
        if state.cornerRadius == 0, let color = state.backgroundColor, color.alpha == 1 {
            return PixelRect(coveredBy: bounds).intersection(clip)
        }
        return layer.children.map(\.record.opaqueRegion).max { $0.area < $1.area } ?? .empty
    }
}

extension CALayer {
    /// Whether the layer shows anything of its own.
    var hasOwnInk: Bool {
        contents != nil || backdrop != nil || (shown.backgroundColor.map { $0.alpha > 0 } ?? false)
            || shown.borderWidth > 0
            || (shown.shadow.map { $0.opacity > 0 } ?? false)
    }

    /// What the layer itself can colour, in its coordinates.
    var inkRect: CGRect {
        var rect = shown.bounds
        if contents != nil, !shown.masksToBounds, contentsGravity != .resize, contentsGravity != .resizeAspect {
            rect = rect.union(contentsRect)
        }
        if let shadow = shown.shadow, shadow.opacity > 0 {
            let shape = shadowPath?.boundingBoxOfPath ?? shown.bounds
            rect = rect.union(
                shape.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
                    .insetBy(dx: -3 * shadow.radius, dy: -3 * shadow.radius))
        }
        return rect
    }
}

extension CGAffineTransform {
    /// Whether the transform only scales and shifts.
    package var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

    var isInvertible: Bool { a * d - b * c != 0 }
}
