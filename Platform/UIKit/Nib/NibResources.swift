/// The resources section of a nib. It contains the colors that the nib names, in case the app does not
/// contain them, and identifies the images that are symbols, because an element with two images has only one
/// attribute for both.
struct NibResources {
    private let named: [String: NibElement]
    private let system: [String: NibElement]
    private let symbols: Set<String>

    init(_ elements: [NibElement]) {
        func colors(_ kind: String) -> [String: NibElement] {
            elements.filter { $0.name == kind }.reduce(into: [:]) { colors, element in
                if let name = element["name"] { colors[name] = element.child("color") }
            }
        }
        named = colors("namedColor")
        system = colors("systemColor")
        symbols = Set(
            elements.filter { $0.name == "image" && $0["catalog"] == "system" }.compactMap { $0["name"] })
    }

    func isSymbol(_ name: String) -> Bool { symbols.contains(name) }

    /// Returns the definition of a named color, unless it only refers to another name.
    func color(named name: String) -> NibElement? { named[name].flatMap { $0["name"] == nil ? $0 : nil } }

    func systemColor(named name: String) -> NibElement? { system[name].flatMap { $0["systemColor"] == nil ? $0 : nil } }
}
