import GalleryScreens
import Testing
import TrestleTesting
import UIKit

@MainActor
@Suite("Library screen", .serialized)
struct LibraryScreenTests {
    private static let phone = CGSize(width: 390, height: 844)
    private static let desktop = CGSize(width: 1100, height: 768)

    private func open(_ size: CGSize, style: UIUserInterfaceStyle = .light) throws -> HeadlessScreen {
        let insets = size == Self.desktop ? UIEdgeInsets.zero : HeadlessScreen.phoneSafeAreaInsets
        let screen = HeadlessScreen(
            size: size, scale: 1, style: style, safeAreaInsets: insets, hasHardwareKeyboard: true)
        let entry = try #require(GalleryScreen.all.first { $0.id == "library" })
        screen.show(entry.make())
        screen.settle()
        return screen
    }

    @Test("in a narrow window a shelf leads to its books, a book to its details, and a swipe leads back")
    func phone() throws {
        let screen = try open(Self.phone)
        screen.tap("Travel")
        screen.settle()
        #expect(screen.texts.contains("A Tramp Abroad") && !screen.texts.contains("Opticks"))
        screen.tap("A Tramp Abroad")
        screen.settle()
        #expect(screen.texts.contains("1880") && screen.texts.contains("Mark Twain"))
        screen.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400))
        screen.settle()
        #expect(screen.texts.contains("The Voyage of the Beagle"))
    }

    @Test("in a wide window the shelves, the books and a book are visible side by side")
    func desktop() throws {
        let screen = try open(Self.desktop)
        screen.tap("Science")
        screen.settle()
        screen.tap("Opticks")
        screen.settle()
        #expect(Set(["Travel", "On the Origin of Species", "Isaac Newton"]).isSubset(of: screen.texts))
        screen.resize(to: Self.phone)
        screen.settle()
        #expect(screen.texts.contains("Isaac Newton") && !screen.texts.contains("On the Origin of Species"))
    }

    @Test("a search finds books by title and author, and Cancel shows all books again")
    func search() throws {
        let screen = try open(Self.phone)
        screen.tap("All Books")
        screen.settle()
        screen.tap("Title or author")
        screen.settle()
        screen.type("darwin")
        screen.settle()
        #expect(screen.texts.contains("On the Origin of Species") && !screen.texts.contains("Effi Briest"))
        screen.tap("Cancel")
        screen.settle()
        #expect(screen.texts.contains("Effi Briest"))
    }

    @Test("a form in a sheet adds a book and updates the count of its shelf")
    func add() throws {
        let screen = try open(Self.desktop)
        screen.tap("Novels")
        screen.settle()
        let bar = try #require(screen.views(UINavigationBar.self).first { $0.topItem?.title == "Novels" })
        screen.tap(at: bar.convert(CGPoint(x: bar.bounds.maxX - 24, y: 22), to: nil))
        screen.settle()
        screen.tap("Title")
        screen.type("Emma")
        screen.tap("Author")
        screen.type("Jane Austen")
        screen.settle()
        screen.tap("Done")
        screen.settle()
        #expect(screen.texts.contains("Emma"))
        #expect(screen.texts.contains("7"))
    }

    @Test("deleting a book by swiping requires a confirmation")
    func delete() throws {
        let screen = try open(Self.phone)
        screen.tap("Science")
        screen.settle()
        let row = try #require(screen.view(showing: "Opticks"))
        let rowY = row.convert(row.bounds, to: nil).midY
        screen.drag(from: CGPoint(x: 300, y: rowY), to: CGPoint(x: 180, y: rowY))
        screen.settle()
        screen.tap("Delete")
        screen.settle()
        #expect(screen.texts.contains("Delete “Opticks”?"))
        screen.tap("Cancel")
        screen.settle()
        #expect(screen.texts.contains("Opticks"))
        screen.drag(from: CGPoint(x: 300, y: rowY), to: CGPoint(x: 180, y: rowY))
        screen.settle()
        screen.tap("Delete")
        screen.settle()
        screen.tap("Delete")
        screen.settle()
        #expect(!screen.texts.contains("Opticks"))
    }

    @Test("the library matches its reference images in wide and narrow windows", arguments: ["light", "dark"])
    func appearance(style: String) throws {
        for (name, size) in [("desktop", Self.desktop), ("phone", Self.phone)] {
            let screen = try open(size, style: style == "dark" ? .dark : .light)
            screen.tap("Science")
            screen.settle()
            if name == "desktop" {
                screen.tap("Opticks")
                screen.settle()
            }
            expectSnapshot(screen, matches: "library-\(name)-\(style)")
        }
    }
}
