//
//  AllListsViewController.swift
//  Checklist
//
//  Created on 9/27/17.
//

import UIKit

class AllListsViewController: UITableViewController {

    var store: ChecklistStore! {
        didSet {
            if isViewLoaded {
                tableView.reloadData()
            }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addList))
        NotificationCenter.default.addObserver(
            self, selector: #selector(storeDidChange(_:)), name: ChecklistStoreDidChange, object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    @objc func storeDidChange(_ notification: Notification) {
        if !tableView.isEditing {
            tableView.reloadData()
        }
    }

    @objc func addList() {
        let alert = UIAlertController(
            title: NSLocalizedString("New List", comment: "Title"), message: nil, preferredStyle: .alert)
        alert.addTextField(configurationHandler: { textField in
            textField.placeholder = NSLocalizedString("Name", comment: "Placeholder")
            textField.autocapitalizationType = .words
        })
        alert.addAction(
            UIAlertAction(title: NSLocalizedString("Cancel", comment: "Button"), style: .cancel, handler: nil))
        alert.addAction(
            UIAlertAction(title: NSLocalizedString("Add", comment: "Button"), style: .default) { [unowned self] _ in
                guard let name = alert.textFields?.first?.text, !name.isEmpty else { return }
                self.store.add(Checklist(name: name))
            })
        present(alert, animated: true, completion: nil)
    }

    // MARK: - Table view data source

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return store?.lists.count ?? 0
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "List", for: indexPath)
        let list = store.lists[indexPath.row]
        cell.textLabel!.text = list.name
        cell.detailTextLabel!.text = list.summary
        cell.accessoryType = .detailDisclosureButton
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete {
            store.removeList(at: indexPath.row)
            if tableView.isEditing {
                tableView.deleteRows(at: [indexPath], with: .fade)
            }
        }
    }

    override func tableView(_ tableView: UITableView, moveRowAt fromIndexPath: IndexPath, to: IndexPath) {
        store.moveList(from: fromIndexPath.row, to: to.row)
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        let list = store.lists[indexPath.row]
        let alert = UIAlertController(
            title: NSLocalizedString("Rename", comment: "Title"), message: list.name, preferredStyle: .alert)
        alert.addTextField(configurationHandler: { $0.text = list.name })
        alert.addAction(
            UIAlertAction(title: NSLocalizedString("OK", comment: "Button"), style: .default) { [weak self] _ in
                list.name = alert.textFields?.first?.text ?? list.name
                self?.store.changed()
            })
        present(alert, animated: true)
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "ShowChecklist" {
            let controller = segue.destination as! ChecklistViewController
            let indexPath = tableView.indexPath(for: sender as! UITableViewCell)!
            controller.store = store
            controller.checklist = store.lists[indexPath.row]
        }
    }
}
