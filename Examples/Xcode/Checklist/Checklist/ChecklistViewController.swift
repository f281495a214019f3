//
//  ChecklistViewController.swift
//  Checklist
//
//  Created on 9/27/17.
//

import UIKit

class ChecklistViewController: UITableViewController, ItemDetailViewControllerDelegate {

    var store: ChecklistStore?
    var checklist: Checklist!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = checklist.name
        tableView.register(UINib(nibName: "ItemCell", bundle: nil), forCellReuseIdentifier: "Item")
        tableView.rowHeight = 52
        tableView.allowsSelectionDuringEditing = true
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(
                barButtonSystemItem: .add, target: self, action: #selector(ChecklistViewController.addItem(_:))),
            editButtonItem,
        ]
        let recognizer = UISwipeGestureRecognizer(target: self, action: #selector(checkAll))
        recognizer.numberOfTouchesRequired = 2
        tableView.addGestureRecognizer(recognizer)
    }

    @objc func addItem(_ sender: UIBarButtonItem) {
        performSegue(withIdentifier: "AddItem", sender: sender)
    }

    @objc fileprivate func checkAll() {
        checklist.items.forEach { $0.isChecked = true }
        tableView.reloadSections(IndexSet(integer: 0), with: .automatic)
        store?.changed()
    }

    // MARK: - Table view

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return checklist.items.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath) as! ItemCell
        cell.item = checklist.items[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if isEditing {
            performSegue(withIdentifier: "EditItem", sender: indexPath)
            return
        }
        checklist.items[indexPath.row].toggleChecked()
        (tableView.cellForRow(at: indexPath) as? ItemCell)?.update()
        tableView.deselectRow(at: indexPath, animated: true)
        store?.changed()
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        checklist.items.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
        store?.changed()
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        return checklist.items.count > 1
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let item = checklist.items.remove(at: sourceIndexPath.row)
        checklist.items.insert(item, at: destinationIndexPath.row)
        store?.changed()
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let navigationController = segue.destination as? UINavigationController,
            let controller = navigationController.topViewController as? ItemDetailViewController
        else { return }
        controller.delegate = self
        if let indexPath = sender as? IndexPath {
            controller.item = checklist.items[indexPath.row]
        }
    }

    func itemDetailViewControllerDidCancel(_ controller: ItemDetailViewController) {
        dismiss(animated: true, completion: nil)
    }

    func itemDetailViewController(_ controller: ItemDetailViewController, didFinish item: ChecklistItem, isNew: Bool) {
        if isNew {
            checklist.items.append(item)
            tableView.insertRows(at: [IndexPath(row: checklist.items.count - 1, section: 0)], with: .automatic)
        } else if let row = checklist.items.firstIndex(of: item) {
            tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
        }
        store?.changed()
        dismiss(animated: true, completion: nil)
    }
}
