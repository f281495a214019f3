import Trestle
import UIKit

/// The editor of one item of an expense report.
final class ExpenseItemViewController: FormViewController {
    private let draft: Draft<ExpenseItem>
    private let currency: String
    private let onSave: (ExpenseItem) -> Void

    init(item: ExpenseItem, currency: String, onSave: @escaping (ExpenseItem) -> Void) {
        draft = Draft(
            item,
            rules: [
                .required(\.title, "Enter a description"), .required(\.amount, "Enter an amount"),
                .range(\.amount, 0...100_000, "Enter an amount of up to 100,000"),
            ])
        self.currency = currency
        self.onSave = onSave
        super.init(style: .insetGrouped)
        title = item.title.isEmpty ? "New Item" : item.title
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .save, primaryAction: UIAction { [weak self] _ in Task { await self?.save() } })
    }

    @FormBuilder override var form: Form {
        Section(id: "item") {
            TextFieldRow("Item", text: draft[\.title], placeholder: "Description")
            NumberRow("Amount", value: draft[\.amount], placeholder: "0.00", currency: currency)
            SegmentedRow(nil, selection: draft[\.kind], options: ExpenseItem.Kind.allCases) { $0.rawValue }
            DateRow("Date", date: draft[\.day])
            StepperRow("People", value: draft[\.people], in: 1...20)
        }
    }

    private func save() async {
        guard let item = await adapter.submit(draft) else { return }
        onSave(item)
        navigationController?.popViewController(animated: true)
    }
}
