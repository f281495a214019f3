import Foundation

/// The response of a server.
public struct TransportResponse: Hashable, Sendable {
    /// The HTTP status.
    public let status: Int
    /// The header fields.
    public let headers: [String: String]
    /// The content.
    public let body: Data

    /// Creates a response.
    public init(status: Int, headers: [String: String] = [:], body: Data) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
