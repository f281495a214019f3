import Foundation
import TrestleLoading

/// An error that occurs when an image is loaded.
public enum ImageLoadingError: Error, Equatable, Sendable {
    /// The scheme of the address is not one of ``ImageLoader/Configuration/schemes``.
    case schemeNotAllowed(String)
    /// The host is not one that the transport may reach.
    case hostNotAllowed(String)
    /// The server could not be reached. The value describes the reason.
    case connectionFailed(String)
    /// The status of the response is not success.
    case badStatus(Int)
    /// The file has more bytes than ``ImageLoader/Configuration/maximumBytes``.
    case tooManyBytes
    /// The image has more pixels than ``ImageLoader/Configuration/maximumPixels``.
    case tooManyPixels
    /// The file is not an image, or is damaged.
    case notAnImage
    /// The load was canceled.
    case cancelled
}

extension ImageLoadingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .schemeNotAllowed(let scheme): "Images are not loaded from addresses with the scheme \"\(scheme)\"."
        case .hostNotAllowed(let host): "Images are not loaded from the host “\(host)”."
        case .connectionFailed(let reason): "The image could not be loaded: \(reason)"
        case .badStatus(let status): "The server responded with the status \(status)."
        case .tooManyBytes: "The image file is too large."
        case .tooManyPixels: "The image has too many pixels."
        case .notAnImage: "The file is not an image, or is damaged."
        case .cancelled: "The image is not needed anymore."
        }
    }

    /// Whether another attempt may succeed.
    public var isTemporary: Bool {
        switch self {
        case .connectionFailed: true
        case .badStatus(let status): TransportResponse.isTemporaryFailure(status)
        case .schemeNotAllowed, .hostNotAllowed, .tooManyBytes, .tooManyPixels, .notAnImage, .cancelled: false
        }
    }

    init(_ error: TransportError) {
        self =
            switch error {
            case .connectionFailed(let reason): .connectionFailed(reason)
            case .hostNotAllowed(let host): .hostNotAllowed(host)
            case .tooManyBytes: .tooManyBytes
            }
    }
}
