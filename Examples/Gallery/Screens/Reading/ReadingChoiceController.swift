import UIKit

/// A list of static cells of which one has the checkmark.
class ReadingChoiceController: UITableViewController {
    /// What the cell with the checkmark says.
    var chosen = ""
    var onChoose: ((String) -> Void)?

    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        mark(cell)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let choice = tableView.cellForRow(at: indexPath)?.textLabel?.text else { return }
        chosen = choice
        tableView.visibleCells.forEach(mark)
        onChoose?(choice)
    }

    private func mark(_ cell: UITableViewCell) {
        cell.accessoryType = cell.textLabel?.text == chosen ? .checkmark : .none
    }
}

/// The fonts to read in.
final class ReadingFontController: ReadingChoiceController {}

/// The days on which one is told how much one has read.
final class ReadingDayController: ReadingChoiceController {}
