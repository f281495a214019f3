/// A layer whose sublayers all move by the same whole number of pixels in a frame, because the origin of its bounds has
/// changed: a scroll view. Its pixels are moved in place, and only those that moving does not produce are drawn.
@MainActor
struct PixelScroll {
    let layer: CALayer
    /// The pixels of the layer, which it covers opaquely.
    let area: PixelRect
    /// The movement of the sublayers, in pixels.
    let offset: PixelOffset
    /// The parts of ``area`` that layers in front of the scrolled one covered in the last frame.
    private let oldCover: [PixelRect]
    /// The movement without the pixels that look the same before and after it, if it saves work.
    private let sparseMove: SparseMove?

    /// Finds a scrolled layer in a layer tree before it is updated for a frame, or returns `nil` if no layer is scrolled in a
    /// way that moving its pixels can represent.
    ///
    /// - Parameters:
    ///   - root: The root of the layer tree.
    ///   - smallestSparseArea: The number of pixels of a layer for which finding those that differ from the background saves
    ///     work.
    /// - Complexity: O(invalidated layers), and O(visible layers) for a layer of at least `smallestSparseArea` pixels.
    init?(in root: CALayer, smallestSparseArea: Int) {
        guard let layer = Self.scrolledLayer(in: root), let offset = layer.scrollOffset else { return nil }
        self.layer = layer
        self.offset = offset
        area = layer.record.paintBounds
        oldCover = Self.cover(of: layer, in: area)
        if area.area >= smallestSparseArea, offset.x == 0, let background = layer.shown.backgroundColor,
            background.alpha == 1
        {
            sparseMove = SparseMove(LayerInk(sublayersOf: layer), in: area, by: offset, background: background)
        } else {
            sparseMove = nil
        }
    }

    private static func scrolledLayer(in layer: CALayer) -> CALayer? {
        if layer.scrollOffset != nil { return layer }
        guard layer.invalidation == .descendants, layer.mayContainScroll else { return nil }
        for child in layer.children where child.invalidation.contains(.descendants) || child.scrollOffset != nil {
            if let found = scrolledLayer(in: child) { return found }
        }
        return nil
    }

    /// Returns the parts of `area` that layers in front of `layer` cover.
    private static func cover(of layer: CALayer, in area: PixelRect) -> [PixelRect] {
        var rects: [PixelRect] = []
        var branch = layer
        while let parent = branch.parent {
            let siblings = parent.childrenInDrawingOrder
            let index = siblings.firstIndex { $0 === branch } ?? siblings.endIndex
            // A layer that is turned in space may be partly in front of one that is drawn after it.
            let inFront =
                parent.record.displaysDepth ? siblings.filter { $0 !== branch } : Array(siblings[index...].dropFirst())
            for sibling in inFront {
                let rect = sibling.record.paintBounds.intersection(area)
                if !rect.isEmpty, sibling.record.plane == nil { rects.append(rect) }
            }
            branch = parent
        }
        return rects
    }

    /// Adds the pixels of ``area`` that moving does not produce to the damage of the updated layers: those that come into
    /// view, and those of layers in front, which do not move with the scrolled pixels.
    func addDamage(to damage: inout Damage) {
        for rect in area.subtracting(area.offset(by: offset)) { damage.add(rect) }
        for rect in oldCover {
            damage.add(rect.offset(by: offset).intersection(area))
            if sparseMove != nil { damage.add(rect) }
        }
        for rect in Self.cover(of: layer, in: area) { damage.add(rect) }
    }

    /// Moves the pixels of the last frame.
    ///
    /// - Returns: The rectangles that have changed, or `nil` if moving would not save work, because most pixels are drawn anyway.
    func movePixels(in frame: FrameBuffer, damage: Damage) -> [PixelRect]? {
        let damaged = damage.rects.reduce(0) { $0 + $1.intersection(area).area }
        guard damaged < area.area * 2 / 3 else { return nil }
        let isWholeWidth = area.minX == 0 && area.width == frame.width && offset.x == 0
        if !isWholeWidth || !frame.move(area.minY..<area.maxY, by: offset.y) {
            if let sparseMove {
                sparseMove.perform(in: frame.context)
            } else {
                frame.context.move(area, by: offset, in: area)
            }
        }
        return sparseMove?.changes ?? [area]
    }
}

/// A movement by whole pixels.
package struct PixelOffset: Equatable {
    package var x = 0
    package var y = 0
}

extension CGContext {
    /// Moves the pixels of `rect`, as far as they remain in `area`, which contains it.
    func move(_ rect: PixelRect, by offset: PixelOffset, in area: PixelRect) {
        let target = rect.offset(by: offset).intersection(area)
        guard !target.isEmpty else { return }
        copyDevicePixels(
            x: target.minX - offset.x, y: target.minY - offset.y, width: target.width, height: target.height,
            byX: offset.x, y: offset.y)
    }
}

extension PixelRect {
    func offset(by offset: PixelOffset) -> PixelRect {
        guard !isEmpty else { return .empty }
        return PixelRect(
            minX: minX + offset.x, minY: minY + offset.y, maxX: maxX + offset.x, maxY: maxY + offset.y)
    }
}

extension CALayer {
    /// The movement of the sublayers on the screen if they move by whole pixels, nothing else of the layer changes, and the
    /// layer covers its pixels with one color.
    fileprivate var scrollOffset: PixelOffset? {
        guard invalidation.contains(.geometry), !invalidation.contains(.appearance), animations.isEmpty,
            shown.masksToBounds, shown.cornerRadius == 0, shown.opacity == 1, shown.borderWidth == 0,
            shown.rare == nil, content.isEmpty, extras == nil,
            !cachesRaster, !record.hasBackdrop, !record.hasOutdatedDescendants, record.toScreen.isUpright,
            !record.paintBounds.isEmpty, record.opaqueRegion == record.paintBounds
        else { return nil }
        let origin = model.bounds.origin
        var scrolled = shown
        scrolled.bounds.origin = origin
        guard !model.differs(from: scrolled) else { return nil }
        let x = (shown.bounds.minX - origin.x) * record.toScreen.a
        let y = (shown.bounds.minY - origin.y) * record.toScreen.d
        guard abs(x - x.rounded()) < 0.001, abs(y - y.rounded()) < 0.001, abs(x) < 1e6, abs(y) < 1e6 else { return nil }
        let offset = PixelOffset(x: Int(x.rounded()), y: Int(y.rounded()))
        return offset == PixelOffset() ? nil : offset
    }

    /// Whether the layer draws its sublayers where they are, with nothing of its own in front of them.
    fileprivate var mayContainScroll: Bool {
        shown.opacity == 1 && !shown.isHidden && shown.borderWidth == 0
            && !(shown.masksToBounds && shown.cornerRadius > 0) && !cachesRaster && !record.hasOutdatedDescendants
            && record.removedDamage.isEmpty && extras == nil && !record.hasOwnPixels && flattensSublayers
            && shown.rare?.depth == nil
    }
}

extension LayerState {
    /// Returns whether any value differs, disregarding shadows.
    fileprivate func differs(from other: LayerState) -> Bool {
        rasterDiffers(from: other) || position != other.position || anchorPoint != other.anchorPoint
            || zPosition != other.zPosition || transform != other.transform || opacity != other.opacity
            || isHidden != other.isHidden
    }
}
