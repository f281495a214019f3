import Foundation

/// A note about a book, with the page that it refers to.
public struct Note: Codable, Hashable, Identifiable, Sendable {
    public let id: UUID
    public var text: String
    public var page: Int?
    public var isQuote: Bool

    public init(id: UUID = UUID(), text: String, page: Int? = nil, isQuote: Bool = false) {
        self.id = id
        self.text = text
        self.page = page
        self.isQuote = isQuote
    }
}
