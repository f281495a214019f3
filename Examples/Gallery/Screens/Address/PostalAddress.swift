import Trestle

/// Where parcels go.
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

/// A country that parcels go to.
enum Destination: String, Codable, CaseIterable {
    case germany, ireland, unitedStates

    var name: String {
        switch self {
        case .germany: "Germany"
        case .ireland: "Ireland"
        case .unitedStates: "United States"
        }
    }

    /// How many figures a postcode has; nil where there is none of figures.
    var postalDigits: Int? { self == .ireland ? nil : 5 }

    /// How phone numbers are written.
    var phoneFormat: InputFormat {
        switch self {
        case .germany: .pattern("#### ########")
        case .ireland: .pattern("### ### ####")
        case .unitedStates: .pattern("(###) ###-####")
        }
    }
}
