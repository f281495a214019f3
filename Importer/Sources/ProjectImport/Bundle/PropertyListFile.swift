import Foundation
import XcodeProject

/// Property lists as XML.
enum PropertyListFile {
    /// Returns the XML of a property list.
    static func data(_ values: [String: PropertyListValue]) throws -> Data {
        try data(object(.dictionary(values)))
    }

    /// Returns the XML of a property list.
    static func data(_ object: Any) throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
    }

    private static func object(_ value: PropertyListValue) -> Any {
        switch value {
        case .string(let value): value
        case .integer(let value): value
        case .real(let value): value
        case .boolean(let value): value
        case .date(let value): value
        case .data(let value): value
        case .array(let values): values.map(object)
        case .dictionary(let values): values.mapValues(object)
        }
    }
}
