import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Bar button items", .serialized)
struct BarButtonItemTests {
    private func makeScreen(_ style: UIUserInterfaceStyle = .light) -> HeadlessScreen {
        HeadlessScreen(size: CGSize(width: 320, height: 240), scale: 1, style: style, safeAreaInsets: .zero)
    }

    private func show(_ items: [UIBarButtonItem], on screen: HeadlessScreen) -> UINavigationItem {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        controller.navigationItem.rightBarButtonItems = items
        screen.show(UINavigationController(rootViewController: controller))
        screen.settle()
        return controller.navigationItem
    }

    private func button(of item: UIBarButtonItem) throws -> BarButton { try #require(item.shownButton as? BarButton) }

    @Test("system items have titles or images, and done items are semibold")
    func systemItems() throws {
        #expect(UIBarButtonItem(systemItem: .undo).title == "Undo")
        #expect(UIBarButtonItem(systemItem: .done).style == .done)
        for item: UIBarButtonItem.SystemItem in [
            .add, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh, .stop, .camera, .trash, .play,
            .pause, .rewind, .fastForward, .close,
        ] {
            let barButtonItem = UIBarButtonItem(systemItem: item)
            #expect(barButtonItem.image?.isSymbolImage == true && barButtonItem.title == nil, "\(item)")
        }
        #expect(UIBarButtonItem.flexibleSpace().systemItem == .flexibleSpace)
        #expect(UIBarButtonItem.fixedSpace(12).width == 12)
    }

    @Test("space items are instances of the class they are created with")
    func spaceOfClass() {
        final class Space: UIBarButtonItem {
            var note = "kept"
        }
        let space = Space.fixedSpace(7)
        #expect(type(of: space) == Space.self)
        #expect(space.note == "kept" && space.width == 7)
        #expect(Space.flexibleSpace().note == "kept")
    }

    @Test("a tap triggers the action with the item as its sender")
    func action() throws {
        let screen = makeScreen()
        var senders: [UIBarButtonItem?] = []
        let item = UIBarButtonItem(
            systemItem: .trash, primaryAction: UIAction { senders.append($0.sender as? UIBarButtonItem) })
        _ = show([item], on: screen)
        screen.tap(at: try button(of: item).convert(CGPoint(x: 5, y: 20), to: nil))
        #expect(senders.count == 1 && senders.first == item)
    }

    @Test("an item that changes its selection as primary action toggles with each tap")
    func selection() throws {
        let screen = makeScreen()
        var taps = 0
        let item = UIBarButtonItem(title: "Mine", primaryAction: UIAction { _ in taps += 1 })
        item.changesSelectionAsPrimaryAction = true
        _ = show([item], on: screen)
        screen.tap("Mine")
        screen.settle()
        #expect(item.isSelected && taps == 1)
        expectSnapshot(screen, matches: "selected")
        screen.tap("Mine")
        #expect(!item.isSelected && taps == 2)
    }

    @Test("an item with a menu and without action shows the selected element's title")
    func popUp() throws {
        let screen = makeScreen()
        var performed: [String] = []
        let actions = ["Date", "Name"].map { title in UIAction(title: title) { performed.append($0.title) } }
        let item = UIBarButtonItem(title: "Order", menu: UIMenu(children: actions))
        item.changesSelectionAsPrimaryAction = true
        _ = show([item], on: screen)
        #expect(screen.texts.contains("Date") && !screen.texts.contains("Order"))
        screen.tap("Date")
        screen.settle()
        screen.tap("Name")
        screen.settle()
        #expect(performed == ["Name"])
        #expect(screen.texts.contains("Name") && !screen.texts.contains("Date"))
    }

    @Test("widths, possible titles, spaces and hidden items determine the layout")
    func layout() throws {
        let screen = makeScreen()
        let short = UIBarButtonItem(title: "Go")
        short.possibleTitles = ["Go", "Go on for a while"]
        let wide = UIBarButtonItem(title: "W")
        wide.width = 60
        let hidden = UIBarButtonItem(title: "Hidden")
        hidden.isHidden = true
        let item = show([wide, .fixedSpace(10), hidden, short], on: screen)
        let first = try button(of: wide).frame
        let second = try button(of: short).frame
        #expect(first.width == 60 && first.maxX == 304)
        #expect(second.maxX == first.minX - 26)
        let long = UIBarButtonItem(title: "Go on for a while")
        item.rightBarButtonItems = [long]
        screen.settle()
        let natural = try button(of: long).frame.width
        #expect(second.width == natural)
        #expect(!screen.texts.contains("Hidden"))
    }

    @Test("an image replaces the title")
    func image() throws {
        let screen = makeScreen()
        let item = UIBarButtonItem(title: "Folder", image: UIImage(systemName: "folder"))
        _ = show([item], on: screen)
        #expect(!screen.texts.contains("Folder"))
        #expect(try button(of: item).accessibilityLabel == "Folder")
    }

    @Test("titles have the text attributes set for each state")
    func attributes() throws {
        let screen = makeScreen()
        let item = UIBarButtonItem(title: "Text")
        item.setTitleTextAttributes(
            [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.systemRed], for: .normal)
        _ = show([item], on: screen)
        let label = try #require(screen.view(showing: "Text") as? UILabel)
        #expect(label.font.pointSize == 11 && label.textColor == .systemRed)
        item.isEnabled = false
        screen.settle()
        let disabled = try #require(screen.view(showing: "Text") as? UILabel)
        #expect(disabled.font.pointSize == 11 && disabled.textColor == .tertiaryLabel)
    }

    @Test("an item is decoded with its archived values")
    func archive() throws {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = 33
        let data = try NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let read = try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIBarButtonItem)
        #expect(read.systemItem == .fixedSpace && read.width == 33)
    }
}
