import UIKit

/// A lamp with its switch: a prototype of Home.storyboard.
final class LampCell: UITableViewCell {
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private weak var iconView: UIImageView!
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private weak var nameLabel: UILabel!
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private weak var stateLabel: UILabel!
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private(set) weak var powerSwitch: UISwitch!

    /// Called with whether the lamp is to be on.
    var onSwitch: ((Bool) -> Void)?

    func show(_ lamp: HomeDevice.Lamp) {
        nameLabel.text = lamp.name
        powerSwitch.isOn = lamp.isOn
        showState()
    }

    @IBAction private func switched(_ sender: UISwitch) {
        showState()
        onSwitch?(sender.isOn)
    }

    private func showState() {
        stateLabel.text = powerSwitch.isOn ? "On" : "Off"
        iconView.tintColor =
            powerSwitch.isOn ? UIColor(named: "HomeWarm", in: .module, compatibleWith: nil) : .tertiaryLabel
    }
}

#if os(Linux)
    extension LampCell: NibConnectable {
        class var nibConnections: [NibConnection] { [.action("switched:", LampCell.switched)] }
    }
#endif
