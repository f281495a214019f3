/// The update of layers for a frame, which visits the invalidated branches.
extension Renderer {
    /// Updates `layer` and its descendants for the current frame.
    ///
    /// - Parameters:
    ///   - layer: The layer.
    ///   - space: The space that contains the layer.
    ///   - clip: The pixels in which the layer is visible.
    ///   - movement: The movement of the superlayer.
    ///   - reports: Whether changes must be added to the damage, because they are not within already
    ///     reported pixels.
    func update(
        _ layer: CALayer, in space: LayerSpace, clip: PixelRect, movement: Movement, reports: Bool
    ) {
        if let plane = layer.record.plane, planes == nil || plane.planes !== planes { layer.record.leavePlane() }
        guard movement != .none || !layer.invalidation.isEmpty else {
            if reports, layer.record.hasBackdrop {
                invalidateBackdrops(in: layer) { damages($0.record.ownPaintBounds) }
            }
            return
        }
        if movement != .none, layer.invalidation.isEmpty,
            moveUnchanged(layer, in: space, clip: clip, movement: movement, reports: reports && movement == .changed)
        {
            return
        }
        // Only what is behind the layer has been updated.
        let isOutdatedBehind = movement != .none || damages(layer.record.ownPaintBounds)
        var visit = Visit(layer, movement: movement, reports: reports, isOutdatedBehind: isOutdatedBehind)
        layer.record.hasOutdatedDescendants = false
        layer.invalidation = []
        layer.record.hasBeenShown = true
        if reports, !layer.animations.isEmpty, !layer.isInTimeline { AnimationTimeline.add(layer) }
        layer.extras?.transition?.update(layer, time: time, screen: screen)
        layer.model.rare?.special?.timed?.commit(layer)
        updateShownState(of: layer, visit.invalidation)
        visit.scroll = scroll?.layer === layer ? scroll : nil
        // The alpha of a changed mask affects the whole layer.
        if visit.scroll == nil,
            visit.invalidation.contains(.geometry) || layer.extras?.mask?.invalidation.isEmpty == false
        {
            visit.movement = .changed
        }
        if visit.reportsHere, layer.record.plane == nil {
            damage.add(layer.record.paintBounds.offset(by: visit.moved))
        }
        // The pixels of a layer with a projection are not those of the screen.
        if reports, !layer.record.hasOwnPixels {
            damage.add(layer.record.removedDamage.offset(by: visit.scroll?.offset ?? visit.moved).intersection(clip))
        }
        layer.record.removedDamage = .empty
        guard !layer.shown.isHidden, layer.shown.opacity > 0 else { return conceal(layer) }
        layer.record.height = space.height(of: layer.shown)
        guard layer.flattensSublayers else { return updateVolume(layer, in: space, clip: clip, visit) }
        if let plane = layer.record.plane { return updatePlane(layer, plane, in: space, clip: clip, visit) }
        guard space.isDeep(layer.shown) else {
            if layer.record.surface != nil { layer.record.surface = nil }
            return updateFlat(layer, toScreen: space.toPixels(layer.shown), clip: clip, visit)
        }
        layer.record.surface = LayerSurface(layer.shown, in: space)
        let projection = space.projection(of: layer.shown)
        if let toScreen = projection.affine {
            updateFlat(layer, toScreen: toScreen, clip: clip, visit)
        } else {
            updateProjected(layer, projection, in: space, clip: clip, visit)
        }
    }

    /// The input of a layer's update, except its position.
    struct Visit {
        /// The invalidation since the last frame.
        let invalidation: Invalidation
        var movement: Movement
        /// The movement of the pixels of the last frame, together with those of the superlayer.
        let moved: PixelOffset
        var reports: Bool
        /// Whether pixels behind the layer have changed.
        let isOutdatedBehind: Bool
        var scroll: PixelScroll?

