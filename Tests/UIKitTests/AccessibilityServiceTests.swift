import BusFixtures
import DesktopBus
import Foundation
import ScreenDriver
import Testing

@testable import UIKit

/// A long list of walks, with a search field above it.
private final class LongListController: UITableViewController {
    var selected: [Int] = []
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Search walks"
        tableView.tableHeaderView = field
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "walk")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "walk", for: indexPath)
        cell.textLabel?.text = "Walk \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath.row)
    }
}

@Suite("Accessibility bus", .serialized) @MainActor
struct AccessibilityServiceTests {
    private let screen = HeadlessScreen()
    private let walks = LongListController(style: .plain)
    private let bus: PrivateBus
    private let registry: FakeAccessibilityRegistry

    init() async throws {
        bus = try PrivateBus()
        registry = try await FakeAccessibilityRegistry(on: bus, isEnabled: true)
        screen.show(UINavigationController(rootViewController: walks))
        screen.settle()
    }

    private func start() async throws -> AccessibilityService {
        try #require(await AccessibilityService.start(appName: "Walks", bus: .address(bus.address)))
    }

    private func root() throws -> RemoteObject {
        let root = try #require(registry.roots.first)
        return RemoteObject(registry.connection, name: root.name, path: root.path)
    }

    private func table(_ root: RemoteObject) async throws -> RemoteObject {
        let window = try await root.child(0)
        return try await window.child(1)
    }

    @Test("an assistive technology finds the app, its window, and the rows with their positions")
    func tree() async throws {
        let service = try await start()
        let root = try root()
        #expect(try await root.name == "Walks")
        #expect(try await root.role == "application")
        let table = try await table(root)
        #expect(try await table.role == "table")
        #expect(try await table.has(.managesDescendants))
        #expect(try await table.property("ChildCount").intValue == 1_000_001)
        let first = try await table.child(0)
        #expect(try await first.name == "Walk 0")
        #expect(try await first.role == "row")
        #expect(try await first.has(.showing))
        let attributes = try await first.call("GetAttributes").first?.entriesByName ?? [:]
        #expect(attributes["posinset"] == .string("1") && attributes["setsize"] == .string("1000000"))
        let parent = RemoteObject(registry.connection, try await first.property("Parent"))
        #expect(parent?.target.path == table.target.path)
        #expect(try await first.call("GetIndexInParent").first == .int32(0))
        withExtendedLifetime(service) {}
    }

    @Test("rows are selectable where users select some of them, and not where a row opens a screen")
    func selectableRows() async throws {
        let service = try await start()
        defer { withExtendedLifetime(service) {} }
        let list = try await table(root())
        let row = try await list.child(0)
        func offersSelection() async throws -> Bool {
            let names = try await list.call("GetInterfaces").first?.elements ?? []
            return names.contains(.string("org.a11y.atspi.Selection"))
        }
        #expect(try await !row.has(.selectable))
        #expect(try await !offersSelection())
        walks.tableView.allowsMultipleSelection = true
        #expect(try await row.has(.selectable))
        #expect(try await offersSelection())
        #expect(try await !row.has(.selected))
        walks.tableView.allowsMultipleSelection = false
        walks.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        #expect(try await row.has(.selectable))
        #expect(try await row.has(.selected))
    }

    @Test("a row that is not visible is scrolled to, and activated by a touch")
    func scrollAndActivate() async throws {
        let service = try await start()
        let row = try await table(root()).child(900_000)
        #expect(try await row.name.isEmpty)
        #expect(try await !row.has(.showing))
        #expect(try await row.call("ScrollTo", of: "Component", [.uint32(6)]) == [.bool(true)])
        screen.settle()
        #expect(try await row.name == "Walk 900000")
        #expect(try await row.has(.showing))
        #expect(try await row.perform("activate"))
        screen.advance(by: 0.2)
        #expect(walks.selected == [900_000])
        #expect(try await row.has(.selected))
        withExtendedLifetime(service) {}
    }

    @Test("an assistive technology finds the row and the text field at a point")
    func points() async throws {
        let service = try await start()
        let table = try await table(root())
        func name(at view: UIView, _ rect: CGRect) async throws -> String? {
            let frame = UIAccessibility.convertToScreenCoordinates(rect, in: view)
            let point: [DBusValue] = [.int32(Int32(frame.midX)), .int32(Int32(frame.midY)), .uint32(0)]
            let found = try await table.call("GetAccessibleAtPoint", of: "Component", point).first
            return try await RemoteObject(registry.connection, found)?.name
        }
        let third = walks.tableView.rectForRow(at: IndexPath(row: 3, section: 0))
        #expect(try await name(at: walks.tableView, third) == "Walk 3")
        #expect(try await name(at: walks.field, walks.field.bounds) == "Search walks")
        withExtendedLifetime(service) {}
    }

