import Foundation
import Synchronization

/// The current traits of threads outside `performAsCurrent`.
private let globalTraits = Mutex(UITraitCollection(.initial))

/// The innermost traits of a thread that runs `performAsCurrent`, and a place to keep them.
private final class ThreadTraits {
    var current: UITraitCollection?

    /// One for each thread, let go with it.
    static let key: pthread_key_t = {
        var key = pthread_key_t()
        let failure = pthread_key_create(&key) { Unmanaged<ThreadTraits>.fromOpaque($0!).release() }
        precondition(
            failure == 0,
            "UITraitCollection cannot create a key for thread-specific data because the process has used all keys. "
                + "Delete unused keys.")
        return key
    }()

    /// This thread's, if it ever ran `performAsCurrent`.
    static var existing: ThreadTraits? {
        pthread_getspecific(key).map { Unmanaged<ThreadTraits>.fromOpaque($0).takeUnretainedValue() }
    }

    static var forCurrentThread: ThreadTraits {
        if let existing { return existing }
        let new = ThreadTraits()
        pthread_setspecific(key, Unmanaged.passRetained(new).toOpaque())
        return new
    }
}

extension UITraitCollection {
    /// The traits that dynamic colours resolve against when nobody hands them any.
    ///
    /// UIKit sets it before it calls a view's or view controller's layout, drawing and update methods. Elsewhere it is
    /// what the screen has; set it, or better use `performAsCurrent`, to ask for a colour's `cgColor` on a view's
    /// behalf.
    public class var current: UITraitCollection {
        get { ThreadTraits.existing?.current ?? globalTraits.withLock { $0 } }
        set {
            if let thread = ThreadTraits.existing, thread.current != nil {
                thread.current = newValue
            } else {
                globalTraits.withLock { $0 = newValue }
            }
        }
    }

    /// Runs `actions` with these traits as `UITraitCollection.current`, on this thread only.
    public func performAsCurrent(_ actions: () -> Void) {
        let thread = ThreadTraits.forCurrentThread
        let previous = thread.current
        thread.current = self
        defer { thread.current = previous }
        actions()
    }
}
