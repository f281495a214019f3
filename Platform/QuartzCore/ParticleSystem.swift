/// The simulation of an emitter layer's particles.
///
/// The motion of a particle is a function of its age, and the times at which a cell emits particles do not depend on those of frames. The
/// values of a layer apply to the time until the next frame.
@MainActor
final class ParticleSystem {
    /// The maximum number of particles, and of those that are emitted in a frame.
    nonisolated static let limit = 5000

    /// The living particles, from the oldest to the newest.
    private(set) var particles: [Particle] = []
    /// The rectangle that the particles paint, in the layer's coordinates.
    private(set) var paintRect = CGRect.null
    /// Whether the layer needs a next frame, as far as it was visible in the last one.
    var needsFrame = false

    private var streams: [ParticleStream] = []
    private var values = EmitterValues()
    private var special: RareLayerState.Special?
    /// The layer's time in the last frame, or `nil` before the first one.
    private var time: CFTimeInterval?

    /// Advances the particles to a time of the layer.
    ///
    /// - Parameters:
    ///   - time: The time.
    ///   - new: The values from then on.
    ///   - special: The object that contains the values, which is another one for other values.
    func advance(to time: CFTimeInterval, _ new: EmitterValues, _ special: RareLayerState.Special) {
        if let last = self.time, last <= time {
            emit(from: last, to: time)
            if special !== self.special { use(new, at: time) }
        } else {
            // The time may have been set back.
            particles = []
            streams = []
            let start = time - new.longestLife(of: new.cells)
            use(new, at: start)
            emit(from: start, to: time)
        }
        (self.time, self.special) = (time, special)
        particles.removeAll { $0.death <= time }
        if particles.count > Self.limit { particles.removeFirst(particles.count - Self.limit) }
        paintRect = particles.reduce(CGRect.null) { $0.union($1.paintRect(at: time)) }
    }

    /// Whether particles are living or will be emitted.
    func isActive(at time: CFTimeInterval) -> Bool {
        !particles.isEmpty || streams.contains { $0.rate(values) > 0 && $0.end > time }
    }

    private func use(_ new: EmitterValues, at time: CFTimeInterval) {
        values = new
        if new.cells.isEmpty { particles = [] }
        streams = new.cells.enumerated().map { index, cell in
            let old = streams.indices.contains(index) ? streams[index] : nil
            let source = EmitterSource(cell, reusing: old?.source)
            let seed = ParticleRandom.seed(UInt64(new.seed), part: UInt64(index))
            var stream = old ?? ParticleStream(source, birth: 0, death: .infinity, seed: seed)
            (stream.source, stream.seed) = (source, seed)
            if old == nil { stream.count += stream.rate(new) * max(0, time - stream.start) }
            return stream
        }
    }

    private func emit(from start: CFTimeInterval, to end: CFTimeInterval) {
        var batch = ParticleBatch(values: values, end: end)
        for index in streams.indices {
            let life = values.longestLife(of: [streams[index].source.cell])
            streams[index].emit(from: start, to: end, factor: values.birthRate, life: life, into: &batch) {
                [values] _, random in values.origin(&random)
            }
        }
        for index in particles.indices { particles[index].emit(from: start, to: end, into: &batch) }
        guard !batch.particles.isEmpty else { return }
        let sorted = batch.particles.enumerated().sorted {
            ($0.element.birth, $0.offset) < ($1.element.birth, $1.offset)
        }
        particles += sorted.map(\.element)
    }

    /// Draws the particles into a context with the layer's coordinates.
    func draw(in context: CGContext, mode: CAEmitterLayerRenderMode) {
        guard let time else { return }
        let matrix = context.deviceTransform
        let clip = context.boundingBoxOfClipPath
        if mode == .additive { context.setBlendMode(.plusLighter) }
        for particle in inDrawingOrder(mode, at: time) where particle.paintRect(at: time).intersects(clip) {
            particle.draw(in: context, at: time, matrix)
        }
        context.deviceTransform = matrix
        context.setBlendMode(.normal)
        context.setAlpha(1)
    }

    private func inDrawingOrder(_ mode: CAEmitterLayerRenderMode, at time: CFTimeInterval) -> [Particle] {
        switch mode {
        case .oldestLast: particles.reversed()
        case .backToFront:
            particles.map { ($0, $0.position(at: time).z) }.enumerated()
                .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
        default: particles
        }
    }
}

