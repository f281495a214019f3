import Foundation

/// The domain of printing errors.
public let UIPrintErrorDomain = "UIPrintErrorDomain"

/// An error of printing.
public struct UIPrintError: CustomNSError, Hashable, Error {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        /// There is no printer.
        case notAvailable = 1
        /// There is nothing to print.
        case noContent = 2
        /// An image has a format that cannot be read.
        case unknownImageFormat = 3
        /// The job has not been accepted.
        case jobFailed = 4
    }

    /// There is no printer.
    public static var notAvailable: Code { .notAvailable }
    /// There is nothing to print.
    public static var noContent: Code { .noContent }
    /// An image has a format that cannot be read.
    public static var unknownImageFormat: Code { .unknownImageFormat }
    /// The job has not been accepted.
    public static var jobFailed: Code { .jobFailed }
    /// The domain of printing errors.
    public static var errorDomain: String { UIPrintErrorDomain }

    /// The kind of the error.
    public let code: Code
    /// The message of the print system, or an empty string.
    let message: String

    init(_ code: Code, _ message: String = "") {
        self.code = code
        self.message = message
    }

    /// The number of the code.
    public var errorCode: Int { code.rawValue }

    /// The message of the print system by `NSLocalizedDescriptionKey`, if there is one.
    public var errorUserInfo: [String: Any] { message.isEmpty ? [:] : [NSLocalizedDescriptionKey: message] }
}
