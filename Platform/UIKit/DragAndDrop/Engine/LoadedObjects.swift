import Foundation

/// Objects that are loaded on any threads, and handed on together, in their order, on the main actor.
///
/// Unchecked: the lock guards what is stored, and whoever loads an object hands it over.
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

    /// Keeps an object, or that there is none.
    func set(_ object: (any NSItemProviderReading)?, at index: Int) {
        lock.lock()
        objects[index] = object
        missing -= 1
        let isLast = missing == 0 && isAwaited
        lock.unlock()
        if isLast { Task { @MainActor in self.handOn() } }
    }

    /// All have been asked for. What was there at once is handed on in the next turn, the rest when it has come.
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
