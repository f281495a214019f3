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

    override var form: Form { settings.form { [weak self] in self?.settings = $0 } }
}

/// The same form in a collection view.
final class SettingsCollectionViewController: CollectionFormViewController {
    private var settings = Settings() {
        didSet { setNeedsRender() }
    }

    init() {
        super.init(listAppearance: .insetGrouped)
        title = "Settings in a Collection"
    }

    override var form: Form { settings.form { [weak self] in self?.settings = $0 } }
}

extension Settings {
    /// Returns the form that edits the settings.
    ///
    /// - Parameter onChange: Called with the new settings.
    @MainActor
    @FormBuilder
    fileprivate func form(onChange: @escaping @MainActor (Settings) -> Void) -> Form {
        Section("Network") {
            row("Airplane Mode", \.isOffline, onChange)
            if !isOffline { row("Wi-Fi", \.usesWiFi, onChange) }
        }
        Section("Notifications") {
            row("Allow Notifications", \.showsNotifications, onChange)
            if showsNotifications { row("Sounds", \.playsSounds, onChange) }
        }
        Section("About") {
            ValueRow("Version", value: version)
            ButtonRow("Reset", role: .destructive).onSelect { onChange(Settings()) }
        }
    }

    @MainActor
    private func row(
        _ title: String, _ setting: WritableKeyPath<Settings, Bool>, _ onChange: @escaping @MainActor (Settings) -> Void
    ) -> Row {
        SwitchRow(title, isOn: self[keyPath: setting]) { isOn in
            var settings = self
            settings[keyPath: setting] = isOn
            onChange(settings)
        }
        .id(title)
    }
}
