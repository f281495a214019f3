import Foundation

/// Property lists as XML.
enum PropertyListFile {
    /// Returns the XML of a property list.
    static func data(_ object: Any) throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
    }
}
