import Foundation

extension HostConfig {
    init(_ properties: inout PropertyReader) {
        self.init()
        supportsInteractivity = properties.boolean("supportsInteractivity") ?? true
        imageBaseURL = properties.url("imageBaseUrl")
        spacing = properties.lengths("spacing")
        properties.read("separator") {
            separator.thickness = $0.points("lineThickness")
            separator.color = $0.color("lineColor")
        }
        readFonts(&properties)
        properties.read("textStyles") { styles in
            styles.read("heading") { heading = $0.textStyle() }
            styles.read("columnHeader") { columnHeader = $0.textStyle() }
        }
        properties.read("textBlock") { texts in
            if let level = texts.number("headingLevel", in: 1...6) { headingLevel = Int(level) }
        }
        properties.read("containerStyles") { styles in
            for style in CardContainerStyle.allCases {
                styles.read(style.rawValue) { containerStyles[style] = ContainerColors(&$0) }
            }
            styles.ignore("customStyles")
        }
        readElements(&properties)
        properties.read("inputs") { inputs = Inputs(&$0) }
        properties.read("actions") { actions = Actions(&$0) }
        properties.read("adaptiveCard") { allowsCustomStyle = $0.boolean("allowCustomStyle") ?? true }
        // Some configurations have the property outside of the actions.
        actions.expandsSingleCard = properties.boolean("preExpandSingleShowCardAction") ?? actions.expandsSingleCard
        properties.ignore("lineHeights", "choiceSetInputValueSeparator", "cssClassNamePrefix", "alwaysAllowBleed")
        properties.reportUnknown()
    }

    private mutating func readFonts(_ properties: inout PropertyReader) {
        // Older configurations have the properties of the font at the top.
        let older = Font(&properties)
        properties.read("fontTypes") { types in
            for type in CardFontType.allCases { types.read(type.rawValue) { fonts[type] = Font(&$0) } }
        }
        guard older != Font() else { return }
        var font = fonts[.default] ?? Font()
        if font.families.isEmpty { font.families = older.families }
        font.sizes.merge(older.sizes) { new, _ in new }
        font.weights.merge(older.weights) { new, _ in new }
        fonts[.default] = font
    }

    private mutating func readElements(_ properties: inout PropertyReader) {
        imageSizes = properties.lengths("imageSizes")
        properties.read("imageSet") {
            imageSet.imageSize = $0.keyword("imageSize")
            imageSet.maximumImageHeight = $0.points("maxImageHeight").flatMap { $0 > 0 ? $0 : nil }
        }
        properties.read("factSet") { set in
            set.read("title") { factSet.title = FactText(&$0) }
            set.read("value") { factSet.value = FactText(&$0) }
            factSet.spacing = set.points("spacing")
        }
        properties.read("table") { table.cellSpacing = $0.points("cellSpacing") }
        properties.read("media") {
            media.defaultPoster = $0.url("defaultPoster")
            media.playButton = $0.url("playButton")
            $0.ignore("allowInlinePlayback")
        }
        properties.read("carousel") {
            carousel.maximumPages = $0.count("maxCarouselPages", minimum: 1)
            // Both names are in use.
            let delay = $0.number("minAutoplayDelay") ?? $0.number("minAutoplayDuration")
            carousel.minimumDelay = delay.flatMap { $0 > 0 ? $0 / 1000 : nil }
        }
    }
}

extension HostConfig.Font {
    /// Reads the properties of a font. Other properties of the object are not reported.
    fileprivate init(_ properties: inout PropertyReader) {
        self.init()
        families = Self.families(properties.string("fontFamily") ?? "")
        properties.read("fontSizes") { values in
            for size in CardFontSize.allCases { sizes[size] = values.number(size.rawValue, in: 1...200) }
        }
        properties.read("fontWeights") { values in
            for weight in CardFontWeight.allCases { weights[weight] = values.number(weight.rawValue, in: 1...1000) }
        }
    }

    /// Returns the names of a list as in CSS, such as `'Segoe UI', sans-serif`.
    private static func families(_ list: String) -> [String] {
        list.split(separator: ",").compactMap { name in
            let name = name.trimmingCharacters(in: CharacterSet(charactersIn: "'\"").union(.whitespacesAndNewlines))
            return name.isEmpty ? nil : name
        }
    }
}

extension HostConfig.ContainerColors {
    fileprivate init(_ properties: inout PropertyReader) {
        self.init()
        background = properties.color("backgroundColor")
        border = properties.color("borderColor")
        properties.read("foregroundColors") { colors in
            for color in CardColor.allCases {
                colors.read(color.rawValue) { texts[color] = HostConfig.TextColors(&$0) }
            }
        }
        properties.ignore("highlightBackgroundColor", "highlightForegroundColor", "borderThickness")
    }
}

extension HostConfig.TextColors {
    fileprivate init(_ properties: inout PropertyReader) {
        self.init()
        standard = properties.color("default")
        subtle = properties.color("subtle")
        properties.read("highlightColors") {
            highlight = $0.color("default")
            subtleHighlight = $0.color("subtle")
        }
    }
}

extension HostConfig.FactText {
    fileprivate init(_ properties: inout PropertyReader) {
        self.init()
        style = properties.textStyle()
        wraps = properties.boolean("wrap")
        maximumWidth = properties.points("maxWidth")
    }
}

extension HostConfig.Inputs {
    fileprivate init(_ properties: inout PropertyReader) {
        self.init()
        properties.read("label") {
            var label = HostConfig.Label()
            label.inputSpacing = $0.keyword("inputSpacing")
            $0.read("requiredInputs") { label.required = HostConfig.LabelText(&$0) }
            $0.read("optionalInputs") { label.optional = HostConfig.LabelText(&$0) }
            $0.ignore("width")
            self.label = label
        }
        properties.read("errorMessage") {
            errorMessage.style = $0.textStyle()
            errorMessage.spacing = $0.keyword("spacing")
        }
        queriesChoices = properties.boolean("allowDynamicallyFilteredChoiceSet") ?? true
        queryDelay = properties.number("debounceTimeInMilliSeconds", in: 0...60_000).map { $0 / 1000 }
        properties.ignore("allowRevealOnHoverStyle")
    }
}

extension HostConfig.LabelText {
    fileprivate init(_ properties: inout PropertyReader) {
        self.init()
        style = properties.textStyle()
        suffix = properties.string("suffix")
        suffixColor = properties.keyword("suffixColor")
    }
}

extension HostConfig.Actions {
    fileprivate init(_ properties: inout PropertyReader) {
        self.init()
        maximumCount = properties.count("maxActions", minimum: 1)
        spacing = properties.keyword("spacing")
        buttonSpacing = properties.points("buttonSpacing")
        orientation = properties.keyword("actionsOrientation")
        alignment = properties.keyword("actionAlignment")
        iconPlacement = properties.keyword("iconPlacement")
        iconSize = properties.points("iconSize").flatMap { $0 > 0 ? $0 : nil }
        expandsSingleCard = properties.boolean("preExpandSingleShowCardAction") ?? false
        properties.read("showCard") {
            showCard.mode = $0.keyword("actionMode") ?? .inline
            showCard.style = $0.keyword("style")
            showCard.inlineTopMargin = $0.points("inlineTopMargin")
        }
        properties.ignore("allowTitleToWrap", "showIconInOverflow")
    }
}
