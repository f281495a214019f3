import Foundation

extension TransportResponse {
    /// Whether the status is one after which another attempt may succeed.
    package var isTemporaryFailure: Bool { Self.isTemporaryFailure(status) }

    /// Returns whether another attempt may succeed after a status.
    package static func isTemporaryFailure(_ status: Int) -> Bool {
        status == 408 || status == 429 || (500...599).contains(status)
    }
}

extension Transport {
    /// Sends a request again after temporary failures, with delays that double.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - retries: The maximum number of attempts after the first one.
    ///   - delay: The number of seconds before the second attempt.
    /// - Throws: ``TransportError``, or `CancellationError` if the task is canceled.
    package func response(
        to request: TransportRequest, retries: Int, delay: TimeInterval
    ) async throws -> TransportResponse {
        var delay = delay
        var attempt = 0
        while true {
            do {
                let response = try await response(to: request)
                guard response.isTemporaryFailure, attempt < retries else { return response }
            } catch {
                if Task.isCancelled || error is CancellationError { throw CancellationError() }
                let error = error as? TransportError ?? .connectionFailed(error.localizedDescription)
                guard error.isTemporary, attempt < retries else { throw error }
            }
            try await Task.sleep(nanoseconds: UInt64(delay * 1e9))
            delay *= 2
            attempt += 1
        }
    }
}
