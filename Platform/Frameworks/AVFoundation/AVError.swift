import Foundation

/// The domain of errors of media.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// An error of media.
public struct AVError: Error, Hashable, Sendable, CustomNSError, LocalizedError {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        /// Not known.
        case unknown = -11800
        /// There is no device.
        case deviceNotConnected = -11814
        /// The format is not supported.
        case fileFormatNotRecognized = -11828
        /// There is no decoder.
        case decoderNotFound = -11833
        /// The operation is not supported.
        case operationNotAllowed = -11862
    }

    /// The kind of the error.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) {
        self.code = code
    }

    /// Not known.
    public static let unknown = Code.unknown
    /// There is no decoder.
    public static let decoderNotFound = Code.decoderNotFound

    public static var errorDomain: String { AVFoundationErrorDomain }

    public var errorCode: Int { code.rawValue }

    public var errorDescription: String? {
        switch code {
        case .deviceNotConnected: "Cameras and microphones are not available on Linux"
        default: "Media cannot be played on Linux"
        }
    }
}
