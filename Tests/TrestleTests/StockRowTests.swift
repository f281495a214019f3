import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Stock rows", .serialized)
@MainActor
struct StockRowTests {
    private static let form = Form {
        Section(id: "rows", header: Title("Stock rows"), footer: Title("A footer says more about the rows above it.")) {
            Title("A title")
            Title("With an accessory").accessory(.checkmark)
            SubtitleRow("A title", detail: "and a detail below it", image: UIImage(systemName: "folder.fill"))
                .accessory(.disclosureIndicator)
            SubtitleRow("Without a detail")
            ValueRow("A name", value: "its value")
            ValueRow("A name alone", value: nil)
            TextRow("A text takes as many lines as it needs, and its row grows with it.")
            TextRow("Smaller and paler", style: .footnote, color: .secondaryLabel)
        }
        Section(id: "buttons") {
            ButtonRow("Act").onSelect {}
            ButtonRow("Destroy", role: .destructive, alignment: .center).onSelect {}
        }
        Section(id: "message") {
            MessageRow("Nothing here", detail: "A message says why there is nothing to see, and what to do about it.")
            MessageRow("A headline alone")
        }
    }

    @Test(
        "rows match their reference images in light and dark mode", arguments: ListKind.allCases,
        [UIUserInterfaceStyle.light, .dark])
    func looks(kind: ListKind, style: UIUserInterfaceStyle) {
        let screen = HeadlessScreen(scale: 1, style: style, safeAreaInsets: .zero)
        let adapter = kind.makeAdapter(.insetGrouped)
        screen.show(kind.makeListView(of: adapter, style: .insetGrouped))
        adapter.render(Self.form, animated: false)
        screen.settle()
        expectSnapshot(screen, matches: style == .dark ? "stock-rows-dark" : "stock-rows")
    }

    @Test(
        "a form view controller displays its form when the view loads and on renderForm()",
        arguments: ListKind.allCases)
    func formViewController(kind: ListKind) {
        final class Words { var words = ["a"] }
        let words = Words()
        let controller = kind.makeController { Section(id: "s") { for word in words.words { Word(word).id(word) } } }
        controller.renderForm(animated: true)
        #expect(!controller.isViewLoaded)
        let screen = HeadlessScreen()
        screen.show(controller)
        #expect(screen.texts.contains("a"))
        words.words = ["a", "b"]
        #expect(!screen.texts.contains("b"))
        controller.renderForm(animated: true)
        screen.settle()
        #expect(screen.texts.contains("b"))
    }

    @Test("a form view controller is deallocated with its rows' actions", arguments: ListKind.allCases)
    func leavesNothingBehind(kind: ListKind) {
        final class Box { weak var controller: (any FormController)? }
        weak var left: (any FormController)?
        do {
            let screen = HeadlessScreen()
            let box = Box()
            let controller = kind.makeController { Word("a").onSelect { box.controller?.renderForm(animated: true) } }
            box.controller = controller
            left = controller
            screen.show(controller)
            screen.settle()
            screen.show(UIViewController())
            screen.settle()
        }
        #expect(left == nil)
    }
}
