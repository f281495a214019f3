import Foundation

/// A request of a card's client to its server.
///
/// In JSON it has the form of the invoke activities of the
/// [Universal Action Model](https://learn.microsoft.com/adaptive-cards/authoring-cards/universal-action-model) and of
/// [typeahead search](https://learn.microsoft.com/microsoftteams/platform/task-modules-and-cards/cards/dynamic-search): an object with
/// `name` and `value`. The name `card/changes` and the member `revision` are additions.
public enum CardRequest: Hashable, Sendable {
    /// An `Action.Execute` that the user has performed, or one that the card performs.
    case action(Action)
    /// A part of a data set.
    case search(Search)
    /// The changes since a revision. The server may wait for a change before it responds.
    case changes(after: String)

    /// An action with its data.
    public struct Action: Hashable, Sendable {
        /// The cause of an action.
        public enum Trigger: String, Sendable {
            /// The user has performed the action.
            case manual
            /// The card is refreshed.
            case automatic
        }

        /// The verb, by which the server recognizes the action.
        public var verb: String?
        /// The identifier of the action.
        public var id: String?
        /// The data of the action, and the values of the inputs by their identifiers.
        public var data: JSONValue
        /// The cause.
        public var trigger: Trigger
        /// The revision of the displayed card, or `nil` if it has none. A patch in the reply contains all changes since then.
        public var revision: String?

        /// Creates an action.
        public init(
            verb: String?, id: String? = nil, data: JSONValue = [:], trigger: Trigger = .manual, revision: String? = nil
        ) {
            self.verb = verb
            self.id = id
            self.data = data
            self.trigger = trigger
            self.revision = revision
        }
    }

    /// A query with a text that the user has entered.
    public struct Search: Hashable, Sendable {
        /// The data set, and the part of it.
        public var query: CardDataQuery
        /// The text, which is empty for pages.
        public var text: String

        /// Creates a search.
        public init(_ query: CardDataQuery, text: String = "") {
            self.query = query
            self.text = text
        }
    }

    /// The request in JSON.
    public var json: JSONValue {
        switch self {
        case .action(let action):
            var members: [String: JSONValue] = ["type": "Action.Execute", "data": action.data]
            members["verb"] = action.verb.map { .string($0) }
            members["id"] = action.id.map { .string($0) }
            var value: [String: JSONValue] = [
                "action": .object(members), "trigger": .string(action.trigger.rawValue),
            ]
            value["revision"] = action.revision.map { .string($0) }
            return ["name": "adaptiveCard/action", "value": .object(value)]
        case .search(let search):
            var options: [String: JSONValue] = ["skip": .integer(search.query.skip ?? 0)]
            options["top"] = search.query.count.map { .integer($0) }
            return [
                "name": "application/search",
                "value": [
                    "dataset": .string(search.query.dataset), "queryText": .string(search.text),
                    "queryOptions": .object(options),
                ],
            ]
        case .changes(let revision): return ["name": "card/changes", "value": ["after": .string(revision)]]
        }
    }

    /// Reads a request in UTF-8.
    ///
    /// - Throws: ``CardMessageError`` if the text is not JSON, or not a request.
    public init(reading data: Data, limits: JSONDocument.Limits = JSONDocument.Limits()) throws(CardMessageError) {
        try self.init(MessageReader.json(data, limits))
    }

    /// Reads a request, which a server has received.
    ///
    /// - Throws: ``CardMessageError`` for a value that is missing or of another type.
    public init(_ json: JSONValue) throws(CardMessageError) {
        let root = MessageReader(json)
        let value = try root.object("value")
        switch try root.string("name") {
        case "adaptiveCard/action":
            let action = try value.object("action")
            self = .action(
                Action(
                    verb: try action.optionalString("verb"), id: try action.optionalString("id"),
                    data: action.value("data") ?? [:],
                    trigger: try value.optionalString("trigger").flatMap(Action.Trigger.init) ?? .manual,
                    revision: try value.optionalString("revision")))
        case "application/search":
            let options = try value.optionalObject("queryOptions")
            let query = CardDataQuery(
                try value.string("dataset"), count: try options?.optionalCount("top"),
                skip: try options?.optionalCount("skip"))
            self = .search(Search(query, text: try value.optionalString("queryText") ?? ""))
        case "card/changes": self = .changes(after: try value.string("after"))
        default: throw root.unexpected("name", "a known request")
        }
    }
}
