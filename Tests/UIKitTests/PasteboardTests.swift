import Foundation
import Synchronization
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

    // MARK: Other programs

    private var clipboard: MemorySelection {
        guard let clipboard = UIApplication.shared.host?.selection(.clipboard) as? MemorySelection else {
            preconditionFailure("The host of a HeadlessScreen has its clipboard in memory.")
        }
        return clipboard
    }

    @Test("the types of another program's data are known before it is received, and its images are decoded")
    func imageOfOtherProgram() throws {
        let png = try #require(UIImage(systemName: "star")?.pngData())
        clipboard.copyInOtherProgram([("TARGETS", Data()), ("image/png", png), ("text/html", Data("<p>a".utf8))])
        let board = UIPasteboard.general
        #expect(board.types == ["public.png", "public.html"] && board.hasImages && !board.hasStrings)
        #expect(board.image != nil && board.data(forPasteboardType: "public.html") == Data("<p>a".utf8))
    }

    @Test("damaged data of another program is ignored")
    func damagedData() {
        clipboard.copyInOtherProgram([
            ("image/png", Data([1, 2, 3])), ("text/uri-list", Data([0xFF, 0x0A, 0x23, 0x0A, 0x0A])),
            ("STRING", Data([0x47, 0x72, 0xFC, 0xDF, 0x65, 0])), ("a/b/c", Data()), ("", Data()),
        ])
        let board = UIPasteboard.general
        #expect(board.image == nil && board.urls == nil && board.string == "Grüße")
    }

    @Test("a list of URLs has an item for each, and the first has the other types")
    func urlList() {
        clipboard.copyInOtherProgram([
            ("text/uri-list", Data("file:///a\r\nhttps://b.c\r\n".utf8)), ("UTF8_STRING", Data("/a".utf8)),
        ])
        let board = UIPasteboard.general
        #expect(board.urls?.map(\.absoluteString) == ["file:///a", "https://b.c"] && board.string == "/a")
        #expect(
            board.types(forItemSet: nil) == [
                ["public.file-url", "public.url", "public.utf8-plain-text"], ["public.url"],
            ])
    }

    @Test("another program receives an image in its own format and as PNG")
    func jpegOut() throws {
        let jpeg = try #require(UIImage(systemName: "star")?.jpegData(compressionQuality: 0.5))
        UIPasteboard.general.setData(jpeg, forPasteboardType: "public.jpeg")
        #expect(clipboard.targets == ["image/jpeg", "image/png"] && clipboard.data(for: "image/jpeg") == jpeg)
        #expect(clipboard.data(for: "image/png")?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    }

    @Test("another program does not receive expired items")
    func expiredOut() {
        UIPasteboard.general.setItems(
            [["public.text": "late"]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
        #expect(clipboard.text == nil)
    }

    @Test("data that was not received before another copy is not replaced by that of the copy")
    func replacedData() {
        clipboard.copyInOtherProgram([("text/html", Data("old".utf8))])
        let provider = UIPasteboard.general.contents
        clipboard.copyInOtherProgram([("text/html", Data("new".utf8))])
        #expect(provider.first?["public.html"] == nil)
        #expect(UIPasteboard.general.data(forPasteboardType: "public.html") == Data("new".utf8))
    }

    // MARK: Item providers

    @Test("objects and providers are copied, and their data is created when it is used")
    func providers() async throws {
        let board = UIPasteboard.general
        board.setObjects(["one", "two"])
        #expect(board.strings == ["one", "two"] && clipboard.text == "one\ntwo")
        let isLoaded = LoadCount()
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.html", visibility: .all) { completion in
            isLoaded.value.withLock { $0 += 1 }
            DispatchQueue.global().async { completion(Data("<b>".utf8), nil) }
            return nil
        }
        board.itemProviders = [provider]
        #expect(board.types == ["public.html"] && isLoaded.value.withLock { $0 } == 0)
        #expect(board.itemProviders == [provider])
        #expect(board.data(forPasteboardType: "public.html") == Data("<b>".utf8))
        clipboard.copyInOtherProgram([("text/html", Data("<i>".utf8))])
        let received = try #require(board.itemProviders.first)
        let html = await withCheckedContinuation { continuation in
            received.loadDataRepresentation(forTypeIdentifier: "public.html") { data, _ in
                continuation.resume(returning: data)
            }
        }
        #expect(html == Data("<i>".utf8) && received.registeredTypeIdentifiers == ["public.html"])
    }
}

private final class LoadCount: Sendable {
    let value = Mutex(0)
}
