extension CardParser {
    mutating func input(_ properties: inout PropertyReader, _ type: String) throws(Unsupported) -> CardInput? {
        guard let kind = try inputKind(&properties, type) else { return nil }
        var input = CardInput(kind, label: properties.string("label"))
        input.labelPosition = properties.keyword("labelPosition")
        input.isRequired = properties.boolean("isRequired") ?? false
        input.errorMessage = properties.string("errorMessage")
        input.placeholder = properties.string("placeholder")
        return input
    }

    private mutating func inputKind(
        _ properties: inout PropertyReader, _ type: String
    ) throws(Unsupported) -> CardInput.Kind? {
        switch type {
        case "Input.Text": return .text(try textField(&properties))
        case "Input.Number":
            var field = CardInput.Number()
            field.value = properties.number("value")
            (field.minimum, field.maximum) = bounds(properties.number("min"), properties.number("max"), properties)
            return .number(field)
        case "Input.Date":
            var field = CardInput.DateField()
            field.value = parsed("value", "a day such as “2026-02-28”", &properties, CardDay.init)
            (field.minimum, field.maximum) = bounds(
                parsed("min", "a day such as “2026-02-28”", &properties, CardDay.init),
                parsed("max", "a day such as “2026-02-28”", &properties, CardDay.init), properties)
            return .date(field)
        case "Input.Time":
            var field = CardInput.TimeField()
            field.value = parsed("value", "a time such as “17:30”", &properties, CardTime.init)
            (field.minimum, field.maximum) = bounds(
                parsed("min", "a time such as “17:30”", &properties, CardTime.init),
                parsed("max", "a time such as “17:30”", &properties, CardTime.init), properties)
            return .time(field)
        case "Input.Toggle": return .toggle(toggle(&properties))
        default: return .choices(choices(&properties))
        }
    }

    private mutating func textField(_ properties: inout PropertyReader) throws(Unsupported) -> CardInput.Text {
        var field = CardInput.Text()
        field.value = properties.string("value")
        field.isMultiline = properties.boolean("isMultiline") ?? false
        field.maximumLength = properties.count("maxLength").flatMap { $0 == 0 ? nil : $0 }
        field.pattern = properties.string("regex")
        field.style = properties.keyword("style") ?? .text
        field.inlineAction = try selectAction("inlineAction", &properties)
        return field
    }

    private func toggle(_ properties: inout PropertyReader) -> CardInput.Toggle {
        var toggle = CardInput.Toggle(properties.requiredString("title") ?? "")
        toggle.valueOn = properties.string("valueOn") ?? "true"
        toggle.valueOff = properties.string("valueOff") ?? "false"
        toggle.wraps = properties.boolean("wrap") ?? false
        toggle.value = properties.string("value") ?? toggle.valueOff
        return toggle
    }

    private func choices(_ properties: inout PropertyReader) -> CardInput.Choices {
        var choices = CardInput.Choices()
        var values: Set<String> = []
        choices.choices = properties.objects("choices").compactMap { properties in
            var properties = properties
            guard let title = properties.requiredString("title"), let value = properties.requiredString("value") else {
                return nil
            }
            guard values.insert(value).inserted else {
                properties.fail("The value “\(value)” is used more than once. The option is omitted.")
                return nil
            }
            return CardInput.Choices.Choice(title: title, value: value)
        }
        choices.isMultiple = properties.boolean("isMultiSelect") ?? false
        choices.style = properties.keyword("style") ?? .compact
        if let value = properties.string("value"), !value.isEmpty {
            choices.selection = choices.isMultiple ? value.split(separator: ",").map(String.init) : [value]
        }
        choices.query = properties.object("choices.data").flatMap { CardDataQuery($0) }
        return choices
    }

    /// Returns the bounds of a value, without the upper one if it is below the lower one.
    private func bounds<Bound: Comparable>(
        _ minimum: Bound?, _ maximum: Bound?, _ properties: PropertyReader
    ) -> (Bound?, Bound?) {
        guard let minimum, let maximum, maximum < minimum else { return (minimum, maximum) }
        properties.warn("“max” is less than “min”, and is ignored.", of: "max")
        return (minimum, nil)
    }

    private func parsed<Value>(
        _ name: String, _ expectation: String, _ properties: inout PropertyReader, _ parse: (String) -> Value?
    ) -> Value? {
        guard let text = properties.string(name), !text.isEmpty else { return nil }
        let value = parse(text)
        if value == nil { properties.warn("“\(text)” is not \(expectation), and is ignored.", of: name) }
        return value
    }
}
