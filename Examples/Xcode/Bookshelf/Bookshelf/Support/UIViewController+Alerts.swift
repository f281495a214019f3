//
//  UIViewController+Alerts.swift
//  Bookshelf
//

import UIKit

extension UIViewController {

    @objc func endEditingOnTap() {
        view.endEditing(true)
    }

    func installEndEditingOnTap() {
        let recognizer = UITapGestureRecognizer(target: self, action: #selector(endEditingOnTap))
        recognizer.cancelsTouchesInView = false
        view.addGestureRecognizer(recognizer)
    }

    func presentAlert(title: String, message: String? = nil) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("OK", comment: "Button"), style: .default))
        present(alert, animated: true)
    }

    /// Asks for one line of text. The confirming action is enabled while there is any.
    func presentPrompt(title: String, placeholder: String, action: String, handler: @escaping (String) -> Void) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        let confirm = UIAlertAction(title: action, style: .default) { [weak alert] _ in
            handler(alert?.textFields?.first?.text ?? "")
        }
        confirm.isEnabled = false
        alert.addTextField { textField in
            textField.placeholder = placeholder
            textField.autocapitalizationType = .sentences
            textField.addTarget(self, action: #selector(self.promptTextDidChange(_:)), for: .editingChanged)
        }
        alert.addAction(UIAlertAction(title: NSLocalizedString("Cancel", comment: "Button"), style: .cancel))
        alert.addAction(confirm)
        alert.preferredAction = confirm
        present(alert, animated: true)
    }

    @objc private func promptTextDidChange(_ sender: UITextField) {
        let alert = presentedViewController as? UIAlertController
        alert?.preferredAction?.isEnabled = sender.text?.isEmpty == false
    }
}
