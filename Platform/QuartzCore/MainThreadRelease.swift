import Dispatch
import Foundation

/// Releases the objects of an owner that is deinitialized on another thread than the main one, for example because a
/// network closure held the last reference.
///
/// UIKit deallocates views and controllers on the main thread. Swift deinitializes an object on the thread that releases
/// it, so its layers, subviews and actions are handed over to the main thread instead.
package enum MainThreadRelease {
    private struct Objects: @unchecked Sendable {
        let list: [AnyObject]
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
        let objects = Objects(list: list)
        DispatchQueue.main.async { withExtendedLifetime(objects) {} }
    }
}
