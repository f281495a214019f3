import Foundation

/// A displacement in the plane.
public struct CGVector: Hashable, Codable, Sendable {
    /// The displacement to the right.
    public var dx: CGFloat
    /// The displacement along y: downwards, where y points down.
    public var dy: CGFloat

    /// No displacement.
    public init() {
        self.init(dx: 0 as CGFloat, dy: 0)
    }

    /// A displacement by `dx` and `dy`.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// A displacement by `dx` and `dy`.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// A displacement by `dx` and `dy`.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// No displacement.
    public static let zero = CGVector()
}
