import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Stock rows for settings, links, images and loading", .serialized)
@MainActor
struct UtilityRowTests {
    private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 600, height: 200)).image { context in
        UIColor.systemTeal.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 600, height: 200))
        UIColor.systemYellow.setFill()
        UIBezierPath(ovalIn: CGRect(x: 240, y: 40, width: 120, height: 120)).fill()
    }

    private static func form() -> Form {
        Form {
            Section(id: "settings", header: Title("Settings")) {
                SwitchRow("Notifications", isOn: true, image: UIImage(systemName: "bell.fill")) { _ in }
                SwitchRow("Off", isOn: false) { _ in }
                DisclosureRow("Language", value: "English", image: UIImage(systemName: "globe"))
                DisclosureRow("Storage")
                KeyValueRow("Version", value: "1.2")
                KeyValueRow("Address", value: "12 Harbour Street, Whitby, North Yorkshire, England")
                LinkRow("Imprint", url: URL(fileURLWithPath: "/imprint"))
            }
            Section(id: "picture", header: Title("Picture")) {
                ImageRow(picture)
                ImageRow(picture, maximumHeight: 60)
            }
            Section(id: "open", header: Title("Open")) { Title("A row") }.collapsible()
            Section(id: "closed", header: Title("Closed")) { Title("hidden") }.collapsible(startsExpanded: false)
            Section(id: "waiting") { ActivityRow("Loading messages") }
            Section(id: "nothing") {
                MessageRow(
                    "No messages", detail: "What you write shows up here.",
                    image: UIImage(
                        systemName: "tray", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40)))
            }
        }
    }

    @Test(
        "rows match their reference images in light and dark mode, with large text, and from right to left",
        arguments: ListKind.allCases, ["light", "dark", "large", "right-to-left"])
    func looks(kind: ListKind, look: String) {
        let screen = HeadlessScreen(
            size: CGSize(width: 390, height: look == "large" ? 1600 : 1180), scale: 1,
            style: look == "dark" ? .dark : .light, safeAreaInsets: .zero,
            contentSizeCategory: look == "large" ? .accessibilityMedium : .large,
            layoutDirection: look == "right-to-left" ? .rightToLeft : .leftToRight)
        let adapter = kind.makeAdapter(.insetGrouped)
        screen.show(kind.makeListView(of: adapter, style: .insetGrouped))
        adapter.render(Self.form(), animated: false)
        screen.settle()
        // The shadow of a switch ends at the edge of a collection view's cell.
        expectSnapshot(screen, matches: "more-stock-rows-\(look)", channelTolerance: 3)
    }

    @Test("separator and spacer rows have their heights", arguments: ListKind.allCases)
    func room(kind: ListKind) {
        let list = AdapterScreen(kind)
        list.render(
            Form {
                SpacerRow(24)
                SeparatorRow(inset: 16, spacing: 10)
                ImageRow(Self.picture)
                ImageRow(nil)
            })
        #expect(
            (0..<4).map { list.listView.rectForRow(at: IndexPath(row: $0, section: 0)).height } == [24, 21, 107, 0])
        let line = (list.cell(1) as? ViewCell<UIView>)?.hostedView
        #expect(line?.frame == CGRect(x: 16, y: 10, width: 288, height: 1))
    }

    @Test(
        "a switch calls the handler of the newest form, although an equal row is not rendered again",
        arguments: ListKind.allCases)
    func switchRow(kind: ListKind) throws {
        let list = AdapterScreen(kind)
        var heard: [String] = []
        func form(_ name: String, isOn: Bool) -> Form {
            Form { SwitchRow("Wi-Fi", isOn: isOn) { heard.append("\(name) \($0)") } }
        }
        list.render(form("old", isOn: false))
        list.render(form("new", isOn: false))
        let toggle = try #require((list.cell(0) as? SwitchCell)?.toggle)
        let place = toggle.convert(CGPoint(x: 25, y: 15), to: nil)
        list.screen.tap(at: place)
        list.screen.settle()
        #expect(heard == ["new true"])
        #expect(toggle.isOn)
        list.render(form("refused", isOn: false), animated: true)
        #expect(!toggle.isOn)
        list.render(form("on", isOn: true), animated: true)
        #expect(toggle.isOn)
        #expect(heard == ["new true"])
    }

    @Test("a link can be tapped, and onSelect replaces its default action", arguments: ListKind.allCases)
    func link(kind: ListKind) {
        let list = AdapterScreen(kind)
        var count = 0
        let link = LinkRow("a", url: URL(fileURLWithPath: "/"))
        list.render(Form { link.onSelect { count += 1 } })
        list.tap(0)
        #expect(count == 1)
        #expect(link.row.onSelect != nil)
    }
}
