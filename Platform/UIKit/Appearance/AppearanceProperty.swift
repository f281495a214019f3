/// A property that appearance proxies serve.
@MainActor
struct AppearanceProperty {
    /// The name of the property, which is unique within its class and the superclasses.
    let name: String
    /// Returns the value of an object, or `nil` for none.
    let read: (NSObject) -> Any?
    /// Sets the value of an object.
    let write: (NSObject, Any?) -> Void
    /// Other default values than that of a new object.
    var otherDefaults: [Any] = []

    /// Returns the property at a key path with a value that is not optional.
    static func property<Root: NSObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>
    ) -> AppearanceProperty {
        AppearanceProperty(
            name: name, read: { ($0 as? Root)?[keyPath: path] },
            write: { object, value in
                if let root = object as? Root, let value = value as? Value { root[keyPath: path] = value }
            })
    }

    /// Returns the property at a key path with an optional value.
    static func optional<Root: NSObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value?>
    ) -> AppearanceProperty {
        AppearanceProperty(
            name: name, read: { ($0 as? Root)?[keyPath: path] },
            write: { object, value in (object as? Root)?[keyPath: path] = value as? Value })
    }

    /// Returns a property for each state of a control or a bar button.
    static func states<Root: NSObject, Value>(
        _ name: String, _ read: @escaping (Root, UIControl.State) -> Value?,
        _ write: @escaping (Root, Value?, UIControl.State) -> Void
    ) -> [AppearanceProperty] {
        let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
        return states.map { state in
            AppearanceProperty(
                name: "\(name) \(state.rawValue)", read: { ($0 as? Root).flatMap { read($0, state) } },
                write: { object, value in
                    if let root = object as? Root { write(root, value as? Value, state) }
                })
        }
    }

    /// Returns whether two values are equal. Values without equality are equal if they are the same object.
    static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        if let first = first as? [NSAttributedString.Key: Any], let second = second as? [NSAttributedString.Key: Any] {
            return first.count == second.count && first.allSatisfy { areEqual($1, second[$0]) }
        }
        func isSecond<Value: Equatable>(_ value: Value) -> Bool { (second as? Value) == value }
        if let first = first as? any Equatable { return isSecond(first) }
        return first as AnyObject === second as AnyObject
    }

    /// Returns a value that remains the same when its object is changed.
    static func snapshot(of value: Any?) -> Any? {
        guard let appearance = value as? UIBarAppearance else { return value }
        return appearance.copy(with: nil)
    }
}
