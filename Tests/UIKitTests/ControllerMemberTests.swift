import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Members of controllers", .serialized)
struct ControllerMemberTests {
    private final class Loading: UIViewController {
        @ViewLoading var label: UILabel
        @ViewLoading var count = 3

        override func viewDidLoad() {
            super.viewDidLoad()
            label = UILabel()
            label.text = "Owl"
        }
    }

    private final class Margins: UIViewController {
        var changes = 0
        override func viewLayoutMarginsDidChange() {
            super.viewLayoutMarginsDidChange()
            changes += 1
        }
    }

    @Test("reading a property that is set when the view is loaded loads the view")
    func viewLoading() {
        let controller = Loading()
        #expect(controller.count == 3 && !controller.isViewLoaded)
        #expect(controller.label.text == "Owl" && controller.isViewLoaded)
        controller.count = 4
        #expect(controller.count == 4)
    }

    @Test("a controller hears of other margins of its view")
    func margins() {
        let screen = HeadlessScreen(scale: 1)
        let controller = Margins()
        screen.show(controller)
        screen.settle()
        controller.changes = 0
        controller.view.layoutMargins = UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
        #expect(controller.changes == 1)
    }

    @Test("keys can be added to a controller, and taken away")
    func keyCommands() {
        let screen = HeadlessScreen(scale: 1)
        let controller = UIViewController()
        screen.show(controller)
        var ran = 0
        let command = UIKeyCommand(input: "n", modifierFlags: .command) { _ in ran += 1 }
        controller.addKeyCommand(command)
        controller.addKeyCommand(command)
        #expect(controller.keyCommands?.count == 1)
        screen.press(.keyboardN, modifiers: .command)
        #expect(ran == 1)
        controller.removeKeyCommand(command)
        screen.press(.keyboardN, modifiers: .command)
        #expect(ran == 1 && controller.keyCommands == nil)
    }
}
