import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("The edit menu", .serialized) @MainActor
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

    @Test("it offers what can be done: with a selection, at a caret, in a secret, with something to paste")
    func offers() {
        let touched = TouchedText()
        let field = touched.field("one three five")
        touched.selectWord(at: 6, in: field)
        #expect(touched.menu == ["Cut", "Copy", "Select All"])
        touched.screen.tap("Copy")
        touched.screen.settle()
        #expect(touched.menu.isEmpty && touched.screen.clipboardText == "three")
        touched.selectWord(at: 6, in: field)
        #expect(touched.menu == ["Cut", "Copy", "Paste", "Select All"])
        touched.screen.tap("Cut")
        touched.screen.settle()
        #expect(field.text == "one  five" && touched.menu.isEmpty)
        touched.screen.advance(by: 1)
        // A tap on the caret where it already is.
        touched.screen.tap(at: touched.place(4, in: field))
        touched.screen.settle()
        touched.screen.advance(by: 1)
        if touched.menu.isEmpty { touched.screen.tap(at: touched.place(field.editor.selection.head, in: field)) }
        touched.screen.settle()
        #expect(touched.menu == ["Paste", "Select", "Select All"])
        touched.screen.tap("Select All")
        touched.screen.settle()
        #expect(field.editor.selectedText == "one  five" && touched.handles(of: field).count == 2)
        #expect(touched.menu == ["Cut", "Copy", "Paste"])
        let secret = touched.field("hunter2", y: 30)
        secret.isSecureTextEntry = true
        touched.selectWord(at: 2, in: secret)
        #expect(secret.editor.selectedText == "hunter2" && touched.menu == ["Paste"])
    }

    @Test(
        "a tap on the caret or the selection shows it and puts it away; typing, scrolling and touches elsewhere do as well"
    )
    func comingAndGoing() {
        let touched = TouchedText()
        let field = touched.field("one three five")
        let caret = touched.place(14, in: field)
        touched.screen.tap(at: caret)
        touched.screen.settle()
        #expect(touched.menu.isEmpty && field.editor.selection == TextSelection(14))
        for isShown in [true, false, true] {
            touched.screen.advance(by: 1)
            touched.screen.tap(at: caret)
            touched.screen.settle()
            #expect(touched.menu.isEmpty != isShown)
        }
        touched.screen.type("!")
        touched.screen.settle()
        #expect(touched.menu.isEmpty && touched.screen.views(EditMenuBar.self).isEmpty)
        touched.selectWord(at: 6, in: field)
        #expect(!touched.menu.isEmpty)
        touched.screen.advance(by: 1)
        touched.screen.tap(at: touched.place(6, in: field))
        touched.screen.settle()
        #expect(touched.menu.isEmpty && field.editor.selectedText == "three")
        touched.screen.advance(by: 1)
        touched.screen.tap(at: touched.place(6, in: field))
        touched.screen.settle()
        #expect(!touched.menu.isEmpty)
        touched.screen.tap(at: CGPoint(x: 160, y: 230))
        touched.screen.settle()
        #expect(touched.menu.isEmpty && field.editor.selectedText == "three")
        let view = touched.view((0..<40).map { "line \($0)" }.joined(separator: "\n"))
        touched.selectWord(at: 2, in: view)
        #expect(!touched.menu.isEmpty)
        touched.screen.drag(from: CGPoint(x: 250, y: 180), to: CGPoint(x: 250, y: 120))
        #expect(touched.menu.isEmpty && view.contentOffset.y > 20)
    }

    @Test("the delegate is asked for it, and hears when it comes and goes")
    func delegate() {
        let touched = TouchedText()
        let field = touched.field("one three five")
        let log = Log()
        field.delegate = log
        log.extra = UIAction(title: "Shout") { _ in log.calls.append("Shout") }
        touched.selectWord(at: 6, in: field)
        #expect(touched.menu == ["Cut", "Copy", "Select All", "Shout"])
        #expect(log.calls == ["menu 4 5", "present", "presented"])
        log.calls = []
        touched.screen.tap("Shout")
        touched.screen.settle()
        #expect(log.calls == ["dismiss", "Shout", "dismissed"])
    }

    @Test("what has no room stands on further pages")
    func pages() {
        let touched = TouchedText()
        let field = touched.field("one three five")
        let log = Log()
        field.delegate = log
        UIPasteboard.general.string = "x"
        log.extra = UIAction(title: "A long title") { _ in log.calls.append("long") }
        touched.selectWord(at: 6, in: field)
        #expect(touched.menu == ["Cut", "Copy", "Paste", "More"])
        expectSnapshot(touched.screen, matches: "pages")
        touched.screen.tap("More")
        #expect(touched.menu == ["Back", "Select All", "A long title"])
        touched.screen.tap("Back")
        touched.screen.tap("More")
        touched.screen.tap("A long title")
        touched.screen.settle()
        #expect(log.calls.contains("long") && touched.menu.isEmpty)
        #expect(EditMenuPages(widths: [50, 50, 50], room: 150, button: 30).ranges == [0..<3])
        #expect(EditMenuPages(widths: [50, 50, 50, 50], room: 150, button: 30).ranges == [0..<2, 2..<4])
        #expect(EditMenuPages(widths: [200, 50], room: 150, button: 30).ranges == [0..<1, 1..<2])
        #expect(EditMenuPages(widths: [], room: 150, button: 30).ranges.isEmpty)
    }

    @Test("it stands above, below where there is no room, and where the arrow says")
    func places() {
        let room = CGRect(x: 8, y: 8, width: 304, height: 244)
        func frame(_ target: CGRect, _ arrow: UIEditMenuArrowDirection = .automatic) -> CGRect {
            EditMenuLayout(target: target, room: room, size: CGSize(width: 100, height: 44), arrow: arrow).frame
        }
        let middle = CGRect(x: 140, y: 120, width: 40, height: 20)
        #expect(frame(middle) == CGRect(x: 110, y: 64, width: 100, height: 44))
        #expect(frame(middle, .up).minY == 156 && frame(middle, .left).minX == 192 && frame(middle, .right).maxX == 128)
        #expect(frame(CGRect(x: 0, y: 10, width: 10, height: 20)) == CGRect(x: 8, y: 46, width: 100, height: 44))
        #expect(frame(CGRect(x: 140, y: 0, width: 10, height: 260)).midY == 130)
    }

    @Test("the mouse's second button opens it as a menu at the pointer, for the word there", arguments: [true, false])
    func pointer(inField: Bool) {
        let touched = TouchedText(size: CGSize(width: 320, height: 320))
        let text: any TextEditing =
            inField ? touched.field("one three five", y: 30) : touched.view("one three five")
        touched.screen.secondaryClick(at: touched.place(6, in: text))
        touched.screen.settle()
        #expect(text.editor.selectedText == "three" && touched.handles(of: text).isEmpty)
        #expect(touched.screen.views(EditMenuBar.self).isEmpty)
        if inField { expectSnapshot(touched.screen, matches: "pointer") }
        touched.screen.tap("Copy")
        touched.screen.settle()
        #expect(touched.screen.clipboardText == "three" && text.isFirstResponder)
    }

    @Test("an interaction of the app's own shows a menu beside what its delegate says")
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
        let touched = TouchedText()
        let bubble = UIView(frame: CGRect(x: 110, y: 120, width: 100, height: 40))
        touched.root.addSubview(bubble)
        let owner = Owner()
        let interaction = UIEditMenuInteraction(delegate: owner)
        bubble.addInteraction(interaction)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "one", sourcePoint: CGPoint(x: 5, y: 6)))
        touched.screen.settle()
        let frame = try #require(touched.screen.window?.editMenu?.frame)
        #expect(touched.menu == ["Reply", "Pin"] && frame.maxY == 108 && abs(frame.midX - 160) <= 1)
        #expect(interaction.location(in: nil) == CGPoint(x: 115, y: 126))
        owner.titles = ["Unpin"]
        interaction.reloadVisibleMenu()
        owner.rect.origin.y = 20
        interaction.updateVisibleMenuPosition(animated: true)
        touched.screen.settle()
        #expect(touched.menu == ["Unpin"] && touched.screen.window?.editMenu?.frame.maxY == 128)
        touched.screen.tap("Unpin")
        touched.screen.settle()
        #expect(owner.calls == ["dismiss one", "Unpin"] && touched.menu.isEmpty)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "two", sourcePoint: .zero))
        touched.screen.settle()
        interaction.dismissMenu()
        touched.screen.settle()
        #expect(owner.calls.last == "dismiss two" && touched.screen.views(EditMenuBar.self).isEmpty)
        owner.titles = []
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "none", sourcePoint: .zero))
        #expect(touched.screen.window?.editMenu == nil)
        owner.titles = ["Clicked"]
        touched.screen.secondaryClick(at: CGPoint(x: 150, y: 130))
        touched.screen.settle()
        touched.screen.tap("Clicked")
        touched.screen.settle()
        #expect(owner.calls.last == "Clicked")
    }

    @Test("the menu controller of old shows what the first responder can do and the app's items, and posts when")
    func menuController() {
        let touched = TouchedText()
        let field = touched.field("one three five")
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
        touched.screen.settle()
        #expect(touched.menu == ["Select", "Select All", "Mine"] && controller.isMenuVisible)
        #expect(controller.menuFrame.maxY == 98)
        touched.screen.tap("Mine")
        touched.screen.settle()
        #expect(isChosen && !controller.isMenuVisible && controller.menuFrame == .zero)
        #expect(
            names == [
                "WillShowMenuNotification", "DidShowMenuNotification", "WillHideMenuNotification",
                "DidHideMenuNotification",
            ])
        controller.showMenu(from: field, rect: field.bounds)
        controller.hideMenu(from: touched.root)
        #expect(controller.isMenuVisible)
        controller.hideMenu(from: field)
        #expect(!controller.isMenuVisible)
        touched.screen.settle()
    }
}