    @Test("a text is typed, read and reported to those who listen")
    func text() async throws {
        let service = try await start()
        var events: [String] = []
        let subscription = try registry.connection.subscribe(
            to: DBusSignalMatch(interface: "org.a11y.atspi.Event.Object")
        ) { signal in
            events.append("\(signal.name) \(signal.arguments.first?.stringValue ?? "")")
        }
        let field = try #require(await root().descendant("Search walks"))
        #expect(try await field.role == "text field")
        #expect(try await field.has(.editable))
        _ = try await field.call("GrabFocus", of: "Component")
        #expect(walks.field.isFirstResponder)
        #expect(try await field.has(.focused))
        let inserted = try await field.call(
            "InsertText", of: "EditableText", [.int32(0), .string("Cove 👋"), .int32(6)])
        #expect(inserted == [.bool(true)] && walks.field.text == "Cove 👋")
        #expect(try await field.property("CharacterCount", of: "Text").intValue == 6)
        #expect(try await field.property("CaretOffset", of: "Text").intValue == 6)
        #expect(try await field.call("GetText", of: "Text", [.int32(5), .int32(-1)]) == [.string("👋")])
        _ = try await field.call("DeleteText", of: "EditableText", [.int32(0), .int32(5)])
        #expect(walks.field.text == "👋")
        await screen.wait { events.contains("TextChanged delete") }
        #expect(events.contains("StateChanged focused") && events.contains("TextChanged insert"))
        withExtendedLifetime((service, subscription)) {}
    }

    @Test("a field without a name is labeled by the row that contains it")
    func relations() async throws {
        let service = try await start()
        let cell = try #require(walks.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        let field = UITextField(frame: CGRect(x: 200, y: 0, width: 100, height: 44))
        cell.contentView.addSubview(field)
        screen.settle()
        let row = try await table(root()).child(0)
        let child = try await row.child(0)
        #expect(try await child.role == "text field")
        func targets(of object: RemoteObject, _ relation: AccessibilityRelation) async throws -> [String?] {
            let relations = try await object.call("GetRelationSet").first?.elements ?? []
            let found = relations.first { $0.elements?.first == .uint32(relation.rawValue) }
            return (found?.elements?.last?.elements ?? []).map { $0.elements?.last?.stringValue }
        }
        #expect(try await targets(of: child, .labelledBy) == [row.target.path])
        #expect(try await targets(of: row, .labelFor) == [child.target.path])
        field.accessibilityLabel = "Miles"
        #expect(try await targets(of: child, .labelledBy) == [])
        #expect(try await targets(of: row, .labelFor) == [])
        withExtendedLifetime(service) {}
    }

