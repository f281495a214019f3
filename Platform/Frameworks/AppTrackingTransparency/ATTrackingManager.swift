@_exported import Foundation

/// The authorization to track the user, which is denied on Linux.
public final class ATTrackingManager: NSObject {
    /// The state of the authorization.
    public enum AuthorizationStatus: UInt, Sendable {
        /// The app has not requested authorization.
        case notDetermined = 0
        /// The system does not allow authorization.
        case restricted = 1
        /// The authorization is denied.
        case denied = 2
        /// The authorization is granted.
        case authorized = 3
    }

    /// The state of the authorization, which is denied.
    public class var trackingAuthorizationStatus: AuthorizationStatus { .denied }

    /// Requests authorization, which is denied.
    public class func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) { DispatchQueue.global().async { completion(.denied) } }

    /// Requests authorization, which is denied.
    public class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
