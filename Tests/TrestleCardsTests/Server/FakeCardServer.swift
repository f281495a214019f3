import AdaptiveCards
import Foundation
import TrestleLoading

/// A server of one card, with replies that the test determines.
actor FakeCardServer: Transport {
    /// The reply to GET, or `nil` if the server cannot be reached.
    private var card: CardReply?
    private var replies: [@Sendable (CardRequest) -> CardReply?] = []
    private var raw: TransportResponse?
    private(set) var requests: [CardRequest] = []
    private(set) var loads: [TransportRequest] = []

    func serve(_ card: JSONValue?, revision: String? = nil) {
        self.card = card.map { CardReply(.card($0), revision: revision) }
    }

    /// Sets what the server sends in place of replies.
    func serve(raw: TransportResponse?) { self.raw = raw }

    /// Adds a reply to requests. Those that it returns `nil` for are answered by the replies that were added before.
    func reply(_ reply: @escaping @Sendable (CardRequest) -> CardReply?) { replies.append(reply) }

    func response(to request: TransportRequest) async throws -> TransportResponse {
        if let raw { return raw }
        guard let body = request.body else {
            loads.append(request)
            guard let card else { throw TransportError.connectionFailed("closed") }
            return TransportResponse(status: 200, headers: ["Cache-Control": "no-cache"], body: card.json.encoded())
        }
        let message = try CardRequest(reading: body)
        requests.append(message)
        guard let reply = replies.reversed().lazy.compactMap({ $0(message) }).first else {
            // A request for changes waits for one.
            try await Task.sleep(nanoseconds: 60_000_000_000)
            throw TransportError.connectionFailed("closed")
        }
        return TransportResponse(status: reply.status, body: reply.json.encoded())
    }
}
