import Dispatch
import Foundation

/// Releases the objects of an owner that is deinitialized on another thread than the main one, for example because a
/// network closure held the last reference.
///
/// UIKit deallocates views and controllers on the main thread. Swift deinitializes an object on the thread that releases
/// it, so its layers, subviews and actions are handed over to the main thread instead.
package enum MainThreadRelease {
    /// Objects that their owner may still reference while its stored properties are destroyed on the other thread.
    private final class Objects: @unchecked Sendable {
        private var list: [AnyObject]
        private var attempts = 0

        init(_ list: [AnyObject]) { self.list = list }

        /// Releases the objects that nothing else references, and tries again later with the others. Gives up after
        /// some time, because an app may keep a view whose superview is gone.
        func release() {
            for index in list.indices.reversed() where isKnownUniquelyReferenced(&list[index]) {
                list.remove(at: index)
            }
            attempts += 1
            guard !list.isEmpty, attempts < 20 else { return list.removeAll() }
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(10)) { self.release() }
        }
    }

    /// Whether the current code runs neither on the main thread nor in the main queue, which other threads may run.
    package static var isNeeded: Bool { !Thread.isMainThread && DispatchQueue.getSpecific(key: mainQueueKey) == nil }

    private static let mainQueueKey: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Keeps objects alive until the main thread releases them.
    package static func release(_ list: [AnyObject]) {
        let objects = Objects(list)
        DispatchQueue.main.async { objects.release() }
    }
}
