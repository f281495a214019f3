import Foundation

/// A reference to an image of the app or a system symbol.
struct NibImage: Hashable {
    var name: String
    var isSymbol = false
    var rendering: UIImage.RenderingMode?
    var scale = UIImage.SymbolScale.default
    var line = 0

    init(name: String, line: Int) {
        self.name = name
        self.line = line
    }

    /// Creates a reference from an attribute of an element, whose catalog is in another attribute.
    init(name: String, in element: NibElement) {
        self.init(name: name, line: element.line)
        isSymbol = element["catalog"] == "system"
    }

    /// Creates a reference from an element such as `<imageReference image="star" catalog="system"
    /// renderingMode="template"/>` or `<image … name="star"/>`.
    @MainActor
    init?(_ element: NibElement) {
        guard let name = element["image"] ?? element["name"] else { return nil }
        self.init(name: name, in: element)
        if let scale = element["symbolScale"].flatMap({ NibVocabulary.symbolScales[$0] }) { self.scale = scale }
        switch element["renderingMode"] {
        case "template": rendering = .alwaysTemplate
        case "original": rendering = .alwaysOriginal
        default: break
        }
    }

    func load(from bundle: Bundle?) -> UIImage? {
        let configuration = scale == .default ? nil : UIImage.SymbolConfiguration(scale: scale)
        var image =
            isSymbol
            ? UIImage(systemName: name, withConfiguration: configuration)
            : UIImage(named: name, in: bundle, compatibleWith: nil)
        // The element of a custom symbol specifies no catalog.
        if !isSymbol, let configuration, let styled = image?.applyingSymbolConfiguration(configuration) {
            image = styled
        }
        guard let rendering else { return image }
        return image?.withRenderingMode(rendering)
    }
}
