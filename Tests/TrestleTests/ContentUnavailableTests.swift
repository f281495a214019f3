import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Messages in place of rows", .serialized)
@MainActor
struct ContentUnavailableTests {
    private let table = AdapterScreen()

    private var message: UIView? { table.screen.views(ContentUnavailableView.self).first }

    @Test("a message is centered in the visible area, and does not scroll")
    func centered() throws {
        table.render(Form { ContentUnavailable("No Trains", detail: "The line is closed.") })
        let view = try #require(message)
        #expect(table.screen.texts == ["No Trains", "The line is closed."])
        let before = view.convert(view.bounds, to: nil)
        #expect(abs(before.midY - table.tableView.convert(table.tableView.bounds, to: nil).midY) <= 0.5)
        table.tableView.contentOffset.y += 30
        table.screen.settle()
        #expect(view.convert(view.bounds, to: nil) == before)
    }

    @Test("the message of a later form replaces the message, and rows remove it")
    func replaced() {
        table.render(Form { ContentUnavailable("No Trains") })
        table.render(Form { ContentUnavailable.loading("One moment") })
        #expect(table.screen.texts == ["One moment"])
        #expect(table.screen.views(ContentUnavailableView.self).count == 1)
        table.render(Form { Word("a") })
        table.screen.settle()
        #expect(table.screen.texts == ["a"])
        #expect(table.screen.views(ContentUnavailableView.self).isEmpty)
    }

    @Test("the button performs its action, and is disabled while an asynchronous one runs")
    func button() async throws {
        var count = 0
        table.render(Form { ContentUnavailable("No Trains").action("Try Again") { count += 1 } })
        table.screen.tap("Try Again")
        #expect(count == 1)
        var isRunning = false
        let (finish, continuation) = AsyncStream.makeStream(of: Void.self)
        table.render(
            Form {
                ContentUnavailable("No Trains").action("Try Again") {
                    isRunning = true
                    for await _ in finish {}
                    isRunning = false
                }
            })
        table.screen.tap("Try Again")
        await table.screen.wait { isRunning }
        let button = try #require(table.screen.views(UIButton.self).first)
        #expect(!button.isEnabled)
        continuation.finish()
        await table.screen.wait { !isRunning && button.isEnabled }
        #expect(button.isEnabled)
    }

    @Test("the action does not retain its target")
    func weakTarget() {
        final class Owner {
            var count = 0
        }
        var owner: Owner? = Owner()
        weak let reference = owner
        if let owner {
            table.render(Form { ContentUnavailable("No Trains").action("Try Again", on: owner) { $0.count += 1 } })
        }
        table.screen.tap("Try Again")
        #expect(owner?.count == 1)
        owner = nil
        #expect(reference == nil)
        table.screen.tap("Try Again")
    }

    @Test("a form can be inspected without a table, and included in another form")
    func inspection() {
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

    @Test("messages match their reference images", arguments: ["message", "loading", "large-text", "keyboard"])
    func pictures(name: String) {
        let screen = HeadlessScreen(
            scale: 1, contentSizeCategory: name == "large-text" ? .accessibilityLarge : .large)
        let controller = FormScreen {
            switch name {
            case "loading": ContentUnavailable.loading("Looking for trains")
            default:
                ContentUnavailable(
                    "No Trains", detail: "The line between Kinzua and Meldon is closed until the bridge is repaired.",
                    image: UIImage(systemName: "tram")
                ).action("Try Again") {}
            }
        }
        screen.show(UINavigationController(rootViewController: controller))
        if name == "keyboard" {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
            field.placeholder = "Search"
            controller.tableView.tableHeaderView = field
            field.becomeFirstResponder()
            screen.settle()
        }
        expectSnapshot(screen, matches: name)
    }
}

private final class FormScreen: FormViewController {
    private let content: () -> Form

    init(@FormBuilder content: @escaping () -> Form) {
        self.content = content
        super.init(style: .insetGrouped)
        title = "Trains"
    }

    override var form: Form { content() }
}
