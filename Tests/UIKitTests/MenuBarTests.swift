import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@MainActor
private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let controller = Controller()
    var buildCount = 0
    var sortsByName = false

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
        return true
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
        guard builder.system === UIMenuSystem.main else { return }
        buildCount += 1
        let new = UIKeyCommand(title: "New List", input: "n", modifierFlags: .command) { [weak self] _ in
            self?.controller.performed.append("new")
        }
        builder.insertChild(
            UIMenu(options: .displayInline, children: [new]), atStartOfMenu: .file)
        let lists = [
            UIKeyCommand(
                title: "Sort by Name", action: Selector("sortByName:"), input: "s", modifierFlags: [.command, .shift]),
            UICommand(title: "Nobody Does This", action: Selector("unknown:")),
            UIMenu(title: "Color", children: [UIAction(title: "Red") { _ in }]),
        ]
        builder.insertSibling(UIMenu(title: "Lists", children: lists), afterMenu: .edit)
    }
}

@MainActor
private final class Controller: UIViewController {
    var performed: [String] = []
    var sortsByName = true

    func sortByName(_ sender: Any?) { performed.append("sort") }
    override class var objcMembers: [ObjCMember] {
        super.objcMembers + [.method("sortByName:", Controller.sortByName)]
    }
    override func validate(_ command: UICommand) { command.state = sortsByName ? .on : .off }
}

@Suite("The menu bar", .serialized) @MainActor
struct MenuBarTests {
    private let delegate = Delegate()

    private func launch(_ size: CGSize = CGSize(width: 900, height: 600)) -> HeadlessScreen {
        HeadlessScreen(launching: delegate, size: size, scale: 1, safeAreaInsets: .zero)
    }

    private func item(_ title: String, in screen: HeadlessScreen) throws -> CGPoint {
        let item = try #require(UIScreen.main.menuBar?.bar.items.first { $0.accessibilityLabel == title })
        let rect = item.convert(item.bounds, to: nil)
        return CGPoint(x: rect.midX, y: rect.midY)
    }

    private var openMenu: MenuPlatter? { UIScreen.main.menuBar?.ownMenuOverlay?.platters.last }

    @Test("a wide window displays the menus that have elements, below which the app's safe area begins")
    func appearance() {
        let screen = launch()
        #expect(UIScreen.main.menuBar?.bar.items.dropFirst().map(\.accessibilityLabel) == ["File", "Edit", "Lists"])
        #expect(delegate.controller.view.safeAreaInsets.top == MenuBarView.height)
        #expect(screen.application.windows.count == 1 && delegate.window?.isKeyWindow == true)
        screen.resize(to: CGSize(width: 400, height: 600))
        screen.settle()
        #expect(UIScreen.main.menuBar == nil && delegate.controller.view.safeAreaInsets.top == 0)
        screen.resize(to: CGSize(width: 1000, height: 700))
        screen.settle()
        #expect(UIScreen.main.menuBar?.bar.bounds.width == 1000)
    }

    @Test("an app whose delegate builds no menus has no menu bar, and a phone has none")
    func absence() {
        let plain = HeadlessScreen(size: CGSize(width: 900, height: 600), scale: 1, safeAreaInsets: .zero)
        plain.show(UIViewController())
        #expect(UIScreen.main.menuBar == nil)
        let phone = HeadlessScreen(launching: delegate, scale: 1)
        #expect(UIScreen.main.menuBar == nil && delegate.buildCount == 0)
        phone.press(.keyboardN, modifiers: .control)
        #expect(delegate.controller.performed == ["new"] && delegate.buildCount == 1)
    }

