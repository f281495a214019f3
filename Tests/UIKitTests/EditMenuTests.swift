import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Edit menus", .serialized) @MainActor
struct EditMenuTests {
    final class Log: NSObject, UITextFieldDelegate, UITextViewDelegate {
        var calls: [String] = []
        var extra: UIAction?

        func textField(
            _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            calls.append("menu \(range.location) \(range.length)")
            return extra.map { UIMenu(children: suggestedActions + [$0]) }
        }
        func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
            calls.append("present")
            animator.addCompletion { self.calls.append("presented") }
        }
        func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
            calls.append("dismiss")
            animator.addCompletion { self.calls.append("dismissed") }
        }
    }

    @Test("the menu shows the possible actions for a selection, a caret, secure text and a filled pasteboard")
    func offers() {
        let fixture = TextTouchFixture()
        let field = fixture.field("one three five")
        fixture.selectWord(at: 6, in: field)
        #expect(fixture.menu == ["Cut", "Copy", "Select All"])
        fixture.screen.tap("Copy")
        fixture.screen.settle()
        #expect(fixture.menu.isEmpty && fixture.screen.clipboardText == "three")
        fixture.selectWord(at: 6, in: field)
        #expect(fixture.menu == ["Cut", "Copy", "Paste", "Select All"])
        fixture.screen.tap("Cut")
        fixture.screen.settle()
        #expect(field.text == "one  five" && fixture.menu.isEmpty)
        fixture.screen.advance(by: 1)
        // Taps the caret at its current position.
        fixture.screen.tap(at: fixture.place(4, in: field))
        fixture.screen.settle()
        fixture.screen.advance(by: 1)
        if fixture.menu.isEmpty { fixture.screen.tap(at: fixture.place(field.editor.selection.head, in: field)) }
        fixture.screen.settle()
        #expect(fixture.menu == ["Paste", "Select", "Select All"])
        fixture.screen.tap("Select All")
        fixture.screen.settle()
        #expect(field.editor.selectedText == "one  five" && fixture.handles(of: field).count == 2)
        #expect(fixture.menu == ["Cut", "Copy", "Paste"])
        let secret = fixture.field("hunter2", y: 30)
        secret.isSecureTextEntry = true
        fixture.selectWord(at: 2, in: secret)
        #expect(secret.editor.selectedText == "hunter2" && fixture.menu == ["Paste"])
    }

    @Test(
        "a tap on the caret or the selection toggles the menu; typing, scrolling and other touches hide it"
    )
    func visibility() {
        let fixture = TextTouchFixture()
        let field = fixture.field("one three five")
        let caret = fixture.place(14, in: field)
        fixture.screen.tap(at: caret)
        fixture.screen.settle()
        #expect(fixture.menu.isEmpty && field.editor.selection == TextSelection(14))
        for isShown in [true, false, true] {
            fixture.screen.advance(by: 1)
            fixture.screen.tap(at: caret)
            fixture.screen.settle()
            #expect(fixture.menu.isEmpty != isShown)
        }
        fixture.screen.type("!")
        fixture.screen.settle()
        #expect(fixture.menu.isEmpty && fixture.screen.views(EditMenuBar.self).isEmpty)
        fixture.selectWord(at: 6, in: field)
        #expect(!fixture.menu.isEmpty)
        fixture.screen.advance(by: 1)
        fixture.screen.tap(at: fixture.place(6, in: field))
        fixture.screen.settle()
        #expect(fixture.menu.isEmpty && field.editor.selectedText == "three")
        fixture.screen.advance(by: 1)
        fixture.screen.tap(at: fixture.place(6, in: field))
        fixture.screen.settle()
        #expect(!fixture.menu.isEmpty)
        fixture.screen.tap(at: CGPoint(x: 160, y: 230))
        fixture.screen.settle()
        #expect(fixture.menu.isEmpty && field.editor.selectedText == "three")
        let view = fixture.view((0..<40).map { "line \($0)" }.joined(separator: "\n"))
        fixture.selectWord(at: 2, in: view)
        #expect(!fixture.menu.isEmpty)
        fixture.screen.drag(from: CGPoint(x: 250, y: 180), to: CGPoint(x: 250, y: 120))
        #expect(fixture.menu.isEmpty && view.contentOffset.y > 20)
    }

    @Test("the delegate provides the menu, and is notified when it is presented and dismissed")
    func delegate() {
        let fixture = TextTouchFixture()
        let field = fixture.field("one three five")
        let log = Log()
        field.delegate = log
        log.extra = UIAction(title: "Shout") { _ in log.calls.append("Shout") }
        fixture.selectWord(at: 6, in: field)
        #expect(fixture.menu == ["Cut", "Copy", "Select All", "Shout"])
        #expect(log.calls == ["menu 4 5", "present", "presented"])
        log.calls = []
        fixture.screen.tap("Shout")
        fixture.screen.settle()
        #expect(log.calls == ["dismiss", "Shout", "dismissed"])
    }

    @Test("actions that don't fit are on further pages")
    func pages() {
        let fixture = TextTouchFixture()
        let field = fixture.field("one three five")
        let log = Log()
        field.delegate = log
        UIPasteboard.general.string = "x"
        log.extra = UIAction(title: "A long title") { _ in log.calls.append("long") }
        fixture.selectWord(at: 6, in: field)
        #expect(fixture.menu == ["Cut", "Copy", "Paste", "More"])
        expectSnapshot(fixture.screen, matches: "pages")
        fixture.screen.tap("More")
        #expect(fixture.menu == ["Back", "Select All", "A long title"])
        fixture.screen.tap("Back")
        fixture.screen.tap("More")
        fixture.screen.tap("A long title")
        fixture.screen.settle()
        #expect(log.calls.contains("long") && fixture.menu.isEmpty)
        #expect(EditMenuPages(widths: [50, 50, 50], availableWidth: 150, button: 30).ranges == [0..<3])
        #expect(EditMenuPages(widths: [50, 50, 50, 50], availableWidth: 150, button: 30).ranges == [0..<2, 2..<4])
        #expect(EditMenuPages(widths: [200, 50], availableWidth: 150, button: 30).ranges == [0..<1, 1..<2])
        #expect(EditMenuPages(widths: [], availableWidth: 150, button: 30).ranges.isEmpty)
    }

    @Test("the menu is above the target, below it if necessary, or on the arrow's side")
    func placement() {
        let availableRect = CGRect(x: 8, y: 8, width: 304, height: 244)
        func frame(_ target: CGRect, _ arrow: UIEditMenuArrowDirection = .automatic) -> CGRect {
            EditMenuLayout(target: target, bounds: availableRect, size: CGSize(width: 100, height: 44), arrow: arrow)
                .frame
        }
        let middle = CGRect(x: 140, y: 120, width: 40, height: 20)
        #expect(frame(middle) == CGRect(x: 110, y: 64, width: 100, height: 44))
        #expect(frame(middle, .up).minY == 156 && frame(middle, .left).minX == 192 && frame(middle, .right).maxX == 128)
        #expect(frame(CGRect(x: 0, y: 10, width: 10, height: 20)) == CGRect(x: 8, y: 46, width: 100, height: 44))
        #expect(frame(CGRect(x: 140, y: 0, width: 10, height: 260)).midY == 130)
    }

    @Test("a secondary click selects the word and opens the menu at the pointer", arguments: [true, false])
    func pointer(inField: Bool) {
        let fixture = TextTouchFixture(size: CGSize(width: 320, height: 320))
        let text: any TextEditing =
            inField ? fixture.field("one three five", y: 30) : fixture.view("one three five")
        fixture.screen.secondaryClick(at: fixture.place(6, in: text))
        fixture.screen.settle()
        #expect(text.editor.selectedText == "three" && fixture.handles(of: text).isEmpty)
        #expect(fixture.screen.views(EditMenuBar.self).isEmpty)
        if inField { expectSnapshot(fixture.screen, matches: "pointer") }
        fixture.screen.tap("Copy")
        fixture.screen.settle()
        #expect(fixture.screen.clipboardText == "three" && text.isFirstResponder)
    }

    @Test("an edit menu interaction shows its delegate's menu at the target rectangle")
    func interaction() throws {
        final class Owner: NSObject, UIEditMenuInteractionDelegate {
            var calls: [String] = []
            var titles = ["Reply", "Pin"]
            var rect = CGRect(x: 0, y: 0, width: 100, height: 40)

            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
                suggestedActions: [UIMenuElement]
            ) -> UIMenu? {
                UIMenu(children: titles.map { title in UIAction(title: title) { _ in self.calls.append(title) } })
            }
            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
            ) -> CGRect { rect }
            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
                animator: any UIEditMenuInteractionAnimating
            ) { calls.append("dismiss \(configuration.identifier)") }
        }
        let fixture = TextTouchFixture()
        let bubble = UIView(frame: CGRect(x: 110, y: 120, width: 100, height: 40))
        fixture.root.addSubview(bubble)
        let owner = Owner()
        let interaction = UIEditMenuInteraction(delegate: owner)
        bubble.addInteraction(interaction)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "one", sourcePoint: CGPoint(x: 5, y: 6)))
        fixture.screen.settle()
        let frame = try #require(fixture.screen.window?.editMenu?.frame)
        #expect(fixture.menu == ["Reply", "Pin"] && frame.maxY == 108 && abs(frame.midX - 160) <= 1)
        #expect(interaction.location(in: nil) == CGPoint(x: 115, y: 126))
        owner.titles = ["Unpin"]
        interaction.reloadVisibleMenu()
        owner.rect.origin.y = 20
        interaction.updateVisibleMenuPosition(animated: true)
        fixture.screen.settle()
        #expect(fixture.menu == ["Unpin"] && fixture.screen.window?.editMenu?.frame.maxY == 128)
        fixture.screen.tap("Unpin")
        fixture.screen.settle()
        #expect(owner.calls == ["dismiss one", "Unpin"] && fixture.menu.isEmpty)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "two", sourcePoint: .zero))
        fixture.screen.settle()
        interaction.dismissMenu()
        fixture.screen.settle()
        #expect(owner.calls.last == "dismiss two" && fixture.screen.views(EditMenuBar.self).isEmpty)
        owner.titles = []
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "none", sourcePoint: .zero))
        #expect(fixture.screen.window?.editMenu == nil)
        owner.titles = ["Clicked"]
        fixture.screen.secondaryClick(at: CGPoint(x: 150, y: 130))
        fixture.screen.settle()
        fixture.screen.tap("Clicked")
        fixture.screen.settle()
        #expect(owner.calls.last == "Clicked")
    }

    @Test("`UIMenuController` shows the first responder's actions and its own items, and posts its notifications")
    func menuController() {
        let fixture = TextTouchFixture()
        let field = fixture.field("one three five")
        field.becomeFirstResponder()
        var names: [String] = []
        let observers = [
            UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
            UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                let name = notification.name.rawValue.replacingOccurrences(of: "UIMenuController", with: "")
                MainActor.assumeIsolated { names.append(name) }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        var isChosen = false
        let controller = UIMenuController.shared
        controller.menuItems = [UIMenuItem(title: "Mine") { isChosen = true }]
        defer { controller.menuItems = nil }
        controller.showMenu(from: field, rect: field.bounds)
        fixture.screen.settle()
        #expect(fixture.menu == ["Select", "Select All", "Mine"] && controller.isMenuVisible)
        #expect(controller.menuFrame.maxY == 98)
        fixture.screen.tap("Mine")
        fixture.screen.settle()
        #expect(isChosen && !controller.isMenuVisible && controller.menuFrame == .zero)
        #expect(
            names == [
                "WillShowMenuNotification", "DidShowMenuNotification", "WillHideMenuNotification",
                "DidHideMenuNotification",
            ])
        controller.showMenu(from: field, rect: field.bounds)
        controller.hideMenu(from: fixture.root)
        #expect(controller.isMenuVisible)
        controller.hideMenu(from: field)
        #expect(!controller.isMenuVisible)
        fixture.screen.settle()
    }
}
