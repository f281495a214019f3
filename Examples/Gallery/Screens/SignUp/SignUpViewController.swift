import Trestle
import UIKit

/// A sign-up form that validates while the user types, with an asynchronous rule and a button that shows
/// progress.
final class SignUpViewController: FormViewController {
    /// The simulated latency of the service that checks user names, in nanoseconds.
    private static let latency: UInt64 = 800_000_000
    private static let takenNames: Set<String> = ["ada", "admin", "grace", "root"]

    private let draft: Draft<Account>

    init() {
        draft = Draft(
            Account(),
            rules: Account.rules { name in
                try? await Task.sleep(nanoseconds: Self.latency)
                return Self.takenNames.contains(name.lowercased())
            })
        super.init(style: .insetGrouped)
        title = "Sign Up"
        draft.onChange = { [weak self] in self?.draftDidChange() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Reset", primaryAction: UIAction { [weak self] _ in self?.draft.reset() })
        draftDidChange()
    }

    @FormBuilder override var form: Form {
        Section("Account") {
            TextFieldRow(
                "User name", text: draft[\.userName], placeholder: "ada_l", kind: .username,
                help: "Other users see this name. “ada” is already taken.")
            TextFieldRow("Email", text: draft[\.email], placeholder: "ada@example.com", kind: .email)
        }
        Section("Password") {
            TextFieldRow("Password", text: draft[\.password], placeholder: "8 characters or more", kind: .newPassword)
            TextFieldRow("Repeat", text: draft[\.repeatedPassword], kind: .newPassword)
        }
        Section("Plan") {
            SegmentedRow(nil, selection: draft[\.plan], options: Account.Plan.allCases) { $0.rawValue }
            SwitchRow("For a company", isOn: draft[\.isForCompany])
            if draft.value.isForCompany {
                TextFieldRow("Company", text: draft[\.company], placeholder: "Company name", kind: .name)
            }
        }
        Section(id: "terms") {
            SwitchRow("I accept the terms", isOn: draft[\.acceptsTerms])
        }
        Section(id: "submit") {
            ButtonRow("Create Account", alignment: .center).onSelect(self) { await $0.submit() }
        }
    }

    private func draftDidChange() {
        navigationItem.rightBarButtonItem?.isEnabled = draft.isDirty
    }

    private func submit() async {
        guard let account = await adapter.submit(draft) else { return }
        let alert = UIAlertController(
            title: "Welcome, \(account.userName)", message: "We sent a link to \(account.email).",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
