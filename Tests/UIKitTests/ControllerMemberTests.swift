import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("View controller properties", .serialized)
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

    @Test("reading a `@ViewLoading` property that is set in `viewDidLoad` loads the view")
    func viewLoading() {
        let controller = Loading()
        #expect(controller.count == 3 && !controller.isViewLoaded)
        #expect(controller.label.text == "Owl" && controller.isViewLoaded)
        controller.count = 4
        #expect(controller.count == 4)
    }

    @Test("a controller is notified when its view's layout margins change")
    func margins() {
        let screen = HeadlessScreen(scale: 1)
        let controller = Margins()
        screen.show(controller)
        screen.settle()
        controller.changes = 0
        controller.view.layoutMargins = UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
        #expect(controller.changes == 1)
    }

    @Test("key commands can be added to and removed from a controller")
    func keyCommands() {
        let screen = HeadlessScreen(scale: 1)
        let controller = UIViewController()
        screen.show(controller)
        var runCount = 0
        let command = UIKeyCommand(input: "n", modifierFlags: .command) { _ in runCount += 1 }
        controller.addKeyCommand(command)
        controller.addKeyCommand(command)
        #expect(controller.keyCommands?.count == 1)
        screen.press(.keyboardN, modifiers: .command)
        #expect(runCount == 1)
        controller.removeKeyCommand(command)
        screen.press(.keyboardN, modifiers: .command)
        #expect(runCount == 1 && controller.keyCommands == nil)
    }
}
