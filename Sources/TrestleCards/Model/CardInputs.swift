import AdaptiveCards
import Foundation
import Trestle

/// The inputs of a card: their initial values and rules.
@MainActor
struct CardInputs {
    private struct Entry {
        let id: CardInputID
        let input: CardInput
        /// The input and the elements around it, which all have to be visible.
        let ancestors: [Ancestor]
    }

    private struct Ancestor {
        let id: String?
        let isVisible: Bool
    }

    private var inputs: [Entry] = []

    init(of card: AdaptiveCard, path: String) {
        collect(card.body, path: path, inside: [])
    }

    var ids: [CardInputID] { inputs.map(\.id) }

    private mutating func collect(_ elements: [CardElement], path: String, inside ancestors: [Ancestor]) {
        for element in elements {
            let ancestors = ancestors + [Ancestor(id: element.id, isVisible: element.isVisible)]
            if let input = element.input, let id = element.id {
                inputs.append(Entry(id: CardInputID(card: path, input: id), input: input, ancestors: ancestors))
            } else if case .columnSet(let set) = element.content {
                for column in set.columns {
                    let inside = ancestors + [Ancestor(id: column.id, isVisible: column.isVisible)]
                    collect(column.container.items, path: path, inside: inside)
                }
            } else {
                collect(element.children, path: path, inside: ancestors)
            }
        }
    }

    var initialValues: CardValues {
        var values = CardValues()
        for entry in inputs { values[entry.id] = entry.input.initialValue }
        return values
    }

    /// Returns the rules of the inputs. Hidden inputs are always valid.
    ///
    /// - Parameter message: The error of an input without an own message.
    func rules(invalid message: String) -> [ValidationRule<CardValues>] {
        inputs.map { entry in
            let pattern = entry.input.expression
            return .custom(\CardValues[entry.id]) { values in
                let isVisible = entry.ancestors.allSatisfy { ancestor in
                    ancestor.id.flatMap { values.visibility[$0] } ?? ancestor.isVisible
                }
                guard isVisible else { return nil }
                return entry.input.error(in: values[entry.id], matching: pattern, otherwise: message)
            }
        }
    }
}

extension CardInput {
    /// The value before the user changes it.
    fileprivate var initialValue: String {
        switch kind {
        case .text(let field): field.value ?? ""
        case .number(let field): field.value.map { NSDecimalNumber(value: $0).stringValue } ?? ""
        case .date(let field): field.value?.description ?? ""
        case .time(let field): field.value?.description ?? ""
        case .toggle(let toggle): toggle.value
        case .choices(let choices): choices.selection.joined(separator: ",")
        }
    }

    /// The regular expression of a text, or `nil` if there is none that is valid.
    fileprivate var expression: NSRegularExpression? {
        guard case .text(let field) = kind, let pattern = field.pattern else { return nil }
        return try? NSRegularExpression(pattern: pattern)
    }

    /// Returns the message for an invalid value, or `nil`.
    fileprivate func error(
        in value: String, matching expression: NSRegularExpression?, otherwise message: String
    ) -> String? {
        let isEmpty =
            if case .toggle(let toggle) = kind {
                value != toggle.valueOn
            } else {
                value.allSatisfy(\.isWhitespace)
            }
        if isEmpty { return isRequired ? errorMessage ?? TrestleStrings.current.required : nil }
        return isValid(value, expression) ? nil : errorMessage ?? message
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