    @Test("a click opens a menu with shortcuts, and a second one performs a command")
    func clicks() throws {
        let screen = launch()
        screen.click(at: try item("Lists", in: screen))
        screen.settle()
        #expect(screen.texts.contains("Sort by Name") && screen.texts.contains("Ctrl+Shift+S"))
        screen.click(try #require(screen.view(showing: "Sort by Name")))
        screen.settle()
        #expect(delegate.controller.performed == ["sort"] && openMenu == nil)
        // A second click on a title closes its menu.
        for isOpen in [true, false] {
            screen.click(at: try item("File", in: screen))
            screen.settle()
            #expect((openMenu != nil) == isOpen)
        }
    }

    @Test("an open menu closes when the window loses the focus")
    func focusLoss() throws {
        let screen = launch()
        screen.click(at: try item("Lists", in: screen))
        screen.settle()
        #expect(openMenu != nil)
        screen.setActive(false)
        screen.settle()
        #expect(openMenu == nil)
        screen.setActive(true)
        screen.settle()
        #expect(openMenu == nil && !screen.texts.contains("Sort by Name"))
    }

    @Test("a command is validated before it is displayed, and cannot be selected if nothing performs it")
    func validation() throws {
        let screen = launch()
        screen.click(at: try item("Lists", in: screen))
        screen.settle()
        let tree = screen.accessibilityTree
        #expect(tree.contains("Sort by Name") && tree.contains("selected"))
        screen.click(try #require(screen.view(showing: "Nobody Does This")))
        screen.settle()
        #expect(openMenu != nil)
        screen.press(.keyboardEscape)
        screen.settle()
        delegate.controller.sortsByName = false
        screen.click(at: try item("Lists", in: screen))
        screen.settle()
        let state = openMenu?.menu.allActions.first?.state
        #expect(state == .off)
    }

    @Test("while a menu is open, the pointer and the arrow keys open its neighbors")
    func neighbors() throws {
        let screen = launch()
        screen.hover(at: try item("File", in: screen))
        #expect(openMenu == nil)
        screen.click(at: try item("File", in: screen))
        screen.settle()
        screen.hover(at: try item("Lists", in: screen))
        screen.settle()
        #expect(screen.texts.contains("Sort by Name") && !screen.texts.contains("New List"))
        screen.press(.keyboardRightArrow)
        screen.settle()
        #expect(screen.texts.contains("Quit"))
        screen.press(.keyboardLeftArrow)
        screen.settle()
        #expect(screen.texts.contains("Color"))
    }

    @Test("F10 opens the first menu, and commands are chosen by keys")
    func keys() {
        let screen = launch()
        screen.press(.keyboardF10)
        screen.settle()
        #expect(screen.texts.contains("Quit"))
        screen.press(.keyboardRightArrow)
        screen.settle()
        screen.press(.keyboardDownArrow)
        screen.press(.keyboardReturnOrEnter)
        screen.settle()
        #expect(delegate.controller.performed == ["new"] && openMenu == nil)
    }

    @Test("Control or Command with a letter performs the command of the menu bar, also while text is edited")
    func shortcuts() {
        let screen = launch()
        let field = UITextField(frame: CGRect(x: 100, y: 100, width: 200, height: 34))
        delegate.controller.view.addSubview(field)
        field.becomeFirstResponder()
        screen.type("n")
        screen.press(.keyboardN, modifiers: .control)
        screen.press(.keyboardN, modifiers: .command)
        screen.press(.keyboardN, modifiers: [.control, .shift])
        #expect(field.text == "n" && delegate.controller.performed == ["new", "new"])
    }

    @Test("the Edit menu edits the text that is being edited")
    func edit() throws {
        let screen = launch()
        let field = UITextField(frame: CGRect(x: 100, y: 100, width: 200, height: 34))
        delegate.controller.view.addSubview(field)
        field.becomeFirstResponder()
        screen.type("Beams")
        screen.click(at: try item("Edit", in: screen))
        screen.settle()
        screen.click(try #require(screen.view(showing: "Select All")))
        screen.settle()
        #expect(field.selectedTextRange?.isEmpty == false)
        screen.click(at: try item("Edit", in: screen))
        screen.settle()
        let undo = try #require(openMenu?.menu.allActions.first { $0.title.hasPrefix("Undo") } as? UICommand)
        #expect(!undo.isUnavailable)
        screen.click(try #require(screen.view(showing: undo.title)))
        screen.settle()
        #expect(field.text == "")
    }

    @Test("the menus are built again when the system needs a rebuild")
    func rebuild() {
        let screen = launch()
        #expect(delegate.buildCount == 1)
        screen.advance(by: 0.1)
        #expect(delegate.buildCount == 1)
        UIMenuSystem.main.setNeedsRebuild()
        screen.advanceFrame()
        #expect(delegate.buildCount == 2)
    }
}
