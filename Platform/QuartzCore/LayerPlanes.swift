/// The layers of a screen that are displayed as planes, which a graphics processor composites with the pixels of the screen.
///
/// A layer becomes a plane when it moves or fades in two successive frames and does not change otherwise: the screens of a
/// transition, a sheet, rows that change places. So do the layers in front of it. If one of them cannot be a plane, because it is
/// composited with what is behind it, or is large and changes, all layers are drawn into the pixels of the screen, as they are
/// without planes.
@MainActor
final class LayerPlanes {
    /// The maximum number of planes.
    private static let limit = 64
    /// The time without a movement after which a layer is no longer a plane, in seconds.
    private static let restingTime = 0.25

    /// The number of pixels from which on a layer that moves becomes a plane.
    private let smallestArea: Int
    /// The layers that are displayed as planes, from back to front.
    private(set) var layers: [CALayer] = []
    /// The layers that moved in the last frame.
    private var lastMoved: Set<ObjectIdentifier> = []
    private var lastDisplay: [LayerPlane.Display] = []
    private var restingTimer: DisplayClock.Timer?

    init(smallestArea: Int) {
        self.smallestArea = smallestArea
    }

    /// Determines the planes of a frame before the layers are updated for it.
    ///
    /// - Parameters:
    ///   - root: The root of the layer tree.
    ///   - time: The time of the frame.
    ///   - screen: The pixels of the screen.
    ///   - damage: Gets the pixels that the screen has to display behind new planes.
    /// - Complexity: O(invalidated layers + layers in front of planes).
    func update(root: CALayer, time: CFTimeInterval, screen: PixelRect, damage: inout Damage) {
        var search = MovementSearch(time: time, smallestArea: smallestArea)
        search.visit(root)
        let moved = search.moved.filter { layer in
            layer.record.plane != nil || lastMoved.contains(ObjectIdentifier(layer))
        }
        lastMoved = Set(search.moved.map { ObjectIdentifier($0) })
        for layer in moved { layer.record.plane?.lastMovement = time }
        let resting = layers.filter { layer in
            layer.record.plane.map { $0.planes === self && time < $0.lastMovement + Self.restingTime } == true
                && layer.invalidation.isEmpty && layer.isInside(root)
        }
        guard !moved.isEmpty || !resting.isEmpty || !layers.isEmpty else { return }
        var arrangement = PlaneArrangement(moving: moved + resting, time: time, screen: screen)
        let isPossible = arrangement.arrange(in: root, clip: screen) && arrangement.layers.count <= Self.limit
        let new = isPossible ? arrangement.layers : []
        let kept = Set(new.map { ObjectIdentifier($0) })
        for layer in layers where !kept.contains(ObjectIdentifier(layer)) { layer.leavePlane(of: self) }
        for layer in new where layer.record.plane?.planes !== self {
            // The screen displays what is behind the layer from now on.
            damage.add(layer.record.paintBounds)
            layer.record.plane = LayerPlane(in: self, time: time)
            layer.record.rasterCache = nil
            layer.record.invalidateRaster()
            layer.invalidate(.geometry)
        }
        layers = new
        scheduleEnd()
    }

    /// Draws the pictures that have changed.
    ///
    /// - Returns: The visible planes, and whether they differ from those of the last frame.
    func draw() -> (planes: [LayerPlane], isChanged: Bool) {
        var planes: [LayerPlane] = []
        for layer in layers {
            guard let plane = layer.record.plane, !layer.record.paintBounds.isEmpty else { continue }
            plane.drawIfNeeded(layer)
            if plane.picture != nil { planes.append(plane) }
        }
        let display = planes.map(\.display)
        defer { lastDisplay = display }
        return (planes, display != lastDisplay)
    }

    /// Requests a frame in which layers that rest are drawn into the pixels of the screen again.
    private func scheduleEnd() {
        guard !layers.isEmpty, restingTimer == nil else { return }
        restingTimer = DisplayClock.schedule(after: 2 * Self.restingTime, isIdle: true) { [weak self] in
            guard let self else { return }
            restingTimer = nil
            layers.first?.parent?.invalidate(.descendants)
            scheduleEnd()
        }
    }
}

