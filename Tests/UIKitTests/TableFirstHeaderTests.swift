import Testing
import TrestleTesting
import UIKit

/// A table detects with a first view whether its delegate provides header views.
@MainActor
@Suite struct TableFirstHeaderTests {
    @Test(
        "a header created before the table has a height is not shown for another section that replaces it")
    func insertedSection() {
        let source = HeaderSource()
        source.names = ["old"]
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)
        let container = UIView()
        screen.show(container)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 0), style: .plain)
        table.dataSource = source
        table.delegate = source
        container.addSubview(table)
        screen.settle()
        source.names.insert("new", at: 0)
        table.performBatchUpdates { table.insertSections([0], with: .none) }
        table.frame.size.height = 480
        screen.settle()
        #expect((table.headerView(forSection: 0) as? NamedHeader)?.name == "new")
    }
}

private final class NamedHeader: UITableViewHeaderFooterView {
    var name = ""
}

@MainActor
private final class HeaderSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { names.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = NamedHeader(reuseIdentifier: nil)
        view.name = names[section]
        return view
    }
}
