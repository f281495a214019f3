/// A particle of an emitter layer, whose motion is a function of its age.
struct Particle {
    let birth: CFTimeInterval
    let death: CFTimeInterval
    private let source: EmitterSource
    private let motion: Motion
    private let scale: Double
    private let spin: Double
    /// The red, green, blue and alpha components at the birth.
    private let color: SIMD4<Double>
    private let colorSpeed: SIMD4<Double>
    /// The emission of other particles.
    var streams: [ParticleStream] = []

    init(
        _ source: EmitterSource, _ origin: ParticleOrigin, birth: CFTimeInterval, _ layer: EmitterValues,
        _ random: inout ParticleRandom
    ) {
        let cell = source.cell
        self.source = source
        self.birth = birth
        let direction = origin.direction(cell, &random)
        death = birth + random.value(cell.lifetime, range: cell.lifetimeRange) * layer.lifetime
        motion = Motion(
            origin: origin.position,
            velocity: direction * random.value(cell.velocity, range: cell.velocityRange) * layer.velocity,
            acceleration: SIMD3(cell.xAcceleration, cell.yAcceleration, cell.zAcceleration))
        scale = random.value(cell.scale, range: cell.scaleRange) * layer.scale
        spin = random.value(cell.spin, range: cell.spinRange) * layer.spin
        let rgba = (cell.color ?? .opaqueWhite).rgba
        let components = SIMD4(
            random.value(rgba.red, range: cell.redRange), random.value(rgba.green, range: cell.greenRange),
            random.value(rgba.blue, range: cell.blueRange), random.value(rgba.alpha, range: cell.alphaRange))
        color = components * origin.tint
        colorSpeed = SIMD4(cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed)
    }

    private struct Motion {
        let origin: SIMD3<Double>
        let velocity: SIMD3<Double>
        let acceleration: SIMD3<Double>

        func position(at age: Double) -> SIMD3<Double> { origin + velocity * age + acceleration * (age * age / 2) }
    }

    func position(at time: CFTimeInterval) -> SIMD3<Double> { motion.position(at: time - birth) }

    /// The red, green, blue and alpha components from 0 to 1.
    func color(at time: CFTimeInterval) -> SIMD4<Double> {
        (color + colorSpeed * (time - birth)).clampedToUnit
    }

    func scale(at time: CFTimeInterval) -> Double { scale + source.cell.scaleSpeed * (time - birth) }

    func rotation(at time: CFTimeInterval) -> Double { spin * (time - birth) }

    /// Emits the particles of a span of time.
    mutating func emit(from start: CFTimeInterval, to end: CFTimeInterval, into batch: inout ParticleBatch) {
        let (birth, motion, color, colorSpeed) = (birth, motion, color, colorSpeed)
        for index in streams.indices {
            let life = batch.values.longestLife(of: [streams[index].source.cell])
            streams[index].emit(from: start, to: end, factor: 1, life: life, into: &batch) { time, _ in
                let age = time - birth
                return ParticleOrigin(
                    position: motion.position(at: age), tint: (color + colorSpeed * age).clampedToUnit)
            }
        }
    }

    /// The rectangle that the particle paints, or the null rectangle for none.
    func paintRect(at time: CFTimeInterval) -> CGRect {
        guard let look = source.look, source.cell.isEnabled else { return .null }
        let position = position(at: time)
        let radius = abs(scale(at: time)) * look.radius
        guard radius > 0, radius.isFinite, position.x.isFinite, position.y.isFinite else { return .null }
        return CGRect(x: position.x - radius, y: position.y - radius, width: 2 * radius, height: 2 * radius)
    }

    /// Draws the particle in coordinates with a transform to pixels.
    @MainActor func draw(in context: CGContext, at time: CFTimeInterval, _ matrix: CGAffineTransform) {
        let (position, scale, color) = (position(at: time), CGFloat(scale(at: time)), color(at: time))
        guard let look = source.look, scale != 0, color.w > 0 else { return }
        context.deviceTransform = CGAffineTransform(translationX: position.x, y: position.y)
            .rotated(by: CGFloat(rotation(at: time))).scaledBy(x: scale, y: scale).concatenating(matrix)
        context.setAlpha(CGFloat(color.w))
        look.draw(in: context, red: color.x, green: color.y, blue: color.z)
    }
}

