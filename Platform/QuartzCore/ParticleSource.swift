import Foundation

/// The random values of one particle: the SplitMix64 generator (Steele, Lea & Flood, "Fast Splittable Pseudorandom Number Generators",
/// 2014), whose seeds can be split for the particles of a cell and for the particles that these emit.
struct ParticleRandom {
    private(set) var seed: UInt64

    init(seed: UInt64) {
        self.seed = seed
    }

    /// Returns the seed of a part of the sequence of another seed.
    static func seed(_ seed: UInt64, part: UInt64) -> UInt64 {
        var random = ParticleRandom(seed: seed ^ (part &+ 1) &* 0xD6E8_FEB8_6659_FD93)
        return random.next()
    }

    private mutating func next() -> UInt64 {
        seed &+= 0x9E37_79B9_7F4A_7C15
        var mixed = seed
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns a number from 0 to 1, without 1.
    mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

    /// Returns a number that differs from a mean by at most half of a range.
    mutating func value(_ mean: Double, range: Double) -> Double { mean + range * (fraction() - 0.5) }
}

/// A place from which a particle is emitted.
struct ParticleOrigin {
    var position: SIMD3<Double>
    /// The direction out of the emitter's shape, or zero if it has none there.
    var normal = SIMD3<Double>()
    /// The factors of the color's components.
    var tint = SIMD4<Double>(repeating: 1)

    /// Returns a direction in the cone of a cell.
    func direction(_ cell: EmitterCellValues, _ random: inout ParticleRandom) -> SIMD3<Double> {
        let isInside = normal == SIMD3()
        let longitude = (isInside ? 0 : atan2(normal.y, normal.x)) + cell.emissionLongitude
        let latitude = (isInside ? 0 : asin(min(1, max(-1, normal.z)))) + cell.emissionLatitude
        let axis = SIMD3(cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
        let (height, turn) = (random.fraction(), 2 * .pi * random.fraction())
        guard cell.emissionRange != 0 else { return axis }
        // The area of a spherical cap is proportional to its height, so that heights are spread evenly.
        let cosine = 1 - height * (1 - cos(min(.pi, abs(cell.emissionRange) / 2)))
        let sine = (1 - cosine * cosine).squareRoot()
        let side = SIMD3(-sin(longitude), cos(longitude), 0)
        let other = SIMD3(-sin(latitude) * cos(longitude), -sin(latitude) * sin(longitude), cos(latitude))
        return cosine * axis + sine * (cos(turn) * side + sin(turn) * other)
    }
}

extension EmitterValues {
    /// Returns a random place of the shape.
    func origin(_ random: inout ParticleRandom) -> ParticleOrigin {
        let center = SIMD3(Double(position.x), Double(position.y), zPosition)
        // Each particle takes the same number of random values, so that other shapes keep their other values.
        let numbers = SIMD3(random.fraction(), random.fraction(), random.fraction())
        var origin = origin(numbers, half: SIMD3(Double(size.width), Double(size.height), depth) / 2)
        origin.position += center
        return origin
    }

    /// Returns the place of the shape around the origin for numbers from 0 to 1.
    private func origin(_ numbers: SIMD3<Double>, half: SIMD3<Double>) -> ParticleOrigin {
        let corner = SIMD3(numbers.x < 0.5 ? -1.0 : 1, numbers.y < 0.5 ? -1.0 : 1, numbers.z < 0.5 ? -1.0 : 1)
        let flat = SIMD3(half.x, half.y, 0)
        switch shape {
        case .line:
            let x = mode == .points ? corner.x : 2 * numbers.x - 1
            return ParticleOrigin(position: SIMD3(x * half.x, 0, 0), normal: SIMD3(0, -1, 0))
        case .rectangle:
            switch mode {
            case .points: return ParticleOrigin(position: flat * corner)
            case .outline: return rectangleOutline(numbers, half: half)
            default: return ParticleOrigin(position: flat * (2 * numbers - 1))
            }
        case .cuboid:
            switch mode {
            case .points: return ParticleOrigin(position: half * corner)
            case .outline: return cuboidEdge(numbers, half: half)
            case .surface: return cuboidFace(numbers, half: half)
            default: return ParticleOrigin(position: half * (2 * numbers - 1))
            }
        case .circle, .sphere: return round(numbers, radius: 2 * half.x)
        default: return ParticleOrigin(position: SIMD3())
        }
    }

    private func rectangleOutline(_ numbers: SIMD3<Double>, half: SIMD3<Double>) -> ParticleOrigin {
        let side = numbers.z < 0.5 ? -1.0 : 1
        if numbers.x * (half.x + half.y) < half.x {
            return ParticleOrigin(
                position: SIMD3((2 * numbers.y - 1) * half.x, side * half.y, 0), normal: [0, side, 0])
        }
        return ParticleOrigin(position: SIMD3(side * half.x, (2 * numbers.y - 1) * half.y, 0), normal: [side, 0, 0])
    }

    /// Returns a place on one of the twelve edges of a box, and the direction between the two faces that meet there.
    private func cuboidEdge(_ numbers: SIMD3<Double>, half: SIMD3<Double>) -> ParticleOrigin {
        let axis = Self.index(numbers.x, weights: half)
        let quarter = Int(numbers.y * 4)
        var place = SIMD3(repeating: quarter & 1 == 0 ? -1.0 : 1)
        place[(axis + 1) % 3] = quarter & 2 == 0 ? -1 : 1
        var normal = place * 0.5.squareRoot()
        (place[axis], normal[axis]) = (2 * numbers.z - 1, 0)
        return ParticleOrigin(position: place * half, normal: normal)
    }

    private func cuboidFace(_ numbers: SIMD3<Double>, half: SIMD3<Double>) -> ParticleOrigin {
        let areas = SIMD3(half.y * half.z, half.z * half.x, half.x * half.y)
        let axis = Self.index(numbers.x, weights: areas)
        let second = numbers.y * 2
        var place = SIMD3(repeating: 2 * (second - second.rounded(.down)) - 1)
        place[(axis + 1) % 3] = 2 * numbers.z - 1
        var normal = SIMD3<Double>()
        normal[axis] = second < 1 ? -1 : 1
        place[axis] = normal[axis]
        return ParticleOrigin(position: place * half, normal: normal)
    }

    /// Returns the index of the part of the weights' sum in which a fraction of it is.
    private static func index(_ fraction: Double, weights: SIMD3<Double>) -> Int {
        let place = fraction * weights.sum()
        return place < weights.x ? 0 : place < weights.x + weights.y ? 1 : 2
    }

    private func round(_ numbers: SIMD3<Double>, radius: Double) -> ParticleOrigin {
        guard mode != .points else { return ParticleOrigin(position: SIMD3()) }
        let angle = 2 * .pi * numbers.x
        var direction = SIMD3(cos(angle), sin(angle), 0)
        if shape == .sphere {
            // Heights are spread evenly on a sphere (Archimedes).
            let z = 2 * numbers.y - 1
            direction = SIMD3(direction.x * (1 - z * z).squareRoot(), direction.y * (1 - z * z).squareRoot(), z)
        }
        if mode == .outline || shape == .sphere && mode == .surface {
            return ParticleOrigin(position: direction * radius, normal: direction)
        }
        let distance = shape == .sphere ? cbrt(numbers.z) : numbers.z.squareRoot()
        return ParticleOrigin(position: direction * radius * distance)
    }
}