/// The particles that are emitted until a time.
struct ParticleBatch {
    let values: EmitterValues
    let end: CFTimeInterval
    /// The particles that are living at the end.
    var particles: [Particle] = []
    /// The number of particles that can still be emitted.
    var budget = ParticleSystem.limit
}

/// The emission of the particles of a cell, by a layer or by a particle.
struct ParticleStream {
    /// The highest birth rate, at which the number of particles of several weeks is still exact.
    private static let highestRate = 1e9

    var source: EmitterSource
    /// The time at which the layer's time or the life of the particle begins.
    private let birth: CFTimeInterval
    private let death: CFTimeInterval
    var seed: UInt64
    /// The number of particles that have been emitted. The next one is due when it reaches a whole number.
    var count: Double

    init(_ source: EmitterSource, birth: CFTimeInterval, death: CFTimeInterval, seed: UInt64) {
        self.source = source
        self.birth = birth
        self.death = death
        self.seed = seed
        count = min(source.cell.birthRate, Self.highestRate) * source.cell.time.timeOffset
    }

    /// The time at which the emission begins.
    var start: CFTimeInterval { birth + max(0, source.cell.time.beginTime) }

    /// The time at which the emission has ended.
    var end: CFTimeInterval { min(death, start + source.cell.time.activeDuration) }

    /// The number of particles per second of a layer with given values.
    func rate(_ values: EmitterValues) -> Double { rate(factor: values.birthRate) }

    private func rate(factor: Double) -> Double {
        let rate = source.cell.birthRate * Double(source.cell.time.speed) * factor
        return rate > 0 && source.cell.longestLifetime > 0 ? min(rate, Self.highestRate) : 0
    }

    /// Emits the particles of a span of time.
    ///
    /// - Parameters:
    ///   - first: The start of the span.
    ///   - last: The end of the span.
    ///   - factor: The factor of the birth rate.
    ///   - life: The time after which particles, and those that they emit, have ended.
    ///   - batch: The particles, which are extended.
    ///   - place: Returns the place of a particle that is emitted at a time.
    mutating func emit(
        from first: CFTimeInterval, to last: CFTimeInterval, factor: Double, life: Double,
        into batch: inout ParticleBatch,
        at place: (_ time: CFTimeInterval, inout ParticleRandom) -> ParticleOrigin
    ) {
        let (from, to) = (max(first, start), min(last, end))
        let rate = rate(factor: factor)
        guard rate > 0, to > from else { return }
        let (old, new) = (count, count + rate * (to - from))
        count = new
        // The sums of the spans differ from the products by less.
        let tolerance = 1e-6
        let limit = Double(batch.budget)
        let past = old + rate * (batch.end - life - from)
        // Particles that have ended, and more than the limit, are not emitted.
        var index = max(1, (old + tolerance).rounded(.down) + 1, past.rounded(.down), (new - limit).rounded(.up))
        while index <= new + tolerance, batch.budget > 0 {
            batch.budget -= 1
            let time = min(to, from + (index - old) / rate)
            emit(at: time, UInt64(index), into: &batch, at: place)
            index += 1
        }
    }

    private func emit(
        at time: CFTimeInterval, _ index: UInt64, into batch: inout ParticleBatch,
        at place: (_ time: CFTimeInterval, inout ParticleRandom) -> ParticleOrigin
    ) {
        let seed = ParticleRandom.seed(seed, part: index)
        var random = ParticleRandom(seed: seed)
        let origin = place(time, &random)
        var particle = Particle(source, origin, birth: time, batch.values, &random)
        guard particle.death > time else { return }
        particle.streams = source.sources.enumerated().map { index, source in
            ParticleStream(
                source, birth: time, death: particle.death, seed: ParticleRandom.seed(seed, part: UInt64(index)))
        }
        particle.emit(from: time, to: batch.end, into: &batch)
        if particle.death > batch.end { batch.particles.append(particle) }
    }
}

extension LayerTime {
    /// The duration with all repetitions, in seconds of the surrounding time.
    fileprivate var activeDuration: CFTimeInterval {
        guard speed > 0 else { return .infinity }
        let once = duration * (autoreverses ? 2 : 1)
        let total = repeatDuration > 0 ? repeatDuration : repeatCount > 0 ? once * CFTimeInterval(repeatCount) : once
        return max(0, total - timeOffset) / CFTimeInterval(speed)
    }
}
