@_exported import Foundation
import Synchronization

/// A request to run the app in the background.
open class BGTaskRequest: NSObject, @unchecked Sendable {
    /// The identifier of the task.
    public final let identifier: String
    /// The earliest date.
    open var earliestBeginDate: Date?

    /// Creates a request.
    fileprivate init(identifier identifierOfTask: String) {
        identifier = identifierOfTask
    }
}

/// A request to load data in the background.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    /// Creates a request.
    public override init(identifier: String) {
        super.init(identifier: identifier)
    }
}

/// A request for longer work in the background.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    /// Whether the work needs the network.
    open var requiresNetworkConnectivity = false
    /// Whether the work needs power from outside.
    open var requiresExternalPower = false

    /// Creates a request.
    public override init(identifier: String) {
        super.init(identifier: identifier)
    }
}

/// Work in the background. No values are created on Linux.
open class BGTask: NSObject, @unchecked Sendable {
    /// The identifier.
    public final let identifier: String
    /// Called when the time is over.
    open var expirationHandler: (() -> Void)?

    fileprivate init(identifier identifierOfTask: String) {
        identifier = identifierOfTask
    }

    /// Ends the work.
    open func setTaskCompleted(success: Bool) {}
}

/// Work that loads data. No values are created on Linux.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// Longer work. No values are created on Linux.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// The work of the app in the background, which is not available on Linux.
///
/// Handlers can be registered, and are never called. Requests fail with `BGTaskScheduler.Error.unavailable`.
public final class BGTaskScheduler: NSObject, Sendable {
    /// An error in adding a request.
    public struct Error: Swift.Error, Hashable, Sendable {
        /// The kind of an error.
        public enum Code: Int, Sendable {
            /// Work in the background is not available.
            case unavailable = 1
            /// There are too many requests.
            case tooManyPendingTaskRequests = 2
            /// The app does not list the identifier.
            case notPermitted = 3
        }

        /// The kind of the error.
        public let code: Code

        /// Creates an error.
        public init(_ code: Code) {
            self.code = code
        }

        /// Work in the background is not available.
        public static let unavailable = Code.unavailable
    }

    /// The work of the app in the background.
    public static let shared = BGTaskScheduler()

    private let identifiers = Mutex<Set<String>>([])

    /// Registers a closure for a task.
    ///
    /// - Returns: Whether the identifier was not registered before.
    public func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { identifiers.withLock { $0.insert(identifier).inserted } }

    /// Adds a request. Throws `BGTaskScheduler.Error.unavailable`.
    public func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }

    /// Removes a request. There are none.
    public func cancel(taskRequestWithIdentifier identifier: String) {}

    /// Removes all requests. There are none.
    public func cancelAllTaskRequests() {}

    /// Passes the requests to a closure. There are none.
    public func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
        DispatchQueue.global().async { completionHandler([]) }
    }

    /// Returns the requests, of which there are none.
    public func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
