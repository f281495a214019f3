import Foundation

/// An image as a nib names it: one of the app's, or a symbol.
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

    /// What the attribute of an element names; which catalogue it is from stands beside it.
    init(name: String, in element: NibElement) {
        self.init(name: name, line: element.line)
        isSymbol = element["catalog"] == "system"
    }

    /// `<imageReference image="star" catalog="system" renderingMode="template"/>`, or `<image … name="star"/>`.
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
        // A symbol of the app's own is in no catalogue that the nib names.
        if !isSymbol, let configuration, let styled = image?.applyingSymbolConfiguration(configuration) {
            image = styled
        }
        guard let rendering else { return image }
        return image?.withRenderingMode(rendering)
    }
}
