/// An animation of one property from one value to another. A value that is left out is the layer's own.
open class CABasicAnimation: CAPropertyAnimation {
    /// Where the property starts.
    open var fromValue: Any?
    /// Where the property ends.
    open var toValue: Any?
    /// What is added to the start where `toValue` is nil, or taken from the end where `fromValue` is nil.
    open var byValue: Any?

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
    }

    /// How far along the way from start to end the property is, `runTime` seconds into a run.
    func progress(at runTime: CFTimeInterval) -> CGFloat {
        let fraction = duration > 0 ? CGFloat(runTime / duration) : 1
        return timingFunction?.progress(at: fraction) ?? fraction
    }

    override func value(at runTime: CFTimeInterval, current: AnimatableValue) -> AnimatableValue? {
        let from = AnimatableValue(fromValue)
        let to = AnimatableValue(toValue)
        let by = AnimatableValue(byValue)
        let start = from ?? by.flatMap { by in to?.adding(by.negated) } ?? current
        let end = to ?? by.map { start.adding($0) } ?? current
        return start.interpolated(to: end, progress: clock?.scrub?(leadDelay) ?? progress(at: runTime))
    }
}

/// An animation that moves as a weight on a spring does.
open class CASpringAnimation: CABasicAnimation {
    /// The weight on the spring.
    open var mass: CGFloat = 1
    /// How hard the spring pulls, for each unit of distance.
    open var stiffness: CGFloat = 100
    /// How hard the movement is braked, for each unit of speed.
    open var damping: CGFloat = 10
    /// The speed at the start, in whole distances from start to end a second.
    open var initialVelocity: CGFloat = 0

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        initialVelocity = other.initialVelocity
    }

    /// After how many seconds the spring is at rest, within a thousandth of the distance.
    open var settlingDuration: CFTimeInterval {
        Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity).settlingTime
    }

    override func progress(at runTime: CFTimeInterval) -> CGFloat {
        Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity).progress(at: runTime)
    }
}

/// A damped harmonic oscillator that starts at 0 and comes to rest at 1.
package struct Spring {
    /// The undamped angular frequency in radians a second.
    private let frequency: CGFloat
    /// 1 is critical: the fastest way without overshoot.
    private let dampingRatio: CGFloat
    private let velocity: CGFloat

    package init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat) {
        frequency = (stiffness / mass).squareRoot()
        dampingRatio = damping / (2 * (stiffness * mass).squareRoot())
        self.velocity = velocity
    }

    /// The distance covered after `time` seconds.
    package func progress(at time: CFTimeInterval) -> CGFloat {
        let t = CGFloat(time)
        if dampingRatio < 1 {
            let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let sine = (dampingRatio * frequency - velocity) / damped
            return 1 - exp(-dampingRatio * frequency * t) * (cos(damped * t) + sine * sin(damped * t))
        }
        if dampingRatio == 1 {
            return 1 - exp(-frequency * t) * (1 + (frequency - velocity) * t)
        }
        let root = (dampingRatio * dampingRatio - 1).squareRoot()
        let slow = -frequency * (dampingRatio - root)
        let fast = -frequency * (dampingRatio + root)
        let fastShare = (-velocity - slow) / (fast - slow)
        return 1 - (1 - fastShare) * exp(slow * t) - fastShare * exp(fast * t)
    }

    /// When the envelope of the movement falls under a thousandth.
    package var settlingTime: CFTimeInterval {
        let decay =
            dampingRatio <= 1
            ? dampingRatio * frequency
            : frequency * (dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot())
        guard decay > 0 else { return .infinity }
        // Critical damping carries a factor that grows with time; 9.23 solves (1 + x) e^-x = 0.001.
        return CFTimeInterval((dampingRatio == 1 ? 9.23 : 6.91) / decay)
    }
}
