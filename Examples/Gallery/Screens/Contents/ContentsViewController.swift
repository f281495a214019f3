import UIKit

/// All list content configurations of the system, in selectable rows.
final class ContentsViewController: UITableViewController {
    private let groups = ContentSample.all

    init() {
        super.init(style: .insetGrouped)
        title = "Content configurations"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ContentsViewController does not support init(coder:). Create it with init().")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Sample")
        tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "Header")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        groups[section].samples.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Sample", for: indexPath)
        let sample = groups[indexPath.section].samples[indexPath.row]
        cell.contentConfiguration = sample.content
        cell.backgroundConfiguration = sample.background ?? cell.defaultBackgroundConfiguration()
        return cell
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Header")
        var content = UIListContentConfiguration.prominentInsetGroupedHeader()
        content.text = groups[section].title
        header?.contentConfiguration = content
        return header
    }
}
