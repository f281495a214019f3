import Foundation

/// The shelves and books of a user.
public struct Library: Codable, Equatable, Sendable {
    public private(set) var shelves: [Shelf]
    public private(set) var books: [Book]

    public init(shelves: [Shelf] = [], books: [Book] = []) {
        self.shelves = shelves
        self.books = books
    }

    public init(contentsOf url: URL) throws {
        self = try JSONDecoder().decode(Library.self, from: Data(contentsOf: url))
    }

    public func shelf(withID id: Shelf.ID) -> Shelf? {
        shelves.first { $0.id == id }
    }

    public func book(withID id: Book.ID) -> Book? {
        books.first { $0.id == id }
    }

    public mutating func add(_ shelf: Shelf) {
        shelves.append(shelf)
    }

    /// Removes a shelf with all books on it.
    public mutating func removeShelf(withID id: Shelf.ID) {
        shelves.removeAll { $0.id == id }
        books.removeAll { $0.shelfID == id }
    }

    public mutating func moveShelf(from source: Int, to destination: Int) {
        shelves.insert(shelves.remove(at: source), at: destination)
    }

    /// Replaces the book with the same identifier, or adds a new one.
    public mutating func save(_ book: Book) {
        if let index = books.firstIndex(where: { $0.id == book.id }) {
            books[index] = book
        } else {
            books.append(book)
        }
    }

    public mutating func removeBook(withID id: Book.ID) {
        books.removeAll { $0.id == id }
    }
}
