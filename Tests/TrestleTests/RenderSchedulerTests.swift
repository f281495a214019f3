import Observation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Requested renders", .serialized) @MainActor
struct RenderSchedulerTests {
    private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)

    @Test("changes of one turn are compared once, before the next frame")
    func coalescing() {
        let controller = NamesViewController()
        screen.show(controller)
        #expect(controller.readCount == 1)
        controller.names = ["Ada"]
        controller.names.append("Grace")
        controller.setNeedsRender()
        #expect(controller.readCount == 1)
        screen.advance(by: 1)
        #expect(controller.readCount == 2)
        #expect(screen.texts.contains("Ada") && screen.texts.contains("Grace"))
        screen.advance(by: 1)
        #expect(controller.readCount == 2)
    }

    @Test("a requested render can be performed immediately, and is not repeated")
    func immediately() {
        let controller = NamesViewController()
        screen.show(controller)
        controller.names = ["Ada"]
        controller.adapter.renderIfNeeded()
        #expect(controller.readCount == 2)
        #expect(controller.tableView.numberOfRows(inSection: 0) == 1)
        controller.adapter.renderIfNeeded()
        screen.advance(by: 1)
        #expect(controller.readCount == 2)
    }

    @Test("a render that is requested before the table is in a window is performed when it enters one")
    func beforeWindow() {
        let controller = NamesViewController()
        controller.setNeedsRender()
        controller.loadViewIfNeeded()
        controller.names = ["Ada"]
        #expect(controller.readCount == 1)
        screen.show(controller)
        #expect(controller.readCount == 2)
        #expect(screen.texts.contains("Ada"))
    }

    @Test("a form is rendered again when a model that it has read changes")
    func observation() {
        let controller = ModelViewController()
        screen.show(controller)
        #expect(screen.texts.contains("0 items"))
        controller.cart.items = 3
        controller.cart.items = 4
        screen.settle()
        #expect(screen.texts.contains("4 items"))
        #expect(controller.readCount == 2)
        controller.cart.note = "not read"
        screen.settle()
        #expect(controller.readCount == 2)
        controller.cart.items = 5
        screen.settle()
        #expect(screen.texts.contains("5 items"))
    }

    @Test("a form is rendered again when a draft that it has read changes")
    func drafts() {
        let controller = DraftViewController()
        screen.show(controller)
        controller.draft[\.name].value = "Ada"
        controller.draft[\.name].value = "Grace"
        screen.settle()
        #expect(screen.texts.contains("Grace") && controller.readCount == 2)
        controller.draft.undo()
        screen.settle()
        #expect(screen.texts.contains("nobody"))
    }

    @Test("submitting shows and announces the errors of a draft whose form is rendered by itself")
    func submit() async {
        let controller = DraftViewController()
        controller.rules = [.length(\.name, 10...20, "Too short")]
        screen.show(controller)
        #expect(await controller.adapter.submit(controller.draft) == nil)
        #expect(screen.announcements.contains { $0.contains("Too short") })
        screen.settle()
        #expect(screen.texts.contains("Too short"))
    }

    @Test("a change on another thread is rendered on the main one")
    func otherThread() async {
        let controller = ModelViewController()
        screen.show(controller)
        let counter = controller.counter
        await Task.detached { counter.count = 7 }.value
        #expect(await screen.wait { screen.texts.contains("count 7") })
    }

    @Test("only the models that the last form has read are observed")
    func changedDependencies() {
        let controller = ModelViewController()
        screen.show(controller)
        controller.showsNote = true
        controller.renderForm()
        let count = controller.readCount
        controller.cart.items = 1
        screen.settle()
        #expect(controller.readCount == count)
        controller.cart.note = "Fragile"
        screen.settle()
        #expect(screen.texts.contains("Fragile"))
    }

    @Test("an adapter without a form controller renders the form of a closure")
    func closure() {
        let cart = Cart()
        let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        let adapter = TableAdapter(tableView)
        screen.show(tableView)
        adapter.render {
            Section("Cart") { TextRow("\(cart.items) items") }
        }
        #expect(screen.texts.contains("0 items"))
        cart.items = 2
        screen.settle()
        #expect(screen.texts.contains("2 items"))
    }

    @Test("the closure of an adapter does not keep its owner")
    func release() {
        weak var controller: ModelViewController?
        do {
            let strong = ModelViewController()
            controller = strong
            screen.show(strong)
            screen.show(UIViewController())
        }
        screen.advance(by: 1)
        #expect(controller == nil)
    }
}

private final class NamesViewController: FormViewController {
    var names: [String] = [] {
        didSet { setNeedsRender() }
    }
    private(set) var readCount = 0

    @FormBuilder override var form: Form {
        let _ = readCount += 1
        Section { for name in names { TextRow(name).id(name) } }
    }
}

@Observable @MainActor
private final class Cart {
    var items = 0
    var note = ""
}

/// A model that any thread may change.
@Observable
private final class Counter: @unchecked Sendable {
    @ObservationIgnored private let lock = NSLock()
    @ObservationIgnored private var storedCount = 0

    var count: Int {
        get {
            access(keyPath: \.count)
            return lock.withLock { storedCount }
        }
        set { withMutation(keyPath: \.count) { lock.withLock { storedCount = newValue } } }
    }
}

private final class DraftViewController: FormViewController {
    var rules: [ValidationRule<SignUp>] = []
    lazy var draft = Draft(SignUp(name: "nobody"), rules: rules)
    private(set) var readCount = 0

    @FormBuilder override var form: Form {
        let _ = readCount += 1
        Section("Name") { TextRow(draft.value.name).field(draft[\.name], name: "Name") }
    }
}

private final class ModelViewController: FormViewController {
    let cart = Cart()
    let counter = Counter()
    var showsNote = false
    private(set) var readCount = 0

    @FormBuilder override var form: Form {
        let _ = readCount += 1
        Section("Cart") {
            if showsNote { TextRow(cart.note) } else { TextRow("\(cart.items) items") }
            TextRow("count \(counter.count)")
        }
    }
}
