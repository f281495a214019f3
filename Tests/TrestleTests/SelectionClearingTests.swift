import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Clearing selections after presentations", .serialized)
@MainActor
struct SelectionClearingTests {
    private final class Lines: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "line \(indexPath.row)"
            return cell
        }
    }

    private final class Opening: NSObject, UITableViewDelegate {
        var onSelect: () -> Void = {}
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { onSelect() }
    }

    private final class Sheet: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
        }
    }

    private let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 1)

    @Test("a row that has presented a sheet is deselected when the sheet is dismissed in code")
    func sheet() {
        let (lines, opening) = (Lines(), Opening())
        let table = TableViewController(style: .plain)
        table.dataSource = lines
        table.delegate = opening
        opening.onSelect = { [weak table] in table?.present(Sheet(), animated: true) }
        screen.show(UINavigationController(rootViewController: table))
        screen.tap("line 1")
        screen.settle()
        #expect(table.presentedViewController is Sheet)
        #expect(table.tableView.indexPathForSelectedRow?.row == 1)
        table.dismiss(animated: true)
        screen.settle()
        #expect(table.presentedViewController == nil)
        #expect(table.tableView.indexPathForSelectedRow == nil)
    }

    @Test("presentations of other view controllers are observed on request, and the app's delegate is kept")
    func presentedByParent() {
        final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {}
        let (lines, opening, listener) = (Lines(), Opening(), Listener())
        let table = TableViewController(style: .plain)
        table.dataSource = lines
        table.delegate = opening
        let parent = UIViewController()
        let sheet = Sheet()
        sheet.presentationController?.delegate = listener
        opening.onSelect = { [weak table, weak parent] in
            parent?.present(sheet, animated: false)
            table?.clearSelection(alongDismissalOf: sheet)
        }
        screen.show(parent)
        table.embed(in: parent)
        screen.settle()
        screen.tap("line 2")
        screen.settle()
        #expect(table.tableView.indexPathForSelectedRow?.row == 2)
        #expect(sheet.presentationController?.delegate === listener)
        sheet.dismiss(animated: true)
        screen.settle()
        #expect(table.tableView.indexPathForSelectedRow == nil)
    }

    @Test("a sheet that presents another view controller does not count as dismissed")
    func covered() {
        let (lines, opening) = (Lines(), Opening())
        let table = TableViewController(style: .plain)
        table.dataSource = lines
        table.delegate = opening
        let sheet = Sheet()
        opening.onSelect = { [weak table] in table?.present(sheet, animated: false) }
        screen.show(table)
        screen.tap("line 0")
        screen.settle()
        let cover = Sheet()
        cover.modalPresentationStyle = .fullScreen
        sheet.present(cover, animated: false)
        screen.settle()
        #expect(sheet.view.window == nil)
        #expect(table.tableView.indexPathForSelectedRow?.row == 0)
        cover.dismiss(animated: false)
        screen.settle()
        #expect(table.tableView.indexPathForSelectedRow?.row == 0)
        sheet.dismiss(animated: false)
        screen.settle()
        #expect(table.tableView.indexPathForSelectedRow == nil)
    }

    @Test(
        "a row of a form stays selected below a presented or pushed view controller, and is then deselected",
        arguments: ListKind.allCases, [false, true])
    func form(kind: ListKind, isPushed: Bool) throws {
        let stack = UINavigationController()
        let houses = kind.makeController {
            Section(id: "houses") {
                TextRow("Bauhaus").id("bauhaus").onSelect { [weak stack] in
                    if isPushed {
                        stack?.pushViewController(Sheet(), animated: true)
                    } else {
                        stack?.topViewController?.present(Sheet(), animated: true)
                    }
                }
            }
        }
        stack.viewControllers = [houses]
        screen.show(stack)
        screen.tap("Bauhaus")
        screen.settle()
        let listView = try #require(houses.formAdapter.display.listView)
        #expect(listView.indexPathForSelectedRow != nil)
        if isPushed { stack.popViewController(animated: true) } else { houses.dismiss(animated: true) }
        screen.settle()
        #expect(listView.indexPathForSelectedRow == nil)
    }
}