        @MainActor init(_ layer: CALayer, movement: Movement, reports: Bool, isOutdatedBehind: Bool) {
            invalidation = layer.invalidation
            moved = movement.offset
            // All pixels of a projection may depend on each of the layer.
            let isChanged =
                layer.record.hasOutdatedDescendants || layer.record.hasOwnPixels && !layer.invalidation.isEmpty
            self.movement = isChanged ? .changed : movement
            // The pixels of an unchanged layer have moved with those of the superlayer, even if its sublayers are visited.
            self.reports = reports && (movement == .changed || !isChanged || !layer.invalidation.isEmpty)
            self.isOutdatedBehind = isOutdatedBehind
        }

        /// Whether all pixels of the layer are reported.
        var reportsHere: Bool { reports && movement == .changed }
    }

    /// Updates a layer that is not visible.
    func conceal(_ layer: CALayer) {
        layer.record.paintBounds = .empty
        layer.record.opaqueRegion = .empty
        layer.record.needsBackdropCopy = true
        if !layer.cachesRaster { layer.record.rasterCache = nil }
    }

    /// Updates a layer with a transform from its coordinates to pixels.
    func updateFlat(_ layer: CALayer, toScreen: CGAffineTransform, clip: PixelRect, _ visit: Visit) {
        // A context cannot draw with a transform that is not invertible.
        let determinant = toScreen.a * toScreen.d - toScreen.b * toScreen.c
        guard determinant != 0, determinant.isFinite, layer.isDoubleSided || determinant > 0 else {
            return conceal(layer)
        }
        if layer.record.projection != nil {
            layer.record.projection = nil
            layer.record.rasterCache = nil
        }
        updateContent(of: layer, toScreen: toScreen, clip: clip, visit)
        if visit.reportsHere { damage.add(layer.record.paintBounds) }
    }

    /// Updates a layer that is drawn flat into pixels of its own, which are then projected.
    func updateProjected(
        _ layer: CALayer, _ transform: ProjectiveTransform, in space: LayerSpace, clip: PixelRect, _ visit: Visit
    ) {
        let center = CGPoint(x: layer.shown.bounds.midX, y: layer.shown.bounds.midY)
        guard layer.isDoubleSided || !transform.isSeenFromBehind(at: center) else { return conceal(layer) }
        let (plane, area) = LayerProjection.pixels(of: layer.shown, in: space)
        let fromPixels = ProjectiveTransform(linear: plane.inverted()).concatenating(transform)
        let projection = layer.record.projection ?? LayerProjection(fromPixels)
        projection.transform = fromPixels
        layer.record.projection = projection
        var inner = visit
        inner.reports = false
        inner.movement = .changed
        updateContent(of: layer, toScreen: plane, clip: area, inner)
        layer.record.paintBounds = projection.paintBounds(layer.record.paintBounds, clip: clip)
        layer.record.opaqueRegion = .empty
        if visit.reportsHere { damage.add(layer.record.paintBounds) }
    }

    /// Updates a layer that has no plane of its own.
    func updateVolume(_ layer: CALayer, in space: LayerSpace, clip: PixelRect, _ visit: Visit) {
        layer.record.projection = nil
        layer.record.toScreen = space.plane
        layer.record.ownPaintBounds = .empty
        layer.record.paintBounds = updateChildren(
            of: layer, in: space.through(layer.shown), clip: clip, movement: visit.movement,
            reports: visit.reports && visit.movement != .changed)
        layer.record.opaqueRegion = .empty
        layer.record.overflows = true
        if visit.reportsHere { damage.add(layer.record.paintBounds) }
    }

