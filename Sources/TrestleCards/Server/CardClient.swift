import AdaptiveCards
import Foundation
import TrestleLoading

/// The connection to the server of a card: it loads the card, sends actions, and keeps a copy on disk.
///
/// ```swift
/// if let url = URL(string: "https://cards.example.com/orders") {
///     let orders = RemoteCard(CardClient(url), configuration: CardConfiguration { print($0.data) })
///     await orders.load()
/// }
/// ```
///
/// The card is loaded with GET. A `CardRequest` is sent as JSON with POST to the same address. Both are answered by a `CardReply`.
/// Replies are read on background threads.
public struct CardClient: Sendable {
    /// The limits of a client.
    public struct Configuration: Sendable {
        /// The schemes of addresses from which cards are loaded.
        public var schemes: Set<String> = ["https"]
        /// The number of bytes of a reply at most.
        public var maximumBytes = 4 << 20
        /// The number of further attempts to load a card after a temporary failure. Actions are sent only once.
        public var retries = 2
        /// The number of seconds before the second attempt. It doubles before each further one.
        public var retryDelay: TimeInterval = 0.5
        /// The folder of the copies on disk, or `nil` for none. The default is in the app's folder for caches.
        public var folder: URL? = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?
            .appendingPathComponent("TrestleCards")
        /// The number of bytes of all copies on disk.
        public var diskLimit = 50 << 20
        /// The version and the features of the schema that the app supports.
        public var reader = CardReader()

        /// Creates the default configuration.
        public init() {}
    }

    /// The address of the card.
    public let url: URL

    let configuration: Configuration
    private let transport: any Transport
    private let disk: DiskCache?

    /// Creates a client.
    ///
    /// - Parameters:
    ///   - url: The address of the card.
    ///   - configuration: The limits.
    ///   - transport: The connection to the server. The default reaches no other host than that of the address.
    public init(_ url: URL, configuration: Configuration = Configuration(), transport: (any Transport)? = nil) {
        self.url = url
        self.configuration = configuration
        self.transport = transport ?? URLSessionTransport(hosts: [url.host ?? ""])
        disk = configuration.folder.map { DiskCache(folder: $0, limit: configuration.diskLimit) }
    }

    /// A card at a state of the server.
    struct Snapshot: Sendable {
        var document: CardDocument
        /// The state of the server, or `nil` if its changes cannot be followed.
        var revision: String?
    }

    /// The content of a reply.
    enum Answer: Sendable {
        case card(Snapshot)
        case patch(CardPatch, revision: String?)
        case message(String)
        case results([JSONValue])
    }

    // MARK: Cards

    /// Loads the card. One that has not changed since it was stored is read from disk.
    func card() async throws -> Snapshot {
        let stored = await disk?.file(for: url)
        let response = try await response(
            body: nil, headers: stored?.response.validators ?? [:], retries: configuration.retries)
        if response.status == 304, let stored, let copy = snapshot(stored.body) { return copy }
        guard case .card(let snapshot) = try answer(in: response) else {
            throw CardLoadingError.invalidReply("The reply is not a card.")
        }
        let description = StoredResponse(url: url, received: Date(), headers: response.headers)
        if description.isStorable {
            await disk?.store(description, response.body)
        } else {
            await disk?.remove(url)
        }
        return snapshot
    }

    /// Returns the copy of the card on disk.
    func storedCard() async -> Snapshot? { await disk?.file(for: url).flatMap { snapshot($0.body) } }

    /// Replaces the copy on disk by what is displayed.
    func store(_ snapshot: Snapshot) async {
        // A card that must not be stored has no copy.
        guard let stored = await disk?.file(for: url) else { return }
        let reply = CardReply(.card(snapshot.document.json), revision: snapshot.revision)
        await disk?.store(stored.response, reply.json.encoded())
    }

    /// Removes the copy of the card on disk, for example when the user signs out. It is stored again when the card is loaded.
    public func removeStoredCard() async { await disk?.remove(url) }

    /// Removes the copies of all cards in the folder of the configuration, also those of other clients.
    public func removeStoredCards() async { await disk?.removeAll() }

    private func snapshot(_ body: Data) -> Snapshot? {
        guard let reply = try? CardReply(reading: body), case .card(let json) = reply.content else { return nil }
        return Snapshot(document: CardDocument(json, reader: configuration.reader), revision: reply.revision)
    }

    // MARK: Requests

    /// Sends a request, and returns the reply.
    func answer(to request: CardRequest) async throws -> Answer {
        try answer(in: await response(body: request.json.encoded(), headers: [:], retries: 0))
    }

    private func response(body: Data?, headers: [String: String], retries: Int) async throws -> TransportResponse {
        let scheme = url.scheme?.lowercased() ?? ""
        guard configuration.schemes.contains(scheme) else { throw CardLoadingError.schemeNotAllowed(scheme) }
        var headers = headers
        headers["Accept"] = "application/json"
        if body != nil { headers["Content-Type"] = "application/json" }
        let request = TransportRequest(
            url: url, method: body == nil ? .get : .post, headers: headers, body: body,
            maximumBytes: configuration.maximumBytes)
        do {
            return try await transport.response(to: request, retries: retries, delay: configuration.retryDelay)
        } catch let error as TransportError {
            throw CardLoadingError.transport(error)
        }
    }

    private func answer(in response: TransportResponse) throws -> Answer {
        let isSuccess = (200...299).contains(response.status)
        let reply: CardReply
        do {
            reply = try CardReply(reading: response.body, limits: configuration.reader.limits)
        } catch {
            throw isSuccess ? CardLoadingError.invalidReply("\(error)") : .badStatus(response.status)
        }
        switch reply.content {
        case .failure(let failure): throw CardLoadingError.refused(failure)
        case _ where !isSuccess: throw CardLoadingError.badStatus(response.status)
        case .card(let json):
            let document = CardDocument(json, reader: configuration.reader)
            return .card(Snapshot(document: document, revision: reply.revision))
        case .patch(let patch): return .patch(patch, revision: reply.revision)
        case .message(let text): return .message(text)
        case .results(let results): return .results(results)
        }
    }
}
