/// A curve through the values of a keyframe animation: a Kochanek–Bartels spline, which without tension, continuity and
/// bias is a Catmull–Rom spline.
struct KeyframeSpline {
    let values: [AnimatableValue]
    let tension: [CGFloat]
    let continuity: [CGFloat]
    let bias: [CGFloat]

    /// Returns the value in the interval after the value at `index`.
    func value(in index: Int, at t: CGFloat) -> AnimatableValue {
        let parts = values.map(\.parts)
        guard let start = parts[index], let end = parts[index + 1], start.count == end.count else {
            return values[index].interpolated(to: values[index + 1], progress: t)
        }
        let (t2, t3) = (t * t, t * t * t)
        let result = start.indices.map { part in
            let outgoing = tangent(at: index, part, parts, isIncoming: false)
            let incoming = tangent(at: index + 1, part, parts, isIncoming: true)
            // The cubic Hermite basis.
            return (2 * t3 - 3 * t2 + 1) * start[part] + (t3 - 2 * t2 + t) * outgoing
                + (3 * t2 - 2 * t3) * end[part] + (t3 - t2) * incoming
        }
        return values[index].replacingParts(result)
    }

    private func tangent(at index: Int, _ part: Int, _ parts: [[CGFloat]?], isIncoming: Bool) -> CGFloat {
        func number(_ index: Int) -> CGFloat {
            let list = parts[min(max(index, 0), parts.count - 1)] ?? []
            return part < list.count ? list[part] : 0
        }
        func parameter(_ list: [CGFloat]) -> CGFloat { index < list.count ? list[index] : 0 }
        let (tension, bias) = (parameter(tension), parameter(bias))
        let continuity = isIncoming ? -parameter(continuity) : parameter(continuity)
        let before = (1 - tension) * (1 + continuity) * (1 + bias) / 2
        let after = (1 - tension) * (1 - continuity) * (1 - bias) / 2
        return before * (number(index) - number(index - 1)) + after * (number(index + 1) - number(index))
    }
}

extension AnimatableValue {
    /// The numbers of which the value consists, or `nil` if it has no such representation.
    var parts: [CGFloat]? {
        switch self {
        case .number(let a): [a]
        case .point(let a): [a.x, a.y]
        case .size(let a): [a.width, a.height]
        case .rect(let a): [a.origin.x, a.origin.y, a.size.width, a.size.height]
        case .numbers(let a): a
        case .color, .transform, .transform3D, .path, .colors: nil
        }
    }

    /// Returns a value of the same kind that consists of other numbers.
    func replacingParts(_ parts: [CGFloat]) -> AnimatableValue {
        switch self {
        case .number: .number(parts[0])
        case .point: .point(CGPoint(x: parts[0], y: parts[1]))
        case .size: .size(CGSize(width: parts[0], height: parts[1]))
        case .rect: .rect(CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3]))
        case .numbers: .numbers(parts)
        case .color, .transform, .transform3D, .path, .colors: self
        }
    }

    /// Returns the multiple of a value that consists of numbers.
    func multiplied(by factor: CGFloat) -> AnimatableValue {
        parts.map { replacingParts($0.map { $0 * factor }) } ?? self
    }

    /// Returns the distance to a value of the same kind, for a constant speed of change.
    func distance(to other: AnimatableValue) -> CGFloat {
        if let parts, let others = other.parts, parts.count == others.count {
            return zip(parts, others).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
        }
        switch (self, other) {
        case (.color(let a), .color(let b)):
            let (one, two) = (a.rgba, b.rgba)
            let differences = [
                one.red - two.red, one.green - two.green, one.blue - two.blue, one.alpha - two.alpha,
            ]
            return CGFloat(differences.reduce(0) { $0 + $1 * $1 }.squareRoot())
        case (.transform(let a), .transform(let b)):
            let differences = [a.a - b.a, a.b - b.b, a.c - b.c, a.d - b.d, a.tx - b.tx, a.ty - b.ty]
            return differences.reduce(0) { $0 + $1 * $1 }.squareRoot()
        default: return 1
        }
    }
}
