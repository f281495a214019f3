import Trestle
import UIKit

/// One line of an expense report.
final class ExpenseItemViewController: FormViewController {
    private let draft: Draft<ExpenseItem>
    private let currency: String
    private let onSave: (ExpenseItem) -> Void

    init(item: ExpenseItem, currency: String, onSave: @escaping (ExpenseItem) -> Void) {
        draft = Draft(
            item,
            rules: [
                .required(\.what, "What was paid for?"), .required(\.amount, "How much was it?"),
                .range(\.amount, 0...100_000, "More than nothing, and less than 100,000"),
            ])
        self.currency = currency
        self.onSave = onSave
        super.init(style: .insetGrouped)
        title = item.what.isEmpty ? "New Item" : item.what
        draft.onChange = { [weak self] in self?.renderForm() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .save, primaryAction: UIAction { [weak self] _ in Task { await self?.save() } })
    }

    override var form: Form {
        Form {
            Section(id: "item") {
                TextFieldRow("Item", draft[\.what], placeholder: "What was paid for")
                NumberRow("Amount", draft[\.amount], placeholder: "0.00", currency: currency)
                SegmentedRow(nil, draft[\.kind], options: ExpenseItem.Kind.allCases) { $0.rawValue }
                DateRow("Day", draft[\.day])
                StepperRow("People", draft[\.people], in: 1...20)
            }
        }
    }

    private func save() async {
        guard let item = await adapter.submit(draft) else { return }
        onSave(item)
        navigationController?.popViewController(animated: true)
    }
}
