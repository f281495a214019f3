import Foundation

/// A shelf that the user has named.
public struct Shelf: Codable, Hashable, Identifiable, Sendable {
    public let id: String
    public var name: String
    public var symbolName: String

    public init(id: String = UUID().uuidString, name: String, symbolName: String = "books.vertical") {
        self.id = id
        self.name = name
        self.symbolName = symbolName
    }
}
