/// An element of a nib's XML, with what is inside of it.
final class NibElement {
    let name: String
    let attributes: [String: String]
    /// The line on which the element ends its opening tag, from 1.
    let line: Int
    fileprivate(set) var children: [NibElement] = []
    fileprivate(set) var text = ""

    init(name: String, attributes: [String: String], line: Int) {
        self.name = name
        self.attributes = attributes
        self.line = line
    }

    subscript(_ attribute: String) -> String? { attributes[attribute] }

    /// What the element is called in the file; values have no id.
    var id: String? { attributes["id"] }

    /// Which property of the element around it this is the value of.
    var key: String? { attributes["key"] }

    /// The first child of that name.
    func child(_ name: String) -> NibElement? { children.first { $0.name == name } }

    /// What is in the first child of that name.
    func list(_ name: String) -> [NibElement] { child(name)?.children ?? [] }

    /// The child that is the value of the property `key`.
    func value(_ key: String) -> NibElement? { children.first { $0.key == key } }

    /// Whether an attribute says `YES`; nil without it.
    func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

    /// The number in an attribute; nil where there is none, or one that no screen can show.
    func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(NibNumber.init)?.value }

    /// The elements of that name inside of this one, however deep.
    func all(named name: String) -> [NibElement] {
        children.flatMap { ($0.name == name ? [$0] : []) + $0.all(named: name) }
    }

    func append(_ child: NibElement) { children.append(child) }

    func append(_ text: String) { self.text += text }
}

/// A number as nibs write it: finite, and not so large that points could not be told apart.
struct NibNumber {
    let value: Double

    /// The largest whole number up to which a 32-bit float tells all of them apart.
    private static let limit = 16_777_216.0

    static let range = -limit...limit
    static let integers = Int(-limit)...Int(limit)

    init?(_ string: String) {
        guard let value = Double(string), value.isFinite else { return nil }
        self.value = min(max(value, -NibNumber.limit), NibNumber.limit)
    }
}
