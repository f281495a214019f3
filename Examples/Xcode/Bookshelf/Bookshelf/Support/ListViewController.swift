//
//  ListViewController.swift
//  Bookshelf
//

import UIKit

/// A table that fills the view. Subclasses implement the delegate methods that they need.
class ListViewController: UIViewController, UITableViewDelegate {

    @IBOutlet weak var tableView: UITableView!
    @IBOutlet private weak var placeholderLabel: UILabel?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.delegate = self
        tableView.keyboardDismissMode = .onDrag
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let indexPath = tableView.indexPathForSelectedRow {
            tableView.deselectRow(at: indexPath, animated: animated)
        }
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
    }

    /// Displays a text instead of rows, or hides it.
    func setPlaceholder(_ text: String?) {
        placeholderLabel?.text = text
        placeholderLabel?.isHidden = text == nil
    }
}
