import Foundation

/// An item of the keychain.
struct KeychainItem: Equatable {
    /// The attributes by their codes, without the data.
    var attributes: [String: Attribute]
    var data: Data?
    /// The identifier of the item, to which persistent references refer.
    var identifier: String

    /// The value of an attribute.
    enum Attribute: Equatable {
        case text(String)
        case data(Data)
        case number(Int)
        case date(Date)

        /// Creates an attribute of a value, or returns `nil` if the value's type is not supported.
        init?(_ value: Any) {
            switch value {
            case let text as String: self = .text(text)
            case let data as Data: self = .data(data)
            case let flag as Bool: self = .number(flag ? 1 : 0)
            case let number as NSNumber: self = .number(number.intValue)
            case let number as Int: self = .number(number)
            case let date as Date: self = .date(date)
            default: return nil
            }
        }

        var value: Any {
            switch self {
            case .text(let text): text
            case .data(let data): data
            case .number(let number): number
            case .date(let date): date
            }
        }
    }

    /// The codes of the attributes that distinguish the items of a class.
    static let primaryKeys: [String: [String]] = [
        "genp": ["acct", "svce", "agrp", "sync"],
        "inet": ["acct", "srvr", "ptcl", "port", "path", "sdmn", "atyp", "agrp", "sync"],
    ]

    /// Returns whether two items cannot both be in the keychain.
    func collides(with other: KeychainItem) -> Bool {
        guard case .text(let itemClass)? = attributes["class"], attributes["class"] == other.attributes["class"] else {
            return false
        }
        return (Self.primaryKeys[itemClass] ?? []).allSatisfy { attributes[$0] == other.attributes[$0] }
    }

    // MARK: Property lists

    init(attributes: [String: Attribute], data: Data?, identifier: String = UUID().uuidString) {
        self.attributes = attributes
        self.data = data
        self.identifier = identifier
    }

    /// Creates the item of a dictionary in the keychain's file, or returns `nil` if the dictionary is malformed.
    init?(propertyList: [String: Any]) {
        guard let identifier = propertyList["identifier"] as? String,
            let stored = propertyList["attributes"] as? [String: Any]
        else { return nil }
        self.init(
            attributes: stored.compactMapValues { Attribute($0) }, data: propertyList["data"] as? Data,
            identifier: identifier)
    }

    var propertyList: [String: Any] {
        var result: [String: Any] = [
            "identifier": identifier, "attributes": attributes.mapValues(\.value),
        ]
        result["data"] = data
        return result
    }
}
