extension NibVocabulary {
    static let button = NibClass(
        UIButton.self, extends: control,
        [
            // The default button type is `roundedRect`, which equals `system` since iOS 7.
            "buttonType": .choice(
                "UIButtonType",
                [
                    "system": UIButton.ButtonType.system, "roundedRect": .system, "custom": .custom, "plain": .system,
                    "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
                    "contactAdd": .contactAdd, "close": .close,
                ]),
            "lineBreakMode": .choice("UILineBreakMode", lineBreakModes), "fontDescription": .font("UIFont"),
            "contentEdgeInsets": .geometry("UIContentEdgeInsets"), "titleEdgeInsets": .geometry("UITitleEdgeInsets"),
            "imageEdgeInsets": .geometry("UIImageEdgeInsets"),
            "changesSelectionAsPrimaryAction": .flag("UIChangesSelectionAsPrimaryAction"),
            "role": .choice(
                "UIButtonRole",
                ["normal": UIButton.Role.normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive]),
            "reversesTitleShadowWhenHighlighted": .flag("UIReversesTitleShadowWhenHighlighted"),
            "titleShadowOffset": .geometry("UITitleShadowOffset"),
            "adjustsImageWhenHighlighted": .flag("UIAdjustsImageWhenHighlighted"),
            "adjustsImageWhenDisabled": .flag("UIAdjustsImageWhenDisabled"),
            // An effect of earlier versions of iOS.
            "showsTouchWhenHighlighted": .flag("IBShowsTouch"),
        ], values: ["UIButtonType": .integer(UIButton.ButtonType.custom.rawValue)]
    ) { element, record, compiler in
        for state in element.children where state.name == "state" {
            readState(state, of: element, record, compiler)
        }
        if let configuration = element.value("configuration") {
            record.values["UIButtonConfiguration"] = .shared(
                makeConfiguration(configuration, of: element, compiler))
        }
    }

    private static let states: [String: UIControl.State] = [
        "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
        "focused": .focused,
    ]

    private static func readState(
        _ state: NibElement, of element: NibElement, _ record: NibRecord, _ compiler: NibCompiler
    ) {
        guard let key = state.key, let number = states[key]?.rawValue else {
            compiler.document.warn("the state \"\(state.key ?? "")\" is not supported", line: state.line)
            return
        }
        func add(_ value: Any?, to list: String) {
            guard let value else { return }
            var values = [String: Any]()
            if case .shared(let known as [String: Any]) = record.values[list] { values = known }
            values[String(number)] = value
            record.values[list] = .shared(values)
        }
        let title = state["title"] ?? state.value("title")?.text
        add(title.map { compiler.localized($0, "\(key)Title", of: element) as NSString }, to: "UITitles")
        let image = state.value("image").flatMap(NibImage.init) ?? state["image"].map { NibImage(name: $0, in: state) }
        let configuration = state.value("preferredSymbolConfiguration").flatMap(compiler.symbolConfiguration)
        let found = image.flatMap(compiler.document.image)
        add(configuration.flatMap { found?.withConfiguration($0) } ?? found, to: "UIImages")
        add(
            state["backgroundImage"].flatMap { compiler.document.image(NibImage(name: $0, line: state.line)) },
            to: "UIBackgroundImages")
        add(state.value("titleColor").flatMap(compiler.color), to: "UITitleColors")
        add(state.value("titleShadowColor").flatMap(compiler.color), to: "UITitleShadowColors")
        add(
            state.value("attributedTitle").map { NibText($0, compiler: compiler).attributedString },
            to: "UIAttributedTitles")
    }

