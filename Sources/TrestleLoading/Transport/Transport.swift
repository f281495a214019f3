/// The way in which requests reach servers. ``URLSessionTransport`` is the default.
///
/// Implement this protocol to add authorization, or to respond in tests without a server.
public protocol Transport: Sendable {
    /// Sends a request, and returns the response regardless of its status.
    ///
    /// - Throws: ``TransportError``. Other errors count as ``TransportError/connectionFailed(_:)``.
    func response(to request: TransportRequest) async throws -> TransportResponse
}
