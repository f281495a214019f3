import ScreenDriver
import Testing
import TrestleTesting
import UIKit

@testable import GalleryScreens

@Suite("Files", .serialized)
@MainActor
struct OutlineScreenTests {
    private func show(_ screen: HeadlessScreen, _ items: [FileItem]? = nil) {
        let controller = items.map(OutlineViewController.init) ?? OutlineViewController()
        screen.show(UINavigationController(rootViewController: controller))
        screen.settle()
    }

    private let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 1, safeAreaInsets: .zero)

    @Test("a listing becomes folders before files, with sizes and counts")
    func listing() {
        let items = FileItem.items(
            in: """
                10 b.txt
                20 Folder/inner/c.txt
                no line of a listing
                30 Folder/a.txt
                5 a file.txt
                """)
        #expect(items.map(\.name) == ["Folder", "a file.txt", "b.txt"])
        #expect(items[0].children?.map(\.id) == ["Folder/inner", "Folder/a.txt"])
        #expect(items[0].size == 50 && items[0].fileCount == 2 && !items[1].isFolder)
    }

    private let items = FileItem.items(in: "1 A/B/deep\n2 A/shallow\n3 file")

    @Test("a tap on a folder expands it, and a second one collapses it; inner folders stay expanded")
    func tap() {
        show(screen, items)
        #expect(screen.texts.contains("shallow") && !screen.texts.contains("deep"))
        screen.tap("B")
        screen.settle()
        #expect(screen.texts.contains("deep"))
        screen.tap("A")
        screen.settle()
        #expect(!screen.texts.contains("B") && !screen.texts.contains("deep"))
        screen.tap("A")
        screen.settle()
        #expect(screen.texts.contains("deep"))
    }

    @Test("the menu expands and collapses all folders")
    func menu() {
        show(screen, items)
        for (title, isShown) in [("Expand All", true), ("Collapse All", false)] {
            screen.tap("More")
            screen.settle()
            screen.tap(title)
            screen.settle()
            #expect(screen.texts.contains("deep") == isShown)
        }
    }

    @Test("a file is deleted by a swipe, and a folder is not")
    func deletion() throws {
        show(screen, items)
        for name in ["A", "file"] {
            let row = try #require(screen.view(showing: name).flatMap { screen.visibleRect(of: $0) })
            screen.drag(from: CGPoint(x: 300, y: row.midY), to: CGPoint(x: 150, y: row.midY))
            screen.settle()
            #expect(screen.texts.contains("Delete") == (name == "file"))
        }
        screen.tap("Delete")
        screen.settle()
        #expect(!screen.texts.contains("file") && screen.texts.contains("shallow"))
    }

    @Test("the screen matches its reference images", arguments: ["light", "dark", "right-to-left", "desktop"])
    func appearance(variant: String) {
        let screen = HeadlessScreen(
            size: variant == "desktop" ? CGSize(width: 900, height: 600) : CGSize(width: 390, height: 620), scale: 1,
            style: variant == "dark" ? .dark : .light, safeAreaInsets: .zero,
            layoutDirection: variant == "right-to-left" ? .rightToLeft : .leftToRight)
        show(screen)
        screen.tap("Screens")
        screen.tap("Photos")
        screen.settle()
        expectSnapshot(screen, matches: "outline-\(variant)")
    }
}
