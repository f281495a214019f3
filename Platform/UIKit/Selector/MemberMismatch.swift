/// An error that occurs when a member is found by name but does not accept a value.
struct MemberMismatch: Error {
    let message: String
    let remedy: String?
    /// Whether nibs ignore the value with a warning.
    let isIgnored: Bool

    init(_ name: String, expected: Any.Type, got value: Any?) {
        let found = value.map { "a \(type(of: $0))" } ?? "nothing"
        message = "\"\(name)\" requires a \(expected) but received \(found)"
        remedy = "connect another object, or change the type"
        isIgnored = false
    }

    init(_ message: String, remedy: String?, isIgnored: Bool = false) {
        self.message = message
        self.remedy = remedy
        self.isIgnored = isIgnored
    }
}
