import Trestle
import UIKit

/// An address form whose fields depend on the country.
final class AddressViewController: FormViewController {
    private let draft = Draft(
        PostalAddress(),
        rules: [
            .required(\.name, "Enter a name"), .required(\.street), .required(\.city),
            .custom(\.postalCode) { address in
                guard let digits = address.country.postalDigits else { return nil }
                return address.postalCode.count == digits ? nil : "Enter \(digits) digits"
            },
        ])
    private lazy var undoItem = UIBarButtonItem(
        systemItem: .undo, primaryAction: UIAction { [weak self] _ in self?.draft.undo() })

    init() {
        super.init(style: .insetGrouped)
        title = "Address"
        navigationItem.rightBarButtonItem = undoItem
        draft.onChange = { [weak self] in self?.draftDidChange() }
        draftDidChange()
    }

    override var form: Form {
        let country = draft.value.country
        return Form {
            Section(id: "who") {
                TextFieldRow("Name", text: draft[\.name], placeholder: "Full name", kind: .name)
                TextFieldRow(
                    "Phone", text: draft[\.phone], placeholder: "For the courier", kind: .phone,
                    format: country.phoneFormat)
            }
            Section("Address") {
                PickerRow("Country", selection: draft[\.country], options: Destination.allCases) { $0.name }
                TextFieldRow("Street", text: draft[\.street], placeholder: "Street and number", kind: .name)
                if country.postalDigits != nil {
                    TextFieldRow("Postcode", text: draft[\.postalCode], placeholder: "Postcode", kind: .digits)
                }
                TextFieldRow("City", text: draft[\.city], placeholder: "City", kind: .name)
                if country == .unitedStates {
                    TextFieldRow("State", text: draft[\.state], placeholder: "State", kind: .name)
                }
            }
            Section("Instructions") {
                TextViewRow(text: draft[\.instructions], placeholder: "Where to leave the parcel")
                SwitchRow("Ring the bell", isOn: draft[\.ringsBell])
            }
            Section(id: "save") {
                ButtonRow("Save", alignment: .center).onSelect(self) { await $0.save() }
            }
        }
    }

    private func draftDidChange() {
        undoItem.isEnabled = draft.canUndo
    }

    private func save() async {
        if await adapter.submit(draft) != nil { draft.markSaved() }
    }
}
