import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A transport that sends requests by `URLSession`, without its cache.
public final class URLSessionTransport: Transport {
    private let session: URLSession
    private let receiver: Receiver
    private let hosts: Set<String>?

    /// Creates a transport.
    ///
    /// - Parameters:
    ///   - hosts: The names of the hosts that may be reached, also where a server redirects a request, or `nil` for all.
    ///   - headers: Header fields of each request, such as `Authorization`. They are sent to all hosts.
    ///   - timeout: The number of seconds without data after which a request fails.
    public init(hosts: Set<String>? = nil, headers: [String: String] = [:], timeout: TimeInterval = 30) {
        self.hosts = hosts.map { Set($0.map { $0.lowercased() }) }
        receiver = Receiver(hosts: self.hosts)
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.timeoutIntervalForRequest = timeout
        configuration.httpAdditionalHeaders = headers
        session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
    }

    deinit {
        // The session retains its delegate until then.
        session.finishTasksAndInvalidate()
    }

    public func response(to request: TransportRequest) async throws -> TransportResponse {
        let host = request.url.host?.lowercased() ?? ""
        guard hosts?.contains(host) ?? true else { throw TransportError.hostNotAllowed(host) }
        var urlRequest = URLRequest(url: request.url)
        urlRequest.httpMethod = request.method.rawValue
        urlRequest.httpBody = request.body
        for (name, value) in request.headers { urlRequest.setValue(value, forHTTPHeaderField: name) }
        let task = session.dataTask(with: urlRequest)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                receiver.receive(task, maximumBytes: request.maximumBytes, continuation)
                // A canceled task does not resume.
                task.resume()
            }
        } onCancel: {
            task.cancel()
        }
    }
}

/// Collects the data of tasks.
private final class Receiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private struct Reception {
        let maximumBytes: Int
        let continuation: CheckedContinuation<TransportResponse, any Error>
        var response: HTTPURLResponse?
        var body = Data()
    }

    private let hosts: Set<String>?
    /// Protects ``receptions``, which the session's queue uses too.
    private let lock = NSLock()
    private var receptions: [Int: Reception] = [:]

    init(hosts: Set<String>?) {
        self.hosts = hosts
    }

    func receive(
        _ task: URLSessionTask, maximumBytes: Int,
        _ continuation: CheckedContinuation<TransportResponse, any Error>
    ) {
        lock.withLock {
            receptions[task.taskIdentifier] = Reception(maximumBytes: maximumBytes, continuation: continuation)
        }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        let host = request.url?.host?.lowercased() ?? ""
        guard hosts?.contains(host) ?? true else {
            finish(task, .failure(TransportError.hostNotAllowed(host)))
            completionHandler(nil)
            task.cancel()
            return
        }
        completionHandler(request)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        let isAllowed = lock.withLock {
            receptions[dataTask.taskIdentifier]?.response = response as? HTTPURLResponse
            let maximum = receptions[dataTask.taskIdentifier]?.maximumBytes ?? 0
            return response.expectedContentLength <= Int64(maximum)
        }
        if !isAllowed { finish(dataTask, .failure(TransportError.tooManyBytes)) }
        completionHandler(isAllowed ? .allow : .cancel)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLarge = lock.withLock {
            guard var reception = receptions.removeValue(forKey: dataTask.taskIdentifier) else { return false }
            let isTooLarge = reception.body.count + data.count > reception.maximumBytes
            if !isTooLarge { reception.body.append(data) }
            receptions[dataTask.taskIdentifier] = reception
            return isTooLarge
        }
        guard isTooLarge else { return }
        finish(dataTask, .failure(TransportError.tooManyBytes))
        dataTask.cancel()
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        finish(task, error.map(Result.failure))
    }

    /// Returns the response, or the given result, to the caller of a task that has not finished.
    private func finish(_ task: URLSessionTask, _ result: Result<TransportResponse, any Error>?) {
        guard let reception = lock.withLock({ receptions.removeValue(forKey: task.taskIdentifier) }) else { return }
        if let result { return reception.continuation.resume(with: result) }
        guard let response = reception.response else {
            return reception.continuation.resume(
                throwing: TransportError.connectionFailed("the server did not answer by HTTP"))
        }
        var headers: [String: String] = [:]
        for (name, value) in response.allHeaderFields { headers["\(name)"] = "\(value)" }
        reception.continuation.resume(
            returning: TransportResponse(status: response.statusCode, headers: headers, body: reception.body))
    }
}
