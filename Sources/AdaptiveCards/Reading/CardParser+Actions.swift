extension CardParser {
    mutating func actions(_ list: [(value: JSONValue, pointer: JSONPointer)]) throws(Unsupported) -> [CardAction] {
        try items(list) { (parser, properties, type) throws(Unsupported) in try parser.action(&properties, type) }
    }

    mutating func action(_ json: JSONValue, at pointer: JSONPointer) throws(Unsupported) -> CardAction? {
        try actions([(json, pointer)]).first
    }

    /// Reads the action of a tap, which cannot show a card.
    mutating func selectAction(_ name: String, _ properties: inout PropertyReader) throws(Unsupported) -> CardAction? {
        guard let json = properties.value(name),
            let action = try action(json, at: properties.pointer.appending(name))
        else { return nil }
        guard case .showCard = action.kind else { return action }
        properties.fail("A tap cannot show a card. The action is omitted.", of: name)
        return nil
    }

    private mutating func action(_ properties: inout PropertyReader, _ type: String) throws(Unsupported) -> CardAction?
    {
        guard let kind = try actionKind(&properties, type) else { return nil }
        var action = CardAction(kind, title: properties.string("title"))
        action.id = properties.string("id")
        action.iconURL = properties.url("iconUrl")
        action.style = properties.keyword("style") ?? .default
        action.mode = properties.keyword("mode") ?? .primary
        action.tooltip = properties.string("tooltip")
        action.isEnabled = properties.boolean("isEnabled") ?? true
        action.otherProperties = properties.otherProperties
        return action
    }

    private mutating func actionKind(
        _ properties: inout PropertyReader, _ type: String
    ) throws(Unsupported) -> CardAction.Kind? {
        switch type {
        case "Action.OpenUrl": return properties.requiredURL("url").map { .openURL($0) }
        case "Action.Submit": return .submit(submission(&properties))
        case "Action.Execute": return .execute(verb: properties.string("verb"), submission(&properties))
        case "Action.ToggleVisibility": return .toggleVisibility(targets(&properties))
        case "Action.ShowCard":
            guard var card = properties.object("card") else {
                properties.fail("“card” is missing.")
                return nil
            }
            return .showCard(try self.card(&card))
        default: return try unsupported("The type “\(type)”", properties)
        }
    }

    private func submission(_ properties: inout PropertyReader) -> CardAction.Submission {
        var submission = CardAction.Submission(data: properties.value("data"))
        let inputs: AssociatedInputs? = properties.keyword("associatedInputs")
        submission.includesInputs = inputs != AssociatedInputs.none
        return submission
    }

    private enum AssociatedInputs: String, CardKeyword {
        case auto, none
    }

    private func targets(_ properties: inout PropertyReader) -> [CardAction.Target] {
        properties.elements("targetElements").compactMap { value, pointer in
            if case .string(let id) = value { return CardAction.Target(id) }
            guard case .object(let members) = value else {
                diagnostics.report(.error, "The value is neither an identifier nor an object.", at: pointer)
                return nil
            }
            var properties = PropertyReader(members, at: pointer, diagnostics)
            guard let id = properties.requiredString("elementId") else { return nil }
            return CardAction.Target(id, isVisible: properties.boolean("isVisible"))
        }
    }
}