    @Test("the attributes of characters, and the language of a text, are read")
    func attributes() async throws {
        let service = try await start()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        let text = NSMutableAttributedString(
            string: "👋 bold", attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.red])
        text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 20), range: NSRange(location: 3, length: 4))
        text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 3, length: 4))
        label.attributedText = text
        label.accessibilityLanguage = "pt-BR"
        walks.tableView.tableHeaderView = label
        screen.settle()
        let remote = try #require(await root().descendant("👋 bold"))
        #expect(try await remote.property("Locale") == .string("pt_BR"))
        let first = try await remote.call("GetAttributes", of: "Text", [.int32(1)])
        #expect(first.dropFirst() == [.int32(0), .int32(2)])
        #expect(first.first?.entriesByName?["weight"] == .string("400"))
        #expect(first.first?.entriesByName?["fg-color"] == .string("65535,0,0"))
        let last = try await remote.call("GetAttributes", of: "Text", [.int32(3)])
        #expect(last.dropFirst() == [.int32(2), .int32(6)])
        #expect(last.first?.entriesByName?["weight"] == .string("700"))
        #expect(last.first?.entriesByName?["size"] == .string("20"))
        #expect(last.first?.entriesByName?["underline"] == .string("single"))
        withExtendedLifetime(service) {}
    }

    @Test("the attributes for speech of a label, and the level of a heading, are read")
    func speechAttributes() async throws {
        let service = try await start()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        label.attributedText = NSAttributedString(
            string: "ABC déjà vu", attributes: [.accessibilityTextHeadingLevel: 3])
        let spoken = NSMutableAttributedString(string: "ABC déjà vu")
        spoken.addAttributes(
            [.accessibilitySpeechSpellOut: true, .accessibilitySpeechPitch: 1.5], range: NSRange(location: 0, length: 3)
        )
        spoken.addAttributes(
            [
                .accessibilitySpeechLanguage: "fr-FR", .accessibilitySpeechIPANotation: "deʒa vy",
                .accessibilityTextCustom: ["quoted"],
                .UIAccessibilityTextAttributeContext: UIAccessibilityTextualContext.narrative,
            ], range: NSRange(location: 4, length: 7))
        walks.tableView.tableHeaderView = label
        screen.settle()
        var remote = try #require(await root().descendant("ABC déjà vu"))
        #expect(try await remote.role == "header")
        #expect(try await remote.call("GetAttributes").first?.entriesByName?["level"] == .string("3"))
        label.accessibilityAttributedLabel = spoken
        label.accessibilityTextualContext = .sourceCode
        remote = try #require(await root().descendant("ABC déjà vu"))
        // The attributed label has no level.
        #expect(try await remote.role == AccessibilityRole.staticText.rawValue)
        let attributes = try await remote.call("GetAttributes").first?.entriesByName
        #expect(attributes?["textual-context"] == .string("SourceCode") && attributes?["level"] == nil)
        let first = try await remote.call("GetAttributes", of: "Text", [.int32(1)])
        #expect(first.dropFirst() == [.int32(0), .int32(3)])
        #expect(first.first?.entriesByName?["speak-as"] == .string("spell-out"))
        #expect(first.first?.entriesByName?["voice-pitch"] == .string("150%"))
        let last = try await remote.call("GetAttributes", of: "Text", [.int32(5)])
        #expect(last.dropFirst() == [.int32(4), .int32(11)])
        let names = last.first?.entriesByName ?? [:]
        #expect(names["language"] == .string("fr_FR") && names["phoneme"] == .string("deʒa vy"))
        #expect(names["textual-context"] == .string("Narrative") && names["custom"] == .string("quoted"))
        withExtendedLifetime(service) {}
    }

    @Test("a row is a heading with the level of its text")
    func headingRow() async throws {
        let service = try await start()
        let cell = try #require(walks.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        cell.accessibilityTraits.insert(.header)
        let row = try await table(root()).child(0)
        #expect(try await row.role == "header")
        #expect(try await row.call("GetAttributes").first?.entriesByName?["level"] == .string("1"))
        cell.textLabel?.attributedText = NSAttributedString(
            string: "Walk 0", attributes: [.accessibilityTextHeadingLevel: 2])
        #expect(try await row.call("GetAttributes").first?.entriesByName?["level"] == .string("2"))
        withExtendedLifetime(service) {}
    }

    @Test("the app is on the bus only as long as an assistive technology runs, and announces what the app posts")
    func enabled() async throws {
        try registry.setEnabled(false)
        let service = try await start()
        #expect(registry.roots.isEmpty && UIApplication.shared.accessibilityObserver == nil)
        try registry.setEnabled(true)
        await screen.wait { UIApplication.shared.accessibilityObserver != nil }
        let root = try root()
        var announcements: [String] = []
        let subscription = try registry.connection.subscribe(
            to: DBusSignalMatch(interface: "org.a11y.atspi.Event.Object", name: "Announcement")
        ) { announcements.append("\($0.arguments[1].intValue ?? 0) \($0.arguments[3].stringValue ?? "")") }
        // The subscription is complete when a call after it is answered.
        _ = try await registry.connection.hasOwner("org.a11y.Bus")
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        let urgent = NSAttributedString(string: "Lost", attributes: [.accessibilitySpeechQueueAnnouncement: false])
        UIAccessibility.post(notification: .announcement, argument: urgent)
        await screen.wait { announcements.count >= 2 }
        #expect(announcements == ["1 Saved", "2 Lost"])
        try registry.setEnabled(false)
        await screen.wait { UIApplication.shared.accessibilityObserver == nil }
        await #expect(throws: DBusError.self) { try await root.name }
        withExtendedLifetime((service, subscription)) {}
    }

    @Test("Space on a focused row with a switch is reported for the row, which has the role of a switch")
    func switchRow() async throws {
        let service = try await start()
        let control = UISwitch(frame: .zero)
        let cell = try #require(walks.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        cell.selectionStyle = .none
        cell.accessoryView = control
        screen.settle()
        let row = try await table(root()).child(1)
        #expect(try await row.role == AccessibilityRole.toggle.rawValue)
        #expect(try await !row.has(.checked))
        var changes: [String] = []
        let subscription = try registry.connection.subscribe(
            to: DBusSignalMatch(interface: "org.a11y.atspi.Event.Object", name: "StateChanged")
        ) { signal in
            guard signal.arguments.first?.stringValue == "checked" else { return }
            let source = signal.path == row.target.path ? "row" : signal.path
            changes.append("\(source) \(signal.arguments[1].intValue ?? -1)")
        }
        _ = try await registry.connection.hasOwner("org.a11y.Bus")
        screen.press(.keyboardTab)
        for _ in 0..<4 where !cell.isFocused { screen.press(.keyboardDownArrow) }
        #expect(cell.isFocused)
        screen.press(.keyboardSpacebar)
        screen.press(.keyboardSpacebar)
        await screen.wait { changes.count >= 2 }
        #expect(changes == ["row 1", "row 0"])
        withExtendedLifetime((service, subscription)) {}
    }

    @Test("the app leaves an accessibility bus that ends, and joins the next one")
    func restartedBus() async throws {
        let session = try PrivateBus()
        func registry() async throws -> (bus: PrivateBus, registry: FakeAccessibilityRegistry) {
            let bus = try PrivateBus()
            return (bus, try await FakeAccessibilityRegistry(on: session, accessibilityBus: bus, isEnabled: true))
        }
        var first: (bus: PrivateBus, registry: FakeAccessibilityRegistry)? = try await registry()
        let service = try #require(
            await AccessibilityService.start(appName: "Walks", bus: .address(session.address)))
        #expect(first?.registry.roots.count == 1 && UIApplication.shared.accessibilityObserver === service)
        _ = service.paths.path(of: AccessibilityNode(walks.field))
        first = nil
        await screen.wait { UIApplication.shared.accessibilityObserver == nil }
        #expect(service.name.isEmpty && service.paths.node(at: "/org/a11y/atspi/accessible/1") == nil)
        let second = try await registry()
        await screen.wait { UIApplication.shared.accessibilityObserver != nil }
        let root = try #require(second.registry.roots.first)
        let object = RemoteObject(second.registry.connection, name: root.name, path: root.path)
        #expect(try await object.name == "Walks")
        withExtendedLifetime(service) {}
    }

    @Test("while the main loop sleeps, the element that is being read is described without it; then anew")
    func sleepingMainLoop() async throws {
        let service = try await start()
        let table = try await table(root())
        let row = try await table.child(0)
        let label = walks.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel
        #expect(try await row.name == "Walk 0")
        service.mainLoopWillSleep()
        label?.text = "Cove"
        #expect(try await row.name == "Walk 0")
        #expect(try await row.call("GetRole") == [.uint32(AccessibilityRole.row.number)])
        service.mainLoopDidWake()
        #expect(try await row.name == "Cove")
        // A call that is performed may change the element.
        service.mainLoopWillSleep()
        label?.text = "Beach"
        #expect(try await row.name == "Cove")
        _ = try await table.call("GetChildren")
        #expect(try await row.name == "Beach")
        withExtendedLifetime(service) {}
    }

    @Test("calls for objects that are gone, and with invalid arguments, are answered by errors")
    func damage() async throws {
        let service = try await start()
        let root = try root()
        for path in [
            "/org/a11y/atspi/accessible/99999", "/org/a11y/atspi/accessible/1_0_99999999", "/org/a11y/atspi/x",
        ] {
            let object = RemoteObject(registry.connection, name: root.target.name, path: path)
            await #expect(throws: DBusError.self) { try await object.name }
        }
        let table = try await table(root)
        let beyond = try await table.call("GetChildAtIndex", [.int32(.max)]).first?.elements?.last
        #expect(beyond?.stringValue == "/org/a11y/atspi/null")
        await #expect(throws: DBusError.self) { try await table.call("GetChildAtIndex", [.string("x")]) }
        let row = try await table.child(0)
        #expect(try await row.call("DoAction", of: "Action", [.int32(-5)]) == [.bool(false)])
        withExtendedLifetime(service) {}
    }
}
