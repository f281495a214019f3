/// The steps and the time that an evaluation has left.
struct EvaluationBudget {
    private var steps: Int
    private let deadline: ContinuousClock.Instant

    init(_ limits: ExpressionLimits) {
        steps = limits.steps
        deadline = .now + limits.time
    }

    mutating func spend(_ count: Int = 1) throws(ExpressionError.Reason) {
        steps -= count
        guard steps >= 0 else { throw .limitExceeded(.steps) }
        guard ContinuousClock.now < deadline else { throw .limitExceeded(.time) }
    }
}
