import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Messages in place of rows", .serialized)
@MainActor
struct ContentUnavailableTests {
    private let list = AdapterScreen()

    private var message: UIView? { list.screen.views(ContentUnavailableView.self).first }

    @Test("a message is centered in the visible area, and does not scroll", arguments: ListKind.allCases)
    func centered(kind: ListKind) throws {
        list.kind = kind
        list.render(Form { ContentUnavailable("No Trains", detail: "The line is closed.") })
        let view = try #require(message)
        #expect(list.screen.texts == ["No Trains", "The line is closed."])
        let before = view.convert(view.bounds, to: nil)
        #expect(abs(before.midY - list.listView.convert(list.listView.bounds, to: nil).midY) <= 0.5)
        list.listView.contentOffset.y += 30
        list.screen.settle()
        #expect(view.convert(view.bounds, to: nil) == before)
    }

    @Test("the message of a later form replaces the message, and rows remove it", arguments: ListKind.allCases)
    func replaced(kind: ListKind) {
        list.kind = kind
        list.render(Form { ContentUnavailable("No Trains") })
        list.render(Form { ContentUnavailable.loading("One moment") })
        #expect(list.screen.texts == ["One moment"])
        #expect(list.screen.views(ContentUnavailableView.self).count == 1)
        list.render(Form { Word("a") })
        list.screen.settle()
        #expect(list.screen.texts == ["a"])
        #expect(list.screen.views(ContentUnavailableView.self).isEmpty)
    }

    @Test(
        "the button performs its action, and is disabled while an asynchronous one runs", arguments: ListKind.allCases)
    func button(kind: ListKind) async throws {
        list.kind = kind
        var count = 0
        list.render(Form { ContentUnavailable("No Trains").action("Try Again") { count += 1 } })
        list.screen.tap("Try Again")
        #expect(count == 1)
        var isRunning = false
        let (finish, continuation) = AsyncStream.makeStream(of: Void.self)
        list.render(
            Form {
                ContentUnavailable("No Trains").action("Try Again") {
                    isRunning = true
                    for await _ in finish {}
                    isRunning = false
                }
            })
        list.screen.tap("Try Again")
        await list.screen.wait { isRunning }
        let button = try #require(list.screen.views(UIButton.self).first)
        #expect(!button.isEnabled)
        continuation.finish()
        await list.screen.wait { !isRunning && button.isEnabled }
        #expect(button.isEnabled)
    }

    @Test("the action does not retain its target", arguments: ListKind.allCases)
    func weakTarget(kind: ListKind) {
        list.kind = kind
        final class Owner {
            var count = 0
        }
        var owner: Owner? = Owner()
        weak let reference = owner
        if let owner {
            list.render(Form { ContentUnavailable("No Trains").action("Try Again", on: owner) { $0.count += 1 } })
        }
        list.screen.tap("Try Again")
        #expect(owner?.count == 1)
        owner = nil
        #expect(reference == nil)
        list.screen.tap("Try Again")
    }

    @Test("a form can be inspected without a table, and included in another form", arguments: ListKind.allCases)
    func inspection(kind: ListKind) {
        list.kind = kind
        let empty = Form { ContentUnavailable("No Trains") }
        #expect(empty.contentUnavailable?.title == "No Trains" && empty.sections.isEmpty)
        let whole = Form {
            Section("Trains") { Word("a") }
            empty
        }
        #expect(whole.sections.count == 1 && whole.contentUnavailable?.title == "No Trains")
        let failed = Form(LoadState<[String]>.loaded([])) { _ in Form { ContentUnavailable("No Words") } }
        #expect(failed.contentUnavailable?.title == "No Words")
    }

    @Test("messages match their reference images", arguments: ListKind.allCases, ["message", "loading", "large-text"])
    func pictures(kind: ListKind, name: String) {
        let screen = HeadlessScreen(
            scale: 1, contentSizeCategory: name == "large-text" ? .accessibilityLarge : .large)
        let message = name == "loading" ? ContentUnavailable.loading("Looking for trains") : Self.message
        screen.show(UINavigationController(rootViewController: kind.makeMessageController(message)))
        expectSnapshot(screen, matches: name)
    }

    @Test("a message above the keyboard matches its reference image")
    func keyboard() {
        let screen = HeadlessScreen(scale: 1)
        let controller = MessageTableController(Self.message)
        screen.show(UINavigationController(rootViewController: controller))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.placeholder = "Search"
        controller.tableView.tableHeaderView = field
        field.becomeFirstResponder()
        screen.settle()
        expectSnapshot(screen, matches: "keyboard")
    }

    private static var message: ContentUnavailable {
        ContentUnavailable(
            "No Trains", detail: "The line between Kinzua and Meldon is closed until the bridge is repaired.",
            image: UIImage(systemName: "tram")
        ).action("Try Again") {}
    }
}

extension ListKind {
    @MainActor
    fileprivate func makeMessageController(_ message: ContentUnavailable) -> UIViewController {
        switch self {
        case .table: MessageTableController(message)
        case .collection: MessageCollectionController(message)
        }
    }
}

private final class MessageTableController: FormViewController {
    private let message: ContentUnavailable

    init(_ message: ContentUnavailable) {
        self.message = message
        super.init(style: .insetGrouped)
        title = "Trains"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { preconditionFailure("Made in code") }

    override var form: Form { Form { message } }
}

private final class MessageCollectionController: CollectionFormViewController {
    private let message: ContentUnavailable

    init(_ message: ContentUnavailable) {
        self.message = message
        super.init(listAppearance: .insetGrouped)
        title = "Trains"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { preconditionFailure("Made in code") }

    override var form: Form { Form { message } }
}
