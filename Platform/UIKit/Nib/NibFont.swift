/// A font that a nib describes by a `fontDescription` element.
@MainActor
struct NibFont {
    let font: UIFont

    /// The maximum font size in points.
    static let largest = 1000.0

    init?(_ element: NibElement) {
        guard element.name == "fontDescription" || element.name == "font" else { return nil }
        // 17 is the default size in Interface Builder.
        let size = CGFloat(min(element.number("pointSize") ?? element.number("size") ?? 17, NibFont.largest))
        guard size > 0 else { return nil }
        if let style = element["style"] {
            guard let style = UIFont.TextStyle.known(style) else { return nil }
            font = UIFont.preferredFont(forTextStyle: style)
            return
        }
        let weight = element["weight"].flatMap { NibVocabulary.fontWeights[$0] }
        switch element["type"] ?? element["metaFont"] {
        case "system", "cellTitle", "systemFont":
            font = weight.map { UIFont.systemFont(ofSize: size, weight: $0) } ?? .systemFont(ofSize: size)
        case "smallSystem": font = .systemFont(ofSize: UIFont.smallSystemFontSize)
        case "boldSystem", "systemBold": font = .boldSystemFont(ofSize: size)
        case "italicSystem": font = .italicSystemFont(ofSize: size)
        default:
            guard let name = element["name"] else { return nil }
            // As in iOS, the system font replaces a missing custom font.
            font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
        }
    }
}
