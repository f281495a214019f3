/// The timing of an animation as the motion of a damped spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @preconcurrency NSCoding,
    @preconcurrency NSCopying
{
    private enum Kind {
        /// A damping ratio. The stiffness follows from the animation's duration.
        case ratio(CGFloat)
        /// Physical constants, independent of the animation's duration.
        case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    }

    private let kind: Kind

    /// The initial velocity, in total distances per second. View animations use the horizontal component.
    open private(set) var initialVelocity: CGVector

    /// Creates the parameters of the system's default spring, which is overdamped and settles after half a
    /// second.
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// Creates a spring that settles within the animation's duration.
    ///
    /// - Parameters:
    ///   - ratio: The damping ratio. 1 does not oscillate; smaller values oscillate more.
    ///   - velocity: The initial velocity, in total distances per second.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        kind = .ratio(max(0.01, ratio))
        initialVelocity = velocity
        super.init()
    }

    /// Creates a spring with the given constants. They determine its duration.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        precondition(
            mass > 0 && stiffness > 0 && damping >= 0,
            "UISpringTimingParameters: mass \(mass), stiffness \(stiffness) and damping \(damping) do not describe a "
                + "spring. Pass a mass and stiffness greater than 0, and a damping of at least 0.")
        kind = .physical(mass: mass, stiffness: stiffness, damping: damping)
        initialVelocity = velocity
        super.init()
    }

    /// Creates a spring that settles within the animation's duration, without an initial velocity.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// Creates the parameters from an archive.
    public required init?(coder: NSCoder) {
        let mass = coder.decodeDouble(forKey: "UIMass")
        let stiffness = coder.decodeDouble(forKey: "UIStiffness")
        if mass > 0, stiffness > 0 {
            kind = .physical(mass: mass, stiffness: stiffness, damping: max(0, coder.decodeDouble(forKey: "UIDamping")))
        } else {
            kind = .ratio(max(0.01, coder.decodeDouble(forKey: "UIDampingRatio")))
        }
        initialVelocity = CGVector(
            dx: coder.decodeDouble(forKey: "UIVelocityX"), dy: coder.decodeDouble(forKey: "UIVelocityY"))
        super.init()
    }

    /// Encodes the parameters.
    open func encode(with coder: NSCoder) {
        switch kind {
        case .ratio(let ratio): coder.encode(Double(ratio), forKey: "UIDampingRatio")
        case .physical(let mass, let stiffness, let damping):
            coder.encode(Double(mass), forKey: "UIMass")
            coder.encode(Double(stiffness), forKey: "UIStiffness")
            coder.encode(Double(damping), forKey: "UIDamping")
        }
        coder.encode(Double(initialVelocity.dx), forKey: "UIVelocityX")
        coder.encode(Double(initialVelocity.dy), forKey: "UIVelocityY")
    }

    /// Returns the receiver, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// The time until the spring settles, in seconds, or `nil` if it depends on the animation's duration.
    var settlingDuration: TimeInterval? {
        guard case .physical(let mass, let stiffness, let damping) = kind else { return nil }
        let time = Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity.dx).settlingTime
        return time.isFinite ? time : nil
    }

    /// Returns mass, stiffness and damping for an animation of `duration` seconds.
    func constants(duration: TimeInterval) -> (mass: CGFloat, stiffness: CGFloat, damping: CGFloat) {
        switch kind {
        case .physical(let mass, let stiffness, let damping): return (mass, stiffness, damping)
        case .ratio(let ratio):
            // The spring settles within a thousandth: 6.91 = -ln(0.001). At critical damping, which has a
            // factor that is linear in time, 9.23 solves (1 + x) e^-x = 0.001.
            let decay = ratio >= 1 ? 9.23 : 6.91 / ratio
            let frequency = decay / CGFloat(max(duration, 0.001))
            return (1, frequency * frequency, 2 * min(1, ratio) * frequency)
        }
    }

    func spring(duration: TimeInterval) -> Spring {
        let (mass, stiffness, damping) = constants(duration: duration)
        return Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity.dx)
    }
}
