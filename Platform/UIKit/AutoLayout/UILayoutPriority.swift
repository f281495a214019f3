/// The priority of a constraint, from 1 to 1000 (required).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float

    /// Creates a priority from a number from 1 to 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Creates a priority from a number from 1 to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Returns a priority that is higher by a number.
    public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(left.rawValue + right)
    }

    /// Returns a priority that is lower by a number.
    public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(left.rawValue - right)
    }

    /// Raises a priority by a number.
    public static func += (left: inout UILayoutPriority, right: Float) { left.rawValue += right }

    /// Lowers a priority by a number.
    public static func -= (left: inout UILayoutPriority, right: Float) { left.rawValue -= right }

    /// The priority of required constraints.
    public static let required = UILayoutPriority(1000)
    /// The default priority with which views resist compression of their content.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority of a drag that may resize a scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority with which a scene keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority of a drag that may not resize a scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The default priority with which views hug their content.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority of the target size when a fitting size is computed.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
