import Dispatch
import Foundation
import Observation

/// Reports the first change of an observable model that a closure has read.
///
/// Observation reports changes of `@Observable` models on iOS 17 and later and on Linux. Trestle's own models, which have a
/// ``ChangeNotifier``, are observed on all systems.
@MainActor
final class ModelTracking {
    /// Called when a model that the last tracked closure has read is about to change.
    var onChange: (@MainActor () -> Void)?

    /// The tracking of the form that is being made.
    private(set) static weak var current: ModelTracking?

    /// The number of closures that were tracked. Only the models of the last one are observed.
    private(set) var generation = 0
    private var cancelPrevious: (() -> Void)?

    nonisolated init() {}

    /// Returns the result of a closure and tracks the models that it reads, in place of those of the previous closure.
    func track<Result>(_ read: @MainActor () -> Result) -> Result {
        generation += 1
        let enclosing = Self.current
        Self.current = self
        defer { Self.current = enclosing }
        guard #available(iOS 17, tvOS 17, macCatalyst 17, visionOS 1, *) else { return read() }
        cancelPrevious?()
        let token = TrackingToken()
        cancelPrevious = { token.cancel() }
        return withObservationTracking {
            token.read()
            return read()
        } onChange: { [weak self] in
            guard !token.isCanceled else { return }
            if MainQueue.isCurrent {
                MainActor.assumeIsolated { self?.onChange?() }
            } else {
                Task { @MainActor in self?.onChange?() }
            }
        }
    }
}

/// The queue of the main actor.
private enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the code runs on the main queue, which in test suites on Linux need not be served by the main thread.
    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}

/// An observable object that ends the observation of everything that was read along with it. Otherwise, observations of
/// models that never change would accumulate with every render.
@available(iOS 17, tvOS 17, macCatalyst 17, visionOS 1, *)
private final class TrackingToken: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let lock = NSLock()
    private nonisolated(unsafe) var storedIsCanceled = false

    /// Whether the observation was ended by ``cancel()``.
    var isCanceled: Bool { lock.withLock { storedIsCanceled } }

    func read() { registrar.access(self, keyPath: \.isCanceled) }

    func cancel() {
        lock.withLock { storedIsCanceled = true }
        registrar.withMutation(of: self, keyPath: \.isCanceled) {}
    }
}
