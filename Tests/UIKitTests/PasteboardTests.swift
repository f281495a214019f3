import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Pasteboards", .serialized) @MainActor
struct PasteboardTests {
    private let screen = HeadlessScreen(scale: 1)

    @Test("strings are exchanged with other programs through the clipboard")
    func text() {
        let board = UIPasteboard.general
        board.strings = ["one", "two"]
        #expect(screen.clipboardText == "one\ntwo" && board.numberOfItems == 2 && board.string == "one")
        let count = board.changeCount
        #expect(board.changeCount == count)
        screen.clipboardText = "theirs"
        #expect(board.strings == ["theirs"] && board.changeCount > count)
        board.string = nil
        #expect(!board.hasStrings && screen.clipboardText?.isEmpty != false)
    }

    @Test("URLs, images and colors are available as values and by their types")
    func types() throws {
        let board = UIPasteboard.general
        board.url = URL(string: "https://example.com")
        #expect(board.hasURLs && board.string == "https://example.com" && screen.clipboardText == "https://example.com")
        #expect(board.contains(pasteboardTypes: ["public.url"]) && !board.hasImages)
        board.image = UIImage(systemName: "star")
        #expect(board.hasImages && !board.hasStrings)
        let png = try #require(board.data(forPasteboardType: "public.png"))
        board.setData(png, forPasteboardType: "public.png")
        #expect(board.image?.size != nil && board.types == ["public.png"])
        board.color = .systemRed
        #expect(board.color == .systemRed && !board.hasImages)
    }

    @Test("items with several types are read and written")
    func items() {
        let board = UIPasteboard.withUniqueName()
        board.items = [["public.url": "https://a.b", "public.text": "A"], ["my.type": Data([1, 2])]]
        #expect(board.url == URL(string: "https://a.b") && board.strings == ["A"])
        #expect(board.itemSet(withPasteboardTypes: ["my.type"]) == IndexSet(integer: 1))
        #expect(board.data(forPasteboardType: "my.type", inItemSet: IndexSet(integer: 1)) == [Data([1, 2])])
        #expect(board.types(forItemSet: nil) == [["public.text", "public.url"], ["my.type"]])
        #expect(board.values(forPasteboardType: "my.type", inItemSet: IndexSet(integer: 7)) == nil)
        board.addItems([["public.text": "B"]])
        #expect(board.strings == ["A", "B"])
    }

    @Test("named pasteboards are independent of the clipboard and can be removed")
    func named() throws {
        screen.clipboardText = "clipboard"
        let name = UIPasteboard.Name("test.board")
        #expect(UIPasteboard(name: name, create: false) == nil)
        let board = try #require(UIPasteboard(name: name, create: true))
        board.string = "own"
        #expect(UIPasteboard(name: name, create: false)?.string == "own" && screen.clipboardText == "clipboard")
        UIPasteboard.remove(withName: name)
        #expect(UIPasteboard(name: name, create: false) == nil && board.string == nil)
    }

    @Test("expired items are removed")
    func expiration() {
        let board = UIPasteboard.withUniqueName()
        board.setItems([["public.text": "soon"]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
        #expect(board.string == nil)
        board.setItems([["public.text": "later"]], options: [.expirationDate: Date(timeIntervalSinceNow: 1000)])
        #expect(board.string == "later")
    }
}
