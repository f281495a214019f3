import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Interaction with items in selectable text", .serialized) @MainActor
struct TextItemTests {
    final class Log: NSObject, UITextViewDelegate {
        var calls: [String] = []
        var action: UIAction?
        var menu: ((UIMenu) -> UITextItem.MenuConfiguration?)?

        private func name(_ item: UITextItem) -> String {
            switch item.content {
            case .link(let url): "link \(url) \(item.range.location) \(item.range.length)"
            case .textAttachment: "picture \(item.range.location) \(item.range.length)"
            case .tag(let tag): "tag \(tag) \(item.range.location) \(item.range.length)"
            }
        }
        func textView(
            _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
        ) -> UIAction? {
            calls.append(name(textItem))
            return action ?? defaultAction
        }
        func textView(
            _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
        ) -> UITextItem.MenuConfiguration? {
            calls.append("menu \(name(textItem))")
            return menu?(defaultMenu) ?? UITextItem.MenuConfiguration(menu: defaultMenu)
        }
        func textView(
            _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
            animator: any UIContextMenuInteractionAnimating
        ) { calls.append("display") }
        func textView(
            _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
            animator: any UIContextMenuInteractionAnimating
        ) { calls.append("end") }
    }

    private let fixture = TextTouchFixture(size: CGSize(width: 320, height: 420))
    private let log = Log()

    private func make() -> UITextView {
        let view = fixture.view("")
        view.isEditable = false
        view.delegate = log
        let font = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 17)]
        let text = NSMutableAttributedString(string: "See here, or tag ", attributes: font)
        text.addAttribute(.link, value: URL(string: "https://example.com")!, range: NSRange(location: 4, length: 4))
        text.addAttribute(.textItemTag, value: "one", range: NSRange(location: 13, length: 3))
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { context in
            UIColor.systemGreen.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
        }
        text.append(NSAttributedString(attachment: NSTextAttachment(image: picture)))
        view.attributedText = text
        fixture.screen.advanceFrame()
        return view
    }

    @Test("a tap performs the delegate's action, or opens the link")
    func taps() {
        let view = make()
        fixture.screen.tap(at: fixture.place(6, in: view))
        #expect(fixture.screen.openedURLs.map(\.absoluteString) == ["https://example.com"])
        fixture.screen.advance(by: 1)
        log.action = UIAction { _ in self.log.calls.append("own") }
        fixture.screen.tap(at: fixture.place(6, in: view))
        fixture.screen.advance(by: 1)
        fixture.screen.tap(at: fixture.place(15, in: view))
        fixture.screen.advance(by: 1)
        let picture = fixture.place(17, in: view)
        fixture.screen.tap(at: CGPoint(x: picture.x + 15, y: picture.y))
        #expect(fixture.screen.openedURLs.count == 1)
        let link = "link https://example.com 4 4"
        #expect(log.calls == [link, link, "own", "tag one 13 3", "own", "picture 17 1", "own"])
    }

    @Test("a long press on a link opens its menu, and elsewhere selects a word")
    func menus() {
        let view = make()
        fixture.screen.longPress(at: fixture.place(6, in: view))
        fixture.screen.settle()
        #expect(log.calls == ["menu link https://example.com 4 4", "display"] && view.editor.selection.isEmpty)
        expectSnapshot(fixture.screen, matches: "link-menu")
        fixture.screen.tap("Copy Link")
        fixture.screen.settle()
        #expect(fixture.screen.clipboardText == "https://example.com" && log.calls.last == "end")
        fixture.screen.longPress(at: fixture.place(6, in: view))
        fixture.screen.settle()
        fixture.screen.tap("Open Link")
        fixture.screen.settle()
        #expect(fixture.screen.openedURLs.count == 1)
        log.menu = { _ in
            UITextItem.MenuConfiguration(
                preview: nil, menu: UIMenu(children: [UIAction(title: "Mine") { _ in self.log.calls.append("mine") }]))
        }
        fixture.screen.secondaryClick(at: fixture.place(15, in: view))
        fixture.screen.settle()
        fixture.screen.tap("Mine")
        fixture.screen.settle()
        #expect(log.calls.contains("mine") && log.calls.contains("menu tag one 13 3"))
        fixture.screen.longPress(at: fixture.place(1, in: view))
        fixture.screen.settle()
        #expect(view.editor.selectedText == "See" && fixture.menu == ["Copy", "Select All"])
    }
}
