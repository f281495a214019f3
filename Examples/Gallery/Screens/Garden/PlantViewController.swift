import UIKit

/// One plant, with its waterings embedded. What is edited comes back by an unwind segue.
final class PlantViewController: UIViewController, UIPopoverPresentationControllerDelegate {
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private weak var placeLabel: UILabel!
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private weak var habitLabel: UILabel!
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private weak var waterButton: UIButton!

    var garden: Garden?
    var plant = Plant.new {
        didSet { if isViewLoaded { showPlant() } }
    }
    private weak var waterings: WateringsViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        showPlant()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.destination {
        case let waterings as WateringsViewController:
            self.waterings = waterings
            waterings.days = plant.waterings
        case let tips as PlantTipsController:
            tips.advice = plant.advice
            tips.popoverPresentationController?.delegate = self
        case let navigation as UINavigationController:
            (navigation.topViewController as? PlantEditorController)?.plant = plant
        default: break
        }
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        // The advice is short, so it is a bubble on a phone too.
        .none
    }

    @IBAction private func water(_ sender: UIButton) {
        plant.waterings.insert(0, at: 0)
        garden?.put(plant)
    }

    @IBAction private func unwindWithoutSaving(_ segue: UIStoryboardSegue) {}

    @IBAction private func unwindBySaving(_ segue: UIStoryboardSegue) {
        guard let editor = segue.source as? PlantEditorController else { return }
        plant = editor.plant
        garden?.put(plant)
    }

    private func showPlant() {
        title = plant.name
        placeLabel.text = plant.place
        habitLabel.text = plant.habit
        waterButton.isEnabled = plant.waterings.first != 0
        waterings?.days = plant.waterings
    }
}

#if os(Linux)
    extension PlantViewController: NibConnectable {
        class var nibConnections: [NibConnection] {
            [
                .action("water:", PlantViewController.water),
                .action("unwindWithoutSaving:", PlantViewController.unwindWithoutSaving),
                .action("unwindBySaving:", PlantViewController.unwindBySaving),
            ]
        }
    }
#endif
