/// A group of layer changes: how they animate, and what happens when all their animations are over.
///
/// Changes outside a transaction belong to an implicit one, which ends with the turn of the main loop.
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

    /// Begins a transaction inside the current one, whose settings it takes over.
    public class func begin() {
        var level = current
        level.group = AnimationGroup()
        levels.append(level)
    }

    /// Ends the innermost transaction. Traps where none was begun.
    public class func commit() {
        precondition(!levels.isEmpty, "CATransaction.commit() without begin(): call begin() first")
        levels.removeLast().group.close()
    }

    /// Ends the implicit transaction: layers draw themselves anew where they must. The main loop does this every turn.
    public class func flush() {
        let group = implicit.group
        implicit = Level()
        group.close()
    }

    /// The length of implicit animations in seconds.
    public class func animationDuration() -> CFTimeInterval { current.duration }

    /// Sets the length of implicit animations in seconds.
    public class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }

    /// The pace of implicit animations; nil is the default curve.
    public class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }

    /// Sets the pace of implicit animations.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.timingFunction = function
    }

    /// Whether changes of layers in this transaction start no animations.
    public class func disableActions() -> Bool { current.disablesActions }

    /// Sets whether changes of layers in this transaction start no animations.
    public class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

    /// What is called when all animations added in this transaction are over.
    public class func completionBlock() -> (() -> Void)? {
        guard let completion = current.group.completion else { return nil }
        return { completion(true) }
    }

    /// Sets what is called when all animations added from now on in this transaction are over; at once after the
    /// transaction ends where there are none.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        guard let block else {
            current.group.completion = nil
            return
        }
        setCompletion { _ in block() }
    }

    /// As `setCompletionBlock`, and the block hears whether all animations reached their ends.
    package class func setCompletion(_ completion: @escaping @MainActor (_ finished: Bool) -> Void) {
        current.group.completion = completion
    }

    /// Lets the animations that are added in `body` keep to `clock`, or to their layers' time where it is nil.
    package class func with<Result>(_ clock: AnimationClock?, _ body: () -> Result) -> Result {
        let outer = current.clock
        current.clock = clock
        defer { current.clock = outer }
        return body()
    }

    /// What animations that are added now keep to.
    package static var clock: AnimationClock? { current.clock }

    static var group: AnimationGroup { current.group }
}

/// Counts the animations of one transaction, and reports the end of the last.
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

    /// The transaction has ended: no more animations will come.
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
