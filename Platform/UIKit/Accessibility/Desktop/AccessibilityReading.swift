internal import DesktopBus

/// The element that an assistive technology is reading, and the calls by which it continues.
///
/// Screen readers make about ten calls for an element. After the first one the replies to the others are prepared while the main
/// loop sleeps, because waking it costs more than they do.
struct AccessibilityReading {
    /// The path of the element, or `nil` if no element has been read in this turn of the main loop.
    private(set) var path: String?

    private static let accessible = AccessibilityInterfaces.accessible.name
    private static let component = AccessibilityInterfaces.component.name
    private static let properties = ["Name", "Description", "Parent", "ChildCount", "AccessibleId"]
    private static let methods = [
        "GetRole", "GetState", "GetAttributes", "GetInterfaces", "GetIndexInParent", "GetApplication", "GetRelationSet",
    ]

    mutating func didCall(_ method: String, of interface: String, at path: String) {
        if interface == Self.accessible, Self.methods.contains(method) { self.path = path }
    }

    mutating func didRead(_ interface: String, at path: String) {
        if interface == Self.accessible { self.path = path }
    }

    /// Returns the calls by which the element is read, and begins another turn of the main loop.
    mutating func takeCalls() -> [ObjectCall] {
        guard let path else { return [] }
        self.path = nil
        return Self.properties.map { ObjectCall(path: path, interface: Self.accessible, property: $0) }
            + Self.methods.map { ObjectCall(path: path, interface: Self.accessible, method: $0) }
            + [ObjectCall(path: path, interface: Self.component, method: "GetExtents", arguments: [.uint32(0)])]
    }
}
