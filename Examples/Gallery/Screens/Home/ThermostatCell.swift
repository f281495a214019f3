import UIKit

/// A prototype cell of Home.storyboard for a thermostat.
final class ThermostatCell: UITableViewCell {
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private weak var nameLabel: UILabel!
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private weak var currentLabel: UILabel!
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private weak var targetLabel: UILabel!
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private(set) weak var stepper: UIStepper!
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private weak var rowStack: UIStackView!

    /// Called with the selected temperature, in degrees Celsius.
    var onStep: ((Double) -> Void)?

    override func awakeFromNib() {
        super.awakeFromNib()
        arrange()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        arrange()
    }

    func show(_ thermostat: HomeDevice.Thermostat) {
        nameLabel.text = thermostat.name
        currentLabel.text = "Currently \(thermostat.current)°"
        stepper.value = thermostat.target
        stepper.accessibilityLabel = "Target of \(thermostat.name)"
        showTarget()
    }

    @IBAction private func stepped(_ sender: UIStepper) {
        showTarget()
        onStep?(sender.value)
    }

    /// Stacks the row vertically if the text is too large for a stepper next to it.
    private func arrange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        rowStack.axis = isLarge ? .vertical : .horizontal
        rowStack.alignment = isLarge ? .leading : .center
    }

    private func showTarget() { targetLabel.text = "\(stepper.value)°" }

    #if os(Linux)
        override class var objcMembers: [ObjCMember] {
            super.objcMembers + [.method("stepped:", ThermostatCell.stepped)]
        }
    #endif
}
