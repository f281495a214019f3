@_exported import Foundation

/// The label of a value at home.
public let CNLabelHome = "_$!<Home>!$_"
/// The label of a value at work.
public let CNLabelWork = "_$!<Work>!$_"
/// The label of a value at school.
public let CNLabelSchool = "_$!<School>!$_"
/// The label of another value.
public let CNLabelOther = "_$!<Other>!$_"
/// The label of an e-mail address in iCloud.
public let CNLabelEmailiCloud = "iCloud"
/// The label of the main telephone number.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// The label of the number of a mobile telephone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The label of the number of an iPhone.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The label of the page of a person.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
/// The label of an anniversary.
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"

/// A value of a contact with a label, such as home or work.
open class CNLabeledValue<ValueType: NSObject & NSCopying>: NSObject, NSCopying {
    /// The identifier.
    public let identifier: String
    /// The label.
    public let label: String?
    /// The value.
    public let value: ValueType

    /// Creates a value with a label.
    public convenience init(label: String?, value: ValueType) {
        self.init(identifier: UUID().uuidString, label: label, value: value)
    }

    private init(identifier: String, label: String?, value: ValueType) {
        self.identifier = identifier
        self.label = label
        self.value = value
    }

    /// Returns the same value with another label.
    open func settingLabel(_ label: String?) -> CNLabeledValue<ValueType> {
        CNLabeledValue(identifier: identifier, label: label, value: value)
    }

    /// Returns another value with the same label.
    open func settingValue(_ value: ValueType) -> CNLabeledValue<ValueType> {
        CNLabeledValue(identifier: identifier, label: label, value: value)
    }

    /// Returns the text of a label: the constants without their marks, and the user's own labels as they are.
    open class func localizedString(forLabel label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        return label.dropFirst(4).dropLast(4).lowercased()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNLabeledValue<ValueType> else { return false }
        return other.identifier == identifier && other.label == label && other.value.isEqual(value)
    }

    open override var hash: Int { identifier.hashValue }
}

/// A telephone number, as it was entered.
open class CNPhoneNumber: NSObject, NSCopying {
    /// The number.
    public let stringValue: String

    /// Creates a number from its digits, with any separators.
    public init(stringValue: String) { self.stringValue = stringValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }

    open override var hash: Int { stringValue.hashValue }
}

/// A postal address.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying {
    struct Values: Hashable {
        var street = ""
        var subLocality = ""
        var city = ""
        var subAdministrativeArea = ""
        var state = ""
        var postalCode = ""
        var country = ""
        var isoCountryCode = ""
    }

    var values: Values

    /// Creates an empty address.
    public override init() { values = Values() }

    init(_ values: Values) { self.values = values }

    /// The street and number.
    open var street: String { values.street }
    /// The part of the city.
    open var subLocality: String { values.subLocality }
    /// The city.
    open var city: String { values.city }
    /// The county.
    open var subAdministrativeArea: String { values.subAdministrativeArea }
    /// The state or province.
    open var state: String { values.state }
    /// The postal code.
    open var postalCode: String { values.postalCode }
    /// The name of the country.
    open var country: String { values.country }
    /// The code of the country.
    open var isoCountryCode: String { values.isoCountryCode }

    open func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(values) }

    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(values) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.values == values }

    open override var hash: Int { values.hashValue }
}

/// A postal address that can be changed.
open class CNMutablePostalAddress: CNPostalAddress {
    open override var street: String {
        get { values.street }
        set { values.street = newValue }
    }
    open override var subLocality: String {
        get { values.subLocality }
        set { values.subLocality = newValue }
    }
    open override var city: String {
        get { values.city }
        set { values.city = newValue }
    }
    open override var subAdministrativeArea: String {
        get { values.subAdministrativeArea }
        set { values.subAdministrativeArea = newValue }
    }
    open override var state: String {
        get { values.state }
        set { values.state = newValue }
    }
    open override var postalCode: String {
        get { values.postalCode }
        set { values.postalCode = newValue }
    }
    open override var country: String {
        get { values.country }
        set { values.country = newValue }
    }
    open override var isoCountryCode: String {
        get { values.isoCountryCode }
        set { values.isoCountryCode = newValue }
    }
}
