@_exported import UIKit

/// The state of an app's authorization for the photo library.
public enum PHAuthorizationStatus: Int, Sendable {
    /// The app has not requested authorization.
    case notDetermined = 0
    /// The system does not allow authorization.
    case restricted = 1
    /// The authorization is denied.
    case denied = 2
    /// The authorization is granted.
    case authorized = 3
    /// The authorization is granted for some photos.
    case limited = 4
}

/// The kind of access to the photo library.
public enum PHAccessLevel: Int, Sendable {
    /// Adding photos.
    case addOnly = 1
    /// Reading and adding photos.
    case readWrite = 2
}

/// The domain of errors of photos.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// An error of the photo library.
public struct PHPhotosError: Error, Hashable, Sendable, CustomNSError {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        /// The app has no authorization.
        case accessUserDenied = 3311
        /// The system does not allow authorization.
        case accessRestricted = 3310
    }

    /// The kind of the error.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) {
        self.code = code
    }

    public static var errorDomain: String { PHPhotosErrorDomain }

    public var errorCode: Int { code.rawValue }
}

/// The photo library, which is not available on Linux: the authorization is denied, and changes fail with
/// `PHPhotosError.accessUserDenied`.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let library = PHPhotoLibrary()

    /// Returns the library.
    open class func shared() -> PHPhotoLibrary { library }

    /// Returns the state of the authorization, which is denied.
    open class func authorizationStatus() -> PHAuthorizationStatus { .denied }

    /// Returns the state of the authorization, which is denied.
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }

    /// Requests authorization, which is denied.
    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        DispatchQueue.global().async { handler(.denied) }
    }

    /// Requests authorization, which is denied.
    open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) { requestAuthorization(handler) }

    /// Requests authorization, which is denied.
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }

    /// Changes the library, which fails. The changes are not run.
    open func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) { DispatchQueue.global().async { completionHandler?(false, PHPhotosError(.accessUserDenied)) } }

    /// Changes the library, which fails. The changes are not run.
    open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        throw PHPhotosError(.accessUserDenied)
    }

    /// Changes the library, which fails. The changes are not run.
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        throw PHPhotosError(.accessUserDenied)
    }
}
