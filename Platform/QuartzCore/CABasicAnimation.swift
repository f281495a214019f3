/// An animation of one property between two values. The layer's current value replaces a missing one.
open class CABasicAnimation: CAPropertyAnimation {
    /// The start value.
    open var fromValue: Any?
    /// The end value.
    open var toValue: Any?
    /// The difference between start and end, if only one of them is set.
    open var byValue: Any?

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
    }

    /// Returns the progress from start to end at `runTime` seconds into a repetition.
    func progress(at runTime: CFTimeInterval) -> CGFloat {
        let fraction = duration > 0 ? CGFloat(runTime / duration) : 1
        return timingFunction?.progress(at: fraction) ?? fraction
    }

    override func value(at runTime: CFTimeInterval, current: AnimatableValue) -> AnimatableValue? {
        let current = valueFunction?.neutral ?? current
        let from = AnimatableValue(fromValue)
        let to = AnimatableValue(toValue)
        let by = AnimatableValue(byValue)
        let start = from ?? by.flatMap { by in to?.adding(by.negated) } ?? current
        let end = to ?? by.map { start.adding($0) } ?? current
        return start.interpolated(to: end, progress: clock?.scrub?(scrubDelay) ?? progress(at: runTime))
    }
}

/// An animation with the motion of a damped spring.
open class CASpringAnimation: CABasicAnimation {
    /// The mass of the object on the spring.
    open var mass: CGFloat = 1
    /// The stiffness coefficient of the spring.
    open var stiffness: CGFloat = 100
    /// The damping coefficient.
    open var damping: CGFloat = 10
    /// The initial velocity, in units of the total distance per second.
    open var initialVelocity: CGFloat = 0

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        initialVelocity = other.initialVelocity
    }

    /// The time in seconds after which the spring is at rest, within a thousandth of the distance.
    open var settlingDuration: CFTimeInterval {
        Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity).settlingTime
    }

    override func resolveDuration(_ standard: CFTimeInterval) {
        super.resolveDuration(settlingDuration)
    }

    override func progress(at runTime: CFTimeInterval) -> CGFloat {
        Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity).progress(at: runTime)
    }
}

/// A damped harmonic oscillator that starts at 0 and settles at 1.
package struct Spring {
    /// The undamped angular frequency in radians per second.
    private let frequency: CGFloat
    /// The damping ratio. 1 is critical damping: the fastest motion without overshoot.
    private let dampingRatio: CGFloat
    private let velocity: CGFloat

    package init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat) {
        frequency = (stiffness / mass).squareRoot()
        dampingRatio = damping / (2 * (stiffness * mass).squareRoot())
        self.velocity = velocity
    }

    /// Returns the position at `time` seconds.
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

    /// The time at which the envelope of the motion falls below a thousandth.
    package var settlingTime: CFTimeInterval {
        let decay =
            dampingRatio <= 1
            ? dampingRatio * frequency
            : frequency * (dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot())
        guard decay > 0 else { return .infinity }
        // At critical damping the envelope is (1 + x) · e⁻ˣ, which equals 0.001 at x = 9.23.
        return CFTimeInterval((dampingRatio == 1 ? 9.23 : 6.91) / decay)
    }
}
