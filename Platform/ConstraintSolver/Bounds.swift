extension ConstraintSolver {
    /// The interval in which the value of a constraint's left side should lie, with a priority for each end.
    package struct Bounds: Equatable, Sendable {
        /// The priority of bounds that cannot be traded against other constraints.
        package static let required: Float = 1000

        /// The violation up to which a bound counts as satisfied, in points. Far smaller than a pixel.
        static let tolerance = 1e-6

        /// The lower bound, or `-.infinity`.
        package var lower: Double
        /// The upper bound, or `.infinity`.
        package var upper: Double
        /// The priority of the lower bound: above 0, up to ``required``.
        package var lowerPriority: Float
        /// The priority of the upper bound: above 0, up to ``required``.
        package var upperPriority: Float

        /// Creates bounds whose ends have different priorities.
        package init(lower: Double, lowerPriority: Float, upper: Double, upperPriority: Float) {
            self.lower = lower
            self.upper = upper
            self.lowerPriority = lowerPriority
            self.upperPriority = upperPriority
        }

        /// Bounds that require the value `value`.
        package static func equal(_ value: Double, priority: Float = required) -> Bounds {
            Bounds(lower: value, lowerPriority: priority, upper: value, upperPriority: priority)
        }

        /// Bounds that require at least `value`.
        package static func atLeast(_ value: Double, priority: Float = required) -> Bounds {
            Bounds(lower: value, lowerPriority: priority, upper: .infinity, upperPriority: priority)
        }

        /// Bounds that require at most `value`.
        package static func atMost(_ value: Double, priority: Float = required) -> Bounds {
            Bounds(lower: -.infinity, lowerPriority: priority, upper: value, upperPriority: priority)
        }

        /// The bounds of a free variable.
        static let none = Bounds(lower: -.infinity, lowerPriority: 0, upper: .infinity, upperPriority: 0)

        /// Returns the bound at which a nonbasic variable rests: the preferred one if it is finite,
        /// otherwise the other one, or `nil` for a free variable.
        func restingBound(preferringUpper prefersUpper: Bool) -> Double? {
            let preferred = prefersUpper ? upper : lower
            if preferred.isFinite { return preferred }
            let other = prefersUpper ? lower : upper
            return other.isFinite ? other : nil
        }

        /// Returns the finite bound that is nearest to `value`, or `nil` for a free variable.
        func nearest(to value: Double) -> Double? {
            restingBound(preferringUpper: abs(upper - value) < abs(lower - value))
        }
    }
}
