import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Misuse")
struct MisuseTests {
    private func message(_ form: Form, after old: Form = .empty) -> String {
        do throws(DuplicateIdentity) {
            _ = try TableChange(from: TableState(old), to: TableState(form))
            return "nothing is wrong"
        } catch {
            return error.description
        }
    }

    @Test("the error for a duplicate row id contains the section, both rows and the remedy")
    func repeatedRow() {
        let form = Form {
            Section(id: "a") { Number(id: 1) }
            Section(id: "house") {
                Number(id: 1); Number(id: 2); Word("x"); Number(id: 2)
            }
        }
        #expect(
            message(form) == """
                The rows 1 and 3 of the section "house" have the same id: 2. Give each row of a section a unique id, with \
                .id(…) or by an Identifiable component.
                """)
    }

    @Test("a duplicate id is found even if little has changed")
    func repeatedLater() {
        let rows = (0..<100).map { Number(id: $0) }
        let old = Form { Section(id: "s") { rows } }
        #expect(
            message(
                Form {
                    Section(id: "s") {
                        rows; Number(id: 3)
                    }
                }, after: old
            ).contains("3 and 100"))
        #expect(message(old, after: old) == "nothing is wrong")
    }

    @Test("the error for a duplicate section id contains both sections")
    func repeatedSection() {
        let form = Form { for _ in 0..<2 { Section(id: "a") { Word("x") } } }
        #expect(
            message(form)
                == "The sections 0 and 1 have the same id: \"a\". Give each section of a form a unique id.")
    }

    @Test("the error for a duplicate id in a lazy section contains both rows")
    func repeatedElement() {
        func form(_ ids: [Int]) -> Form { Form { Section(id: "l", data: ids, id: \.self) { Number(id: $0) } } }
        #expect(message(form([1, 2, 1]), after: form([1, 2])).hasPrefix("The rows 0 and 2 of the lazy section \"l\""))
    }

    @Test("outside of debug builds, rows with the same id are displayed and updated, with a warning")
    @MainActor
    func displaysDuplicates() {
        let report = Misuse.report
        defer { Misuse.report = report }
        var messages: [String] = []
        Misuse.report = { messages.append($0) }
        let screen = HeadlessScreen()
        let controller = WordsController()
        var warnings: [String] = []
        controller.adapter.onRenderEvent = { if case .warning(let text) = $0 { warnings.append(text) } }
        controller.ids = [1, 2, 1]
        screen.show(controller)
        #expect(controller.tableView.numberOfRows(inSection: 0) == 3)
        #expect(controller.tableView.numberOfRows(inSection: 1) == 3)
        #expect(warnings.count == 1 && warnings == messages)
        controller.ids = [3, 1, 1, 2]
        controller.renderForm()
        screen.settle()
        let texts = controller.tableView.visibleCells.compactMap { $0.textLabel?.text }
        #expect(texts == ["3", "1", "1", "2", "lazy 3", "lazy 1", "lazy 1", "lazy 2"])
        controller.ids = [1]
        controller.renderForm()
        screen.settle()
        #expect(controller.tableView.visibleCells.count == 2)
        #expect(warnings.count == 2)
    }

    @Test(
        "a form that is rendered while a cell is made is displayed afterwards, with a warning",
        arguments: ListKind.allCases)
    @MainActor
    func renderDuringLayout(kind: ListKind) async {
        let list = AdapterScreen(kind)
        var warnings: [String] = []
        list.adapter.onRenderEvent = { if case .warning(let text) = $0 { warnings.append(text) } }
        let row = CallbackRow { list.adapter.render(Form { Word("afterwards") }, animated: false) }
        list.render(Form { row })
        #expect(await list.screen.wait { list.shownTexts == ["afterwards"] })
        #expect(warnings.count == 1 && warnings[0].hasPrefix("A form was rendered while"))
    }

    @Test("a row whose height changes with every render although its content does not is reported")
    @MainActor
    func unstableHeight() {
        // A collection view measures only rows that were rendered.
        let list = AdapterScreen()
        list.tableView.rowHeight = UITableView.automaticDimension
        var warnings: [String] = []
        list.adapter.onRenderEvent = { if case .warning(let text) = $0 { warnings.append(text) } }
        for step in 0..<3 {
            list.render(
                Form {
                    RestlessRow().id("restless"); Word("\(step)").id("word")
                })
            #expect(warnings.isEmpty)
        }
        list.render(
            Form {
                RestlessRow().id("restless"); Word("3").id("word")
            })
        #expect(warnings.count == 1 && warnings[0].contains("\"restless\""))
    }

    /// An eager and a lazy section with rows of the same ids.
    private final class WordsController: FormViewController {
        var ids: [Int] = []

        override var form: Form {
            Form {
                Section(id: "eager") {
                    for id in ids { Title("\(id)").id(id) }
                }
                Section(id: "lazy", data: ids, id: \.self) { Title("lazy \($0)").row }
            }
        }
    }

    @Test("rendering a form with a duplicate row id traps")
    func stops() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                TableAdapter().render(
                    Form {
                        Section(id: "s") {
                            Number(id: 1); Number(id: 1)
                        }
                    })
            }
        }
    }

    @Test("appending a row to a lazy section traps")
    func lazyAppend() async {
        await #expect(processExitsWith: .failure) {
            _ = Section(id: "l", data: 0..<3, id: \.self) { Number(id: $0) } |-+ Number(id: 9)
        }
    }
}

/// A component that uses the reuse identifier of another one.
private struct Impostor: Component {
    var reuseIdentifier: String { Word("").reuseIdentifier }
    func render(in cell: NumberCell) {}
}

extension MisuseTests {
    @Test("two components with the same reuse identifier and different cell classes trap in debug builds")
    func sharedIdentifier() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                AdapterScreen().render(
                    Form {
                        Word("a"); Impostor()
                    })
            }
        }
    }

    @Test(
        "outside of debug builds, components with the same reuse identifier have cells of their own, with a warning",
        arguments: ListKind.allCases)
    @MainActor
    func separatesCells(kind: ListKind) {
        let report = Misuse.report
        defer { Misuse.report = report }
        Misuse.report = { _ in }
        let list = AdapterScreen(kind)
        var warnings: [String] = []
        list.adapter.onRenderEvent = { if case .warning(let text) = $0 { warnings.append(text) } }
        list.render(
            Form {
                Word("a"); Impostor()
            })
        #expect(list.cell(0) is NumberCell == false && list.cell(1) is NumberCell)
        #expect(warnings.count == 1 && warnings[0].hasPrefix("Impostor renders into NumberCell"))
    }
}

/// A row that runs code while it is rendered, which is a mistake.
private struct CallbackRow: Component {
    @Handler var onRender: @MainActor () -> Void

    init(onRender: @escaping @MainActor () -> Void) { self.onRender = onRender }

    func render(in cell: UITableViewCell) { onRender() }
}

/// A row that is higher each time that it is measured.
private struct RestlessRow: Component {
    func render(in cell: RestlessCell) {}
}

private final class RestlessCell: UITableViewCell {
    private var height: CGFloat = 40

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        height += 1
        return CGSize(width: size.width, height: height)
    }
}
