@_exported import Foundation

/// A key or several keys of the values of a contact to read.
public protocol CNKeyDescriptor {
    /// The keys.
    var contactKeys: [String] { get }
}

extension String: CNKeyDescriptor {
    /// The key itself.
    public var contactKeys: [String] { [self] }
}

extension NSString: CNKeyDescriptor {
    /// The key itself.
    public var contactKeys: [String] { [String(describing: self)] }
}

/// The keys that a formatter or controller needs.
package struct CNContactKeySet: CNKeyDescriptor {
    package let contactKeys: [String]

    package init(_ keys: [String]) { contactKeys = keys }
}

/// The key of the identifier.
public let CNContactIdentifierKey = "identifier"
/// The key of the kind.
public let CNContactTypeKey = "contactType"
/// The key of the title before the name.
public let CNContactNamePrefixKey = "namePrefix"
/// The key of the given name.
public let CNContactGivenNameKey = "givenName"
/// The key of the middle name.
public let CNContactMiddleNameKey = "middleName"
/// The key of the family name.
public let CNContactFamilyNameKey = "familyName"
/// The key of the family name before marriage.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// The key of the title after the name.
public let CNContactNameSuffixKey = "nameSuffix"
/// The key of the nickname.
public let CNContactNicknameKey = "nickname"
/// The key of the organization.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of the department.
public let CNContactDepartmentNameKey = "departmentName"
/// The key of the job title.
public let CNContactJobTitleKey = "jobTitle"
/// The key of the note.
public let CNContactNoteKey = "note"
/// The key of the birthday.
public let CNContactBirthdayKey = "birthday"
/// The key of the image.
public let CNContactImageDataKey = "imageData"
/// The key of the thumbnail image.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key of the existence of an image.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The key of the telephone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of the e-mail addresses.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key of the postal addresses.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The key of the addresses of web pages.
public let CNContactUrlAddressesKey = "urlAddresses"
/// The key of other dates.
public let CNContactDatesKey = "dates"

/// The keys of contacts.
enum CNContactKey {
    static let names = [
        CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
        CNContactNameSuffixKey, CNContactNicknameKey, CNContactOrganizationNameKey, CNContactTypeKey,
    ]
    static let all = Set(
        names + [
            CNContactIdentifierKey, CNContactPreviousFamilyNameKey, CNContactDepartmentNameKey, CNContactJobTitleKey,
            CNContactNoteKey, CNContactBirthdayKey, CNContactImageDataKey, CNContactThumbnailImageDataKey,
            CNContactImageDataAvailableKey, CNContactPhoneNumbersKey, CNContactEmailAddressesKey,
            CNContactPostalAddressesKey, CNContactUrlAddressesKey, CNContactDatesKey,
        ])
}

/// The styles of the texts of a contact formatter.
public enum CNContactFormatterStyle: Int, Sendable {
    /// The whole name.
    case fullName = 0
}

/// A formatter for the names of contacts.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    /// The style.
    open var style = CNContactFormatterStyle.fullName

    /// Returns the keys of the values that the formatter reads.
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        CNContactKeySet(CNContactKey.names)
    }

    /// Returns the name of a contact, or `nil` if it has none.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        if contact.contactType == .organization, !contact.organizationName.isEmpty { return contact.organizationName }
        let parts = [
            contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix,
        ]
        let text = parts.filter { !$0.isEmpty }.joined(separator: " ")
        if !text.isEmpty { return text }
        return [contact.nickname, contact.organizationName].first { !$0.isEmpty }
    }

    /// Returns the name of a contact, or `nil` if it has none.
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
}
