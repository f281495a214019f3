import AdaptiveCards
import Foundation
import TrestleLoading

/// An error that occurs when a card is loaded or an action is sent.
public enum CardLoadingError: Error, Hashable, Sendable {
    /// The scheme of the address is not one of ``CardClient/Configuration/schemes``.
    case schemeNotAllowed(String)
    /// The server could not be reached, or sends too much.
    case transport(TransportError)
    /// The status of the response is not success, and the response is no reply.
    case badStatus(Int)
    /// The response is not a reply, or not one to the request.
    case invalidReply(String)
    /// The server has refused the request.
    case refused(CardFailure)
}

extension CardLoadingError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .schemeNotAllowed(let scheme): "The app does not load cards from addresses with the scheme “\(scheme)”."
        case .transport(.connectionFailed): "The server could not be reached."
        case .transport(let error): error.description
        case .badStatus(let status): "The server responded with the status \(status)."
        case .invalidReply: "The server sent something that the app does not understand."
        case .refused(let failure): failure.description
        }
    }
}