    /// Updates the pixels that a layer and its sublayers paint, and reports those of its own that have changed.
    @inline(__always)
    func updateContent(of layer: CALayer, toScreen: CGAffineTransform, clip: PixelRect, _ visit: Visit) {
        let (reports, movement, invalidation) = (visit.reports, visit.movement, visit.invalidation)
        layer.record.toScreen = toScreen
        if let special = layer.shown.rare?.special { special.timed?.update(layer, special, at: time, clip: clip) }
        let bounds = layer.shown.bounds.applying(toScreen)
        if layer.cachesRaster {
            let pixels = PixelRect(touchedBy: bounds)
            layer.record.pixelSize = (pixels.width, pixels.height)
        }
        let own = PixelRect(touchedBy: layer.paintRect.applying(toScreen)).intersection(clip)
        let oldOwn = layer.record.ownPaintBounds
        layer.record.ownPaintBounds = layer.paintsItself ? own : .empty
        if reports, movement != .changed, invalidation.contains(.appearance) {
            damage.add(oldOwn.offset(by: visit.moved))
            damage.add(layer.record.ownPaintBounds)
        }
        if layer.backdrop != nil {
            invalidateBackdrop(of: layer) {
                visit.isOutdatedBehind || invalidation.contains(.appearance) || $0.record.ownPaintBounds != oldOwn
            }
        }
        let castsContentShadow = layer.mayCastContentShadow
        let contentClip = castsContentShadow ? clip.union(layer.shadowSource(of: clip)) : clip
        let inner = clipInside(layer, bounds: bounds, clip: contentClip)
        var paintBounds =
            if let values = layer.shown.special(ReplicatorValues.self) {
                updateInstances(of: layer, values, clip: inner, visit)
            } else {
                updateChildren(
                    of: layer, in: .inside(layer.shown, plane: toScreen), clip: inner,
                    movement: visit.scroll.map { .scrolled($0.offset) } ?? movement,
                    reports: reports && movement != .changed)
            }
        let followedOutline = layer.record.shadowFollowsOutline
        layer.record.shadowFollowsOutline = !castsContentShadow || layer.contentIsInsideOutline
        if !layer.record.shadowFollowsOutline {
            updateContentShadow(of: layer, clip: clip)
            paintBounds.formUnion(layer.record.ownPaintBounds)
        }
        // A change of the contents also changes the shadow, which is outside them.
        if reports, movement != .changed, !followedOutline || !layer.record.shadowFollowsOutline,
            invalidation.contains(.appearance) || invalidation.contains(.descendants)
        {
            damage.add(oldOwn.offset(by: visit.moved))
            damage.add(layer.record.ownPaintBounds)
            // The shadow is behind the sublayers.
            invalidateBackdrops(in: layer) { _ in true }
        }
        layer.record.overflows = !PixelRect(touchedBy: bounds).contains(paintBounds)
        layer.record.opaqueRegion = opaqueRegion(of: layer, bounds: bounds, clip: clip)
        if layer.extras?.compositing != nil { layer.record.opaqueRegion = .empty }
        if let transition = layer.extras?.transition {
            paintBounds.formUnion(transition.area(in: layer))
            paintBounds.formUnion(PixelRect(touchedBy: bounds))
            layer.record.opaqueRegion = .empty
        }
        if let mask = layer.extras?.mask {
            if movement != .none {
                update(
                    mask, in: LayerSpace(plane: toScreen), clip: contentClip, movement: .changed, reports: false)
            }
            paintBounds = paintBounds.intersection(mask.record.paintBounds)
            layer.record.opaqueRegion = layer.record.opaqueRegion.intersection(mask.record.opaqueRegion)
        }
        layer.record.paintBounds = paintBounds.intersection(clip)
    }

    /// Whether pixels of an area have changed, as far as layers have been updated.
    func damages(_ area: PixelRect) -> Bool {
        redrawsAll || scroll?.area.intersects(area) == true || damage.rects.contains { $0.intersects(area) }
    }

    /// Requests new copies for the backdrops of a layer and its descendants that fulfill a condition.
    func invalidateBackdrops(in layer: CALayer, where isOutdated: (CALayer) -> Bool) {
        layer.forEachBackdrop { invalidateBackdrop(of: $0, if: isOutdated) }
    }

    /// Requests a new copy for a backdrop that fulfills a condition, which also changes what is in front of it.
    func invalidateBackdrop(of layer: CALayer, if isOutdated: (CALayer) -> Bool) {
        if isOutdated(layer) { layer.record.needsBackdropCopy = true }
        let area = layer.record.ownPaintBounds
        if layer.record.needsBackdropCopy, damages(area) { damage.add(area) }
    }

