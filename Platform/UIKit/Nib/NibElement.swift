/// An XML element of a nib with its children.
final class NibElement {
    let name: String
    let attributes: [String: String]
    /// The line of the opening tag, starting from 1.
    let line: Int
    fileprivate(set) var children: [NibElement] = []
    fileprivate(set) var text = ""

    init(name: String, attributes: [String: String], line: Int) {
        self.name = name
        self.attributes = attributes
        self.line = line
    }

    subscript(_ attribute: String) -> String? { attributes[attribute] }

    /// The identifier of the element. Values have none.
    var id: String? { attributes["id"] }

    /// The property of the parent element whose value this element is.
    var key: String? { attributes["key"] }

    /// Returns the first child with the given name.
    func child(_ name: String) -> NibElement? { children.first { $0.name == name } }

    /// Returns the children of the first child with the given name.
    func list(_ name: String) -> [NibElement] { child(name)?.children ?? [] }

    /// Returns the child with the given key.
    func value(_ key: String) -> NibElement? { children.first { $0.key == key } }

    /// Returns whether an attribute is `YES`, or `nil` if it is missing.
    func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

    /// Returns the number in an attribute, or `nil` if it is missing or not finite.
    func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(NibNumber.init)?.value }

    /// Returns all descendants with the given name.
    func all(named name: String) -> [NibElement] {
        children.flatMap { ($0.name == name ? [$0] : []) + $0.all(named: name) }
    }

    func append(_ child: NibElement) { children.append(child) }

    func append(_ text: String) { self.text += text }
}

/// A number in a nib: finite, and clamped to a range in which points are distinguishable.
struct NibNumber {
    let value: Double

    /// The greatest integer up to which a 32-bit float represents all integers exactly.
    private static let limit = 16_777_216.0

    static let range = -limit...limit
    static let integers = Int(-limit)...Int(limit)

    init?(_ string: String) {
        guard let value = Double(string), value.isFinite else { return nil }
        self.value = min(max(value, -NibNumber.limit), NibNumber.limit)
    }
}
