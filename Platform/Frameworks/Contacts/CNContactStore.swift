@_exported import Foundation

/// The state of an app's authorization for the address book.
public enum CNAuthorizationStatus: Int, Sendable {
    /// The app has not requested authorization.
    case notDetermined = 0
    /// The system does not allow authorization.
    case restricted = 1
    /// The authorization is denied.
    case denied = 2
    /// The authorization is granted.
    case authorized = 3
    /// The authorization is granted for some contacts.
    case limited = 4
}

/// The kinds of data in the address book.
public enum CNEntityType: Int, Sendable {
    /// Contacts.
    case contacts = 0
}

/// The orders of contacts.
public enum CNContactSortOrder: Int, Sendable {
    /// No order.
    case none = 0
    /// The user's order.
    case userDefault = 1
    /// By given name.
    case givenName = 2
    /// By family name.
    case familyName = 3
}

/// The domain of errors of contacts.
public let CNErrorDomain = "CNErrorDomain"
/// The key of the contacts that a request could not save, in the user information of an error.
public let CNErrorUserInfoAffectedRecordsKey = "CNErrorUserInfoAffectedRecordsKey"

/// An error of the address book.
public struct CNError: Error, CustomNSError, @unchecked Sendable {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        /// There is no connection to the address book.
        case communicationError = 1
        /// The address book has an error.
        case dataAccessError = 2
        /// The app has no authorization.
        case authorizationDenied = 100
        /// The contact does not exist.
        case recordDoesNotExist = 200
    }

    /// The kind of the error.
    public let code: Code
    /// The contacts that were not saved.
    public let affectedRecords: [AnyObject]?

    /// Creates an error.
    public init(_ code: Code) {
        self.init(code, affectedRecords: nil)
    }

    init(_ code: Code, affectedRecords: [AnyObject]?) {
        self.code = code
        self.affectedRecords = affectedRecords
    }

    public static var errorDomain: String { CNErrorDomain }

    public var errorCode: Int { code.rawValue }

    public var errorUserInfo: [String: Any] { affectedRecords.map { [CNErrorUserInfoAffectedRecordsKey: $0] } ?? [:] }
}

extension NSNotification.Name {
    /// The notification that the address book changed, which is not posted on Linux.
    public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

/// The changes of the address book to save.
open class CNSaveRequest: NSObject {
    private(set) var contacts: [CNMutableContact] = []

    /// Adds a contact.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
        contacts.append(contact)
    }

    /// Updates a contact.
    open func update(_ contact: CNMutableContact) { contacts.append(contact) }

    /// Deletes a contact.
    open func delete(_ contact: CNMutableContact) { contacts.append(contact) }
}

/// A selection of the contacts to read.
open class CNContactFetchRequest: NSObject {
    /// The condition for contacts, or `nil` for all.
    open var predicate: NSPredicate?
    /// The keys of the values to read.
    open var keysToFetch: [any CNKeyDescriptor]
    /// Whether the contacts can be changed.
    open var mutableObjects = false
    /// Whether contacts of the same person are read as one.
    open var unifyResults = true
    /// The order.
    open var sortOrder = CNContactSortOrder.none

    /// Creates a request for all contacts.
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// The address book, which is not available on Linux: the authorization is denied, and reading and saving throws
/// `CNError.Code.authorizationDenied`.
open class CNContactStore: NSObject, @unchecked Sendable {
    /// Returns the state of the authorization, which is denied.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }

    /// Requests authorization, which is denied.
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { DispatchQueue.global().async { completionHandler(false, CNError(.authorizationDenied)) } }

    /// Requests authorization, which is denied.
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        throw CNError(.authorizationDenied)
    }

    /// Reads contacts, which throws an error.
    open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] { throw CNError(.authorizationDenied) }

    /// Reads a contact, which throws an error.
    open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact { throw CNError(.authorizationDenied) }

    /// Reads contacts, which throws an error.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest,
        usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws { throw CNError(.authorizationDenied) }

    /// Returns the identifier of the container for new contacts, which is empty.
    open func defaultContainerIdentifier() -> String { "" }

    /// Saves changes, which throws an error with the contacts of the request.
    open func execute(_ saveRequest: CNSaveRequest) throws {
        throw CNError(.authorizationDenied, affectedRecords: saveRequest.contacts)
    }
}

extension CNContact {
    /// Returns a condition for contacts with a part of a name.
    public class func predicateForContacts(matchingName name: String) -> NSPredicate {
        NSPredicate { contact, _ in
            guard let contact = contact as? CNContact else { return false }
            return CNContactKey.names.contains { contact.text($0).localizedCaseInsensitiveContains(name) }
        }
    }

    /// Returns a condition for contacts with identifiers.
    public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate { contact, _ in (contact as? CNContact).map { identifiers.contains($0.identifier) } ?? false }
    }
}
