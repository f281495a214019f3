/// A transition of a layer, with the layer's old appearance.
@MainActor
final class RunningTransition {
    let animation: CATransition
    /// The progress in the current frame.
    private(set) var progress: CGFloat = 0
    /// The old appearance, or `nil` if the layer was not visible.
    private(set) var image: CGImage?
    /// The back of the old appearance as a page.
    private(set) lazy var back = image?.pageBack()
    /// Whether the layer has changed already, so that the next frame takes the old appearance from the screen.
    private var needsScreen = false
    /// The pixels of the image, relative to the origin of the layer's bounds.
    private var pixels = PixelRect.empty

    /// Begins a transition of `layer`, whose record is that of the last frame.
    init(_ animation: CATransition, of layer: CALayer) {
        self.animation = animation
        let area = layer.record.paintBounds
        // The pixels of a projected layer are not those of its appearance.
        guard layer.record.hasBeenShown, !area.isEmpty, layer.record.projection == nil else { return }
        guard layer.invalidation.isEmpty, !layer.record.hasOutdatedDescendants else {
            needsScreen = true
            return
        }
        let context = CGContext(width: area.width, height: area.height, scale: 1, opaque: false)
        LayerPainter(context: context, visible: area, originX: area.minX, originY: area.minY).paintContent(of: layer)
        setImage(context.takeImage(), area, of: layer)
    }

    /// Updates the transition before its layer is updated for a frame. `screen` still contains the last one.
    func update(_ layer: CALayer, time: CFTimeInterval, screen: CGContext?) {
        progress = animation.progress(at: animation.time(at: layer.ownTime(at: time)))
        let area = layer.record.paintBounds
        guard needsScreen, let screen, !area.isEmpty else { return }
        needsScreen = false
        let context = CGContext(width: area.width, height: area.height, scale: 1, opaque: true)
        context.blit(screen, x: -area.minX, y: -area.minY)
        setImage(context.takeImage(), area, of: layer)
    }

    private func setImage(_ image: CGImage, _ area: PixelRect, of layer: CALayer) {
        self.image = image
        let origin = layer.transitionOrigin
        pixels = area.offset(by: PixelOffset(x: -origin.x, y: -origin.y))
    }

    /// Returns the pixels of the old appearance at the current position of the layer.
    func area(in layer: CALayer) -> PixelRect { pixels.offset(by: layer.transitionOrigin) }

    /// Returns the movement of the old or new appearance by a part of the layer's size.
    func offset(_ part: CGFloat, in layer: CALayer) -> PixelOffset {
        let size = layer.shown.bounds.size
        let direction = animation.direction
        let move = CGSize(width: size.width * direction.dx * part, height: size.height * direction.dy * part)
            .asTranslation(in: layer.record.toScreen)
        return PixelOffset(x: Int(move.x.rounded()), y: Int(move.y.rounded()))
    }
}

extension CALayer {
    /// The pixel at the origin of the bounds.
    fileprivate var transitionOrigin: PixelOffset {
        let origin = record.toScreen.map(shown.bounds.origin)
        return PixelOffset(x: Int(origin.x.rounded()), y: Int(origin.y.rounded()))
    }
}

extension LayerPainter {
    /// Draws the old and the new appearance of a layer into the current transparency layer.
    func paint(_ transition: RunningTransition, of layer: CALayer) {
        let progress = min(1, max(0, transition.progress))
        switch transition.animation.type {
        case .moveIn, .push, .reveal: paintMovement(transition, of: layer, progress)
        case .pageCurl:
            paintContent(of: layer)
            guard let front = transition.image, let back = transition.back else { return }
            paintCurl(front: front, back: back, area: transition.area(in: layer), progress: progress)
        case .pageUnCurl:
            paintOld(transition, of: layer, PixelOffset(), alpha: 1)
            paintUncurl(layer, progress)
        default:
            paintOld(transition, of: layer, PixelOffset(), alpha: 1 - progress)
            context.saveGState()
            // The sum of the two parts of opaque pixels is opaque.
            context.setBlendMode(.plusLighter)
            context.setAlpha(progress)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            paintContent(of: layer)
            context.endTransparencyLayer()
            context.restoreGState()
        }
    }

    private func paintMovement(_ transition: RunningTransition, of layer: CALayer, _ progress: CGFloat) {
        let incoming = transition.offset(progress - 1, in: layer)
        let outgoing = transition.offset(progress, in: layer)
        context.saveGState()
        defer { context.restoreGState() }
        context.clipToDevicePixels([
            local(PixelRect(touchedBy: layer.shown.bounds.applying(layer.record.toScreen)))
        ])
        switch transition.animation.type {
        case .moveIn:
            paintOld(transition, of: layer, PixelOffset(), alpha: 1)
            shifted(by: incoming).paintContent(of: layer)
        case .push:
            paintOld(transition, of: layer, outgoing, alpha: 1)
            shifted(by: incoming).paintContent(of: layer)
        default:
            paintContent(of: layer)
            paintOld(transition, of: layer, outgoing, alpha: 1)
        }
    }

    /// Draws the new appearance of a layer as a page that falls down.
    private func paintUncurl(_ layer: CALayer, _ progress: CGFloat) {
        let area = layer.record.paintBounds.intersection(
            PixelRect(touchedBy: layer.shown.bounds.applying(layer.record.toScreen)))
        guard !area.isEmpty else { return }
        let page = CGContext(width: area.width, height: area.height, scale: 1, opaque: false)
        LayerPainter(context: page, visible: area, originX: area.minX, originY: area.minY).paintContent(of: layer)
        let front = page.takeImage()
        paintCurl(front: front, back: front.pageBack(), area: area, progress: 1 - progress)
    }

    private func paintOld(
        _ transition: RunningTransition, of layer: CALayer, _ offset: PixelOffset, alpha: CGFloat
    ) {
        guard let image = transition.image, alpha > 0 else { return }
        let area = transition.area(in: layer).offset(by: offset)
        context.blit(image, x: area.minX - originX, y: area.minY - originY, alpha: Double(alpha))
    }

    /// Returns a painter that draws at another position.
    private func shifted(by offset: PixelOffset) -> LayerPainter {
        LayerPainter(
            context: context, visible: visible.offset(by: PixelOffset(x: -offset.x, y: -offset.y)),
            originX: originX - offset.x, originY: originY - offset.y, usesRasterCaches: usesRasterCaches,
            isInGroup: isInGroup)
    }
}
