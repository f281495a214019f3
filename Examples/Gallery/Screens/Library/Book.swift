import Foundation

/// A book on a shelf.
struct Book: Identifiable, Hashable {
    let id: UUID
    var title: String
    var author: String
    var year: Int
    var shelf: Shelf
    var isRead = false

    init(_ title: String, by author: String, _ year: Int, on shelf: Shelf, isRead: Bool = false) {
        id = UUID()
        self.title = title
        self.author = author
        self.year = year
        self.shelf = shelf
        self.isRead = isRead
    }

    /// Returns whether the title or the author contains `text`, or `text` is empty.
    func matches(_ text: String) -> Bool {
        text.isEmpty || title.localizedCaseInsensitiveContains(text) || author.localizedCaseInsensitiveContains(text)
    }
}

/// A category of books.
enum Shelf: String, CaseIterable {
    case novels = "Novels"
    case travel = "Travel"
    case science = "Science"
    case craft = "Craft"

    var symbol: String {
        switch self {
        case .novels: "book"
        case .travel: "map"
        case .science: "leaf"
        case .craft: "paintpalette"
        }
    }
}
