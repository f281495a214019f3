/// A key under which a feature stores state of its own with a view, a view controller or the application.
///
/// Declare a private type that conforms to it beside the feature, and give the object a computed property:
///
///     private enum BadgeKey: FeatureKey {
///         static var defaultValue: BadgeView? { nil }
///     }
///
///     extension UIView {
///         final var badge: BadgeView? {
///             get { features[BadgeKey.self] }
///             set { features[BadgeKey.self] = newValue }
///         }
///     }
@MainActor
protocol FeatureKey {
    associatedtype Value

    /// The value of objects that have not stored one.
    static var defaultValue: Value { get }
}

/// The state that features store with an object whose class does not know them.
///
/// It is for state that few objects have, and that is read rarely: an object without any pays for one pointer, and an access
/// searches the few entries in order.
@MainActor
struct FeatureStorage {
    private var entries: [(key: ObjectIdentifier, value: Any)] = []

    subscript<Key: FeatureKey>(key: Key.Type) -> Key.Value {
        get {
            guard !entries.isEmpty, let index = index(of: key), let value = entries[index].value as? Key.Value else {
                return Key.defaultValue
            }
            return value
        }
        set {
            if let index = index(of: key) {
                entries[index].value = newValue
            } else {
                entries.append((ObjectIdentifier(key), newValue))
            }
        }
    }

    private func index(of key: any FeatureKey.Type) -> Int? {
        // A closure would be isolated to the main actor, and trap in apps that read a property on another thread.
        let key = ObjectIdentifier(key)
        for index in entries.indices where entries[index].key == key { return index }
        return nil
    }
}
