import UIKit

/// A heating and what it is set to: a prototype of Home.storyboard.
final class HeatingCell: UITableViewCell {
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private weak var nameLabel: UILabel!
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private weak var nowLabel: UILabel!
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private weak var targetLabel: UILabel!
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private(set) weak var stepper: UIStepper!

    /// Called with the temperature that is wanted, in degrees Celsius.
    var onStep: ((Double) -> Void)?

    func show(_ heating: HomeDevice.Heating) {
        nameLabel.text = heating.name
        nowLabel.text = "\(heating.now)° now"
        stepper.value = heating.target
        showTarget()
    }

    @IBAction private func stepped(_ sender: UIStepper) {
        showTarget()
        onStep?(sender.value)
    }

    private func showTarget() { targetLabel.text = "\(stepper.value)°" }
}

#if os(Linux)
    extension HeatingCell: NibConnectable {
        class var nibConnections: [NibConnection] { [.action("stepped:", HeatingCell.stepped)] }
    }
#endif
