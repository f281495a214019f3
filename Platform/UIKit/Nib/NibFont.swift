/// A font as a nib describes it, by a `fontDescription`.
@MainActor
struct NibFont {
    let font: UIFont

    /// In points: larger letters than a screen is high are nobody's wish.
    static let largest = 1000.0

    init?(_ element: NibElement) {
        guard element.name == "fontDescription" || element.name == "font" else { return nil }
        // What IB writes for a font at the size that is usual on the platform.
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
            // An app's font that is not there leaves the text in the system's, as on iOS.
            font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
        }
    }
}
