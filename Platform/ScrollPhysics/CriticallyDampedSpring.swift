/// Content that is drawn to a place, such as a page's edge: with the velocity that it has, and never past it.
package struct CriticallyDampedSpring: ScrollCurve {
    let target: CGFloat
    private let displacement: CGFloat
    private let startVelocity: CGFloat
    private let frequency: CGFloat

    /// Per second. The same as a bounce's, which looks the same at the end.
    package static let pageFrequency: CGFloat = 11
    /// Per second. A notch of the wheel is there after a fifth of a second.
    package static let wheelFrequency: CGFloat = 28

    init(start: CGFloat, velocity: CGFloat, target: CGFloat, frequency: CGFloat) {
        self.target = target
        displacement = start - target
        startVelocity = velocity
        // What comes too fast for the critical damping would swing past: a stiffer spring catches it right there.
        let isTowards = displacement * velocity < 0
        self.frequency = isTowards && displacement != 0 ? max(frequency, abs(velocity / displacement)) : frequency
    }

    package func position(at time: TimeInterval) -> CGFloat {
        let time = CGFloat(time)
        return target + (displacement + growing * time) * exp(-frequency * time)
    }

    package func velocity(at time: TimeInterval) -> CGFloat {
        let time = CGFloat(time)
        return (growing - frequency * (displacement + growing * time)) * exp(-frequency * time)
    }

    package var end: CGFloat { target }

    package var duration: TimeInterval {
        guard abs(displacement) > ScrollRest.distance || abs(startVelocity) > ScrollRest.velocity else { return 0 }
        var time: CGFloat = 1 / frequency
        for _ in 0..<8 {
            let size = abs(displacement) + abs(growing) * time
            time = max(1 / frequency, log(max(1, size / ScrollRest.distance)) / frequency)
        }
        return TimeInterval(time)
    }

    private var growing: CGFloat { startVelocity + frequency * displacement }
}
