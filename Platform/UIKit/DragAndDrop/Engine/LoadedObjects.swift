import Foundation

/// Objects that are loaded on any thread and passed on together, in order, on the main actor.
///
/// Unchecked, because the lock protects the stored objects, and their loaders do not retain them.
final class LoadedObjects: @unchecked Sendable {
    private let lock = NSLock()
    private var objects: [(any NSItemProviderReading)?]
    private var missing: Int
    private var isAwaited = false
    private let completion: @MainActor ([any NSItemProviderReading]) -> Void

    init(count: Int, completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void) {
        objects = Array(repeating: nil, count: count)
        missing = count
        self.completion = completion
    }

    /// Stores an object, or that none could be loaded.
    func set(_ object: (any NSItemProviderReading)?, at index: Int) {
        lock.lock()
        objects[index] = object
        missing -= 1
        let isLast = missing == 0 && isAwaited
        lock.unlock()
        if isLast { Task { @MainActor in self.handOn() } }
    }

    /// Called when all objects have been requested. Passes on those that are available in the next turn of
    /// the main loop, or all when the last has been loaded.
    @MainActor
    func wait() {
        lock.lock()
        isAwaited = true
        let isComplete = missing == 0
        lock.unlock()
        if isComplete { DisplayClock.schedule(after: 0) { self.handOn() } }
    }

    @MainActor
    private func handOn() {
        lock.lock()
        let objects = objects.compactMap(\.self)
        lock.unlock()
        completion(objects)
    }
}
