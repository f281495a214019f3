@_exported import Foundation

/// The kind of a contact.
public enum CNContactType: Int, Sendable {
    /// A person.
    case person = 0
    /// A company or another organization.
    case organization = 1
}

/// A person or organization, with names, addresses and numbers.
open class CNContact: NSObject, NSCopying, NSMutableCopying {
    /// The values of a contact, which its copies share until they change.
    struct Values: Equatable {
        var identifier = UUID().uuidString
        var type = CNContactType.person
        var texts: [String: String] = [:]
        var imageData: Data?
        var thumbnailImageData: Data?
        var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
        var emailAddresses: [CNLabeledValue<NSString>] = []
        var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
        var urlAddresses: [CNLabeledValue<NSString>] = []
        var birthday: DateComponents?
        var dates: [CNLabeledValue<NSDateComponents>] = []
    }

    var values: Values

    /// Creates a contact without names.
    public override init() { values = Values() }

    init(_ values: Values) { self.values = values }

    func text(_ key: String) -> String { values.texts[key] ?? "" }

    /// The identifier.
    open var identifier: String { values.identifier }
    /// The kind.
    open var contactType: CNContactType { values.type }
    /// The title before the name, such as Dr.
    open var namePrefix: String { text(CNContactNamePrefixKey) }
    /// The given name.
    open var givenName: String { text(CNContactGivenNameKey) }
    /// The names between the given name and the family name.
    open var middleName: String { text(CNContactMiddleNameKey) }
    /// The family name.
    open var familyName: String { text(CNContactFamilyNameKey) }
    /// The family name before marriage.
    open var previousFamilyName: String { text(CNContactPreviousFamilyNameKey) }
    /// The title after the name, such as Jr.
    open var nameSuffix: String { text(CNContactNameSuffixKey) }
    /// The nickname.
    open var nickname: String { text(CNContactNicknameKey) }
    /// The name of the organization.
    open var organizationName: String { text(CNContactOrganizationNameKey) }
    /// The name of the department.
    open var departmentName: String { text(CNContactDepartmentNameKey) }
    /// The job title.
    open var jobTitle: String { text(CNContactJobTitleKey) }
    /// A note.
    open var note: String { text(CNContactNoteKey) }
    /// The data of the image.
    open var imageData: Data? { values.imageData }
    /// The data of the thumbnail image.
    open var thumbnailImageData: Data? { values.thumbnailImageData ?? values.imageData }
    /// Whether the contact has an image.
    open var imageDataAvailable: Bool { values.imageData != nil }
    /// The telephone numbers.
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
    /// The e-mail addresses.
    open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
    /// The postal addresses.
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }
    /// The addresses of web pages.
    open var urlAddresses: [CNLabeledValue<NSString>] { values.urlAddresses }
    /// The birthday.
    open var birthday: DateComponents? { values.birthday }
    /// Other dates.
    open var dates: [CNLabeledValue<NSDateComponents>] { values.dates }

    /// Returns whether the value of a key can be read: contacts that the app created have all values.
    open func isKeyAvailable(_ key: String) -> Bool { CNContactKey.all.contains(key) }

    /// Returns whether the values of some keys can be read.
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool {
        keyDescriptors.allSatisfy { $0.contactKeys.allSatisfy(isKeyAvailable) }
    }

    open func copy(with zone: NSZone? = nil) -> Any { CNContact(values) }

    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(values) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNContact)?.values == values }

    open override var hash: Int { values.identifier.hashValue }
}

/// A contact that can be changed.
open class CNMutableContact: CNContact {
    private func setText(_ text: String, _ key: String) { values.texts[key] = text.isEmpty ? nil : text }

    open override var contactType: CNContactType {
        get { values.type }
        set { values.type = newValue }
    }
    open override var namePrefix: String {
        get { super.namePrefix }
        set { setText(newValue, CNContactNamePrefixKey) }
    }
    open override var givenName: String {
        get { super.givenName }
        set { setText(newValue, CNContactGivenNameKey) }
    }
    open override var middleName: String {
        get { super.middleName }
        set { setText(newValue, CNContactMiddleNameKey) }
    }
    open override var familyName: String {
        get { super.familyName }
        set { setText(newValue, CNContactFamilyNameKey) }
    }
    open override var previousFamilyName: String {
        get { super.previousFamilyName }
        set { setText(newValue, CNContactPreviousFamilyNameKey) }
    }
    open override var nameSuffix: String {
        get { super.nameSuffix }
        set { setText(newValue, CNContactNameSuffixKey) }
    }
    open override var nickname: String {
        get { super.nickname }
        set { setText(newValue, CNContactNicknameKey) }
    }
    open override var organizationName: String {
        get { super.organizationName }
        set { setText(newValue, CNContactOrganizationNameKey) }
    }
    open override var departmentName: String {
        get { super.departmentName }
        set { setText(newValue, CNContactDepartmentNameKey) }
    }
    open override var jobTitle: String {
        get { super.jobTitle }
        set { setText(newValue, CNContactJobTitleKey) }
    }
    open override var note: String {
        get { super.note }
        set { setText(newValue, CNContactNoteKey) }
    }
    open override var imageData: Data? {
        get { values.imageData }
        set { values.imageData = newValue }
    }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { values.phoneNumbers }
        set { values.phoneNumbers = newValue }
    }
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { values.emailAddresses }
        set { values.emailAddresses = newValue }
    }
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { values.postalAddresses }
        set { values.postalAddresses = newValue }
    }
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { values.urlAddresses }
        set { values.urlAddresses = newValue }
    }
    open override var birthday: DateComponents? {
        get { values.birthday }
        set { values.birthday = newValue }
    }
    open override var dates: [CNLabeledValue<NSDateComponents>] {
        get { values.dates }
        set { values.dates = newValue }
    }
}
