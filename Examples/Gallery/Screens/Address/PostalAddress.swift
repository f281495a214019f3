import Trestle

/// The address of a parcel's recipient.
struct PostalAddress: Codable, Equatable {
    var name = ""
    var phone = ""
    var country = Destination.germany
    var street = ""
    var postalCode = ""
    var city = ""
    var state = ""
    var instructions = ""
    var ringsBell = true
}

/// A destination country.
enum Destination: String, Codable, CaseIterable {
    case germany, ireland, unitedStates

    var name: String {
        switch self {
        case .germany: "Germany"
        case .ireland: "Ireland"
        case .unitedStates: "United States"
        }
    }

    /// The number of digits of a postal code, or `nil` if postal codes are not numeric.
    var postalDigits: Int? { self == .ireland ? nil : 5 }

    /// The format of phone numbers.
    var phoneFormat: InputFormat {
        switch self {
        case .germany: .pattern("#### ########")
        case .ireland: .pattern("### ### ####")
        case .unitedStates: .pattern("(###) ###-####")
        }
    }
}
