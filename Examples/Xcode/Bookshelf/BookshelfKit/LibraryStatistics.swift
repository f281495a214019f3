import Foundation

/// Figures about a library.
public struct LibraryStatistics: Equatable, Sendable {
    public let bookCount: Int
    public let finishedCount: Int
    public let pagesRead: Int
    public let minutesRead: Int
    /// The number of books of each shelf, in the order of the shelves.
    public let booksPerShelf: [Int]

    public init(_ library: Library) {
        bookCount = library.books.count
        finishedCount = library.books.filter(\.isFinished).count
        pagesRead = library.books.reduce(0) { $0 + $1.pagesRead }
        minutesRead = library.books.reduce(0) { $0 + $1.minutesRead }
        booksPerShelf = library.shelves.map { shelf in library.books.filter { $0.shelfID == shelf.id }.count }
    }

    /// The number of pages that are read in an hour, or `nil` before the first minute.
    public var pagesPerHour: Double? {
        minutesRead > 0 ? Double(pagesRead) * 60 / Double(minutesRead) : nil
    }
}
