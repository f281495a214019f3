import UIKit

/// A list of options with checkmarks at the selected ones.
final class OptionListViewController<Option: Hashable>: FormViewController {
    private let options: [Option]
    private let name: @MainActor (Option) -> String
    private let isSelected: @MainActor (Option) -> Bool
    private let onSelect: @MainActor (Option) -> Bool
    private let onLeave: @MainActor () -> Void

    /// - Parameter onSelect: Called with the tapped option. Returns whether to dismiss the list.
    init(
        title: String, options: [Option], name: @escaping @MainActor (Option) -> String,
        isSelected: @escaping @MainActor (Option) -> Bool, onSelect: @escaping @MainActor (Option) -> Bool,
        onLeave: @escaping @MainActor () -> Void
    ) {
        self.options = options
        self.name = name
        self.isSelected = isSelected
        self.onSelect = onSelect
        self.onLeave = onLeave
        super.init(style: .insetGrouped)
        self.title = title
    }

    override var form: Form {
        Form {
            Section(id: "options", data: options, id: \.self) { [name, isSelected] option in
                TextRow(name(option))
                    .accessory(isSelected(option) ? .checkmark : .none)
                    .onSelect { [weak self] in self?.select(option) }
            }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let first = options.first(where: isSelected) else { return }
        adapter.scroll(to: first, in: "options", at: .middle, animated: false)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onLeave()
    }

    private func select(_ option: Option) {
        let isDone = onSelect(option)
        renderForm()
        guard isDone else { return }
        if navigationController?.topViewController === self {
            navigationController?.popViewController(animated: true)
        } else {
            dismiss(animated: true)
        }
    }
}
