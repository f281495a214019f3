import UIKit

/// The list of plants: the initial scene of Garden.storyboard. A row leads to its plant, and the add button
/// to the editor.
final class GardenViewController: UITableViewController {
    let garden = Garden()

    /// Creates the controller from the storyboard.
    static func make() -> UIViewController {
        guard let garden = UIStoryboard(name: "Garden", bundle: .module).instantiateInitialViewController() else {
            preconditionFailure("Garden.storyboard has no initial view controller. Mark one of its scenes as initial.")
        }
        return garden
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // Updates the visible cells only: reloading the table would remove the selection, which fades out
        // after a pop.
        tableView.visibleCells.forEach { cell in
            if let indexPath = tableView.indexPath(for: cell) { configure(cell, at: indexPath) }
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        garden.plants.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Plant", for: indexPath)
        configure(cell, at: indexPath)
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "ShowPlant":
            guard let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell),
                let detail = segue.destination as? PlantViewController
            else { return }
            detail.garden = garden
            detail.plant = garden.plants[indexPath.row]
        case "AddPlant":
            let navigation = segue.destination as? UINavigationController
            (navigation?.topViewController as? PlantEditorController)?.plant = .new
        default: break
        }
    }

    @IBAction private func unwindWithoutSaving(_ segue: UIStoryboardSegue) {}

    @IBAction private func unwindBySaving(_ segue: UIStoryboardSegue) {
        guard let editor = segue.source as? PlantEditorController else { return }
        garden.save(editor.plant)
        tableView.insertRows(at: [IndexPath(row: garden.plants.count - 1, section: 0)], with: .automatic)
    }

    private func configure(_ cell: UITableViewCell, at indexPath: IndexPath) {
        let plant = garden.plants[indexPath.row]
        cell.textLabel?.text = plant.name
        cell.detailTextLabel?.text = plant.needsWater ? "\(plant.place) · needs water" : plant.place
        cell.imageView?.tintColor = UIColor(
            named: plant.needsWater ? "HomeCool" : "Leaf", in: .module, compatibleWith: nil)
    }

    #if os(Linux)
        override class var objcMembers: [ObjCMember] {
            super.objcMembers + [
                .method("unwindWithoutSaving:", GardenViewController.unwindWithoutSaving),
                .method("unwindBySaving:", GardenViewController.unwindBySaving),
            ]
        }
    #endif
}
