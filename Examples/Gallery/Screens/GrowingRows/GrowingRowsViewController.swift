import UIKit

/// A list of questions with expandable answers: visible rows change their height.
final class GrowingRowsViewController: UITableViewController {
    private var expandedRows: Set<Int> = [0]

    init() {
        super.init(style: .insetGrouped)
        title = "Expandable rows"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("GrowingRowsViewController does not support init(coder:). Create it with init().")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(QuestionCell.self, forCellReuseIdentifier: "Question")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Question.all.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Question", for: indexPath)
        (cell as? QuestionCell)?.show(Question.all[indexPath.row], isExpanded: expandedRows.contains(indexPath.row))
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        expandedRows.formSymmetricDifference([indexPath.row])
        tableView.reconfigureRows(at: [indexPath])
    }
}
