import Foundation

extension CardParser {
    /// Reads the outermost card.
    mutating func rootCard(_ json: JSONValue) -> AdaptiveCard {
        guard case .object(let members) = json else {
            diagnostics.report(.error, "The card is not an object.", at: JSONPointer())
            return AdaptiveCard()
        }
        var properties = PropertyReader(members, at: JSONPointer(), diagnostics)
        if properties.string("type") != "AdaptiveCard" {
            properties.warn("The type of the card is not “AdaptiveCard”.")
        }
        let query = nextPage(&properties)
        // Nothing is thrown outside of an element that has a fallback.
        guard var card = try? card(&properties, continues: query != nil) else { return AdaptiveCard() }
        card.nextPage = query.flatMap { CardDataQuery($0) }
        guard let version = card.version, version > host.version else { return card }
        guard let text = card.fallbackText else {
            properties.warn("The version \(version) is not supported. Unknown parts are omitted.", of: "version")
            return card
        }
        properties.warn("The version \(version) is not supported. The fallback text is displayed.", of: "version")
        var fallback = AdaptiveCard()
        var block = CardTextBlock(text)
        block.wraps = true
        fallback.body = [CardElement(.text(block))]
        fallback.fallbackText = text
        fallback.version = version
        fallback.speech = card.speech
        return fallback
    }

    /// Returns the properties of the query at the end of the body.
    private func nextPage(_ properties: inout PropertyReader) -> PropertyReader? {
        guard case .array(let body)? = properties.value("body"), case .object(let members)? = body.last,
            members["type"] == .string(CardDataQuery.typeName)
        else { return nil }
        let pointer = properties.pointer.appending("body").appending(body.count - 1)
        return PropertyReader(members, at: pointer, diagnostics)
    }

    /// Reads a card, which may be part of another one.
    ///
    /// - Parameter continues: Whether the last value of the body is a query instead of an element.
    mutating func card(_ properties: inout PropertyReader, continues: Bool = false) throws(Unsupported) -> AdaptiveCard
    {
        _ = properties.value("$schema")
        var card = AdaptiveCard()
        card.version = version(&properties)
        card.body = try elements(properties.elements("body").dropLast(continues ? 1 : 0))
        card.actions = try actions(properties.elements("actions"))
        card.selectAction = try selectAction("selectAction", &properties)
        card.style = properties.keyword("style")
        card.backgroundImage = backgroundImage(&properties)
        card.minimumHeight = properties.points("minHeight")
        card.verticalContentAlignment = properties.keyword("verticalContentAlignment") ?? .top
        card.isRightToLeft = properties.boolean("rtl")
        card.fallbackText = properties.string("fallbackText")
        card.speech = properties.string("speak")
        card.language = language(&properties)
        card.refresh = try refresh(&properties)
        card.authentication = authentication(&properties)
        var metadata = properties.object("metadata")
        card.webURL = metadata?.url("webUrl")
        card.otherProperties = properties.otherProperties
        return card
    }

    private func language(_ properties: inout PropertyReader) -> String? {
        guard let language = properties.string("lang") else { return nil }
        // Foundation's formatters trap on other characters in identifiers of locales.
        let isIdentifier = language.utf8.allSatisfy { $0 < 0x80 }
        if !isIdentifier { properties.warn("“\(language)” is not a language.", of: "lang") }
        return isIdentifier ? language : nil
    }

    private func version(_ properties: inout PropertyReader) -> CardVersion? {
        guard let text = properties.string("version") else { return nil }
        let version = CardVersion(text)
        if version == nil { properties.warn("“\(text)” is not a version.", of: "version") }
        return version
    }

    private mutating func refresh(_ properties: inout PropertyReader) throws(Unsupported) -> CardRefresh? {
        guard var properties = properties.object("refresh"), let json = properties.value("action"),
            let action = try action(json, at: properties.pointer.appending("action"))
        else { return nil }
        var refresh = CardRefresh(action: action)
        if let text = properties.string("expires") {
            refresh.expires = Date(cardText: text)
            if refresh.expires == nil { properties.warn("“\(text)” is not a date.", of: "expires") }
        }
        refresh.userIDs = properties.elements("userIds").compactMap {
            if case .string(let id) = $0.value { id } else { nil }
        }
        return refresh
    }

    private func authentication(_ properties: inout PropertyReader) -> CardAuthentication? {
        guard var properties = properties.object("authentication") else { return nil }
        var authentication = CardAuthentication()
        authentication.text = properties.string("text")
        authentication.connectionName = properties.string("connectionName")
        authentication.tokenExchangeResource = properties.value("tokenExchangeResource")
        authentication.buttons = properties.elements("buttons").map(\.value)
        return authentication
    }

    func backgroundImage(_ properties: inout PropertyReader) -> CardBackgroundImage? {
        guard case .object? = properties.value("backgroundImage") else {
            return properties.url("backgroundImage").map { CardBackgroundImage($0) }
        }
        guard var properties = properties.object("backgroundImage"), let url = properties.requiredURL("url") else {
            return nil
        }
        var image = CardBackgroundImage(url)
        image.fillMode = properties.keyword("fillMode") ?? .cover
        image.horizontalAlignment = properties.keyword("horizontalAlignment") ?? .left
        image.verticalAlignment = properties.keyword("verticalAlignment") ?? .top
        return image
    }
}
