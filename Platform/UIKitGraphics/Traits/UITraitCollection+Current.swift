import Foundation
import Synchronization

/// The current traits of threads outside `performAsCurrent`.
private let globalTraits = Mutex(UITraitCollection(.initial))

/// Thread-specific storage for the innermost traits of `performAsCurrent`.
private final class ThreadTraits {
    var current: UITraitCollection?

    /// The key of the thread-specific data, which is released when the thread ends.
    static let key: pthread_key_t = {
        var key = pthread_key_t()
        let failure = pthread_key_create(&key) { Unmanaged<ThreadTraits>.fromOpaque($0!).release() }
        precondition(
            failure == 0,
            "UITraitCollection cannot create a key for thread-specific data because the process has used all keys. "
                + "Delete unused keys.")
        return key
    }()

    /// The storage of the current thread, or `nil` before the first use of `performAsCurrent`.
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
    /// The traits for resolving dynamic colors if none are passed explicitly.
    ///
    /// UIKit sets this property before it calls the layout, drawing, and update methods of views and view
    /// controllers. Elsewhere it contains the traits of the screen. To get a color's `cgColor` for a view
    /// outside these methods, use `performAsCurrent(_:)`, or set this property.
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

    /// Runs `actions` with these traits as `UITraitCollection.current` on the current thread.
    public func performAsCurrent(_ actions: () -> Void) {
        let thread = ThreadTraits.forCurrentThread
        let previous = thread.current
        thread.current = self
        defer { thread.current = previous }
        actions()
    }
}
