import Trestle
import UIKit

/// Interdependent settings in Trestle: the form describes the rows for the current settings.
final class SettingsFormViewController: FormViewController {
    private var settings = Settings() {
        didSet { setNeedsRender() }
    }

    init() {
        super.init(style: .insetGrouped)
        title = "Settings in Trestle"
    }

    @FormBuilder override var form: Form {
        Section("Network") {
            switchRow("Airplane Mode", \.isOffline)
            if !settings.isOffline { switchRow("Wi-Fi", \.usesWiFi) }
        }
        Section("Notifications") {
            switchRow("Allow Notifications", \.showsNotifications)
            if settings.showsNotifications { switchRow("Sounds", \.playsSounds) }
        }
        Section("About") {
            ValueRow("Version", value: settings.version)
            ButtonRow("Reset", role: .destructive).onSelect(self) { $0.settings = Settings() }
        }
    }

    private func switchRow(_ title: String, _ setting: WritableKeyPath<Settings, Bool>) -> Row {
        SwitchRow(title, isOn: settings[keyPath: setting]) { [weak self] in self?.settings[keyPath: setting] = $0 }
            .id(title)
    }
}