/// Finds the layers that move or fade in a frame, and do not change otherwise.
@MainActor
private struct MovementSearch {
    let time: CFTimeInterval
    let smallestArea: Int
    private(set) var moved: [CALayer] = []

    init(time: CFTimeInterval, smallestArea: Int) {
        self.time = time
        self.smallestArea = smallestArea
    }

    mutating func visit(_ layer: CALayer) {
        guard layer.mayContainPlanes else { return }
        for child in layer.children where !child.invalidation.isEmpty {
            if child.canBePlane, child.movesOnly(at: time) {
                if child.record.plane != nil || child.record.paintBounds.area >= smallestArea {
                    moved.append(child)
                }
            } else if child.invalidation.contains(.descendants) {
                visit(child)
            }
        }
    }
}

/// The planes of a frame in drawing order: the layers that move, and those in front of them.
@MainActor
private struct PlaneArrangement {
    private let moving: Set<ObjectIdentifier>
    /// The layers that contain layers that move.
    private var ancestors: Set<ObjectIdentifier> = []
    private let time: CFTimeInterval
    /// The number of pixels that further planes may have.
    private var availableArea: Int
    /// The number of pixels that further planes may have whose pictures are drawn again.
    private var availableChangingArea: Int
    private(set) var layers: [CALayer] = []
    /// The pixels that the planes cover.
    private var covered: [PixelRect] = []

    init(moving layers: [CALayer], time: CFTimeInterval, screen: PixelRect) {
        moving = Set(layers.map { ObjectIdentifier($0) })
        self.time = time
        availableArea = 4 * screen.area
        availableChangingArea = screen.area / 4
        for layer in layers {
            var above = layer.parent
            while let current = above, ancestors.insert(ObjectIdentifier(current)).inserted { above = current.parent }
        }
    }

    /// Adds the planes in a layer.
    ///
    /// - Returns: False if a layer in front of a plane cannot be one.
    mutating func arrange(in layer: CALayer, clip: PixelRect) -> Bool {
        guard layer.mayContainPlanes, keepsOrder(ofSublayersIn: layer) else { return false }
        let bounds = PixelRect(touchedBy: layer.shown.bounds.applying(layer.record.toScreen))
        let inner = layer.shown.masksToBounds ? clip.intersection(bounds) : clip
        for child in layer.childrenInDrawingOrder {
            let identifier = ObjectIdentifier(child)
            if moving.contains(identifier) {
                guard child.canBePlane, add(child, clip: inner) else { return false }
            } else if ancestors.contains(identifier) {
                guard !child.paintsItself || !isInFront(child.record.ownPaintBounds),
                    arrange(in: child, clip: inner)
                else { return false }
            } else if !covered.isEmpty {
                guard addInFront(child, clip: inner) else { return false }
            }
        }
        return true
    }

    private func keepsOrder(ofSublayersIn layer: CALayer) -> Bool {
        guard layer.record.sortsChildren else { return true }
        return layer.children.allSatisfy { child in
            child.invalidation.isEmpty || child.state(at: time).zPosition == child.record.height
        }
    }

    /// Adds a layer, or its sublayers, if it is in front of a plane.
    private mutating func addInFront(_ layer: CALayer, clip: PixelRect) -> Bool {
        let new = layer.state(at: time)
        guard new.opacity > 0, !new.isHidden else { return true }
        let isUnchanged = layer.invalidation.isEmpty
        if isUnchanged, !isInFront(layer.record.paintBounds) { return true }
        if layer.canBePlane, isUnchanged || layer.movesOnly(at: time) { return add(layer, clip: clip) }
        if isUnchanged || layer.invalidation == .descendants, layer.mayContainPlanes,
            !isInFront(layer.record.ownPaintBounds)
        {
            return arrange(in: layer, clip: clip)
        }
        // The picture of a small layer that changes is drawn again in each frame. Its pixels are not known yet.
        guard layer.canBePlane, !layer.willHaveBackdrop, new.transform.isTranslation, new.rare?.depth == nil,
            add(layer, clip: clip), availableChangingArea >= 0
        else { return false }
        covered.append(clip)
        return true
    }