    private static func makeConfiguration(
        _ element: NibElement, of button: NibElement, _ compiler: NibCompiler
    ) -> UIButton.Configuration {
        var configuration = styles[element["style"] ?? ""]?() ?? .plain()
        configuration.title = element["title"].map { compiler.localized($0, "configuration.title", of: button) }
        configuration.subtitle = element["subtitle"].map {
            compiler.localized($0, "configuration.subtitle", of: button)
        }
        let image =
            element.value("image").flatMap(NibImage.init) ?? element["image"].map { NibImage(name: $0, in: element) }
        configuration.image = image.flatMap(compiler.document.image)
        configuration.preferredSymbolConfigurationForImage = element.value("preferredSymbolConfigurationForImage")
            .flatMap(compiler.symbolConfiguration)
        if let placement = element["imagePlacement"].flatMap({ imagePlacements[$0] }) {
            configuration.imagePlacement = placement
        }
        if let padding = element.number("imagePadding") { configuration.imagePadding = CGFloat(padding) }
        if let padding = element.number("titlePadding") { configuration.titlePadding = CGFloat(padding) }
        if let style = element["cornerStyle"].flatMap({ cornerStyles[$0] }) { configuration.cornerStyle = style }
        if let size = element["buttonSize"].flatMap({ sizes[$0] }) { configuration.buttonSize = size }
        if let alignment = element["titleAlignment"].flatMap({ titleAlignments[$0] }) {
            configuration.titleAlignment = alignment
        }
        configuration.showsActivityIndicator = element.flag("showsActivityIndicator") ?? false
        configuration.baseForegroundColor = element.value("baseForegroundColor").flatMap(compiler.color)
        configuration.baseBackgroundColor = element.value("baseBackgroundColor").flatMap(compiler.color)
        if let insets = element.value("contentInsets").flatMap(NibGeometry.value) as? NSDirectionalEdgeInsets {
            configuration.contentInsets = insets
        }
        if let title = element.value("attributedTitle") {
            configuration.attributedTitle = AttributedString(NibText(title, compiler: compiler).attributedString)
        }
        let font = element.value("titleFontDescription") ?? element.value("fontDescription")
        if let font = font.flatMap(NibFont.init)?.font {
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
                var attributes = attributes
                attributes.font = font
                return attributes
            }
        }
        if let background = element.value("background") { read(background, into: &configuration.background, compiler) }
        warnOfUnreadConfiguration(element, compiler)
        return configuration
    }

    private static func warnOfUnreadConfiguration(_ element: NibElement, _ compiler: NibCompiler) {
        for name in element.attributes.keys where !configurationWords.contains(name) {
            compiler.document.warn("\"\(name)\" of <\(element.name)> is not supported", line: element.line)
        }
        for child in element.children where !configurationWords.contains(child.key ?? "") {
            let word = "<\(child.name) key=\"\(child.key ?? "")\">"
            compiler.document.warn("\(word) of <\(element.name)> is not supported", line: child.line)
        }
    }

    private static func read(
        _ element: NibElement, into background: inout UIBackgroundConfiguration, _ compiler: NibCompiler
    ) {
        if let color = element.value("backgroundColor").flatMap(compiler.color) { background.backgroundColor = color }
        if let color = element.value("strokeColor").flatMap(compiler.color) { background.strokeColor = color }
        if let radius = element.number("cornerRadius") { background.cornerRadius = CGFloat(max(0, radius)) }
        if let width = element.number("strokeWidth") { background.strokeWidth = CGFloat(max(0, width)) }
        if let outset = element.number("strokeOutset") { background.strokeOutset = CGFloat(outset) }
        if let image = element["image"].map({ NibImage(name: $0, in: element) }) {
            background.image = compiler.document.image(image)
        }
    }

    /// The attributes of a configuration, and its children by key.
    private static let configurationWords: Set<String> = [
        "key", "style", "title", "subtitle", "image", "catalog", "imagePlacement", "imagePadding", "titlePadding",
        "cornerStyle", "buttonSize", "titleAlignment", "showsActivityIndicator", "baseForegroundColor",
        "baseBackgroundColor", "contentInsets", "attributedTitle", "titleFontDescription", "fontDescription",
        "background",
        "preferredSymbolConfigurationForImage",
    ]

    private static let styles: [String: () -> UIButton.Configuration] = [
        "plain": UIButton.Configuration.plain, "gray": UIButton.Configuration.gray,
        "tinted": UIButton.Configuration.tinted, "filled": UIButton.Configuration.filled,
        "borderless": UIButton.Configuration.borderless, "bordered": UIButton.Configuration.bordered,
        "borderedTinted": UIButton.Configuration.borderedTinted,
        "borderedProminent": UIButton.Configuration.borderedProminent,
    ]
    private static let imagePlacements: [String: NSDirectionalRectEdge] = [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]
    private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]
    private static let sizes: [String: UIButton.Configuration.Size] = [
        "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]
    private static let titleAlignments: [String: UIButton.Configuration.TitleAlignment] = [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
}
