internal import DesktopBus

/// Presents the app to the desktop's assistive technologies, by the protocol AT-SPI on the accessibility bus.
///
/// Before an assistive technology runs, it only listens on the session bus. From then on nodes are described when they are asked for.
@MainActor
final class AccessibilityService {
    private static let status = DBusConnection.Target(
        name: "org.a11y.Bus", path: "/org/a11y/bus", interface: "org.a11y.Status")
    private static let registry = DBusConnection.Target(
        name: "org.a11y.atspi.Registry", path: AccessibilityPaths.root, interface: "org.a11y.atspi.Socket")
    private static let nullReference = DBusValue.structure([.string(""), .objectPath(AccessibilityPaths.null)])

    private(set) var paths = AccessibilityPaths()
    private let session: DBusConnection
    let appName: String
    private var connection: DirectConnection?
    private var isUpdating = false
    /// Whether the status of assistive technologies may have changed since it was read.
    private var needsUpdate = false
    private var subscriptions: [DBusSubscription] = []
    private var export: DBusExport?
    private var cacheExport: DBusExport?
    /// The object that contains the apps of the desktop.
    private(set) var registryReference = AccessibilityService.nullReference
    /// The number that the registry has given to the app.
    var applicationID: Int32 = 0
    /// The element that is being read.
    var reading = AccessibilityReading()
    /// The text that is being edited, as it was last reported.
    private var edited: (view: UIView, text: [Unicode.Scalar], caret: Int)?

    /// The name of the app on the accessibility bus.
    var name: String { connection?.uniqueName ?? "" }

    private init(session: DBusConnection, appName: String) {
        self.session = session
        self.appName = appName
    }

    /// Connects to the session bus, and to the accessibility bus as long as an assistive technology runs.
    ///
    /// - Returns: The service, or `nil` if there is no session bus.
    static func start(appName: String, bus: DBusConnection.Bus = .session) async -> AccessibilityService? {
        guard let session = try? await DBusConnection.connect(to: bus) else { return nil }
        let service = AccessibilityService(session: session, appName: appName)
        let matches = [
            DBusSignalMatch(
                sender: status.name, path: status.path, interface: "org.freedesktop.DBus.Properties",
                name: "PropertiesChanged", firstArgument: status.interface),
            DBusSignalMatch(
                sender: "org.freedesktop.DBus", interface: "org.freedesktop.DBus", name: "NameOwnerChanged",
                firstArgument: status.name),
        ]
        service.subscriptions = matches.compactMap { match in
            try? session.subscribe(to: match) { [weak service] _ in
                guard let service else { return }
                Task { await service.update() }
            }
        }
        await service.update()
        return service
    }

    /// Follows the status of assistive technologies, one change after another.
    private func update() async {
        needsUpdate = true
        guard !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        while needsUpdate {
            needsUpdate = false
            if await isWanted() { await connect() } else { disconnect() }
        }
    }

    /// Returns whether an assistive technology runs. The service that knows it is not started for that.
    private func isWanted() async -> Bool {
        guard (try? await session.hasOwner(Self.status.name)) == true else { return false }
        let isReading = await isTrue("ScreenReaderEnabled")
        let isEnabled = await isTrue("IsEnabled")
        return isEnabled || isReading
    }

    private func isTrue(_ property: String) async -> Bool {
        (try? await session.property(property, of: Self.status))?.boolValue ?? false
    }

    private func connect() async {
        guard connection == nil else { return }
        do {
            let answer = try await session.call(
                "GetAddress",
                of: DBusConnection.Target(name: Self.status.name, path: Self.status.path, interface: "org.a11y.Bus"))
            guard let address = answer.first?.stringValue else { return }
            let new = try await DirectConnection.connect(to: address) { [weak self] in
                Task { await self?.connectionDidEnd() }
            }
            connection = new
            export = try new.exportSubtree(at: AccessibilityPaths.prefix) { [weak self] path in
                self?.object(at: path)
            }
            cacheExport = try new.export(EmptyAccessibilityCache(), at: AccessibilityPaths.cache)
            let parent = try await new.call("Embed", of: Self.registry, [reference(.application)])
            registryReference = parent.first ?? Self.nullReference
            UIApplication.shared.accessibilityObserver = self
            if let window = UIApplication.shared.keyWindow { windowDidActivate(window) }
        } catch {
            disconnect()
        }
    }

    /// Leaves an accessibility bus that has ended, for the one that may have taken its place.
    private func connectionDidEnd() async {
        guard let connection, connection.hasEnded else { return }
        disconnect()
        await update()
    }

    private func disconnect() {
        guard connection != nil else { return }
        UIApplication.shared.accessibilityObserver = nil
        export = nil
        cacheExport = nil
        connection = nil
        registryReference = Self.nullReference
        applicationID = 0
        paths = AccessibilityPaths()
        reading = AccessibilityReading()
        edited = nil
    }

    // MARK: References

    /// Returns the reference of a node, or that of no object.
    func reference(_ node: AccessibilityNode?) -> DBusValue {
        guard let node else { return Self.nullReference }
        return .structure([.string(name), .objectPath(paths.path(of: node))])
    }

    /// Returns the rectangle of the desktop, in its pixels, in which a rectangle of a node's screen is displayed.
    func desktopRect(of rect: CGRect, in node: AccessibilityNode) -> CGRect {
        node.screen.host?.desktopRect(of: rect) ?? rect
    }

    // MARK: Events

    /// Returns the node of an object: for a cell, that of its row.
    private func node(of object: NSObject) -> AccessibilityNode {
        (object as? UIView).flatMap { AccessibilityNode.listNode(of: $0) } ?? AccessibilityNode(object)
    }

