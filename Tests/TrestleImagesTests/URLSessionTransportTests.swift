import Foundation
import Testing

@testable import TrestleImages

@Suite("Transports by URLSession")
struct URLSessionTransportTests {
    private let transport = URLSessionTransport(headers: ["X-App": "tests"], timeout: 5)

    private func request(_ url: URL?, _ headers: [String: String] = [:], maximumBytes: Int = 100_000) throws
        -> ImageTransportRequest
    {
        ImageTransportRequest(url: try #require(url), headers: headers, maximumBytes: maximumBytes)
    }

    private func error(_ request: ImageTransportRequest) async -> ImageLoadingError? {
        do {
            _ = try await transport.response(to: request)
            return nil
        } catch {
            return error as? ImageLoadingError ?? .connectionFailed("")
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

    @MainActor @Test("a loader displays a server's image, and its valid copy when the server is asked again")
    func loader() async throws {
        let folder = TemporaryFolder()
        let server = try LoopbackServer { lines in
            if lines.contains("If-None-Match: \"1\"") { return httpAnswer("304 Not Modified") }
            return httpAnswer("200 OK", ["ETag: \"1\"", "Cache-Control: no-cache"], picture(30, 20))
        }
        var configuration = ImageLoader.Configuration()
        configuration.folder = folder.url
        let request = ImageRequest(try #require(server.url("a")))
        for _ in 0..<2 {
            let loader = ImageLoader(configuration: configuration)
            #expect(try await loader.image(for: request).size.width == 30)
        }
    }
}
