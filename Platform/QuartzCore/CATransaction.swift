/// A group of layer changes with common animation settings and a common completion handler.
///
/// Changes outside a transaction are part of an implicit one, which ends with the current turn of the main
/// loop.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    private struct Level {
        var duration: CFTimeInterval = 0.25
        var timingFunction: CAMediaTimingFunction?
        var disablesActions = false
        var clock: AnimationClock?
        var group = AnimationGroup()
    }

    private static var levels: [Level] = []
    private static var implicit = Level()

    private static var current: Level {
        get { levels.last ?? implicit }
        set {
            if levels.isEmpty { implicit = newValue } else { levels[levels.count - 1] = newValue }
        }
    }

    /// Begins a transaction nested in the current one, whose settings it inherits.
    public class func begin() {
        var level = current
        level.group = AnimationGroup()
        levels.append(level)
    }

    /// Ends the innermost transaction.
    ///
    /// - Precondition: A transaction has been begun.
    public class func commit() {
        precondition(!levels.isEmpty, "CATransaction.commit() was called without a transaction. Call begin() first.")
        levels.removeLast().group.close()
    }

    /// Ends the implicit transaction. The main loop calls it in each turn.
    public class func flush() {
        let group = implicit.group
        implicit = Level()
        group.close()
    }

    /// Returns the duration of implicit animations in seconds.
    public class func animationDuration() -> CFTimeInterval { current.duration }

    /// Sets the duration of implicit animations in seconds.
    public class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }

    /// Returns the timing function of implicit animations, or `nil` for the default curve.
    public class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }

    /// Sets the timing function of implicit animations.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.timingFunction = function
    }

    /// Returns whether layer changes in this transaction are not animated.
    public class func disableActions() -> Bool { current.disablesActions }

    /// Sets whether layer changes in this transaction are not animated.
    public class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

    /// Returns the closure that is called when all animations added in this transaction have ended.
    public class func completionBlock() -> (() -> Void)? {
        guard let completion = current.group.completion else { return nil }
        return { completion(true) }
    }

    /// Sets the closure that is called when all animations added from now on in this transaction have ended.
    /// Without animations it is called when the transaction ends.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        guard let block else {
            current.group.completion = nil
            return
        }
        setCompletion { _ in block() }
    }

    /// Sets the closure that is called when all animations of the transaction have ended, with whether all
    /// reached their ends.
    package class func setCompletion(_ completion: @escaping @MainActor (_ finished: Bool) -> Void) {
        current.group.completion = completion
    }

    /// Calls `body` and assigns `clock` to the animations that are added in it, or the time of their layers
    /// if `clock` is `nil`.
    package class func with<Result>(_ clock: AnimationClock?, _ body: () -> Result) -> Result {
        let outer = current.clock
        current.clock = clock
        defer { current.clock = outer }
        return body()
    }

    /// The clock that is assigned to animations that are added now.
    package static var clock: AnimationClock? { current.clock }

    static var group: AnimationGroup { current.group }
}

/// A counter of the animations of one transaction, which reports the end of the last one.
@MainActor
package final class AnimationGroup {
    var completion: (@MainActor (_ finished: Bool) -> Void)?
    private var running = 0
    private var isClosed = false
    private var allFinished = true

    func enter() {
        running += 1
    }

    func leave(finished: Bool) {
        running -= 1
        allFinished = allFinished && finished
        reportIfOver()
    }

    /// Called when the transaction has ended, after which no animations are added.
    func close() {
        isClosed = true
        reportIfOver()
    }

    private func reportIfOver() {
        guard isClosed, running == 0, let completion else { return }
        self.completion = nil
        completion(allFinished)
    }
}
