import Foundation
import QuartzCore

extension NSObject {
    /// Calls a method with an argument after a delay, on the main run loop. The object and the argument are
    /// retained until then.
    ///
    /// - Parameters:
    ///   - aSelector: The method.
    ///   - anArgument: The argument, if the method has a parameter.
    ///   - delay: The delay, in seconds. With 0, the method is called in a later turn of the run loop.
    /// - Precondition: The class of the object lists the method when the delay ends.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.common])
    }

    /// Calls a method with an argument after a delay, in modes of the main run loop.
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        DelayedPerforms.add(aSelector, to: self, with: anArgument, after: delay, in: modes)
    }

    /// Cancels the delayed calls of a method with an equal argument.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedPerforms.cancel(target: aTarget as AnyObject) { selector, argument in
            selector == aSelector && isEqual(argument, anArgument)
        }
    }

    /// Cancels all delayed calls of an object's methods.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedPerforms.cancel(target: aTarget as AnyObject) { _, _ in true }
    }

    /// Calls a method on the main thread, in a later turn of its queue unless `wait` is `true`.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        if wait, Thread.isMainThread {
            ObjCMessage.send(aSelector, to: self, [arg])
            return
        }
        nonisolated(unsafe) let (object, argument) = (self, arg)
        if wait {
            DispatchQueue.main.sync { _ = ObjCMessage.send(aSelector, to: object, [argument]) }
        } else {
            DispatchQueue.main.async { ObjCMessage.send(aSelector, to: object, [argument]) }
        }
    }

    /// Calls a method on another thread, which ends when the method returns.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        nonisolated(unsafe) let (object, argument) = (self, arg)
        Thread.detachNewThread { ObjCMessage.send(aSelector, to: object, [argument]) }
    }

    private static func isEqual(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
        return (first as AnyObject) === (second as AnyObject)
    }
}

/// The delayed calls that can be canceled.
private enum DelayedPerforms {
    private struct Request {
        let id: Int
        let target: AnyObject
        let selector: Selector
        let argument: Any?
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var requests: [Request] = []
    nonisolated(unsafe) private static var lastID = 0

    static func add(
        _ selector: Selector, to target: AnyObject, with argument: Any?, after delay: TimeInterval,
        in modes: [RunLoop.Mode]
    ) {
        let id = lock.withLock {
            lastID += 1
            requests.append(Request(id: lastID, target: target, selector: selector, argument: argument))
            return lastID
        }
        if DisplayClock.isManual {
            // On a headless screen, tests advance the time. Only the main actor uses such a screen.
            let schedule: @MainActor () -> Void = { DisplayClock.schedule(after: max(0, delay)) { perform(id) } }
            unsafeBitCast(schedule, to: (() -> Void).self)()
        } else {
            let timer = Timer(timeInterval: max(0, delay), repeats: false) { _ in perform(id) }
            for mode in modes { RunLoop.main.add(timer, forMode: mode) }
        }
    }

    private static func perform(_ id: Int) {
        let request = lock.withLock {
            requests.firstIndex { $0.id == id }.map { requests.remove(at: $0) }
        }
        if let request { ObjCMessage.send(request.selector, to: request.target, [request.argument]) }
    }

    static func cancel(target: AnyObject, where matches: (Selector, Any?) -> Bool) {
        // The requests retain the target, which may be released only after the lock.
        let canceled = lock.withLock {
            let canceled = requests.filter { $0.target === target && matches($0.selector, $0.argument) }
            requests.removeAll { request in canceled.contains { $0.id == request.id } }
            return canceled
        }
        withExtendedLifetime(canceled) {}
    }
}
