import Foundation

/// A request to a server.
public struct TransportRequest: Hashable, Sendable {
    /// The method of HTTP.
    public enum Method: String, Sendable {
        /// A method by its name.
        case get = "GET"
        case post = "POST"
    }

    /// The address.
    public let url: URL
    /// The method.
    public let method: Method
    /// The header fields, such as `If-None-Match`.
    public let headers: [String: String]
    /// The content of the request, or `nil` for none.
    public let body: Data?
    /// The number of bytes at which the transport stops and throws ``TransportError/tooManyBytes``.
    public let maximumBytes: Int

    /// Creates a request.
    public init(
        url: URL, method: Method = .get, headers: [String: String] = [:], body: Data? = nil, maximumBytes: Int
    ) {
        self.url = url
        self.method = method
        self.headers = headers
        self.body = body
        self.maximumBytes = maximumBytes
    }
}