extension SIMD4<Double> {
    fileprivate var clampedToUnit: SIMD4<Double> {
        clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: 1))
    }
}

/// A cell with the image of its particles.
final class EmitterSource {
    let cell: EmitterCellValues
    let look: ParticleLook?
    /// The cells that each particle emits.
    let sources: [EmitterSource]

    /// Creates a source that uses the images of an old one for the same contents.
    init(_ cell: EmitterCellValues, reusing old: EmitterSource?) {
        self.cell = cell
        look = old?.look?.fits(cell) == true ? old?.look : ParticleLook(cell)
        sources = cell.cells.enumerated().map { index, cell in
            EmitterSource(cell, reusing: old.flatMap { $0.sources.indices.contains(index) ? $0.sources[index] : nil })
        }
    }
}

/// The image of a cell's particles in the colors in which it has been drawn.
final class ParticleLook {
    /// The maximum number of colors. Colors that change with the age are rarely drawn again.
    private static let limit = 64

    private let contents: CGImage
    private let cell: EmitterCellValues
    private let image: CGImage
    private let rect: CGRect
    private var tinted: [SIMD3<UInt8>: CGImage] = [:]

    /// Creates the image of a cell, or returns `nil` if it has no contents.
    init?(_ cell: EmitterCellValues) {
        guard let contents = cell.content.image, cell.contentsScale > 0 else { return nil }
        let part = cell.contentsRect
        let (width, height) = (CGFloat(contents.width), CGFloat(contents.height))
        let pixels = CGRect(
            x: part.minX * width, y: part.minY * height, width: part.width * width, height: part.height * height)
        let isWhole = part == CGRect(x: 0, y: 0, width: 1, height: 1)
        guard let image = isWhole ? contents : contents.cropping(to: pixels) else { return nil }
        (self.contents, self.cell, self.image) = (contents, cell, image)
        let scale = CGFloat(cell.contentsScale)
        let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    }

    /// The distance of the corners from the center, in points.
    var radius: Double { Double((rect.width * rect.width + rect.height * rect.height).squareRoot() / 2) }

    /// Returns whether the image is that of a cell.
    func fits(_ cell: EmitterCellValues) -> Bool {
        cell.content.image === contents && cell.contentsRect == self.cell.contentsRect
            && cell.contentsScale == self.cell.contentsScale
            && cell.magnificationFilter == self.cell.magnificationFilter
            && cell.minificationFilter == self.cell.minificationFilter
    }

    /// Draws the image around the origin, with its components multiplied by those of a color.
    @MainActor func draw(in context: CGContext, red: Double, green: Double, blue: Double) {
        let isReduced = context.deviceTransform.widthScale < cell.contentsScale
        let filter = isReduced ? cell.minificationFilter : cell.magnificationFilter
        context.interpolationQuality = filter == .nearest ? .none : filter == .trilinear ? .medium : .low
        let key = SIMD3(UInt8((red * 255).rounded()), UInt8((green * 255).rounded()), UInt8((blue * 255).rounded()))
        context.drawUpright(image(key), in: rect)
    }

    @MainActor private func image(_ color: SIMD3<UInt8>) -> CGImage {
        if color == SIMD3(repeating: 255) { return image }
        if let image = tinted[color] { return image }
        let context = CGContext(width: image.width, height: image.height, scale: 1, opaque: false)
        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        context.multiply(
            by: CGColor(
                red: CGFloat(color.x) / 255, green: CGFloat(color.y) / 255, blue: CGFloat(color.z) / 255, alpha: 1))
        if tinted.count >= Self.limit { tinted.removeAll() }
        let result = context.takeImage()
        tinted[color] = result
        return result
    }
}
