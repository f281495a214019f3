/// An error that occurs before a server has responded.
public enum TransportError: Error, Hashable, Sendable {
    /// The server could not be reached. The value describes the reason.
    case connectionFailed(String)
    /// The host is not one that the transport may reach.
    case hostNotAllowed(String)
    /// The response has more bytes than ``TransportRequest/maximumBytes``.
    case tooManyBytes
}

extension TransportError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .connectionFailed(let reason): "The server could not be reached: \(reason)"
        case .hostNotAllowed(let host): "The app does not load from the host “\(host)”."
        case .tooManyBytes: "The response is too large."
        }
    }

    /// Whether another attempt may succeed.
    public var isTemporary: Bool {
        if case .connectionFailed = self { true } else { false }
    }
}
