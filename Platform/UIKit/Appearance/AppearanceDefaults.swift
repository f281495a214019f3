/// The appearance properties of classes, and their values in new objects.
@MainActor
enum AppearanceDefaults {
    private static let indices: [ObjectIdentifier: Int] = Dictionary(
        uniqueKeysWithValues: AppearanceProperty.known.enumerated().map { (ObjectIdentifier($1.type), $0) })
    private static var propertiesByClass: [ObjectIdentifier: [AppearanceProperty]] = [:]
    private static var valuesByClass: [ObjectIdentifier: [String: Any]] = [:]

    /// The class and its superclasses, from the class on.
    static func ancestry(of type: AnyClass) -> [AnyClass] {
        Array(sequence(first: type, next: { _getSuperclass($0) }))
    }

    /// Returns the nearest class of UIKit that the list of properties contains.
    static func knownClass(of type: AnyClass) -> NSObject.Type {
        for ancestor in ancestry(of: type) {
            if let index = indices[ObjectIdentifier(ancestor)] { return AppearanceProperty.known[index].type }
        }
        return NSObject.self
    }

    /// Returns the properties of a class of UIKit with those of its superclasses. A class may redeclare a property.
    static func properties(of type: NSObject.Type) -> [AppearanceProperty] {
        if let found = propertiesByClass[ObjectIdentifier(type)] { return found }
        var properties: [AppearanceProperty] = []
        for ancestor in ancestry(of: type).reversed() {
            guard let index = indices[ObjectIdentifier(ancestor)] else { continue }
            let own = AppearanceProperty.known[index].properties
            properties.removeAll { old in own.contains { $0.name == old.name } }
            properties += own
        }
        propertiesByClass[ObjectIdentifier(type)] = properties
        return properties
    }

    /// Returns whether a property of an object has the value of a new object of its UIKit class.
    static func isDefault(_ property: AppearanceProperty, of object: NSObject, value: Any?) -> Bool {
        let type = knownClass(of: Swift.type(of: object))
        if AppearanceProperty.areEqual(value, values(of: type)[property.name]) { return true }
        return property.otherDefaults.contains { AppearanceProperty.areEqual(value, $0) }
    }

    private static func values(of type: NSObject.Type) -> [String: Any] {
        if let found = valuesByClass[ObjectIdentifier(type)] { return found }
        let values = values(of: makeProxy(type), properties(of: type))
        valuesByClass[ObjectIdentifier(type)] = values
        return values
    }

    /// Returns the current values of an object.
    static func values(of object: NSObject, _ properties: [AppearanceProperty]) -> [String: Any] {
        var values: [String: Any] = [:]
        for property in properties {
            values[property.name] = AppearanceProperty.snapshot(of: property.read(object))
        }
        return values
    }

    /// Creates an object that no scene displays.
    static func makeProxy(_ type: NSObject.Type) -> NSObject {
        let object = NSObject.make(type)
        (object as? UIWindow)?.windowScene = nil
        return object
    }
}
