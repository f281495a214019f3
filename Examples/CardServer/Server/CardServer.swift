import FlyingFox
import FlyingSocks
import Foundation
import Pages

/// The site over HTTP. Addresses whose path begins with the name of a ``Fault`` misbehave.
struct CardServer: Sendable {
    let site: CardSite

    /// Serves until the task is canceled.
    ///
    /// - Parameters:
    ///   - port: The port, or 0 for any that is free.
    ///   - isReady: A closure that is called with the port when the server accepts connections.
    func run(port: UInt16, isReady: @escaping @Sendable (UInt16) -> Void) async throws {
        let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port), timeout: 60)
        await server.appendRoute("GET /*") { try await response(to: $0) }
        await server.appendRoute("POST /*") { try await response(to: $0) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.run() }
            try await server.waitUntilListening()
            if case .ip4(_, let port)? = await server.listeningAddress { isReady(port) }
            try await group.waitForAll()
        }
    }

    private func response(to request: HTTPRequest) async throws -> HTTPResponse {
        var path = request.path.split(separator: "/").map(String.init)
        if let fault = path.first.flatMap(Fault.init) {
            path.removeFirst()
            if let response = try await fault.response() { return response }
        }
        let body: Data? = request.method == .POST ? try await request.bodyData : nil
        let (status, content) = await site.response(to: path.joined(separator: "/"), body: body)
        return HTTPResponse(
            statusCode: HTTPStatusCode(status, phrase: status == 200 ? "OK" : "Error"),
            headers: [.contentType: "application/json", HTTPHeader("Cache-Control"): "no-cache"], body: content)
    }
}
