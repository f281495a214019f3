import UIKit

/// A prototype cell of Home.storyboard for a lamp with its switch.
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

    /// Called with `true` when the lamp is switched on and `false` when it is switched off.
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

    #if os(Linux)
        override class var objcMembers: [ObjCMember] { super.objcMembers + [.method("switched:", LampCell.switched)] }
    #endif
}
