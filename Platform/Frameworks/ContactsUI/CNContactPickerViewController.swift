@_exported import Contacts
internal import FrameworkViews
@_exported import UIKit

/// A value of a contact that the user selected.
open class CNContactProperty: NSObject {
    /// The contact.
    public let contact: CNContact
    /// The key of the value.
    public let key: String
    /// The value.
    public let value: Any?
    /// The identifier of the value, or `nil` if the contact has only one.
    public let identifier: String?
    /// The label of the value.
    public let label: String?

    init(contact: CNContact, key: String, value: Any?, identifier: String?, label: String?) {
        self.contact = contact
        self.key = key
        self.value = value
        self.identifier = identifier
        self.label = label
    }
}

/// A screen in which the user selects contacts.
///
/// There is no address book on Linux: the screen displays a message, and its Done button cancels.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
    /// The object that is notified of the selection.
    open weak var delegate: (any CNContactPickerDelegate)?
    /// The keys of the values that are displayed, or `nil` for all.
    open var displayedPropertyKeys: [String]?
    /// The condition for contacts that can be selected.
    open var predicateForEnablingContact: NSPredicate?
    /// The condition for contacts that are selected without their details.
    open var predicateForSelectionOfContact: NSPredicate?
    /// The condition for values that can be selected.
    open var predicateForSelectionOfProperty: NSPredicate?

    open override func viewDidLoad() {
        super.viewDidLoad()
        addMessage(
            MessageView.Message(title: "No Contacts", detail: "This system has no address book."), title: "Contacts",
            onDone: { [weak self] in self?.cancel() })
    }

    private func cancel() {
        dismiss(animated: true) { [self] in delegate?.contactPickerDidCancel(self) }
    }
}

/// An object that is notified of the selection in a contact picker. All methods are optional.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
    /// Tells the delegate that the user canceled.
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    /// Tells the delegate that the user selected a contact.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    /// Tells the delegate that the user selected a value of a contact.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    /// Tells the delegate that the user selected contacts.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}
