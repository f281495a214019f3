//
//  ItemDetailViewController.swift
//  Checklist
//
//  Created on 9/28/17.
//

import UIKit

protocol ItemDetailViewControllerDelegate: class {
    func itemDetailViewControllerDidCancel(_ controller: ItemDetailViewController)
    func itemDetailViewController(
        _ controller: ItemDetailViewController, didFinish item: ChecklistItem, isNew: Bool)
}

class ItemDetailViewController: UITableViewController, UITextFieldDelegate {

    @IBOutlet weak var textField: UITextField!
    @IBOutlet weak var remindSwitch: UISwitch!
    @IBOutlet weak var datePicker: UIDatePicker!
    @IBOutlet weak var doneBarButton: UIBarButtonItem!

    weak var delegate: ItemDetailViewControllerDelegate?
    var item: ChecklistItem?

    override func viewDidLoad() {
        super.viewDidLoad()
        if let item = item {
            title = NSLocalizedString("Edit Item", comment: "Title")
            textField.text = item.text
            remindSwitch.isOn = item.dueDate != nil
            datePicker.date = item.dueDate ?? Date()
            doneBarButton.isEnabled = true
        }
        datePicker.isEnabled = remindSwitch.isOn
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        textField.becomeFirstResponder()
    }

    @IBAction func cancel() {
        delegate?.itemDetailViewControllerDidCancel(self)
    }

    @IBAction func done() {
        let item = self.item ?? ChecklistItem(text: "")
        item.text = textField.text!
        item.dueDate = remindSwitch.isOn ? datePicker.date : nil
        delegate?.itemDetailViewController(self, didFinish: item, isNew: self.item == nil)
    }

    @IBAction func remindChanged(_ sender: UISwitch) {
        textField.resignFirstResponder()
        datePicker.isEnabled = sender.isOn
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        return nil
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        let oldText = textField.text! as NSString
        let newText = oldText.replacingCharacters(in: range, with: string)
        doneBarButton.isEnabled = !newText.isEmpty
        return true
    }
}