    private func isInFront(_ rect: PixelRect) -> Bool { covered.contains { $0.intersects(rect) } }

    private mutating func add(_ layer: CALayer, clip: PixelRect) -> Bool {
        guard let parent = layer.parent else { return false }
        let toScreen = layer.state(at: time).toSuperlayer.concatenating(parent.record.toScreen)
        let bounds = PixelRect(touchedBy: layer.shown.bounds.applying(toScreen))
        availableArea -= bounds.area
        if !layer.invalidation.subtracting(.geometry).isEmpty { availableChangingArea -= bounds.area }
        guard availableArea >= 0, RasterCache.allows(bounds) else { return false }
        // What sublayers draw outside of the bounds moves with them.
        let old = PixelRect(touchedBy: layer.shown.bounds.applying(layer.placeInLastFrame))
        let painted = layer.record.paintBounds.offset(
            by: PixelOffset(x: bounds.minX - old.minX, y: bounds.minY - old.minY))
        let pixels = layer.record.plane?.pixels(at: toScreen) ?? bounds.union(painted)
        covered.append(pixels.widened(by: 1).intersection(clip))
        layers.append(layer)
        return true
    }
}

extension CALayer {
    /// Whether planes among the sublayers are displayed as if they were drawn into the pixels of the screen: the layer only
    /// clips them, to a rectangle, and has not changed itself.
    fileprivate var mayContainPlanes: Bool {
        shown.opacity == 1 && !shown.isHidden && shown.borderWidth == 0
            && !(shown.masksToBounds && shown.cornerRadius > 0) && (shown.shadow?.opacity ?? 0) == 0 && !cachesRaster
            && extras == nil && !record.hasOwnPixels && !record.hasOutdatedDescendants && !record.displaysDepth
            && record.hasBeenShown && flattensSublayers && shown.rare?.depth == nil && record.toScreen.isUpright
            && invalidation.subtracting(.descendants).isEmpty
    }

    /// Whether the layer and its sublayers can be drawn into pixels of their own.
    fileprivate var canBePlane: Bool {
        record.hasBeenShown && !record.hasBackdrop && extras == nil && flattensSublayers && shown.rare?.depth == nil
            && record.projection == nil && record.instances == nil && !model.isHidden && shown.transform.isTranslation
    }

    /// Whether the layer or a sublayer has a backdrop, or is blended with what is behind it, when it is updated.
    fileprivate var willHaveBackdrop: Bool {
        guard !invalidation.isEmpty else { return record.hasBackdrop }
        return backdrop != nil || extras?.compositing != nil || children.contains { $0.willHaveBackdrop }
    }

    /// Whether the layer changes its position or opacity in a frame, and nothing else.
    fileprivate func movesOnly(at time: CFTimeInterval) -> Bool {
        guard invalidation == .geometry else { return false }
        let new = state(at: time)
        guard !new.rasterDiffers(from: shown), new.isHidden == shown.isHidden, new.zPosition == shown.zPosition,
            new.transform.isTranslation, new.rare?.depth == nil
        else { return false }
        return new.opacity != shown.opacity || new.toSuperlayer != shown.toSuperlayer
    }

    /// The transform from the layer's coordinates to pixels of the screen in the last frame.
    fileprivate var placeInLastFrame: CGAffineTransform {
        shown.toSuperlayer.concatenating(parent?.record.toScreen ?? .identity)
    }

    /// Displays the layer in the pixels of the screen from the next update on.
    fileprivate func leavePlane(of planes: LayerPlanes) {
        guard record.plane?.planes === planes else { return }
        record.leavePlane()
        invalidate(.geometry)
    }
}

extension CGAffineTransform {
    fileprivate var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
