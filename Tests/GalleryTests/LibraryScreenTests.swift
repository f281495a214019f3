import GalleryScreens
import Testing
import TrestleTesting
import UIKit

@MainActor
@Suite("The library", .serialized)
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

    @Test("on a phone a shelf leads to its books, a book to what there is to say of it, and the way back leads back")
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

    @Test("in a wide window shelves, books and a book stand side by side")
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

    @Test("what is searched for is found by title and by author, and Cancel shows all again")
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

    @Test("a book is added by a form in a sheet, and its shelf counts it")
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

    @Test("a book that is swiped away is asked about before it goes")
    func delete() throws {
        let screen = try open(Self.phone)
        screen.tap("Science")
        screen.settle()
        let row = try #require(screen.view(showing: "Opticks"))
        let place = row.convert(row.bounds, to: nil).midY
        screen.drag(from: CGPoint(x: 300, y: place), to: CGPoint(x: 180, y: place))
        screen.settle()
        screen.tap("Delete")
        screen.settle()
        #expect(screen.texts.contains("Delete “Opticks”?"))
        screen.tap("Cancel")
        screen.settle()
        #expect(screen.texts.contains("Opticks"))
        screen.drag(from: CGPoint(x: 300, y: place), to: CGPoint(x: 180, y: place))
        screen.settle()
        screen.tap("Delete")
        screen.settle()
        screen.tap("Delete")
        screen.settle()
        #expect(!screen.texts.contains("Opticks"))
    }

    @Test("It looks as it should, in a wide window and on a phone", arguments: ["light", "dark"])
    func looks(style: String) throws {
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
