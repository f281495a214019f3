/// The books, with observers that are notified of changes.
@MainActor
final class Library {
    private(set) var books: [Book]
    private var observers: [@MainActor () -> Void] = []

    init(_ books: [Book] = Library.samples) { self.books = books }

    /// Adds a closure that is called after each change.
    func observe(_ observer: @escaping @MainActor () -> Void) { observers.append(observer) }

    func books(on shelf: Shelf?) -> [Book] {
        books.filter { shelf == nil || $0.shelf == shelf }.sorted { ($0.title, $0.year) < ($1.title, $1.year) }
    }

    func book(_ id: Book.ID) -> Book? { books.first { $0.id == id } }

    func add(_ book: Book) { change { $0.append(book) } }

    func remove(_ book: Book) { change { $0.removeAll { $0.id == book.id } } }

    func setRead(_ isRead: Bool, _ id: Book.ID) {
        change { books in
            guard let index = books.firstIndex(where: { $0.id == id }) else { return }
            books[index].isRead = isRead
        }
    }

    private func change(_ change: (inout [Book]) -> Void) {
        change(&books)
        for observer in observers { observer() }
    }

    private static let samples = [
        Book("Middlemarch", by: "George Eliot", 1871, on: .novels, isRead: true),
        Book("Moby-Dick", by: "Herman Melville", 1851, on: .novels),
        Book("Jane Eyre", by: "Charlotte Brontë", 1847, on: .novels, isRead: true),
        Book("The Age of Innocence", by: "Edith Wharton", 1920, on: .novels),
        Book("Effi Briest", by: "Theodor Fontane", 1895, on: .novels),
        Book("Dom Casmurro", by: "Machado de Assis", 1899, on: .novels, isRead: true),
        Book("A Tramp Abroad", by: "Mark Twain", 1880, on: .travel),
        Book("The Voyage of the Beagle", by: "Charles Darwin", 1839, on: .travel),
        Book("Unbeaten Tracks in Japan", by: "Isabella Bird", 1880, on: .travel, isRead: true),
        Book("On the Origin of Species", by: "Charles Darwin", 1859, on: .science),
        Book("Opticks", by: "Isaac Newton", 1704, on: .science),
        Book("The Chemical History of a Candle", by: "Michael Faraday", 1861, on: .science, isRead: true),
        Book("The Stones of Venice", by: "John Ruskin", 1851, on: .craft),
        Book("Every Man His Own Mechanic", by: "Francis Young", 1882, on: .craft),
    ]
}
