/// A function from numbers to transforms, for animations of the key path "transform".
public final class CAValueFunction: NSObject, Sendable {
    /// The name of the function.
    public let name: CAValueFunctionName

    /// Creates the predefined function with the given name. Returns `nil` for unknown names.
    public init?(name: CAValueFunctionName) {
        let known: [CAValueFunctionName] = [
            .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY,
            .translateZ,
        ]
        guard known.contains(name) else { return nil }
        self.name = name
    }

    /// The value of which the function is the identity transform.
    var neutral: AnimatableValue {
        let isScale = [.scale, .scaleX, .scaleY, .scaleZ].contains(name)
        let number: CGFloat = isScale ? 1 : 0
        return name == .scale || name == .translate ? .numbers([number, number, number]) : .number(number)
    }

    /// Returns the transform for a number, or for three numbers of a scale or translation.
    func transform(_ value: AnimatableValue) -> AnimatableValue {
        var numbers: [CGFloat] = []
        switch value {
        case .number(let number): numbers = [number, number, number]
        case .numbers(let list) where list.count >= 2: numbers = list
        case .size(let size): numbers = [size.width, size.height]
        case .point(let point): numbers = [point.x, point.y]
        default: return value
        }
        let (x, y) = (numbers[0], numbers[1])
        switch name {
        case .rotateX: return .transform(CGAffineTransform(scaleX: 1, y: cos(x)))
        case .rotateY: return .transform(CGAffineTransform(scaleX: cos(x), y: 1))
        case .rotateZ: return .transform(CGAffineTransform(rotationAngle: x))
        case .scale: return .transform(CGAffineTransform(scaleX: x, y: y))
        case .scaleX: return .transform(CGAffineTransform(scaleX: x, y: 1))
        case .scaleY: return .transform(CGAffineTransform(scaleX: 1, y: x))
        case .translate: return .transform(CGAffineTransform(translationX: x, y: y))
        case .translateX: return .transform(CGAffineTransform(translationX: x, y: 0))
        case .translateY: return .transform(CGAffineTransform(translationX: 0, y: x))
        // Layers are flat.
        default: return .transform(.identity)
        }
    }
}

/// The names of the predefined value functions.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name of the function.
    public let rawValue: String

    /// Creates a name from its text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A rotation about the x axis, by an angle in radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// A rotation about the y axis, by an angle in radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// A rotation about the z axis, by an angle in radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// A scale by three factors.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// A scale along the x axis.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A scale along the y axis.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// A scale along the z axis.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// A translation by three distances.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// A translation along the x axis.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// A translation along the y axis.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// A translation along the z axis.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
