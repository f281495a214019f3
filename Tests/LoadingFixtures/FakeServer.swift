import Foundation
import TrestleLoading

/// A transport with predefined responses, which records the requests.
package actor FakeServer: Transport {
    package struct Answer: Sendable {
        package var status: Int
        package var headers: [String: String]
        package var body: Data
        /// The error that is thrown in place of the answer.
        package var error: TransportError?

        package init(
            status: Int = 200, headers: [String: String] = [:], body: Data = Data(), error: TransportError? = nil
        ) {
            self.status = status
            self.headers = headers
            self.body = body
            self.error = error
        }
    }

    package private(set) var requests: [TransportRequest] = []
    package private(set) var mostAtATime = 0
    private var currentCount = 0
    private var answers: [String: [Answer]] = [:]
    /// Whether responses are delayed until ``open()``.
    private var isClosed = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    package init() {}

    /// Sets the responses to requests for a path. The last one is repeated.
    package func answer(_ path: String, _ answers: Answer...) { self.answers[path] = answers }

    package func close() { isClosed = true }

    package func open() {
        isClosed = false
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    package func response(to request: TransportRequest) async throws -> TransportResponse {
        requests.append(request)
        currentCount += 1
        mostAtATime = max(mostAtATime, currentCount)
        defer { currentCount -= 1 }
        if isClosed { await withCheckedContinuation { waiting.append($0) } }
        try Task.checkCancellation()
        let path = request.url.path
        guard let answer = answers[path]?.first else {
            return TransportResponse(status: 404, headers: [:], body: Data())
        }
        if let rest = answers[path], rest.count > 1 { answers[path] = Array(rest.dropFirst()) }
        if let error = answer.error { throw error }
        return TransportResponse(status: answer.status, headers: answer.headers, body: answer.body)
    }
}
