import Foundation
import Testing

@testable import BookshelfKit

struct LibraryTests {
    let library = Library(
        shelves: [Shelf(id: "novels", name: "Novels"), Shelf(id: "essays", name: "Essays")],
        books: [
            Book(title: "Emma", author: "Austen", year: 1815, shelfID: "novels", pageCount: 400, pagesRead: 100),
            Book(title: "Walden", author: "Thoreau", year: 1854, shelfID: "essays", pageCount: 300, pagesRead: 300),
            Book(title: "Dubliners", author: "Joyce", year: 1914, shelfID: "novels", pageCount: 200),
        ])

    @Test("a query for a shelf returns the books of that shelf, by title")
    func shelfQuery() {
        let titles = library.books(matching: BookQuery(scope: .shelf("novels"))).map(\.title)
        #expect(titles == ["Dubliners", "Emma"])
    }

    @Test(
        "each order sorts all books",
        arguments: [
            (BookSortOrder.title, ["Dubliners", "Emma", "Walden"]),
            (.author, ["Emma", "Dubliners", "Walden"]),
            (.year, ["Emma", "Walden", "Dubliners"]),
            (.progress, ["Walden", "Emma", "Dubliners"]),
        ])
    func orders(order: BookSortOrder, titles: [String]) {
        #expect(library.books(matching: BookQuery(order: order)).map(\.title) == titles)
    }

    @Test("the text of a query is found in titles and authors, whatever its case")
    func textQuery() {
        #expect(library.books(matching: BookQuery(text: "  JOYCE ")).count == 1)
        #expect(library.books(matching: BookQuery(text: "wal")).map(\.author) == ["Thoreau"])
    }

    @Test("unfinished books exclude those that are read to the last page")
    func unfinished() {
        #expect(library.books(matching: BookQuery(scope: .unfinished)).allSatisfy { !$0.isFinished })
        #expect(library.books(matching: BookQuery(includesFinished: false)).count == 2)
    }

    @Test("removing a shelf removes its books")
    func removeShelf() {
        var library = library
        library.removeShelf(withID: "novels")
        #expect(library.books.map(\.title) == ["Walden"])
    }

    @Test("a library is equal to itself after encoding and decoding")
    func coding() throws {
        let data = try JSONEncoder().encode(library)
        #expect(try JSONDecoder().decode(Library.self, from: data) == library)
    }
}
