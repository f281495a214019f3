import Foundation

/// A request to a server.
public struct ImageTransportRequest: Sendable {
    /// The address.
    public let url: URL
    /// The header fields, such as `If-None-Match`.
    public let headers: [String: String]
    /// The number of bytes at which the transport stops and throws ``ImageLoadingError/tooManyBytes``.
    public let maximumBytes: Int

    /// Creates a request.
    public init(url: URL, headers: [String: String], maximumBytes: Int) {
        self.url = url
        self.headers = headers
        self.maximumBytes = maximumBytes
    }
}

/// The response of a server.
public struct ImageTransportResponse: Sendable {
    /// The HTTP status.
    public let status: Int
    /// The header fields.
    public let headers: [String: String]
    /// The contents of the file.
    public let body: Data

    /// Creates a response.
    public init(status: Int, headers: [String: String], body: Data) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}

/// The way in which files are loaded from servers. ``URLSessionTransport`` is the default.
///
/// Implement this protocol to add authorization, or to load images in tests without a server.
public protocol ImageTransport: Sendable {
    /// Sends a request, and returns the response regardless of its status.
    ///
    /// - Throws: ``ImageLoadingError``. Other errors count as ``ImageLoadingError/connectionFailed(_:)``.
    func response(to request: ImageTransportRequest) async throws -> ImageTransportResponse
}
