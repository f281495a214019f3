import Foundation
import LoadingFixtures
import Testing
import TrestleLoading

@Suite("Transports by URLSession")
struct URLSessionTransportTests {
    private let transport = URLSessionTransport(headers: ["X-App": "tests"], timeout: 5)

    private func request(_ url: URL?, _ headers: [String: String] = [:], maximumBytes: Int = 100_000) throws
        -> TransportRequest
    {
        TransportRequest(url: try #require(url), headers: headers, maximumBytes: maximumBytes)
    }

    private func error(_ request: TransportRequest) async -> TransportError? {
        do {
            _ = try await transport.response(to: request)
            return nil
        } catch {
            return error as? TransportError ?? .connectionFailed("")
        }
    }

    @Test("header fields are sent, and the answer is returned whatever its status")
    func answer() async throws {
        let server = try LoopbackServer { lines in
            if lines.contains("If-None-Match: \"1\"") { return httpAnswer("304 Not Modified", ["ETag: \"1\""]) }
            guard lines[0].hasPrefix("GET /a ") else { return httpAnswer("404 Not Found") }
            return httpAnswer("200 OK", ["ETag: \"1\""], Data(lines.first { $0.hasPrefix("X-App") }!.utf8))
        }
        let first = try await transport.response(to: request(server.url("a")))
        #expect(first.status == 200 && String(decoding: first.body, as: UTF8.self) == "X-App: tests")
        #expect(first.headers.contains { $0.key.lowercased() == "etag" && $0.value == "\"1\"" })
        let second = try await transport.response(to: request(server.url("a"), ["If-None-Match": "\"1\""]))
        #expect(second.status == 304 && second.body.isEmpty)
        #expect(try await transport.response(to: request(server.url("b"))).status == 404)
    }

    @Test("a file that is too large is not loaded to its end", arguments: [true, false])
    func limit(_ hasLength: Bool) async throws {
        let server = try LoopbackServer { _ in
            httpAnswer("200 OK", [], Data(count: 5_000_000), hasLength: hasLength)
        }
        #expect(await error(try request(server.url("a"), maximumBytes: 1_000)) == .tooManyBytes)
        #expect(
            try await transport.response(to: request(server.url("a"), maximumBytes: 5_000_000)).body.count == 5_000_000)
    }

    @Test("a server that is not there, and one that answers garbage, are failures")
    func failures() async throws {
        let url = try LoopbackServer { _ in nil }.url("a")
        #expect(await error(try request(url)) != nil)
        let server = try LoopbackServer { _ in Data("garbage\r\n\r\n".utf8) }
        #expect(await error(try request(server.url("a"))) != nil)
        let short = try LoopbackServer { _ in Data("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nshort".utf8) }
        #expect(await error(try request(short.url("a"))) != nil)
    }

    @Test("a cancelled task does not wait for the server")
    func cancellation() async throws {
        let server = try LoopbackServer { _ in nil }
        let request = try request(server.url("a"))
        let task = Task { try await transport.response(to: request) }
        try await Task.sleep(nanoseconds: 50_000_000)
        task.cancel()
        await #expect(throws: (any Error).self) { try await task.value }
    }

    @Test("a server that redirects to a host that is not allowed is not followed, and others are")
    func redirects() async throws {
        let other = try LoopbackServer { _ in httpAnswer("200 OK", [], Data("other".utf8)) }
        let server = try LoopbackServer { lines in
            let place = lines[0].hasPrefix("GET /a ") ? "127.0.0.1" : "localhost"
            return httpAnswer("302 Found", ["Location: http://\(place):\(other.port)/"])
        }
        let restricted = URLSessionTransport(hosts: ["127.0.0.1"], timeout: 5)
        #expect(try await restricted.response(to: request(server.url("a"))).body == Data("other".utf8))
        await #expect(throws: TransportError.hostNotAllowed("localhost")) {
            try await restricted.response(to: request(server.url("b")))
        }
        await #expect(throws: TransportError.hostNotAllowed("example.com")) {
            try await restricted.response(to: request(URL(string: "https://example.com/")))
        }
        #expect(try await transport.response(to: request(server.url("b"))).status == 200)
    }

    @Test("a request with content is posted")
    func post() async throws {
        let server = try LoopbackServer { lines in
            let type = lines.first { $0.hasPrefix("Content-Type") } ?? ""
            return httpAnswer("200 OK", [], Data("\(lines[0]) \(type) \(lines.last ?? "")".utf8))
        }
        let request = TransportRequest(
            url: try #require(server.url("a")), method: .post, headers: ["Content-Type": "text/plain"],
            body: Data("content".utf8), maximumBytes: 1_000)
        let body = try await transport.response(to: request).body
        #expect(String(decoding: body, as: UTF8.self) == "POST /a HTTP/1.1 Content-Type: text/plain content")
    }
}
