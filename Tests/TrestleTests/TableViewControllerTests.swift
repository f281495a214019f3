import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Table view controllers", .serialized)
@MainActor
struct TableViewControllerTests {
    final class Lines: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "line \(indexPath.row)"
            return cell
        }
    }

    final class Listener: NSObject, UITableViewDelegate {
        var chosen: [IndexPath] = []
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath) }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
    }

    @Test("the data source and delegate can be set before or after the view has loaded")
    func forwards() {
        let (lines, listener) = (Lines(), Listener())
        let controller = TableViewController(style: .plain)
        controller.dataSource = lines
        #expect(!controller.isViewLoaded)
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)
        screen.show(controller)
        #expect(screen.texts.contains("line 1"))
        controller.delegate = listener
        controller.tableView.reloadData()
        screen.settle()
        screen.tap(at: CGPoint(x: 100, y: 90))
        screen.settle()
        #expect(listener.chosen == [IndexPath(row: 1, section: 0)])
        controller.dataSource = nil
        screen.settle()
        #expect(!screen.texts.contains("line 1"))
    }

    @Test("an embedded table fills its container, clears its selection, and can be removed again")
    func embeds() {
        let lines = Lines()
        let controller = TableViewController(style: .plain)
        controller.dataSource = lines
        let parent = UIViewController()
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)
        let navigation = UINavigationController(rootViewController: parent)
        screen.show(navigation)
        controller.embed(in: parent)
        screen.settle()
        #expect(controller.parent === parent)
        #expect(controller.tableView.frame == parent.view.bounds)
        #expect(screen.texts.contains("line 0"))
        controller.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        navigation.pushViewController(UIViewController(), animated: false)
        screen.settle()
        navigation.popViewController(animated: false)
        screen.settle()
        #expect(controller.tableView.indexPathForSelectedRow == nil)
        let box = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
        parent.view.addSubview(box)
        controller.embed(in: parent, filling: box)
        #expect(controller.tableView.superview === box)
        #expect(parent.children == [controller])
        controller.unembed()
        #expect(controller.parent == nil)
        #expect(controller.tableView.superview == nil)
    }
}
