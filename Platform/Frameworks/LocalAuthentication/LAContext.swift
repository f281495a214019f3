@_exported import Foundation

/// The means of authenticating a user.
public enum LAPolicy: Int, Sendable {
    /// A fingerprint or a face.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// A fingerprint, a face, or the passcode.
    case deviceOwnerAuthentication = 2
}

/// The kind of a sensor.
public enum LABiometryType: Int, Sendable {
    /// No sensor.
    case none = 0
    /// A sensor for fingerprints.
    case touchID = 1
    /// A sensor for faces.
    case faceID = 2
    /// A sensor for eyes.
    case opticID = 4
}

/// The domain of errors of authentication.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// An error of authentication.
public struct LAError: Error, Hashable, Sendable, CustomNSError, LocalizedError {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        /// The user is not who he or she claims to be.
        case authenticationFailed = -1
        /// The user has canceled.
        case userCancel = -2
        /// The user has chosen the alternative.
        case userFallback = -3
        /// The system has canceled.
        case systemCancel = -4
        /// There is no passcode.
        case passcodeNotSet = -5
        /// There is no sensor.
        case biometryNotAvailable = -6
        /// There is no fingerprint or face to compare with.
        case biometryNotEnrolled = -7
        /// There were too many attempts.
        case biometryLockout = -8
        /// The app has canceled.
        case appCancel = -9
        /// The context has been invalidated.
        case invalidContext = -10
        /// The system may not interact with the user.
        case notInteractive = -1004
    }

    /// The kind of the error.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) {
        self.code = code
    }

    /// The user is not who he or she claims to be.
    public static let authenticationFailed = Code.authenticationFailed
    /// The user has canceled.
    public static let userCancel = Code.userCancel
    /// The user has chosen the alternative.
    public static let userFallback = Code.userFallback
    /// There is no passcode.
    public static let passcodeNotSet = Code.passcodeNotSet
    /// There is no sensor.
    public static let biometryNotAvailable = Code.biometryNotAvailable
    /// There is no fingerprint or face to compare with.
    public static let biometryNotEnrolled = Code.biometryNotEnrolled
    /// The system has canceled.
    public static let systemCancel = Code.systemCancel
    /// There were too many attempts.
    public static let biometryLockout = Code.biometryLockout
    /// The app has canceled.
    public static let appCancel = Code.appCancel
    /// The context has been invalidated.
    public static let invalidContext = Code.invalidContext
    /// The system may not interact with the user.
    public static let notInteractive = Code.notInteractive

    public static var errorDomain: String { LAErrorDomain }

    public var errorCode: Int { code.rawValue }

    public var errorDescription: String? {
        switch code {
        case .biometryNotAvailable: "Biometry is not available on this device."
        case .passcodeNotSet: "Passcode not set."
        case .invalidContext: "Invalidated context."
        default: "Authentication failed."
        }
    }
}

/// An authentication of the user, which is not available on Linux.
///
/// Policies cannot be evaluated: biometrics fail with `LAError.biometryNotAvailable`, and the passcode with
/// `LAError.passcodeNotSet`.
open class LAContext: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var isInvalidated = false

    /// The title of the alternative. Stored only.
    open var localizedFallbackTitle: String?
    /// The title of the button that cancels. Stored only.
    open var localizedCancelTitle: String?
    /// The explanation for the user. Stored only.
    open var localizedReason = ""
    /// The time in seconds in which an earlier authentication is sufficient. Stored only.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// Whether the system may not interact with the user. Stored only.
    open var interactionNotAllowed = false

    /// The kind of the sensor, of which there is none.
    open var biometryType: LABiometryType { .none }

    private func error(_ policy: LAPolicy) -> LAError {
        if lock.withLock({ isInvalidated }) { return LAError(.invalidContext) }
        return LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
    }

    /// Returns whether the user can be authenticated, which is `false`.
    ///
    /// - Parameters:
    ///   - policy: The means of authentication.
    ///   - error: The place of the reason.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        let reason = self.error(policy)
        error?.pointee = NSError(
            domain: LAErrorDomain, code: reason.errorCode,
            userInfo: [NSLocalizedDescriptionKey: reason.localizedDescription])
        return false
    }

    /// Authenticates the user, which fails.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let reason = error(policy)
        DispatchQueue.global().async { reply(false, reason) }
    }

    /// Authenticates the user, which fails.
    @discardableResult
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw error(policy)
    }

    /// Invalidates the context.
    open func invalidate() {
        lock.withLock { isInvalidated = true }
    }
}

extension LAError.Code {
    /// Returns whether an error is an error of authentication with a code, in `catch` and `case` patterns.
    public static func ~= (code: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == LAErrorDomain && error.code == code.rawValue
    }
}
