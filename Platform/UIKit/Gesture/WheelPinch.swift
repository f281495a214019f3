internal import ScrollPhysics
import QuartzCore

/// A pinch by a mouse wheel. It animates the scale between notches and ends when no further notch follows.
@MainActor
final class WheelPinch {
    /// The time to wait for another notch, in seconds.
    private static let endDelay: TimeInterval = 0.2
    /// The rate at which the scale approaches its target, per second: the same as for scrolling by wheel.
    private static let frequency: CGFloat = CriticallyDampedSpring.wheelFrequency
    /// The relative difference from the target scale that is not visible.
    private static let scaleTolerance: CGFloat = 0.0005

    /// The pointer's location when the pinch began, in window coordinates.
    let location: CGPoint
    private weak var recognizer: UIPinchGestureRecognizer?
    private var targetScale: CGFloat = 1
    private var displayedScale: CGFloat = 1
    private var lastTick = DisplayClock.now
    private var link: DisplayLink?
    private var end: DisplayClock.Timer?

    init(_ recognizer: UIPinchGestureRecognizer, at location: CGPoint) {
        self.recognizer = recognizer
        self.location = location
    }

    isolated deinit { stop() }

    func turn(by factor: CGFloat, isPrecise: Bool) {
        targetScale *= factor
        end?.cancel()
        end = nil
        if isPrecise {
            show(targetScale, at: DisplayClock.now)
            scheduleEnd()
        } else if link == nil {
            lastTick = DisplayClock.now
            link = DisplayLink { [weak self] in self?.tick($0) }
        }
    }

    private func tick(_ time: TimeInterval) {
        let elapsed = CGFloat(time - lastTick)
        lastTick = time
        guard elapsed > 0 else { return }
        let next = targetScale + (displayedScale - targetScale) * exp(-Self.frequency * elapsed)
        guard abs(next - targetScale) > Self.scaleTolerance * targetScale else {
            link?.invalidate()
            link = nil
            show(targetScale, at: time)
            scheduleEnd()
            return
        }
        show(next, at: time)
    }

    private func show(_ scale: CGFloat, at time: TimeInterval) {
        guard scale != displayedScale else { return }
        displayedScale = scale
        recognizer?.wheelPinchDidChange(to: scale, at: time)
    }

    private func scheduleEnd() {
        end = DisplayClock.schedule(after: Self.endDelay) { [weak self] in self?.recognizer?.endWheelPinch() }
    }

    func stop() {
        link?.invalidate()
        link = nil
        end?.cancel()
        end = nil
    }
}
