import Foundation

/// The reply of a card's server to its client.
///
/// In JSON it is an object with `statusCode`, `type` and `value`, as in the
/// [Universal Action Model](https://learn.microsoft.com/adaptive-cards/authoring-cards/universal-action-model). The type
/// `application/vnd.trestle.card.patch` and the member `revision` are additions. A card without that object is a reply, too.
public struct CardReply: Hashable, Sendable {
    /// The content of a reply.
    public enum Content: Hashable, Sendable {
        /// A card that takes the place of the displayed one.
        case card(JSONValue)
        /// Changes of the displayed card.
        case patch(CardPatch)
        /// A text for the user.
        case message(String)
        /// The results of a search: options with `title` and `value`, or elements.
        case results([JSONValue])
        /// The request has failed.
        case failure(CardFailure)
    }

    /// The content.
    public var content: Content
    /// The state of the card at the server after the reply, or `nil` if its changes cannot be followed.
    public var revision: String?

    /// Creates a reply.
    public init(_ content: Content, revision: String? = nil) {
        self.content = content
        self.revision = revision
    }

    private enum Kind: String {
        case card = "application/vnd.microsoft.card.adaptive"
        case patch = "application/vnd.trestle.card.patch"
        case message = "application/vnd.microsoft.activity.message"
        case results = "application/vnd.microsoft.search.searchResponse"
        case failure = "application/vnd.microsoft.error"
    }

    /// The reply in JSON.
    public var json: JSONValue {
        let (kind, value): (Kind, JSONValue) =
            switch content {
            case .card(let card): (.card, card)
            case .patch(let patch): (.patch, patch.json)
            case .message(let text): (.message, .string(text))
            case .results(let results): (.results, ["results": .array(results)])
            case .failure(let failure): (.failure, failure.json)
            }
        var members: [String: JSONValue] = [
            "statusCode": .integer(status), "type": .string(kind.rawValue), "value": value,
        ]
        members["revision"] = revision.map { .string($0) }
        return .object(members)
    }

    /// The HTTP status of the reply.
    public var status: Int {
        if case .failure(let failure) = content { failure.status } else { 200 }
    }

    /// Reads a reply in UTF-8.
    ///
    /// - Throws: ``CardMessageError`` if the text is not JSON, or not a reply.
    public init(reading data: Data, limits: JSONDocument.Limits = JSONDocument.Limits()) throws(CardMessageError) {
        try self.init(MessageReader.json(data, limits))
    }

    /// Reads a reply, which a client has received.
    ///
    /// - Throws: ``CardMessageError`` for a value that is missing or of another type.
    public init(_ json: JSONValue) throws(CardMessageError) {
        let root = MessageReader(json)
        let type = try root.string("type")
        if type == "AdaptiveCard" {
            self.init(.card(json))
            return
        }
        guard let kind = Kind(rawValue: type) else { throw root.unexpected("type", "a known type of replies") }
        let content: Content =
            switch kind {
            case .card: .card(try root.object("value").json)
            case .patch: .patch(try root.patch("value"))
            case .message: .message(try root.string("value"))
            case .results: .results(try root.object("value").array("results"))
            case .failure:
                .failure(try CardFailure(root.object("value"), status: root.optionalCount("statusCode") ?? 500))
            }
        self.init(content, revision: try root.optionalString("revision"))
    }
}
