import UIKit

/// The download of a file, and those who wait for its images.
@MainActor
final class ImageJob {
    typealias Completion = @MainActor (Result<UIImage, ImageLoadingError>) -> Void

    enum Waiter {
        /// Waits for an image.
        case image(ImageRequest, Completion)
        /// Waits for the file on disk.
        case file(ended: @MainActor () -> Void)

        var request: ImageRequest? {
            if case .image(let request, _) = self { return request }
            return nil
        }

        @MainActor
        func end(_ result: Result<UIImage, ImageLoadingError>) {
            switch self {
            case .image(_, let completion): completion(result)
            case .file(let ended): ended()
            }
        }
    }

    let url: URL
    var waiters: [ObjectIdentifier: Waiter] = [:]
    var task: Task<Void, Never>?

    init(_ url: URL) {
        self.url = url
    }

    /// Whether nobody waits for an image.
    var isPrefetch: Bool { nextRequest == nil }

    /// A request whose image is not decoded yet.
    var nextRequest: ImageRequest? { waiters.values.lazy.compactMap(\.request).first }

    /// Removes and returns the waiters of a request.
    func removeWaiters(for request: ImageRequest) -> [Waiter] {
        let ids = waiters.filter { $0.value.request == request }.map(\.key)
        return ids.compactMap { waiters.removeValue(forKey: $0) }
    }
}

/// Calls a closure for each notification with a name until it is released.
final class NotificationObservation: Sendable {
    private nonisolated(unsafe) let token: any NSObjectProtocol

    init(_ name: Notification.Name, _ body: @escaping @MainActor () -> Void) {
        // With the main queue, posting from the main thread would wait for itself on Linux.
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            if Thread.isMainThread {
                MainActor.assumeIsolated { body() }
            } else {
                Task { @MainActor in body() }
            }
        }
    }

    deinit {
        NotificationCenter.default.removeObserver(token)
    }
}
