import Trestle
import UIKit

/// A list of a million rows of different heights. Only the visible rows have cells.
final class MillionRowsViewController: FormViewController {
    private let rows: NumberedRows
    /// Whether the list opens at its last row.
    var startsAtEnd = false

    init(count: Int = 1_000_000) {
        rows = NumberedRows(count: count)
        super.init(style: .plain)
        title = "A million rows"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "End", primaryAction: UIAction { [weak self] _ in self?.showEnd() })
    }

    @FormBuilder override var form: Form {
        Section(id: "rows", data: rows, id: \.id) { row in
            SubtitleRow(row.title, detail: row.detail).height(row.height)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if startsAtEnd, tableView.bounds.height > 0 {
            startsAtEnd = false
            showEnd()
        }
    }

    private func showEnd() {
        tableView.scrollToRow(at: IndexPath(row: rows.count - 1, section: 0), at: .bottom, animated: false)
    }
}
