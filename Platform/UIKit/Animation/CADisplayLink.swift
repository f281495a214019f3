import Foundation
import QuartzCore

/// A timer that calls a method of a target once per frame.
///
/// The link retains its target, and the run loop retains the link, until the link is invalidated.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
    private let target: AnyObject
    private let selector: Selector
    private var link: DisplayLink?
    private var modes: Set<RunLoop.Mode> = []

    /// Creates a link that calls a method of a target once it has been added to a run loop.
    ///
    /// - Parameters:
    ///   - target: The object.
    ///   - sel: The method. It may have a parameter for the link.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
        super.init()
    }

    /// The time of the displayed frame, in seconds of `CACurrentMediaTime()`; 0 before the first call.
    open var timestamp: CFTimeInterval { lastTime }
    private var lastTime: CFTimeInterval = 0

    /// The time at which the next frame is displayed, in seconds of `CACurrentMediaTime()`.
    open var targetTimestamp: CFTimeInterval { lastTime + interval }

    /// The time between two frames, in seconds.
    open var duration: CFTimeInterval { 1 / Double(UIScreen.main.maximumFramesPerSecond) }

    /// The time between two calls, in seconds.
    private var interval: CFTimeInterval {
        preferredFramesPerSecond > 0 ? max(duration, 1 / Double(preferredFramesPerSecond)) : duration
    }

    /// The maximum number of calls per second; 0 for one call per frame.
    open var preferredFramesPerSecond = 0

    /// The range of calls per second. The preferred rate, or else the maximum one, determines
    /// ``preferredFramesPerSecond``.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet {
            preferredFramesPerSecond = Int(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum)
        }
    }

    /// Whether calls are suspended. A paused link requires no frames.
    open var isPaused = false {
        didSet { link?.isPaused = isPaused }
    }

    /// Starts the calls. The link is called in all modes of the main run loop while it has been added for one.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.insert(mode)
        guard link == nil else { return }
        link = DisplayLink { [self] time in tick(at: time) }
        link?.isPaused = isPaused
    }

    /// Stops the calls if the link has not been added for another mode.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
        if modes.isEmpty { invalidate() }
    }

    /// Stops the calls and releases the target.
    open func invalidate() {
        modes = []
        link?.invalidate()
        link = nil
    }

    private func tick(at time: CFTimeInterval) {
        // A frame may be early by a fraction of the interval between frames.
        guard time - lastTime >= interval - duration / 2 else { return }
        lastTime = time
        ObjCMessage.send(selector, to: target, [self])
    }
}
