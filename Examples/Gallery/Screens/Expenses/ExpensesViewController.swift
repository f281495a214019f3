import Trestle
import UIKit

/// An expense report whose items can be added, edited, deleted and reordered, with a total.
final class ExpensesViewController: FormViewController {
    private static let currency = "EUR"

    private let draft: Draft<ExpenseReport>

    init(report: ExpenseReport = ExpenseReport()) {
        draft = Draft(report, rules: [.required(\.purpose, "Enter a purpose")])
        super.init(style: .insetGrouped)
        title = "Expenses"
        navigationItem.rightBarButtonItem = editButtonItem
        adapter.onMove = { [weak self] move in self?.move(move) }
    }

    @FormBuilder override var form: Form {
        Section(id: "report") {
            TextFieldRow("Purpose", text: draft[\.purpose], placeholder: "Reason for the trip")
        }
        Section("Items") {
            for item in draft.value.items {
                SubtitleRow(
                    item.title, detail: "\(item.kind.rawValue) · \(Self.text(for: item.amount ?? 0))"
                )
                .id(item.id)
                .accessory(.disclosureIndicator)
                .movable()
                .onDelete(self) { $0.draft.update { $0.items.removeAll { $0.id == item.id } } }
                .destination(self) { $0.editor(of: item) }
            }
            ButtonRow("Add Item").destination(self) { $0.editor(of: ExpenseItem()) }
        }
        Section("Total") {
            SwitchRow("Advance received", isOn: draft[\.isAdvancePaid])
            if draft.value.isAdvancePaid {
                NumberRow("Advance", value: draft[\.advance], placeholder: "0.00", currency: Self.currency)
            }
            ValueRow("Amount due", value: Self.text(for: draft.value.total))
        }
    }

    private static func text(for amount: Decimal) -> String { amount.formatted(.currency(code: currency)) }

    private func editor(of item: ExpenseItem) -> UIViewController {
        ExpenseItemViewController(item: item, currency: Self.currency) { [weak self] in self?.save($0) }
    }

    private func save(_ item: ExpenseItem) {
        draft.update { report in
            if let index = report.items.firstIndex(where: { $0.id == item.id }) {
                report.items[index] = item
            } else {
                report.items.append(item)
            }
        }
    }

    private func move(_ move: RowMove) {
        // Items stay above the row that adds an item, and in their section.
        guard move.sectionID(as: String.self) == "Items" else { return setNeedsRender() }
        draft.update { report in
            let item = report.items.remove(at: move.source.row)
            report.items.insert(item, at: min(move.destination.row, report.items.count))
        }
    }
}
