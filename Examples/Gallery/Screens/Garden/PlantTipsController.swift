import UIKit

/// A piece of advice in a popover.
final class PlantTipsController: UIViewController {
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private weak var adviceLabel: UILabel!

    var advice = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        adviceLabel.text = advice
    }
}
