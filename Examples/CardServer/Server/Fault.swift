import FlyingFox
import Foundation

/// A way in which the server misbehaves, to try what clients do then.
enum Fault: String {
    /// Each request fails.
    case failing
    /// Each response takes two seconds.
    case slow
    /// Each response is no JSON.
    case garbage
    /// Each second request fails.
    case flaky

    /// Returns the response in place of the right one, or `nil` for the right one.
    func response() async throws -> HTTPResponse? {
        switch self {
        case .failing: return HTTPResponse(statusCode: .internalServerError, body: Data("out of order".utf8))
        case .slow:
            try await Task.sleep(nanoseconds: 2_000_000_000)
            return nil
        case .garbage: return HTTPResponse(statusCode: .ok, body: Data("{\"type\": \"AdaptiveCard\", \"body\": [".utf8))
        case .flaky:
            return await Self.requests.next().isMultiple(of: 2)
                ? HTTPResponse(statusCode: .serviceUnavailable) : nil
        }
    }

    private static let requests = Counter()

    private actor Counter {
        private var count = -1

        func next() -> Int {
            count += 1
            return count
        }
    }
}
