import Testing
import TrestleTesting

@testable import UIKit

@Suite("Appearance callbacks of child view controllers", .serialized)
@MainActor
struct ChildAppearanceTests {
    private final class Child: UIViewController {
        var calls: [String] = []
        override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
    }

    @Test(
        "a child receives the appearance callbacks when its parent is covered and uncovered",
        arguments: [false, true]
    )
    func coveredAndBack(animated: Bool) {
        let (parent, child) = (UIViewController(), Child())
        let navigation = UINavigationController(rootViewController: parent)
        let screen = HeadlessScreen()
        screen.show(navigation)
        screen.settle()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(child.calls == ["will appear", "did appear"])
        navigation.pushViewController(UIViewController(), animated: animated)
        screen.settle()
        navigation.popViewController(animated: animated)
        screen.settle()
        #expect(
            child.calls == [
                "will appear", "did appear", "will disappear", "did disappear", "will appear", "did appear",
            ])
    }
}

@Suite("Heights of empty footers", .serialized)
@MainActor
struct EmptyFooterHeightTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var height: CGFloat = 8
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { height }
    }

    @Test("an empty batch update reads the height of an empty footer again")
    func footer() {
        let table = UITableView(frame: .zero, style: .grouped)
        let source = Source()
        table.dataSource = source
        table.delegate = source
        let screen = HeadlessScreen()
        screen.show(table)
        screen.settle()
        #expect(table.rectForFooter(inSection: 0).height == 8)
        source.height = 30
        table.performBatchUpdates({})
        #expect(table.rectForFooter(inSection: 0).height == 30)
    }
}
