import Testing
import TrestleTesting
import UIKit

@testable import GalleryScreens

@Suite("Settings screens", .serialized)
@MainActor
struct SettingsScreenTests {
    @Test(
        "switches insert and delete the rows that depend on them, in UIKit and in Trestle",
        arguments: [true, false])
    func dependentRows(inTrestle: Bool) {
        let controller: UIViewController = inTrestle ? SettingsFormViewController() : SettingsTableViewController()
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 600), scale: 1, safeAreaInsets: .zero)
        screen.show(controller)
        screen.settle()
        func toggleSwitch(_ row: Int, _ section: Int) {
            guard let table = controller.view as? UITableView else { return }
            let rect = table.rectForRow(at: IndexPath(row: row, section: section))
            screen.tap(at: CGPoint(x: 332, y: rect.midY - table.contentOffset.y))
            screen.settle()
        }
        #expect(screen.texts.contains("Wi-Fi") && screen.texts.contains("Sounds"))
        toggleSwitch(0, 0)
        #expect(!screen.texts.contains("Wi-Fi"))
        toggleSwitch(0, 1)
        #expect(!screen.texts.contains("Sounds"))
        toggleSwitch(0, 1)
        #expect(screen.texts.contains("Sounds"))
        screen.tap("Reset")
        screen.settle()
        #expect(screen.texts.contains("Wi-Fi"))
        let cell = (controller.view as? UITableView)?.cellForRow(at: IndexPath(row: 0, section: 0))
        #expect((cell?.accessoryView as? UISwitch)?.isOn == false)
    }

    @Test("a tap on a section header of the contacts collapses its section")
    func contacts() throws {
        let controller = ContactsFormViewController()
        let screen = HeadlessScreen()
        screen.show(controller)
        screen.settle()
        let group = try #require(People.byFirstLetter.first)
        let name = try #require(group.people.first.map { "\($0.givenName) \($0.familyName)" })
        #expect(screen.texts.contains(name))
        screen.tap(group.id)
        screen.settle()
        #expect(!screen.texts.contains(name))
    }
}
