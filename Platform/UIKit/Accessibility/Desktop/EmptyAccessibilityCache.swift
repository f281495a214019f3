public import DesktopBus

/// The objects that assistive technologies may read in advance: none, because each is described when it is asked for.
struct EmptyAccessibilityCache: DBusObject {
    private static let items = "a((so)(so)(so)iiassusau)"

    var interfaces: [DBusInterface] {
        [
            DBusInterface(
                AccessibilityInterfaces.prefix + "Cache",
                methods: [DBusInterface.Method("GetItems", returns: [Self.items])])
        ]
    }

    func call(_ method: String, of interface: String, _ arguments: [DBusValue]) throws(DBusError) -> [DBusValue] {
        [.array([], of: String(Self.items.dropFirst()))]
    }
}
