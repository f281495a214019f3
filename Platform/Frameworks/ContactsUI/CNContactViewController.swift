@_exported import Contacts
@_exported import UIKit

/// A screen with the values of a contact.
///
/// A telephone number, an e-mail address and a web page open in the desktop's program. Contacts cannot be edited.
@preconcurrency @MainActor
open class CNContactViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// A row: a value with its label.
    private struct Row {
        var key: String
        var label: String
        var text: String
        var value: Any?
        var identifier: String?
        var url: URL?
    }

    /// The contact.
    public let contact: CNContact
    /// The object that is notified of events.
    open weak var delegate: (any CNContactViewControllerDelegate)?
    /// The keys of the values that are displayed, or `nil` for all.
    open var displayedPropertyKeys: [any CNKeyDescriptor]?
    /// The title in place of the contact's name.
    open var alternateName: String?
    /// A message below the name.
    open var message: String?
    /// Whether values open in their programs.
    open var allowsActions = true

    private let table = UITableView(frame: .zero, style: .insetGrouped)

    /// Creates a screen for a contact.
    public init(for contact: CNContact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        preconditionFailure("CNContactViewController cannot be decoded. Create it with a contact.")
    }

    /// Returns the keys of the values that the screen reads.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
        CNContactKeySet(
            CNContactFormatter.descriptorForRequiredKeys(for: .fullName).contactKeys + [
                CNContactPhoneNumbersKey, CNContactEmailAddressesKey, CNContactUrlAddressesKey,
                CNContactPostalAddressesKey, CNContactBirthdayKey, CNContactNoteKey,
            ])
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        title = alternateName ?? CNContactFormatter.string(from: contact, style: .fullName)
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
    }

    private var rows: [Row] {
        let all = phoneRows + emailRows + pageRows + addressRows + otherRows
        guard let keys = displayedPropertyKeys?.flatMap(\.contactKeys) else { return all }
        return all.filter { keys.contains($0.key) }
    }

    private func row<Value>(
        _ key: String, _ item: CNLabeledValue<Value>, _ text: String, url: URL? = nil
    ) -> Row {
        Row(
            key: key, label: CNLabeledValue<Value>.localizedString(forLabel: item.label ?? ""), text: text,
            value: item.value, identifier: item.identifier, url: url)
    }

    private var phoneRows: [Row] {
        contact.phoneNumbers.map { item in
            let digits = item.value.stringValue.filter { $0.isNumber || $0 == "+" }
            return row(CNContactPhoneNumbersKey, item, item.value.stringValue, url: URL(string: "tel:\(digits)"))
        }
    }

    private var emailRows: [Row] {
        contact.emailAddresses.map { item in
            let address = String(describing: item.value)
            return row(CNContactEmailAddressesKey, item, address, url: URL(string: "mailto:\(address)"))
        }
    }

    private var pageRows: [Row] {
        contact.urlAddresses.map { item in
            let address = String(describing: item.value)
            return row(CNContactUrlAddressesKey, item, address, url: URL(string: address))
        }
    }

    private var addressRows: [Row] {
        contact.postalAddresses.map { item in
            let address = item.value
            let city = [address.city, address.state, address.postalCode].filter { !$0.isEmpty }
            let lines = [address.street, city.joined(separator: " "), address.country].filter { !$0.isEmpty }
            return row(CNContactPostalAddressesKey, item, lines.joined(separator: "\n"))
        }
    }

    private var otherRows: [Row] {
        var rows: [Row] = []
        if let birthday = contact.birthday, let date = Calendar.current.date(from: birthday) {
            let text = DateFormatter.localizedString(from: date, dateStyle: .long, timeStyle: .none)
            rows.append(Row(key: CNContactBirthdayKey, label: "birthday", text: text, value: birthday))
        }
        if !contact.note.isEmpty {
            rows.append(Row(key: CNContactNoteKey, label: "note", text: contact.note, value: contact.note))
        }
        return rows
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { message }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "value")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "value")
        let row = rows[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = row.label
        content.secondaryText = row.text
        content.textProperties.font = .preferredFont(forTextStyle: .footnote)
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        content.secondaryTextProperties.color = row.url != nil && allowsActions ? .tintColor : .label
        cell.contentConfiguration = content
        cell.selectionStyle = row.url != nil && allowsActions ? .default : .none
        return cell
    }

    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let row = rows[indexPath.row]
        let property = CNContactProperty(
            contact: contact, key: row.key, value: row.value, identifier: row.identifier, label: row.label)
        let performs = delegate?.contactViewController(self, shouldPerformDefaultActionFor: property) ?? true
        if performs, allowsActions, let url = row.url { UIApplication.shared.open(url) }
    }
}

/// An object that is notified of events of a contact's screen. All methods are optional.
@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    /// Returns whether a value that the user touched opens in its program.
    func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool
}

extension CNContactViewControllerDelegate {
    public func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool { true }
}
