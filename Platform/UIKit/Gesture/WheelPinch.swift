internal import ScrollPhysics
import QuartzCore

/// A pinch that a wheel makes: its notches follow each other softly, and the pinch is over when no more come.
@MainActor
final class WheelPinch {
    /// How long in seconds to wait for another notch.
    private static let patience: TimeInterval = 0.2
    /// How fast the scale goes to where the wheel was turned, per second: as fast as a wheel scrolls.
    private static let frequency: CGFloat = CriticallyDampedSpring.wheelFrequency
    /// A difference of scales that nobody sees.
    private static let precision: CGFloat = 0.0005

    /// Where the pointer was when it began, in the window.
    let location: CGPoint
    private weak var recognizer: UIPinchGestureRecognizer?
    private var target: CGFloat = 1
    private var shown: CGFloat = 1
    private var lastTick = DisplayClock.now
    private var link: DisplayLink?
    private var end: DisplayClock.Timer?

    init(_ recognizer: UIPinchGestureRecognizer, at location: CGPoint) {
        self.recognizer = recognizer
        self.location = location
    }

    isolated deinit { stop() }

    func turn(by factor: CGFloat, isPrecise: Bool) {
        target *= factor
        end?.cancel()
        end = nil
        if isPrecise {
            show(target, at: DisplayClock.now)
            awaitEnd()
        } else if link == nil {
            lastTick = DisplayClock.now
            link = DisplayLink { [weak self] in self?.tick($0) }
        }
    }

    private func tick(_ time: TimeInterval) {
        let passed = CGFloat(time - lastTick)
        lastTick = time
        guard passed > 0 else { return }
        let next = target + (shown - target) * exp(-Self.frequency * passed)
        guard abs(next - target) > Self.precision * target else {
            link?.invalidate()
            link = nil
            show(target, at: time)
            awaitEnd()
            return
        }
        show(next, at: time)
    }

    private func show(_ scale: CGFloat, at time: TimeInterval) {
        guard scale != shown else { return }
        shown = scale
        recognizer?.wheelDidTurn(to: scale, at: time)
    }

    private func awaitEnd() {
        end = DisplayClock.schedule(after: Self.patience) { [weak self] in self?.recognizer?.endWheel() }
    }

    func stop() {
        link?.invalidate()
        link = nil
        end?.cancel()
        end = nil
    }
}
