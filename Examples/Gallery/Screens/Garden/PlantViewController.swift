import UIKit

/// The details of a plant, with an embedded list of its waterings. An unwind segue returns the edited plant.
final class PlantViewController: UIViewController, UIPopoverPresentationControllerDelegate {
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private weak var placeLabel: UILabel!
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private weak var careLabel: UILabel!
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
        // The advice is short, so it is a popover in compact widths too.
        .none
    }

    @IBAction private func water(_ sender: UIButton) {
        plant.waterings.insert(0, at: 0)
        garden?.save(plant)
    }

    @IBAction private func unwindWithoutSaving(_ segue: UIStoryboardSegue) {}

    @IBAction private func unwindBySaving(_ segue: UIStoryboardSegue) {
        guard let editor = segue.source as? PlantEditorController else { return }
        plant = editor.plant
        garden?.save(plant)
    }

    private func showPlant() {
        title = plant.name
        placeLabel.text = plant.place
        careLabel.text = plant.careSummary
        waterButton.isEnabled = plant.waterings.first != 0
        waterings?.days = plant.waterings
    }

    #if os(Linux)
        override class var objcMembers: [ObjCMember] {
            super.objcMembers + [
                .method("water:", PlantViewController.water),
                .method("unwindWithoutSaving:", PlantViewController.unwindWithoutSaving),
                .method("unwindBySaving:", PlantViewController.unwindBySaving),
            ]
        }
    #endif
}
