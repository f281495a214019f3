/// A pace as of something that hangs on a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @preconcurrency NSCoding,
    @preconcurrency NSCopying
{
    private enum Kind {
        /// As hard as makes it come to rest in the animation's duration.
        case ratio(CGFloat)
        /// As hard as it is, whatever the animation's duration.
        case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    }

    private let kind: Kind

    /// The speed at the start, in whole distances a second; animations of views take the horizontal part.
    public let initialVelocity: CGVector

    /// A spring as the system's own: it comes to rest without swinging, after half a second.
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// A spring that comes to rest in the animation's duration.
    ///
    /// - Parameters:
    ///   - ratio: 1 comes to rest without swinging; nearer to 0 swings more.
    ///   - velocity: the speed at the start, in whole distances a second.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        kind = .ratio(max(0.01, ratio))
        initialVelocity = velocity
        super.init()
    }

    /// A spring of which everything is known; it comes to rest when it does.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        precondition(
            mass > 0 && stiffness > 0 && damping >= 0,
            "UISpringTimingParameters: mass and stiffness must be greater than 0, and damping not less than 0")
        kind = .physical(mass: mass, stiffness: stiffness, damping: damping)
        initialVelocity = velocity
        super.init()
    }

    /// A spring that comes to rest in the animation's duration.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// Reads a spring from an archive.
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

    /// Puts the spring into an archive.
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

    /// The spring itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// After how many seconds the spring is at rest, where that does not depend on the animation's duration.
    var settlingDuration: TimeInterval? {
        guard case .physical(let mass, let stiffness, let damping) = kind else { return nil }
        let time = Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity.dx).settlingTime
        return time.isFinite ? time : nil
    }

    /// Mass, stiffness and damping in an animation that takes `duration` seconds.
    func constants(duration: TimeInterval) -> (mass: CGFloat, stiffness: CGFloat, damping: CGFloat) {
        switch kind {
        case .physical(let mass, let stiffness, let damping): return (mass, stiffness, damping)
        case .ratio(let ratio):
            // It comes to rest, within a thousandth, at the end: 6.91 = -ln(0.001); at critical damping, where a factor
            // grows with time, 9.23 solves (1 + x) e^-x = 0.001.
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
