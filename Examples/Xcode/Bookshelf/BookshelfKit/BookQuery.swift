import Foundation

public enum BookSortOrder: String, CaseIterable, Sendable {
    case title, author, year, progress
}

/// A selection of books in an order.
public struct BookQuery: Hashable, Sendable {
    public enum Scope: Hashable, Sendable {
        case all
        case unfinished
        case shelf(Shelf.ID)
    }

    public var scope: Scope
    public var text: String
    public var order: BookSortOrder
    public var includesFinished: Bool

    public init(
        scope: Scope = .all, text: String = "", order: BookSortOrder = .title, includesFinished: Bool = true
    ) {
        self.scope = scope
        self.text = text
        self.order = order
        self.includesFinished = includesFinished
    }
}

extension Library {
    public func books(matching query: BookQuery) -> [Book] {
        books.filter { matches($0, query) }.sorted { precedes($0, $1, by: query.order) }
    }

    private func matches(_ book: Book, _ query: BookQuery) -> Bool {
        switch query.scope {
        case .all: break
        case .unfinished where book.isFinished: return false
        case .unfinished: break
        case .shelf(let id) where book.shelfID != id: return false
        case .shelf: break
        }
        guard query.includesFinished || !book.isFinished else { return false }
        let text = query.text.trimmingCharacters(in: .whitespaces)
        return text.isEmpty || "\(book.title) \(book.author)".range(of: text, options: .caseInsensitive) != nil
    }

    private func precedes(_ first: Book, _ second: Book, by order: BookSortOrder) -> Bool {
        switch order {
        case .author where first.author != second.author: return first.author < second.author
        case .year where first.year != second.year: return (first.year ?? .max) < (second.year ?? .max)
        case .progress where first.progress != second.progress: return first.progress > second.progress
        default: return first.title < second.title
        }
    }
}
