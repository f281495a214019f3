import UIKit

/// Questions whose answers unfold: rows that come to need another height while they are seen.
final class GrowingRowsViewController: UITableViewController {
    private var open: Set<Int> = [0]

    init() {
        super.init(style: .insetGrouped)
        title = "Growing rows"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The Gallery makes its screens in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(QuestionCell.self, forCellReuseIdentifier: "Question")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Question.all.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Question", for: indexPath)
        (cell as? QuestionCell)?.show(Question.all[indexPath.row], isOpen: open.contains(indexPath.row))
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        open.formSymmetricDifference([indexPath.row])
        tableView.reconfigureRows(at: [indexPath])
    }
}
