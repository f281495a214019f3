import UIKit

/// A popover with advice on a plant.
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
