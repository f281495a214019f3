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
            switch element.content {
            case .text, .richText, .image, .imageSet, .media, .factSet, .actionSet: continue
            case .container, .columnSet, .table, .carousel, .input: break
            }
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

    /// Returns the rules of the inputs. Hidden inputs are always valid. A value that the server has refused is invalid until it changes.
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
                let value = values[entry.id]
                switch entry.input.issue(with: value, matching: pattern) {
                case .missing: return entry.input.errorMessage ?? TrestleStrings.current.required
                case .invalid: return entry.input.errorMessage ?? message
                case nil: return values.refusals[entry.id].flatMap { $0.value == value ? $0.message : nil }
                }
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
}