    private func emit(
        _ node: AccessibilityNode, _ interface: String, _ signal: String, _ minor: String = "", _ detail1: Int = 0,
        _ detail2: Int = 0, _ data: DBusValue = .int32(0)
    ) {
        // An event that cannot be sent has no receiver.
        try? connection?.emit(
            signal, interface: "org.a11y.atspi.Event.\(interface)", path: paths.path(of: node),
            [
                .string(minor), .int32(Int32(clamping: detail1)), .int32(Int32(clamping: detail2)), .variant(data),
                .options([:]),
            ])
    }

    private func windowDidActivate(_ window: UIWindow) {
        let node = AccessibilityNode(window)
        emit(node, "Window", "Activate", "", 0, 0, .string(appName))
        emit(node, "Object", "StateChanged", "active", 1)
    }
}

extension AccessibilityService: AccessibilityObserver {
    func mainLoopWillSleep() {
        let calls = reading.takeCalls()
        guard !calls.isEmpty else { return }
        AccessibilityCell.describingOnce { export?.prepareReplies(to: calls) }
        // The calls above are not those of an assistive technology.
        _ = reading.takeCalls()
    }

    func mainLoopDidWake() { export?.discardPreparedReplies() }

    func accessibilityDidPost(_ notification: UIAccessibility.Notification, argument: Any?) {
        if let text = notification.spokenText(of: argument) {
            // The numbers of AT-SPI for polite and assertive announcements (`AtspiLive`).
            let attributed = argument as? NSAttributedString
            let queues = attributed.flatMap { text in
                text.length > 0
                    ? text.attribute(.accessibilitySpeechQueueAnnouncement, at: 0, effectiveRange: nil) as? Bool : nil
            }
            emit(.application, "Object", "Announcement", "", queues == false ? 2 : 1, 0, .string(text))
            return
        }
        guard argument == nil, let window = UIApplication.shared.keyWindow else { return }
        emit(AccessibilityNode(window), "Object", "VisibleDataChanged")
    }

    func focusDidMove(from old: NSObject?, to new: NSObject?) {
        if let view = edited?.view, view !== new { edited = nil }
        if let old { emit(node(of: old), "Object", "StateChanged", "focused", 0) }
        if let new { emit(node(of: new), "Object", "StateChanged", "focused", 1) }
    }

    func screenDidChange() {
        guard let window = UIApplication.shared.keyWindow else { return }
        let node = AccessibilityNode(window)
        for (index, child) in node.children.enumerated() {
            emit(node, "Object", "ChildrenChanged", "add", index, 0, reference(child))
            // Screen readers read alerts when they are shown.
            if child.role == .alert || child.role == .sheet { emit(child, "Object", "StateChanged", "showing", 1) }
        }
    }

    func sceneDidOpen(_ scene: UIWindowScene) {
        for (index, window) in windows(of: scene) {
            emit(.application, "Object", "ChildrenChanged", "add", index, 0, reference(window))
            emit(window, "Window", "Create", "", 0, 0, .string(appName))
        }
    }

    func sceneWillClose(_ scene: UIWindowScene) {
        for (index, window) in windows(of: scene).reversed() {
            emit(.application, "Object", "ChildrenChanged", "remove", index, 0, reference(window))
            emit(window, "Window", "Destroy", "", 0, 0, .string(appName))
        }
    }

    /// Returns the windows of a scene, with their positions among those of the app.
    private func windows(of scene: UIWindowScene) -> [(index: Int, node: AccessibilityNode)] {
        AccessibilityNode.application.children.enumerated()
            .filter { ($0.element.view as? UIWindow)?.windowScene === scene }
            .map { ($0.offset, $0.element) }
    }

    func keyWindowDidChange(from old: UIWindow?, to new: UIWindow?) {
        if let old {
            let node = AccessibilityNode(old)
            emit(node, "Window", "Deactivate", "", 0, 0, .string(appName))
            emit(node, "Object", "StateChanged", "active", 0)
        }
        if let new { windowDidActivate(new) }
    }

    func valueDidChange(of control: UIControl) {
        let node = AccessibilityNode.presenting(control)
        guard node.traits.contains(.toggleButton) else {
            return emit(node, "Object", "PropertyChange", "accessible-value")
        }
        emit(node, "Object", "StateChanged", "checked", node.value == "1" ? 1 : 0)
    }

    func textInputDidChange(in view: UIView) {
        guard let text = AccessibleText(AccessibilityNode(view)) else { return }
        let old = edited?.view === view ? edited : nil
        edited = (view, text.scalars, text.caret)
        guard let old else { return }
        if old.text != text.scalars { textDidChange(in: view, from: old.text, to: text.scalars) }
        if old.caret != text.caret { emit(AccessibilityNode(view), "Object", "TextCaretMoved", "", text.caret) }
    }

    /// Reports the characters between the common beginning and the common end of two texts.
    private func textDidChange(in view: UIView, from old: [Unicode.Scalar], to new: [Unicode.Scalar]) {
        let prefix = zip(old, new).prefix { $0 == $1 }.count
        let room = min(old.count, new.count) - prefix
        let suffix = zip(old.reversed(), new.reversed()).prefix(room).prefix { $0 == $1 }.count
        let node = AccessibilityNode(view)
        for (kind, scalars) in [("delete", old), ("insert", new)] {
            let changed = scalars[prefix..<scalars.count - suffix]
            guard !changed.isEmpty else { continue }
            var text = String.UnicodeScalarView()
            text.append(contentsOf: changed)
            emit(node, "Object", "TextChanged", kind, prefix, changed.count, .string(String(text)))
        }
    }
}
