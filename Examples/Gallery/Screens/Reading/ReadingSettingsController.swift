import UIKit

/// Settings in static cells. Reading.storyboard contains all rows, and their controls are outlets.
final class ReadingSettingsController: UITableViewController {
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private(set) weak var matchSwitch: UISwitch!
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private(set) weak var brightnessSlider: UISlider!
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private(set) weak var sizeControl: UISegmentedControl!
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private(set) weak var boldSwitch: UISwitch!
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private weak var fontCell: UITableViewCell!
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private weak var weeklyCell: UITableViewCell!
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private weak var resetCell: UITableViewCell!

    var settings = ReadingSettings() {
        didSet { if isViewLoaded { showSettings() } }
    }

    /// Creates the controller from the storyboard.
    static func make() -> UIViewController {
        guard let settings = UIStoryboard(name: "Reading", bundle: .module).instantiateInitialViewController() else {
            preconditionFailure("Reading.storyboard has no initial view controller. Mark one of its scenes as initial.")
        }
        return settings
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        showSettings()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.destination {
        case let fonts as ReadingFontController:
            fonts.selectedOption = settings.font
            fonts.onSelect = { [weak self] in self?.settings.font = $0 }
        case let days as ReadingDayController:
            days.selectedOption = settings.summaryDay
            days.onSelect = { [weak self] in self?.settings.summaryDay = $0 }
        default: break
        }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard tableView.cellForRow(at: indexPath) === resetCell else { return }
        tableView.deselectRow(at: indexPath, animated: true)
        settings = ReadingSettings()
    }

    @IBAction private func matchChanged(_ sender: UISwitch) { settings.matchesSystem = sender.isOn }

    @IBAction private func brightnessChanged(_ sender: UISlider) { settings.brightness = sender.value }

    @IBAction private func sizeChanged(_ sender: UISegmentedControl) { settings.size = sender.selectedSegmentIndex }

    @IBAction private func boldChanged(_ sender: UISwitch) { settings.isBold = sender.isOn }

    @IBAction private func unwindToReading(_ segue: UIStoryboardSegue) {}

    private func showSettings() {
        matchSwitch.isOn = settings.matchesSystem
        brightnessSlider.accessibilityLabel = "Brightness"
        brightnessSlider.value = settings.brightness
        brightnessSlider.isEnabled = !settings.matchesSystem
        sizeControl.selectedSegmentIndex = settings.size
        boldSwitch.isOn = settings.isBold
        fontCell.detailTextLabel?.text = settings.font
        weeklyCell.detailTextLabel?.text = "\(settings.summaryDay)s at 6 pm"
    }

    #if os(Linux)
        override class var objcMembers: [ObjCMember] {
            super.objcMembers + [
                .method("matchChanged:", ReadingSettingsController.matchChanged),
                .method("brightnessChanged:", ReadingSettingsController.brightnessChanged),
                .method("sizeChanged:", ReadingSettingsController.sizeChanged),
                .method("boldChanged:", ReadingSettingsController.boldChanged),
                .method("unwindToReading:", ReadingSettingsController.unwindToReading),
            ]
        }
    #endif
}
