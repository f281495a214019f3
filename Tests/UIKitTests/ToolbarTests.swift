import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Toolbars", .serialized)
struct ToolbarTests {
    private nonisolated static let appearances = ["light", "dark", "right-to-left"]

    private func screen(_ look: String = "light") -> HeadlessScreen {
        HeadlessScreen(
            size: CGSize(width: 320, height: 120), scale: 1, style: look == "dark" ? .dark : .light,
            safeAreaInsets: UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0),
            layoutDirection: look == "right-to-left" ? .rightToLeft : .leftToRight)
    }

    private func show(_ items: [UIBarButtonItem], on screen: HeadlessScreen) -> UIToolbar {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemTeal
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 56, width: 320, height: 44))
        toolbar.items = items
        controller.view.addSubview(toolbar)
        screen.show(controller)
        screen.settle()
        return toolbar
    }

    private func frame(of item: UIBarButtonItem) throws -> CGRect { try #require(item.shownButton).frame }

    @Test(
        "system items in a stand-alone toolbar with its background match their reference images", arguments: appearances
    )
    func picture(look: String) {
        let screen = screen(look)
        _ = show(
            [
                UIBarButtonItem(systemItem: .reply), .flexibleSpace(), UIBarButtonItem(systemItem: .action),
                .flexibleSpace(), UIBarButtonItem(systemItem: .trash), .fixedSpace(30),
                UIBarButtonItem(systemItem: .close),
            ], on: screen)
        expectSnapshot(screen, matches: "toolbar-\(look)")
    }

    @Test("the images of system items match their reference images", arguments: [0, 1])
    func symbols(half: Int) {
        let items: [[UIBarButtonItem.SystemItem]] = [
            [.add, .compose, .reply, .action, .organize, .bookmarks, .search],
            [.refresh, .stop, .camera, .play, .pause, .rewind, .fastForward],
        ]
        let screen = HeadlessScreen(size: CGSize(width: 375, height: 50), scale: 2, safeAreaInsets: .zero)
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 6, width: 375, height: 44))
        toolbar.items = items[half].flatMap { [UIBarButtonItem(systemItem: $0), .flexibleSpace()] }.dropLast()
        let controller = UIViewController()
        controller.view.addSubview(toolbar)
        screen.show(controller)
        screen.settle()
        expectSnapshot(screen, matches: "symbols-\(half)")
    }

    @Test("flexible spaces share the remaining width, and fixed spaces keep theirs")
    func spaces() throws {
        let (first, second, third) = (
            UIBarButtonItem(title: "A"), UIBarButtonItem(title: "B"), UIBarButtonItem(title: "C")
        )
        for item in [first, second, third] { item.width = 40 }
        let toolbar = show([first, .flexibleSpace(), second, .flexibleSpace(), third], on: screen())
        #expect(try frame(of: first).minX == 16)
        #expect(try frame(of: second).midX == 160)
        #expect(try frame(of: third).maxX == 304)
        toolbar.items = [first, .fixedSpace(25), second, third]
        toolbar.layoutIfNeeded()
        #expect(try frame(of: second).minX == 16 + 40 + 25)
        #expect(try frame(of: third).minX == 16 + 40 + 25 + 40 + 16)
    }

    @Test("new items fade in, and the old ones are removed at the end")
    func fades() throws {
        let screen = screen()
        let toolbar = show([UIBarButtonItem(title: "Old")], on: screen)
        toolbar.setItems([UIBarButtonItem(title: "New")], animated: true)
        screen.advance(by: 0.1)
        let contents = toolbar.subviews.compactMap { $0 as? ToolbarContents }
        #expect(contents.count == 2)
        let alphas = contents.map { $0.layer.presentation()?.opacity ?? 1 }
        #expect(alphas.allSatisfy { $0 > 0.1 && $0 < 0.9 })
        screen.settle()
        #expect(screen.texts == ["New"])
        #expect(toolbar.subviews.count { $0 is ToolbarContents } == 1)
    }

    @Test("changes of an item update the toolbar")
    func changes() {
        let screen = screen()
        let item = UIBarButtonItem(title: "One")
        _ = show([item], on: screen)
        item.title = "Two"
        screen.settle()
        #expect(screen.texts == ["Two"])
        item.isHidden = true
        screen.settle()
        #expect(screen.texts.isEmpty)
    }

    @Test("a toolbar is 44 points high, and is at the bottom unless its delegate determines another position")
    func position() {
        final class Top: NSObject, UIToolbarDelegate {
            func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
        }
        let toolbar = UIToolbar()
        #expect(toolbar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
        #expect(toolbar.sizeThatFits(CGSize(width: 300, height: 10)) == CGSize(width: 300, height: 44))
        #expect(toolbar.barPosition == .bottom)
        let delegate = Top()
        toolbar.delegate = delegate
        #expect(toolbar.barPosition == .top)
    }
}
