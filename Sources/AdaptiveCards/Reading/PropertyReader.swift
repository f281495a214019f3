import Foundation

/// Reads the properties of a JSON object. Values of other types are converted or ignored with a warning.
struct PropertyReader {
    let pointer: JSONPointer
    private let object: [String: JSONValue]
    private let diagnostics: CardDiagnostics
    /// The names of the existing properties that have been read.
    private var readNames: Set<String> = ["type"]

    init(_ object: [String: JSONValue], at pointer: JSONPointer, _ diagnostics: CardDiagnostics) {
        self.object = object
        self.pointer = pointer
        self.diagnostics = diagnostics
    }

    /// The names of all properties, in alphabetical order.
    var names: [String] { object.keys.sorted() }

    /// The properties that have not been read.
    var otherProperties: [String: JSONValue] { object.filter { !readNames.contains($0.key) } }

    /// Reports a property, or the object if `name` is `nil`, that is replaced or ignored.
    func warn(_ message: String, of name: String? = nil) { report(.warning, message, of: name) }

    /// Reports a property, or the object if `name` is `nil`, without which something is missing.
    func fail(_ message: String, of name: String? = nil) { report(.error, message, of: name) }

    private func report(_ severity: CardDiagnostic.Severity, _ message: String, of name: String?) {
        diagnostics.report(severity, message, at: name.map { pointer.appending($0) } ?? pointer)
    }

    // MARK: Values

    /// Returns the value of a property, or `nil` if it is missing or null.
    mutating func value(_ name: String) -> JSONValue? {
        guard let value = object[name] else { return nil }
        readNames.insert(name)
        // `nil` alone would be the literal of `JSONValue.null`.
        return value == .null ? Optional.none : value
    }

    mutating func string(_ name: String) -> String? {
        switch value(name) {
        case nil: return nil
        case .string(let string): return string
        case .boolean(let boolean): return converted("\(boolean)", name, to: "a string")
        case .integer(let integer): return converted("\(integer)", name, to: "a string")
        case .number(let number): return converted("\(number)", name, to: "a string")
        default: return unexpected(name, "a string")
        }
    }

    /// Returns a string, or reports an error if there is none.
    mutating func requiredString(_ name: String) -> String? {
        if let string = string(name) { return string }
        fail("“\(name)” is missing.")
        return nil
    }

    mutating func boolean(_ name: String) -> Bool? {
        switch value(name) {
        case nil: return nil
        case .boolean(let boolean): return boolean
        case .string(let string):
            guard let boolean = Bool(string.lowercased()) else { return unexpected(name, "a Boolean value") }
            return converted(boolean, name, to: "a Boolean value")
        default: return unexpected(name, "a Boolean value")
        }
    }

    mutating func number(_ name: String) -> Double? {
        switch value(name) {
        case nil: return nil
        case .integer(let integer): return Double(integer)
        case .number(let number): return number
        case .string(let string):
            guard let number = Double(string), number.isFinite else { return unexpected(name, "a number") }
            return converted(number, name, to: "a number")
        default: return unexpected(name, "a number")
        }
    }

    /// Returns a whole number of at least `minimum`.
    mutating func count(_ name: String, minimum: Int = 0) -> Int? {
        guard let number = number(name) else { return nil }
        guard let count = Int(exactly: number.rounded()), count >= minimum else {
            return unexpected(name, "a number of at least \(minimum)")
        }
        return count
    }

    /// Returns a length in points of a text such as `80px`.
    mutating func points(_ name: String) -> Double? {
        guard case .string(let string)? = value(name) else {
            guard let number = number(name) else { return nil }
            return Self.lengths.contains(number) ? number : unexpected(name, "a length in points")
        }
        guard let points = Self.points(string) else { return unexpected(name, "a length such as “80px”") }
        return points
    }

    /// The lengths that views can have, in points.
    static let lengths = 0.0...4096.0

    static func points(_ text: String) -> Double? {
        guard text.hasSuffix("px"), let number = Double(text.dropLast(2)), Self.lengths.contains(number) else {
            return nil
        }
        return number
    }

    mutating func keyword<Keyword: CardKeyword>(_ name: String) -> Keyword? {
        guard let text = string(name) else { return nil }
        return Keyword(ignoringCase: text)
            ?? unexpected(name, "one of " + Keyword.allCases.map(\.rawValue).joined(separator: ", "))
    }

    mutating func url(_ name: String) -> URL? {
        guard let text = string(name) else { return nil }
        return URL(string: text) ?? unexpected(name, "an address")
    }

    /// Returns an address, or reports an error if there is none.
    mutating func requiredURL(_ name: String) -> URL? {
        guard let text = requiredString(name) else { return nil }
        if let url = URL(string: text) { return url }
        fail("“\(text)” is not an address.", of: name)
        return nil
    }

    /// Reads the properties of a text style.
    mutating func textStyle() -> CardTextStyle {
        var style = CardTextStyle()
        style.size = keyword("size")
        // Host configurations and old cards have another word for the default.
        if case .string(let text)? = value("weight"), text.lowercased() == "normal" {
            style.weight = .default
        } else {
            style.weight = keyword("weight")
        }
        style.color = keyword("color")
        style.fontType = keyword("fontType")
        style.isSubtle = boolean("isSubtle")
        return style
    }

    // MARK: Objects and arrays

    mutating func object(_ name: String) -> PropertyReader? {
        guard let value = value(name) else { return nil }
        guard case .object(let members) = value else { return unexpected(name, "an object") }
        return PropertyReader(members, at: pointer.appending(name), diagnostics)
    }

    /// Returns the elements of an array, with their pointers.
    mutating func elements(_ name: String) -> [(value: JSONValue, pointer: JSONPointer)] {
        guard let value = value(name) else { return [] }
        guard case .array(let elements) = value else { return unexpected(name, "an array") ?? [] }
        let pointer = pointer.appending(name)
        return elements.enumerated().map { ($0.element, pointer.appending($0.offset)) }
    }

    /// Returns the elements of an array that are objects. Others are reported as errors.
    mutating func objects(_ name: String) -> [PropertyReader] {
        elements(name).compactMap { value, pointer in
            guard case .object(let members) = value else {
                diagnostics.report(.error, "The value is not an object.", at: pointer)
                return nil
            }
            return PropertyReader(members, at: pointer, diagnostics)
        }
    }

    // MARK: Problems

    private func converted<Value>(_ value: Value, _ name: String, to type: String) -> Value {
        warn("“\(name)” is not \(type).", of: name)
        return value
    }

    private func unexpected<Value>(_ name: String, _ expectation: String) -> Value? {
        warn("“\(name)” is not \(expectation), and is ignored.", of: name)
        return nil
    }
}
