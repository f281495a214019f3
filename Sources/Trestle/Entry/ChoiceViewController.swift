import UIKit

/// A screen of options, with check marks at those that are chosen.
final class ChoiceViewController<Option: Hashable>: FormViewController {
    private let options: [Option]
    private let name: @MainActor (Option) -> String
    private let isChosen: @MainActor (Option) -> Bool
    private let onChoose: @MainActor (Option) -> Bool
    private let onLeave: @MainActor () -> Void

    /// - Parameter onChoose: says whether the choice is made with that, so that the screen goes.
    init(
        title: String, options: [Option], name: @escaping @MainActor (Option) -> String,
        isChosen: @escaping @MainActor (Option) -> Bool, onChoose: @escaping @MainActor (Option) -> Bool,
        onLeave: @escaping @MainActor () -> Void
    ) {
        self.options = options
        self.name = name
        self.isChosen = isChosen
        self.onChoose = onChoose
        self.onLeave = onLeave
        super.init(style: .insetGrouped)
        self.title = title
    }

    override var form: Form {
        Form {
            Section(id: "options", data: options, id: \.self) { [name, isChosen] option in
                TextRow(name(option))
                    .accessory(isChosen(option) ? .checkmark : .none)
                    .onSelect { [weak self] in self?.choose(option) }
            }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let first = options.first(where: isChosen) else { return }
        adapter.scroll(to: first, in: "options", at: .middle, animated: false)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onLeave()
    }

    private func choose(_ option: Option) {
        let isDone = onChoose(option)
        renderForm()
        guard isDone else { return }
        if navigationController?.topViewController === self {
            navigationController?.popViewController(animated: true)
        } else {
            dismiss(animated: true)
        }
    }
}
