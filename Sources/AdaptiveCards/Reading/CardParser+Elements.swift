extension CardParser {
    mutating func elements(_ list: [(value: JSONValue, pointer: JSONPointer)]) throws(Unsupported) -> [CardElement] {
        try items(list) { (parser, properties, type) throws(Unsupported) in try parser.element(&properties, type) }
    }

    private mutating func element(_ properties: inout PropertyReader, _ type: String) throws(Unsupported)
        -> CardElement?
    {
        guard let content = try content(&properties, type) else { return nil }
        var element = CardElement(content)
        element.id = elementID(&properties)
        element.isVisible = properties.boolean("isVisible") ?? true
        element.hasSeparator = properties.boolean("separator") ?? false
        element.spacing = properties.keyword("spacing") ?? .default
        if case .image = content {} else { element.height = properties.keyword("height") ?? .auto }
        if element.input != nil, element.id == nil {
            properties.fail("The field has no “id” of its own, and is omitted.")
            return nil
        }
        element.otherProperties = properties.otherProperties
        return element
    }

    /// Reads the content of an element, or returns `nil` if a required property is missing.
    private mutating func content(
        _ properties: inout PropertyReader, _ type: String
    ) throws(Unsupported) -> CardElement.Content? {
        switch type {
        case "TextBlock": return text(&properties).map { .text($0) }
        case "RichTextBlock": return .richText(try richText(&properties))
        case "Image": return try image(&properties).map { .image($0) }
        case "ImageSet": return .imageSet(try imageSet(&properties))
        case "Media": return .media(media(&properties))
        case "Container": return .container(try container(&properties))
        case "ColumnSet": return .columnSet(try columnSet(&properties))
        case "FactSet": return .factSet(factSet(&properties))
        case "Table": return .table(try table(&properties))
        case "ActionSet": return .actionSet(try actions(properties.elements("actions")))
        case "Carousel": return .carousel(try carousel(&properties))
        case "Input.Text", "Input.Number", "Input.Date", "Input.Time", "Input.Toggle", "Input.ChoiceSet":
            return try input(&properties, type).map { .input($0) }
        default: return try unsupported("The type “\(type)”", properties)
        }
    }

    // MARK: Texts

    private func text(_ properties: inout PropertyReader) -> CardTextBlock? {
        guard let text = properties.requiredString("text") else { return nil }
        var block = CardTextBlock(text)
        block.style = properties.textStyle()
        block.role = properties.keyword("style") ?? .default
        block.wraps = properties.boolean("wrap") ?? false
        block.maximumLines = properties.count("maxLines").flatMap { $0 == 0 ? nil : $0 }
        block.horizontalAlignment = properties.keyword("horizontalAlignment")
        return block
    }

    private mutating func richText(_ properties: inout PropertyReader) throws(Unsupported) -> CardRichText {
        var runs: [CardRichText.Run] = []
        for (value, pointer) in properties.elements("inlines") {
            if case .string(let text) = value {
                runs.append(CardRichText.Run(text))
            } else if case .object(let members) = value {
                var properties = PropertyReader(members, at: pointer, diagnostics)
                if let run = try textRun(&properties) { runs.append(run) }
            } else {
                diagnostics.report(.error, "The value is not a text run.", at: pointer)
            }
        }
        return CardRichText(runs: runs, horizontalAlignment: properties.keyword("horizontalAlignment"))
    }

    private mutating func textRun(_ properties: inout PropertyReader) throws(Unsupported) -> CardRichText.Run? {
        let type = properties.string("type") ?? "TextRun"
        guard type == "TextRun" else { return try unsupported("The type “\(type)”", properties) }
        guard let text = properties.requiredString("text") else { return nil }
        var run = CardRichText.Run(text)
        run.style = properties.textStyle()
        run.isItalic = properties.boolean("italic") ?? false
        run.isStruckThrough = properties.boolean("strikethrough") ?? false
        run.isUnderlined = properties.boolean("underline") ?? false
        run.isHighlighted = properties.boolean("highlight") ?? false
        run.selectAction = try selectAction("selectAction", &properties)
        return run
    }

    private func factSet(_ properties: inout PropertyReader) -> CardFactSet {
        CardFactSet(
            facts: properties.objects("facts").compactMap { properties in
                var properties = properties
                guard let title = properties.requiredString("title"), let value = properties.requiredString("value")
                else {
                    return nil
                }
                return CardFactSet.Fact(title: title, value: value)
            })
    }

    // MARK: Images

    private mutating func image(_ properties: inout PropertyReader) throws(Unsupported) -> CardImage? {
        guard let url = properties.requiredURL("url") else { return nil }
        var image = CardImage(url)
        image.alternativeText = properties.string("altText")
        image.size = properties.keyword("size") ?? .auto
        image.width = imageLength("width", &properties)
        image.height = imageLength("height", &properties)
        image.style = properties.keyword("style") ?? .default
        image.horizontalAlignment = properties.keyword("horizontalAlignment")
        image.selectAction = try selectAction("selectAction", &properties)
        if let text = properties.string("backgroundColor") {
            image.backgroundColor = CardRGB(text)
            if image.backgroundColor == nil { properties.warn("“\(text)” is not a color.", of: "backgroundColor") }
        }
        return image
    }

    /// Returns the width or height of an image, or `nil` for the keywords `auto` and `stretch`.
    private func imageLength(_ name: String, _ properties: inout PropertyReader) -> Double? {
        if case .string(let text)? = properties.value(name), CardElementHeight(ignoringCase: text) != nil { return nil }
        return properties.points(name)
    }

    private mutating func imageSet(_ properties: inout PropertyReader) throws(Unsupported) -> CardImageSet {
        let images = try parts("images", of: "Image", &properties) {
            (parser, properties) throws(Unsupported) -> CardImage? in try parser.image(&properties)
        }
        return CardImageSet(
            images: images, size: properties.keyword("imageSize"), style: properties.keyword("style") ?? .default,
            offset: properties.number("offset").map { min(max($0, -1000), 1000) })
    }

    private func media(_ properties: inout PropertyReader) -> CardMedia {
        CardMedia(
            sources: sources("sources", &properties), poster: properties.url("poster"),
            alternativeText: properties.string("altText"), captions: sources("captionSources", &properties))
    }

    private func sources(_ name: String, _ properties: inout PropertyReader) -> [CardMedia.Source] {
        properties.objects(name).compactMap { properties in
            var properties = properties
            guard let url = properties.requiredURL("url") else { return nil }
            return CardMedia.Source(url: url, type: properties.string("mimeType"), label: properties.string("label"))
        }
    }
}
