/// A spring that moves content to a target, such as the edge of a page, without overshooting it.
package struct CriticallyDampedSpring: ScrollCurve {
    let target: CGFloat
    private let displacement: CGFloat
    private let startVelocity: CGFloat
    private let frequency: CGFloat

    /// The frequency for pages, per second, equal to that of a bounce.
    package static let pageFrequency: CGFloat = 11
    /// The frequency for a mouse wheel, per second, at which a notch takes about a fifth of a second.
    package static let wheelFrequency: CGFloat = 28

    init(start: CGFloat, velocity: CGFloat, target: CGFloat, frequency: CGFloat) {
        self.target = target
        displacement = start - target
        startVelocity = velocity
        // A critically damped spring overshoots at high velocities. A higher frequency prevents this.
        let isTowardTarget = displacement * velocity < 0
        self.frequency = isTowardTarget && displacement != 0 ? max(frequency, abs(velocity / displacement)) : frequency
    }

    package func position(at time: TimeInterval) -> CGFloat {
        let time = CGFloat(time)
        return target + (displacement + linearCoefficient * time) * exp(-frequency * time)
    }

    package func velocity(at time: TimeInterval) -> CGFloat {
        let time = CGFloat(time)
        return (linearCoefficient - frequency * (displacement + linearCoefficient * time)) * exp(-frequency * time)
    }

    package var end: CGFloat { target }

    package var duration: TimeInterval {
        guard abs(displacement) > ScrollRest.distance || abs(startVelocity) > ScrollRest.velocity else { return 0 }
        var time: CGFloat = 1 / frequency
        for _ in 0..<8 {
            let size = abs(displacement) + abs(linearCoefficient) * time
            time = max(1 / frequency, log(max(1, size / ScrollRest.distance)) / frequency)
        }
        return TimeInterval(time)
    }

    private var linearCoefficient: CGFloat { startVelocity + frequency * displacement }
}
