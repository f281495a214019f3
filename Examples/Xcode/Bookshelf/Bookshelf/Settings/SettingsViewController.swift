//
//  SettingsViewController.swift
//  Bookshelf
//

import BookshelfKit
import UIKit

class SettingsViewController: UITableViewController {

    @IBOutlet weak var finishedSwitch: UISwitch!
    @IBOutlet weak var goalSlider: UISlider!
    @IBOutlet weak var goalLabel: UILabel!
    @IBOutlet weak var orderControl: UISegmentedControl!
    @IBOutlet private weak var resetCell: UITableViewCell!

    var preferences = Preferences.shared
    var store = LibraryStore.shared

    override func viewDidLoad() {
        super.viewDidLoad()
        finishedSwitch.isOn = preferences.showsFinished
        goalSlider.value = Float(preferences.readingGoal)
        orderControl.selectedSegmentIndex = BookSortOrder.allCases.firstIndex(of: preferences.sortOrder) ?? 0
        updateGoal()
    }

    private func updateGoal() {
        let format = NSLocalizedString("%lld minutes", comment: "Reading goal")
        goalLabel.text = String.localizedStringWithFormat(format, preferences.readingGoal)
    }

    @IBAction func finishedChanged(_ sender: UISwitch) {
        preferences.showsFinished = sender.isOn
    }

    @IBAction func goalChanged(_ sender: UISlider) {
        preferences.readingGoal = Int(sender.value.rounded())
        updateGoal()
    }

    @IBAction func orderChanged(_ sender: UISegmentedControl) {
        preferences.sortOrder = BookSortOrder.allCases[sender.selectedSegmentIndex]
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        guard section == tableView.numberOfSections - 1 else { return nil }
        let version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? ""
        #if DEBUG
            return "Bookshelf \(version) (debug)"
        #else
            return "Bookshelf \(version)"
        #endif
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard tableView.cellForRow(at: indexPath) === resetCell else { return }
        confirmReset()
    }

    private func confirmReset() {
        let sheet = UIAlertController(
            title: NSLocalizedString("Reset the library?", comment: "Alert"),
            message: NSLocalizedString("Your books are replaced by the samples.", comment: "Alert"),
            preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: NSLocalizedString("Reset", comment: "Button"), style: .destructive) { [store] _ in
                store.reset()
                UINotificationFeedbackGenerator().notificationOccurred(.success)
            })
        sheet.addAction(UIAlertAction(title: NSLocalizedString("Cancel", comment: "Button"), style: .cancel))
        sheet.popoverPresentationController?.sourceView = resetCell
        present(sheet, animated: true)
    }

    @IBSegueAction private func makeAbout(_ coder: NSCoder) -> AboutViewController? {
        AboutViewController(coder: coder, bookCount: store.bookCount)
    }
}

class AboutViewController: UIViewController {

    @IBOutlet private weak var textView: UITextView!
    private let bookCount: Int

    init?(coder: NSCoder, bookCount: Int) {
        self.bookCount = bookCount
        super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("AboutViewController is created by SettingsViewController.makeAbout(_:)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.text = String(localized: "Bookshelf keeps \(bookCount) books for you.")
        textView.isEditable = false
    }
}
