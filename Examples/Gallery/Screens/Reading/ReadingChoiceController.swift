import UIKit

/// A list of static cells with single selection.
class ReadingChoiceController: UITableViewController {
    /// The text of the cell with the checkmark.
    var selectedOption = ""
    var onSelect: ((String) -> Void)?

    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        updateCheckmark(of: cell)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let option = tableView.cellForRow(at: indexPath)?.textLabel?.text else { return }
        selectedOption = option
        tableView.visibleCells.forEach(updateCheckmark(of:))
        onSelect?(option)
    }

    private func updateCheckmark(of cell: UITableViewCell) {
        cell.accessoryType = cell.textLabel?.text == selectedOption ? .checkmark : .none
    }
}

/// A list of fonts for reading.
final class ReadingFontController: ReadingChoiceController {}

/// A list of weekdays for the weekly summary.
final class ReadingDayController: ReadingChoiceController {}
