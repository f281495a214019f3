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
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private weak var rowStack: UIStackView!

    /// Called with the temperature that is wanted, in degrees Celsius.
    var onStep: ((Double) -> Void)?

    override func awakeFromNib() {
        super.awakeFromNib()
        arrange()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        arrange()
    }

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

    /// Large letters have no room beside the stepper.
    private func arrange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        rowStack.axis = isLarge ? .vertical : .horizontal
        rowStack.alignment = isLarge ? .leading : .center
    }

    private func showTarget() { targetLabel.text = "\(stepper.value)°" }
}

#if os(Linux)
    extension HeatingCell: NibConnectable {
        class var nibConnections: [NibConnection] { [.action("stepped:", HeatingCell.stepped)] }
    }
#endif
