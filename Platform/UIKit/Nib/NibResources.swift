/// What a nib says at its end about the colours that it names, so that they can be shown where the app does not know them.
struct NibResources {
    private let named: [String: NibElement]
    private let system: [String: NibElement]

    init(_ elements: [NibElement]) {
        func colors(_ kind: String) -> [String: NibElement] {
            elements.filter { $0.name == kind }.reduce(into: [:]) { colors, element in
                if let name = element["name"] { colors[name] = element.child("color") }
            }
        }
        named = colors("namedColor")
        system = colors("systemColor")
    }

    /// By numbers: a colour that is named again is none.
    func color(named name: String) -> NibElement? { named[name].flatMap { $0["name"] == nil ? $0 : nil } }

    func systemColor(named name: String) -> NibElement? { system[name].flatMap { $0["systemColor"] == nil ? $0 : nil } }
}
