import Foundation

/// A value that an input does not accept.
public struct CardInputIssue: Hashable, Sendable {
    /// The reason.
    public enum Reason: Hashable, Sendable {
        /// There is no value, but one is required.
        case missing
        /// The value is not of the kind of the input, or not within its limits.
        case invalid
    }

    /// The identifier of the input.
    public let id: String
    /// The reason.
    public let reason: Reason
    /// The message of the input for the user, if the card has one.
    public let message: String?
}

extension AdaptiveCard {
    /// Returns the values that the inputs of the card do not accept, in the order of the inputs.
    ///
    /// A server uses it to check what it receives, because a client is free to send anything. Inputs that the card hides are checked,
    /// too.
    ///
    /// - Parameter data: The data of an action, with the values of inputs by their identifiers. A value that is not a string counts as its
    ///   text in JSON, and one that is missing as empty.
    public func issues(in data: JSONValue) -> [CardInputIssue] {
        guard case .object(let members) = data else { return [] }
        return body.descendants.compactMap { element in
            guard let input = element.input, let id = element.id else { return nil }
            let value: String =
                switch members[id] {
                case nil, .null?: ""
                case .string(let text)?: text
                case let value?: String(decoding: value.encoded(), as: UTF8.self)
                }
            return input.issue(with: value, matching: input.expression).map {
                CardInputIssue(id: id, reason: $0, message: input.errorMessage)
            }
        }
    }
}

extension CardInput {
    /// The regular expression of a text, or `nil` if there is none that is valid. Returns a new one each time.
    package var expression: NSRegularExpression? {
        guard case .text(let field) = kind, let pattern = field.pattern else { return nil }
        return try? NSRegularExpression(pattern: pattern)
    }

    /// Returns why the input does not accept a value, or `nil` if it does.
    package func issue(with value: String, matching expression: NSRegularExpression?) -> CardInputIssue.Reason? {
        let isEmpty =
            if case .toggle(let toggle) = kind {
                value != toggle.valueOn
            } else {
                value.allSatisfy(\.isWhitespace)
            }
        if isEmpty { return isRequired ? .missing : nil }
        return isValid(value, expression) ? nil : .invalid
    }

    private func isValid(_ value: String, _ expression: NSRegularExpression?) -> Bool {
        switch kind {
        case .text(let field):
            if let maximum = field.maximumLength, value.count > maximum { return false }
            guard let expression else { return true }
            return expression.firstMatch(in: value, range: NSRange(value.startIndex..., in: value)) != nil
        case .number(let field):
            guard let number = Double(value) else { return false }
            return number >= field.minimum ?? number && number <= field.maximum ?? number
        case .date(let field):
            guard let day = CardDay(value) else { return false }
            return day >= field.minimum ?? day && day <= field.maximum ?? day
        case .time(let field):
            guard let time = CardTime(value) else { return false }
            return time >= field.minimum ?? time && time <= field.maximum ?? time
        case .toggle, .choices: return true
        }
    }
}
