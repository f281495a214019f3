/// How much a wish about a size matters, from 1 to 1000; what is required has 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float

    /// Makes a priority of a number from 1 to 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Makes a priority of a number from 1 to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// It must be so.
    public static let required = UILayoutPriority(1000)
    /// How much contents resist being cut.
    public static let defaultHigh = UILayoutPriority(750)
    /// How much a person who drags may resize a scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// How much a scene keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// How much a person drags who may not resize a scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// How much contents resist being stretched.
    public static let defaultLow = UILayoutPriority(250)
    /// How much a target size counts where a view is asked for the size that fits it.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
