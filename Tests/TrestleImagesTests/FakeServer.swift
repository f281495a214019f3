import Foundation
import TrestleImages
import UIKit

/// A transport with predefined responses, which records the requests.
actor FakeServer: ImageTransport {
    struct Answer: Sendable {
        var status = 200
        var headers: [String: String] = [:]
        var body = Data()
        /// The error that is thrown in place of the answer.
        var error: ImageLoadingError?
    }

    private(set) var requests: [ImageTransportRequest] = []
    private(set) var mostAtATime = 0
    private var currentCount = 0
    private var answers: [String: [Answer]] = [:]
    /// Whether responses are delayed until ``open()``.
    private var isClosed = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Sets the responses to requests for a path. The last one is repeated.
    func answer(_ path: String, _ answers: Answer...) { self.answers[path] = answers }

    func close() { isClosed = true }

    func open() {
        isClosed = false
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    func response(to request: ImageTransportRequest) async throws -> ImageTransportResponse {
        requests.append(request)
        currentCount += 1
        mostAtATime = max(mostAtATime, currentCount)
        defer { currentCount -= 1 }
        if isClosed { await withCheckedContinuation { waiting.append($0) } }
        try Task.checkCancellation()
        let path = request.url.path
        guard let answer = answers[path]?.first else {
            return ImageTransportResponse(status: 404, headers: [:], body: Data())
        }
        if let rest = answers[path], rest.count > 1 { answers[path] = Array(rest.dropFirst()) }
        if let error = answer.error { throw error }
        return ImageTransportResponse(status: answer.status, headers: answer.headers, body: answer.body)
    }
}

/// A time that tests set.
final class FakeClock: @unchecked Sendable {
    private let lock = NSLock()
    private var date = Date(timeIntervalSince1970: 1_750_000_000)

    var now: Date { lock.withLock { date } }

    func advance(by seconds: TimeInterval) { lock.withLock { date += seconds } }
}

/// Returns a PNG file of one color.
func picture(_ width: Int, _ height: Int, _ color: UIColor = .red) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).pngData { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
}

/// A folder that is removed with its owner.
final class TemporaryFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}
