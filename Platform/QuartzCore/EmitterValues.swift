/// The values of an emitter layer.
struct EmitterValues: TimedContents {
    var cells: [EmitterCellValues] = []
    var birthRate = 1.0
    var lifetime = 1.0
    var position = CGPoint.zero
    var zPosition = 0.0
    var size = CGSize.zero
    var depth = 0.0
    var shape = CAEmitterLayerEmitterShape.point
    var mode = CAEmitterLayerEmitterMode.volume
    var renderMode = CAEmitterLayerRenderMode.unordered
    var velocity = 1.0
    var scale = 1.0
    var spin = 1.0
    var seed: UInt32 = 0

    func commit(_ layer: CALayer) { (layer as? CAEmitterLayer)?.commitCells() }

    func update(_ layer: CALayer, _ special: RareLayerState.Special, at time: CFTimeInterval, clip: PixelRect) {
        guard let layer = layer as? CAEmitterLayer else { return }
        let particles = layer.particles
        let own = layer.ownTime(at: time)
        particles.advance(to: own, self, special)
        if !cells.isEmpty, !layer.isInTimeline { AnimationTimeline.add(layer) }
        particles.needsFrame = particles.isActive(at: own) && layer.isTimeRunning && reaches(clip, layer)
    }

    func paintRect(in layer: CALayer) -> CGRect { (layer as? CAEmitterLayer)?.particles.paintRect ?? .null }

    func draw(_ layer: CALayer, in context: CGContext) {
        guard let layer = layer as? CAEmitterLayer else { return }
        if layer.shown.masksToBounds {
            context.addPath(layer.outline)
            context.clip()
        }
        layer.particles.draw(in: context, mode: renderMode)
    }

    /// Whether particles may ever be in the pixels of a rectangle.
    @MainActor private func reaches(_ clip: PixelRect, _ layer: CAEmitterLayer) -> Bool {
        let toScreen = layer.record.toScreen
        let clip =
            layer.shown.masksToBounds
            ? clip.intersection(PixelRect(touchedBy: layer.shown.bounds.applying(toScreen))) : clip
        let (reach, extent) = (reach(of: cells), extent)
        guard reach.isFinite, extent.width.isFinite, extent.height.isFinite else { return !clip.isEmpty }
        let area = extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach)).union(layer.particles.paintRect)
        return PixelRect(touchedBy: area.applying(toScreen)).intersects(clip)
    }

    /// The rectangle around the shape.
    private var extent: CGRect {
        let isRound = shape == .circle || shape == .sphere
        let width = isRound ? abs(size.width) : abs(size.width) / 2
        let height = isRound ? abs(size.width) : abs(size.height) / 2
        return CGRect(x: position.x - width, y: position.y - height, width: 2 * width, height: 2 * height)
    }

    /// The greatest distance from the shape at which particles of cells, or those that they emit, are drawn.
    private func reach(of cells: [EmitterCellValues]) -> Double {
        cells.reduce(0) { greatest, cell in
            let time = cell.longestLifetime * abs(lifetime)
            let speed = (abs(cell.velocity) + abs(cell.velocityRange) / 2) * abs(velocity)
            let acceleration = (cell.xAcceleration * cell.xAcceleration + cell.yAcceleration * cell.yAcceleration)
                .squareRoot()
            let scale = (abs(cell.scale) + abs(cell.scaleRange) / 2) * abs(self.scale) + abs(cell.scaleSpeed) * time
            let image = cell.content.image
            let size = Double(max(image?.width ?? 0, image?.height ?? 0)) / cell.contentsScale
            return max(
                greatest,
                speed * time + acceleration * time * time / 2 + max(scale * size, reach(of: cell.cells)))
        }
    }

    /// The longest time in seconds after which particles of cells, and those that they emit, have ended.
    func longestLife(of cells: [EmitterCellValues]) -> Double {
        cells.reduce(0) { max($0, $1.longestLifetime * max(0, lifetime) + longestLife(of: $1.cells)) }
    }
}

extension LayerProperty {
    /// The animatable properties of emitter layers. Those of cells are found by their key paths.
    static var emitterProperties: [LayerProperty] {
        [
            emitter("birthRate", \.birthRate), emitter("lifetime", \.lifetime), emitter("velocity", \.velocity),
            emitter("scale", \.scale), emitter("spin", \.spin), emitter("emitterZPosition", \.zPosition),
            emitter("emitterDepth", \.depth),
            point("emitterPosition", .appearance, .explicit) {
                $0.special(EmitterValues.self)?.position ?? .zero
            } set: { state, position in
                state.changeSpecial(EmitterValues.self) { $0.position = position }
            },
            number("emitterPosition.x", .appearance, .explicit) {
                $0.special(EmitterValues.self)?.position.x ?? 0
            } set: { state, x in
                state.changeSpecial(EmitterValues.self) { $0.position.x = x }
            },
            number("emitterPosition.y", .appearance, .explicit) {
                $0.special(EmitterValues.self)?.position.y ?? 0
            } set: { state, y in
                state.changeSpecial(EmitterValues.self) { $0.position.y = y }
            },
            size("emitterSize", .appearance, .explicit) {
                $0.special(EmitterValues.self)?.size ?? .zero
            } set: { state, size in
                state.changeSpecial(EmitterValues.self) { $0.size = size }
            },
        ]
    }

    private static func emitter(
        _ key: String, _ path: WritableKeyPath<EmitterValues, Double> & Sendable
    ) -> LayerProperty {
        number(key, .appearance, .explicit) {
            CGFloat($0.special(EmitterValues.self)?[keyPath: path] ?? 0)
        } set: { state, value in
            state.changeSpecial(EmitterValues.self) { $0[keyPath: path] = Double(value) }
        }
    }
}
