import UIKit

/// An editor of a plant, in static cells. The destination of the unwind segue reads the edited plant.
final class PlantEditorController: UITableViewController, UITextFieldDelegate {
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private(set) weak var nameField: UITextField!
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private(set) weak var placeField: UITextField!
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private weak var daysLabel: UILabel!
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private(set) weak var daysStepper: UIStepper!
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private(set) weak var sunSwitch: UISwitch!
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private weak var saveItem: UIBarButtonItem!

    /// The plant to edit, and the edited plant after the Save button was tapped.
    var plant = Plant.new

    override func viewDidLoad() {
        super.viewDidLoad()
        title = plant.name.isEmpty ? "New Plant" : plant.name
        nameField.text = plant.name
        placeField.text = plant.place
        daysStepper.value = Double(plant.days)
        sunSwitch.isOn = plant.likesSun
        showSchedule()
        saveItem.isEnabled = nameField.hasText
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "Save" else { return }
        plant.name = nameField.text ?? ""
        plant.place = placeField.text ?? ""
        plant.likesSun = sunSwitch.isOn
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === nameField { placeField.becomeFirstResponder() } else { textField.resignFirstResponder() }
        return true
    }

    @IBAction private func nameChanged(_ sender: UITextField) { saveItem.isEnabled = sender.hasText }

    @IBAction private func daysChanged(_ sender: UIStepper) {
        plant.days = Int(sender.value)
        showSchedule()
    }

    private func showSchedule() { daysLabel.text = plant.schedule }

    #if os(Linux)
        override class var objcMembers: [ObjCMember] {
            super.objcMembers + [
                .method("nameChanged:", PlantEditorController.nameChanged),
                .method("daysChanged:", PlantEditorController.daysChanged),
            ]
        }
    #endif
}
