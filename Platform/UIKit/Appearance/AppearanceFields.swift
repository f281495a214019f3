/// The stored properties that an app's view class declares, as appearance properties.
///
/// Apple's UIKit serves custom appearance properties that are visible to Objective-C. Without it, stored properties are
/// read and written in place: their observers are not called, but the view is laid out and drawn again.
@MainActor
struct AppearanceFields {
    private let properties: [AppearanceProperty]
    private let initialValues: [String: Any]

    init(of proxy: NSObject) {
        let type = Swift.type(of: proxy)
        let base = AppearanceDefaults.knownClass(of: type)
        guard base != type, base != NSObject.self else {
            (properties, initialValues) = ([], [:])
            return
        }
        var initial: [String: Any] = [:]
        properties = StoredField.declared(in: type, below: base).map { name, field in
            // Another view may have no value yet that the app has set, if it still has the initial one.
            let value = field.value(in: proxy)
            initial[name] = value
            var property = AppearanceProperty(
                name: "field \(name)", read: { field.value(in: $0) },
                write: { object, value in
                    guard let value, field.set(value, in: object), let view = object as? UIView else { return }
                    view.setNeedsLayout()
                    view.setNeedsDisplay()
                })
            property.otherDefaults = [value].compactMap(\.self)
            return property
        }
        initialValues = initial
    }

    /// Returns the properties whose values differ from the initial ones. Views and layers are parts of the object rather
    /// than settings.
    func changes(of proxy: NSObject) -> [(property: AppearanceProperty, value: Any?)] {
        properties.compactMap { property in
            let value = property.read(proxy)
            guard let value, !(value is UIResponder), !(value is CALayer), !(value is UIGestureRecognizer),
                !AppearanceProperty.areEqual(value, initialValues[String(property.name.dropFirst("field ".count))])
            else { return nil }
            return (property, value)
        }
    }
}
