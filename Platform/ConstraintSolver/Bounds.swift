extension ConstraintSolver {
    /// Where a sum should lie, and how much that matters.
    package struct Bounds: Equatable, Sendable {
        /// What can't be given up for anything else.
        package static let required: Float = 1000

        /// Sums that miss their bounds by less are taken to keep them. A thousandth of the smallest part of a pixel that is seen.
        static let tolerance = 1e-6

        /// The sum should be no less.
        package var lower: Double
        /// The sum should be no more.
        package var upper: Double
        /// How much it matters that the sum is no less: above 0, up to ``required``.
        package var lowerPriority: Float
        /// How much it matters that the sum is no more.
        package var upperPriority: Float

        /// Bounds that matter differently.
        package init(lower: Double, lowerPriority: Float, upper: Double, upperPriority: Float) {
            self.lower = lower
            self.upper = upper
            self.lowerPriority = lowerPriority
            self.upperPriority = upperPriority
        }

        /// The sum should be `value`.
        package static func equal(_ value: Double, priority: Float = required) -> Bounds {
            Bounds(lower: value, lowerPriority: priority, upper: value, upperPriority: priority)
        }

        /// The sum should be `value` or more.
        package static func atLeast(_ value: Double, priority: Float = required) -> Bounds {
            Bounds(lower: value, lowerPriority: priority, upper: .infinity, upperPriority: priority)
        }

        /// The sum should be `value` or less.
        package static func atMost(_ value: Double, priority: Float = required) -> Bounds {
            Bounds(lower: -.infinity, lowerPriority: priority, upper: value, upperPriority: priority)
        }

        /// Anything will do.
        static let none = Bounds(lower: -.infinity, lowerPriority: 0, upper: .infinity, upperPriority: 0)

        /// The bound that a coordinate rests at; nil if it has none.
        func rest(atUpper: Bool) -> Double? {
            let wanted = atUpper ? upper : lower
            if wanted.isFinite { return wanted }
            let other = atUpper ? lower : upper
            return other.isFinite ? other : nil
        }

        /// The bound that is nearest to a value; nil if there is none.
        func nearest(to value: Double) -> Double? {
            rest(atUpper: abs(upper - value) < abs(lower - value))
        }
    }
}
