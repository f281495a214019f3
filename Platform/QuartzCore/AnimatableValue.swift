/// A value that can be interpolated.
enum AnimatableValue {
    case number(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case color(CGColor)
    case transform(CGAffineTransform)
    /// A transform that is not affine.
    case transform3D(CATransform3D)
    case path(CGPath)
    case numbers([CGFloat])
    case colors([CGColor])

    /// Creates a value from the value of an animation, or returns `nil` if its type cannot be animated.
    init?(_ value: Any?) {
        switch (value as? NSValue).flatMap(\.geometry) ?? value {
        case let value as CGFloat: self = .number(value)
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CGColor: self = .color(value)
        case let value as CGAffineTransform: self = .transform(value)
        case let value as CATransform3D: self = AnimatableValue(value)
        case let value as Double: self = .number(CGFloat(value))
        case let value as Float: self = .number(CGFloat(value))
        case let value as Int: self = .number(CGFloat(value))
        case let value as NSNumber: self = .number(CGFloat(value.doubleValue))
        case let value as CGPath: self = .path(value)
        case let value as [CGColor]: self = .colors(value)
        case let value as [CGFloat]: self = .numbers(value)
        case let value as [NSNumber]: self = .numbers(value.map { CGFloat($0.doubleValue) })
        case let value as [Int]: self = .numbers(value.map { CGFloat($0) })
        default: return nil
        }
    }

    init(_ value: CATransform3D) {
        self =
            CATransform3DIsAffine(value) ? .transform(CATransform3DGetAffineTransform(value)) : .transform3D(value)
    }

    /// The value as a matrix, or `nil` if it is no transform.
    var matrix: CATransform3D? {
        switch self {
        case .transform(let value): CATransform3DMakeAffineTransform(value)
        case .transform3D(let value): value
        default: nil
        }
    }

    func interpolated(to end: AnimatableValue, progress t: CGFloat) -> AnimatableValue {
        func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * t }
        switch (self, end) {
        case (.number(let a), .number(let b)): return .number(mix(a, b))
        case (.point(let a), .point(let b)): return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y),
                    width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height)))
        case (.color(let a), .color(let b)): return .color(a.mixed(with: b, share: t))
        case (.transform(let a), .transform(let b)): return .transform(a.interpolated(to: b, progress: t))
        case (.path(let a), .path(let b)):
            // Paths with different elements have no state between them.
            return .path(a.interpolated(to: b, progress: t) ?? (t < 0.5 ? a : b))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            return .numbers(zip(a, b).map(mix))
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            return .colors(zip(a, b).map { $0.mixed(with: $1, share: t) })
        default:
            guard let a = matrix, let b = end.matrix else { return t < 0.5 ? self : end }
            return AnimatableValue(a.interpolated(to: b, progress: t))
        }
    }

    func adding(_ other: AnimatableValue) -> AnimatableValue {
        switch (self, other) {
        case (.number(let a), .number(let b)): return .number(a + b)
        case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: a.width + b.width, height: a.height + b.height))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y,
                    width: a.size.width + b.size.width, height: a.size.height + b.size.height))
        case (.transform(let a), .transform(let b)): return .transform(b.concatenating(a))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count: return .numbers(zip(a, b).map(+))
        default:
            guard let a = matrix, let b = other.matrix else { return other }
            return AnimatableValue(CATransform3DConcat(b, a))
        }
    }

    var negated: AnimatableValue {
        switch self {
        case .number(let a): return .number(-a)
        case .point(let a): return .point(CGPoint(x: -a.x, y: -a.y))
        case .size(let a): return .size(CGSize(width: -a.width, height: -a.height))
        case .rect(let a):
            var negative = CGRect.zero
            negative.origin = CGPoint(x: -a.origin.x, y: -a.origin.y)
            negative.size = CGSize(width: -a.size.width, height: -a.size.height)
            return .rect(negative)
        case .color, .path, .colors: return self
        case .numbers(let a): return .numbers(a.map { -$0 })
        case .transform(let a): return .transform(a.inverted())
        case .transform3D(let a): return AnimatableValue(CATransform3DInvert(a))
        }
    }
}

extension CGColor {
    /// Returns the color interpolated toward `other` by `share` (0…1), in premultiplied sRGB, so that
    /// transparent colors add no tint.
    func mixed(with other: CGColor, share: CGFloat) -> CGColor {
        let one = rgba
        let two = other.rgba
        let alpha = one.alpha + (two.alpha - one.alpha) * share
        guard alpha > 0 else { return CGColor(red: 0, green: 0, blue: 0, alpha: 0) }
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
            let from = a * one.alpha
            return min(1, max(0, (from + (b * two.alpha - from) * share) / alpha))
        }
        return CGColor(
            red: mix(one.red, two.red), green: mix(one.green, two.green), blue: mix(one.blue, two.blue),
            alpha: min(1, alpha))
    }
}

extension CGAffineTransform {
    /// Returns the transform interpolated toward `end`. Scale, rotation, shear and translation are
    /// interpolated separately, so that a rotating object does not shrink.
    func interpolated(to end: CGAffineTransform, progress t: CGFloat) -> CGAffineTransform {
        let a = Parts(self)
        let b = Parts(end)
        var rotation = b.angle - a.angle
        if rotation > .pi { rotation -= 2 * .pi } else if rotation < -.pi { rotation += 2 * .pi }
        func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * t }
        let angle = a.angle + rotation * t
        let scaleX = mix(a.scaleX, b.scaleX)
        let scaleY = mix(a.scaleY, b.scaleY)
        let shear = mix(a.shear, b.shear)
        let cosine = cos(angle)
        let sine = sin(angle)
        return CGAffineTransform(
            a: cosine * scaleX, b: sine * scaleX,
            c: (cosine * shear - sine) * scaleY, d: (sine * shear + cosine) * scaleY,
            tx: mix(tx, end.tx), ty: mix(ty, end.ty))
    }

    /// The decomposition of a transform into separately animatable parts.
    private struct Parts {
        let angle: CGFloat
        let scaleX: CGFloat
        let scaleY: CGFloat
        let shear: CGFloat

        init(_ matrix: CGAffineTransform) {
            scaleX = (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot()
            angle = atan2(matrix.b, matrix.a)
            let determinant = matrix.a * matrix.d - matrix.b * matrix.c
            scaleY = scaleX > 0 ? determinant / scaleX : 0
            shear = determinant != 0 ? (matrix.a * matrix.c + matrix.b * matrix.d) / determinant : 0
        }
    }
}
