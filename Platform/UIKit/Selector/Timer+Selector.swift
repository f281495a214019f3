import Foundation

extension Timer {
    /// Creates a timer that calls a method of a target, and schedules it on the current run loop.
    ///
    /// - Parameters:
    ///   - ti: The interval, in seconds.
    ///   - aTarget: The object, which the timer retains until it is invalidated.
    ///   - aSelector: The method, whose parameter, if it has one, is the timer.
    ///   - userInfo: The value of the timer's `userInfo`.
    ///   - yesOrNo: Whether the timer repeats.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// Creates a timer that calls a method of a target, to be added to a run loop.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(
            fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
            userInfo: userInfo, repeats: yesOrNo)
    }

    /// Creates a timer that first calls a method of a target at a date, to be added to a run loop.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
        userInfo: Any?, repeats rep: Bool
    ) {
        self.init(fire: date, interval: ti, repeats: rep) { timer in
            guard let call = SelectorTimer.call(of: timer) else { return }
            ObjCMessage.send(call.selector, to: call.target, [timer])
            if !rep { SelectorTimer.removeCall(of: timer) }
        }
        SelectorTimer.convert(self, Call(target: aTarget as AnyObject, selector: aSelector, userInfo: userInfo))
    }
}

/// The method that a timer calls, and its `userInfo`.
private struct Call {
    let target: AnyObject
    let selector: Selector
    let userInfo: Any?
}

/// A timer that calls a method. Foundation's timers on this platform cannot store a `userInfo`, and do not release
/// their closures. An initializer of `Timer` cannot create a subclass, so the class of the created timer is
/// changed; this one adds no storage.
private final class SelectorTimer: Timer {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var calls: [ObjectIdentifier: Call] = [:]

    static func convert(_ timer: Timer, _ call: Call) {
        lock.withLock { calls[ObjectIdentifier(timer)] = call }
        let metadata = unsafeBitCast(SelectorTimer.self as AnyClass, to: UnsafeRawPointer.self)
        Unmanaged.passUnretained(timer).toOpaque().storeBytes(of: metadata, as: UnsafeRawPointer.self)
    }

    static func call(of timer: Timer) -> Call? { lock.withLock { calls[ObjectIdentifier(timer)] } }

    static func removeCall(of timer: Timer) {
        // The target may be released only after the lock.
        let call = lock.withLock { calls.removeValue(forKey: ObjectIdentifier(timer)) }
        withExtendedLifetime(call) {}
    }

    override var userInfo: Any? { Self.call(of: self)?.userInfo }

    override func invalidate() {
        super.invalidate()
        Self.removeCall(of: self)
    }

    deinit { Self.removeCall(of: self) }
}