    /// Updates the displayed state from the model and its animations, and invalidates an outdated raster.
    @inline(__always)
    func updateShownState(of layer: CALayer, _ invalidation: Invalidation) {
        if invalidation.contains(.geometry) || invalidation.contains(.appearance) {
            let old = layer.shown
            layer.shown = layer.state(at: time)
            if layer.shown.rasterDiffers(from: old) {
                layer.record.invalidateRaster()
            }
        }
        if invalidation.contains(.appearance) || invalidation.contains(.descendants) {
            layer.record.invalidateRaster()
        }
    }

    /// Updates the pixels that cast and that receive the shadow of a layer's contents.
    func updateContentShadow(of layer: CALayer, clip: PixelRect) {
        let toScreen = layer.record.toScreen
        var source =
            layer.record.instances?.paintBounds
            ?? layer.children.reduce(PixelRect.empty) { $0.union($1.record.paintBounds) }
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
    func updateChildren(
        of layer: CALayer, in space: LayerSpace, clip: PixelRect, movement: Movement, reports: Bool
    ) -> PixelRect {
        var paintBounds = layer.record.ownPaintBounds
        var hasBackdrop = layer.backdrop != nil || layer.extras?.compositing != nil
        for child in layer.children {
            // A child that was and is invisible is updated when the position changes next.
            guard !clip.isEmpty || !child.record.paintBounds.isEmpty else { continue }
            update(child, in: space, clip: clip, movement: movement, reports: reports)
            paintBounds.formUnion(child.record.paintBounds)
            if child.record.hasBackdrop { hasBackdrop = true }
        }
        layer.record.hasBackdrop = hasBackdrop
        if layer.record.sortsChildren {
            // What is behind a backdrop is copied once, so that it cannot be drawn in pieces.
            let displaysDepth = !hasBackdrop && layer.children.contains { $0.record.surface != nil }
            if displaysDepth != layer.record.displaysDepth, reports {
                damage.add(layer.record.paintBounds.union(paintBounds))
            }
            layer.record.displaysDepth = displaysDepth
        }
        // A sublayer that is drawn behind a backdrop may have been updated after it.
        if hasBackdrop, reports, layer.record.sortsChildren {
            for child in layer.children { invalidateBackdrops(in: child) { _ in true } }
        }
        return paintBounds
    }

    /// Updates the copies of a replicator layer's sublayers, whose own record is up to date.
    ///
    /// - Returns: The pixels that the layer and the copies paint.
    private func updateInstances(
        of layer: CALayer, _ values: ReplicatorValues, clip: PixelRect, _ visit: Visit
    ) -> PixelRect {
        let space = LayerSpace.inside(layer.shown, plane: layer.record.toScreen)
        let (plane, area) = LayerProjection.pixels(of: layer.shown, in: space)
        let instances = layer.record.instances ?? LayerInstances()
        layer.record.instances = instances
        let isChanged = visit.invalidation.contains(.appearance) || visit.invalidation.contains(.descendants)
        if isChanged || !instances.fits(values, plane: plane) {
            let now = time
            defer { time = now }
            instances.draw(layer, values, plane: plane) { index in
                time = now - values.delay * Double(index)
                let inner = LayerSpace.inside(layer.shown, plane: plane)
                return layer.children.reduce(into: PixelRect.empty) { bounds, child in
                    child.invalidation.formUnion(.everything)
                    update(child, in: inner, clip: area, movement: .changed, reports: false)
                    bounds.formUnion(child.record.paintBounds)
                }
            }
        }
        instances.place(layer.shown, values, in: space, clip: clip)
        return layer.record.ownPaintBounds.union(instances.paintBounds)
    }

    /// Moves an unchanged layer, such as a row, without visiting its descendants: by its raster, or with the pixels of the
    /// superlayer.
    ///
    /// - Returns: False if the layer must be updated.
    func moveUnchanged(
        _ layer: CALayer, in space: LayerSpace, clip: PixelRect, movement: Movement, reports: Bool
    ) -> Bool {
        guard layer.cachesRaster, !layer.record.hasBackdrop, !layer.record.overflows, !layer.shown.isHidden,
            layer.shown.opacity > 0, layer.record.projection == nil, layer.record.plane == nil,
            !space.isDeep(layer.shown)
        else { return false }
        let toScreen = space.toPixels(layer.shown)
        let bounds = layer.shown.bounds.applying(toScreen)
        let pixels = PixelRect(touchedBy: bounds)
        guard toScreen.isUpright, pixels.rect.isNearly(bounds) else { return false }
        let opaqueRegion: PixelRect
        if layer.record.isRasterCacheValid, let rasterCache = layer.record.rasterCache, rasterCache.hasSize(of: pixels)
        {
            opaqueRegion = rasterCache.isOpaque && layer.shown.opacity == 1 ? pixels : .empty
        } else if case .scrolled(let offset) = movement, layer.record.hasSize(of: pixels) {
            opaqueRegion = layer.record.opaqueRegion.offset(by: offset)
        } else {
            return false
        }
        if reports { damage.add(layer.record.paintBounds) }
        if !layer.record.hasOutdatedDescendants {
            layer.record.ink = keepsInk ? KeptInk(of: layer) : nil
        }
        layer.record.toScreen = toScreen
        layer.record.paintBounds = pixels.intersection(clip)
        layer.record.ownPaintBounds = layer.record.paintBounds
        layer.record.opaqueRegion = opaqueRegion.intersection(clip)
        layer.record.hasOutdatedDescendants = true
        outdated[ObjectIdentifier(layer)] = OutdatedLayer(layer: layer, space: space, clip: clip)
        if reports { damage.add(layer.record.paintBounds) }
        return true
    }

    /// Updates the descendants of layers that were only moved, where they are drawn.
    func updateOutdated(in rect: PixelRect) {
        guard !outdated.isEmpty else { return }
        for (key, entry) in outdated {
            let layer = entry.layer
            if layer.parent != nil, layer.record.hasOutdatedDescendants {
                // The painter releases rasters that are no longer needed.
                let hasRaster = layer.record.isRasterCacheValid && layer.record.rasterCache != nil
                guard !hasRaster, rect.intersects(layer.record.paintBounds) else { continue }
                update(layer, in: entry.space, clip: entry.clip, movement: .changed, reports: false)
            }
            outdated[key] = nil
        }
    }

    /// Returns the pixels in which sublayers are visible.
    func clipInside(_ layer: CALayer, bounds: CGRect, clip: PixelRect) -> PixelRect {
        let own = PixelRect(touchedBy: bounds)
        if layer.shown.masksToBounds { return layer.cachesRaster ? own : own.intersection(clip) }
        guard layer.cachesRaster else { return clip }
        // A raster always contains the whole layer, even partly off the screen. Sublayers that overflow are found anywhere.
        let limit = 1 << 30
        return PixelRect(minX: -limit, minY: -limit, maxX: limit, maxY: limit)
    }

    /// Returns a rectangle that the layer is known to cover opaquely.
    func opaqueRegion(of layer: CALayer, bounds: CGRect, clip: PixelRect) -> PixelRect {
        let state = layer.shown
        guard state.opacity == 1, !(state.masksToBounds && state.cornerRadius > 0), layer.record.toScreen.isUpright
        else { return .empty }
        if state.cornerRadius == 0, let color = state.backgroundColor, color.alpha == 1 {
            return PixelRect(coveredBy: bounds).intersection(clip)
        }
        guard layer.record.instances == nil else { return .empty }
        // A backdrop needs what is behind it, even where another sublayer covers both.
        return layer.childrenInDrawingOrder.prefix { !$0.record.hasBackdrop }.map(\.record.opaqueRegion)
            .max { $0.area < $1.area } ?? .empty
    }
}
