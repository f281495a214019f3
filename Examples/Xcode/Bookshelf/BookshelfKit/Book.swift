import Foundation

/// A book of the library.
public struct Book: Codable, Hashable, Identifiable, Sendable {
    public let id: UUID
    public var title: String
    public var author: String
    public var year: Int?
    public var isbn: ISBN?
    public var shelfID: Shelf.ID
    public var pageCount: Int
    public var pagesRead: Int
    public var stars: Int
    public var minutesRead: Int
    public var notes: [Note]

    public init(
        id: UUID = UUID(), title: String, author: String = "", year: Int? = nil, isbn: ISBN? = nil, shelfID: Shelf.ID,
        pageCount: Int = 0, pagesRead: Int = 0, stars: Int = 0, minutesRead: Int = 0, notes: [Note] = []
    ) {
        self.id = id
        self.title = title
        self.author = author
        self.year = year
        self.isbn = isbn
        self.shelfID = shelfID
        self.pageCount = pageCount
        self.pagesRead = pagesRead
        self.stars = stars
        self.minutesRead = minutesRead
        self.notes = notes
    }

    /// The part of the pages that has been read, from 0 to 1.
    public var progress: Double {
        pageCount > 0 ? min(Double(pagesRead) / Double(pageCount), 1) : 0
    }

    public var isFinished: Bool {
        pageCount > 0 && pagesRead >= pageCount
    }
}
