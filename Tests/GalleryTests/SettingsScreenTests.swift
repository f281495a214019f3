import Testing
import TrestleTesting
import UIKit

@testable import GalleryScreens

@Suite("Settings screens", .serialized)
@MainActor
struct SettingsScreenTests {
    enum Kind: CaseIterable {
        case uikit, trestle, collection

        @MainActor
        func make() -> UIViewController {
            switch self {
            case .uikit: SettingsTableViewController()
            case .trestle: SettingsFormViewController()
            case .collection: SettingsCollectionViewController()
            }
        }
    }

    @Test(
        "switches insert and delete the rows that depend on them, in UIKit, and in Trestle's tables and collections",
        arguments: Kind.allCases)
    func dependentRows(_ kind: Kind) throws {
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 600), scale: 1, safeAreaInsets: .zero)
        screen.show(kind.make())
        screen.settle()
        #expect(screen.texts.contains("Wi-Fi") && screen.texts.contains("Sounds"))
        for (title, dependent) in [("Airplane Mode", "Wi-Fi"), ("Allow Notifications", "Sounds")] {
            try toggle(title, on: screen)
            #expect(!screen.texts.contains(dependent))
        }
        try toggle("Allow Notifications", on: screen)
        #expect(screen.texts.contains("Sounds"))
        screen.tap("Reset")
        screen.settle()
        #expect(screen.texts.contains("Wi-Fi"))
        #expect(try row("Airplane Mode", on: screen).accessoryView(as: UISwitch.self)?.isOn == false)
    }

    private func row(_ title: String, on screen: HeadlessScreen) throws -> UITableViewCell {
        func cells(in view: UIView) -> [UITableViewCell] {
            (view as? UITableViewCell).map { [$0] } ?? view.subviews.flatMap(cells)
        }
        let window = try #require(screen.window)
        return try #require(cells(in: window).first { $0.textLabel?.text == title })
    }

    private func toggle(_ title: String, on screen: HeadlessScreen) throws {
        let cell = try row(title, on: screen)
        let control = try #require(cell.accessoryView(as: UISwitch.self))
        screen.tap(at: control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil))
        screen.settle()
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

extension UITableViewCell {
    fileprivate func accessoryView<View: UIView>(as type: View.Type) -> View? { accessoryView as? View }
}
