import FlyingFox
import Foundation
import Pages

/// The site over HTTP.
struct CardServer: Sendable {
    let site: CardSite
    let fault: Fault?

    /// Serves until the task is canceled.
    func run(port: UInt16) async throws {
        let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port), timeout: 60)
        for method in ["GET", "POST"] {
            await server.appendRoute(HTTPRoute("\(method) /*")) { try await response(to: $0) }
        }
        try await server.run()
    }

    private func response(to request: HTTPRequest) async throws -> HTTPResponse {
        if let response = try await fault?.response() { return response }
        let body: Data? = request.method == .POST ? try await request.bodyData : nil
        let (status, content) = await site.response(to: request.path, body: body)
        return HTTPResponse(
            statusCode: HTTPStatusCode(status, phrase: status == 200 ? "OK" : "Error"),
            headers: [.contentType: "application/json", HTTPHeader("Cache-Control"): "no-cache"], body: content)
    }
}
