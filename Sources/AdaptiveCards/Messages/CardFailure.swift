/// A request that the server has refused.
public struct CardFailure: Error, Hashable, Sendable {
    /// The HTTP status, from 400 to 599.
    public var status: Int
    /// The kind of the failure, such as `BadRequest`.
    public var code: String
    /// The text for the user.
    public var message: String
    /// The texts of inputs whose values the server does not accept, by the identifiers of the inputs.
    public var inputs: [String: String]

    /// Creates a failure.
    public init(status: Int = 400, code: String = "BadRequest", message: String, inputs: [String: String] = [:]) {
        self.status = status
        self.code = code
        self.message = message
        self.inputs = inputs
    }

    var json: JSONValue {
        var members: [String: JSONValue] = ["code": .string(code), "message": .string(message)]
        if !inputs.isEmpty { members["inputs"] = .object(inputs.mapValues { .string($0) }) }
        return .object(members)
    }

    init(_ value: MessageReader, status: Int) throws(CardMessageError) {
        self.init(
            status: (400...599).contains(status) ? status : 500, code: try value.optionalString("code") ?? "",
            message: try value.optionalString("message") ?? "")
        guard let fields = try value.optionalObject("inputs") else { return }
        for name in fields.names { inputs[name] = try fields.string(name) }
    }
}

extension CardFailure: CustomStringConvertible {
    public var description: String { message.isEmpty ? "The server refused the request (\(status))." : message }
}
