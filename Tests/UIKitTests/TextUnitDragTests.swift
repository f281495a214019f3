import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Selection by words and paragraphs", .serialized) @MainActor
struct TextUnitDragTests {
    private let words = "one three five seven nine"

    private func text(inField: Bool, _ fixture: TextTouchFixture) -> any TextEditing {
        inField ? fixture.field(words) : fixture.view(words)
    }

    @Test("a drag after a double click selects words in both directions", arguments: [true, false])
    func mouseWords(inField: Bool) {
        let fixture = TextTouchFixture()
        let text = text(inField: inField, fixture)
        let start = fixture.place(12, in: text)
        fixture.screen.click(at: start)
        fixture.screen.dragMouse(from: start, to: fixture.place(17, in: text))
        #expect(text.editor.selectedText == "five seven")
        fixture.screen.advance(by: 1)
        fixture.screen.click(at: start)
        fixture.screen.dragMouse(from: start, to: fixture.place(1, in: text))
        #expect(text.editor.selectedText == "one three five" && text.editor.selection.head == 0)
    }

    @Test("a drag after a triple click selects paragraphs")
    func mouseParagraphs() {
        let fixture = TextTouchFixture()
        let view = fixture.view("one two\nthree four\nfive six")
        let start = fixture.place(10, in: view)
        fixture.screen.click(at: start)
        fixture.screen.click(at: start)
        fixture.screen.dragMouse(from: start, to: fixture.place(21, in: view))
        #expect(view.editor.selectedText == "three four\nfive six")
        let field = fixture.field(words, y: 30)
        let place = fixture.place(12, in: field)
        fixture.screen.click(at: place)
        fixture.screen.click(at: place)
        fixture.screen.dragMouse(from: place, to: fixture.place(14, in: field))
        #expect(field.editor.selectedText == words)
    }

    @Test(
        "a drag after a tap selects words, and shows handles and the menu",
        arguments: [true, false])
    func touchWords(inField: Bool) {
        let fixture = TextTouchFixture()
        let text = text(inField: inField, fixture)
        let start = fixture.place(12, in: text)
        fixture.screen.tap(at: start)
        fixture.screen.touchDown(at: start)
        fixture.screen.touchMove(to: CGPoint(x: start.x + 8, y: start.y))
        #expect(text.editor.selectedText == "five" && fixture.isLoupeShown)
        fixture.screen.touchMove(to: fixture.place(17, in: text))
        fixture.screen.advanceFrame()
        #expect(text.editor.selectedText == "five seven")
        fixture.screen.touchMove(to: fixture.place(5, in: text))
        fixture.screen.advanceFrame()
        #expect(text.editor.selectedText == "three five")
        fixture.screen.touchUp(at: fixture.place(5, in: text))
        fixture.screen.settle()
        #expect(text.editor.selectedText == "three five" && !fixture.isLoupeShown)
        #expect(fixture.handles(of: text).count == 2 && fixture.menu.contains("Copy"))
    }

    @Test("a drag that begins with a long press after a tap selects words too", arguments: [true, false])
    func longPressWords(inField: Bool) {
        let fixture = TextTouchFixture()
        let text = text(inField: inField, fixture)
        let start = fixture.place(12, in: text)
        fixture.screen.tap(at: start)
        fixture.screen.touchDown(at: start)
        fixture.screen.advance(by: 0.8)
        #expect(text.editor.selectedText == "five" && fixture.isLoupeShown && fixture.menu.isEmpty)
        fixture.screen.touchMove(to: fixture.place(17, in: text))
        fixture.screen.advanceFrame()
        #expect(text.editor.selectedText == "five seven")
        fixture.screen.touchUp(at: fixture.place(17, in: text))
        fixture.screen.settle()
        #expect(text.editor.selectedText == "five seven" && fixture.menu.contains("Copy"))
        // The next touch moves the caret again.
        fixture.screen.advance(by: 1)
        fixture.screen.touchDown(at: fixture.place(1, in: text))
        fixture.screen.advance(by: 0.8)
        #expect(text.editor.selection.isEmpty)
        fixture.screen.touchUp(at: fixture.place(1, in: text))
    }

    @Test("a drag after two taps selects paragraphs without scrolling")
    func touchParagraphs() {
        let fixture = TextTouchFixture()
        let view = fixture.view((0..<40).map { "\($0) internationally" }.joined(separator: "\n"))
        // Away from the handles of the word that the second tap selects.
        let start = fixture.place(9, in: view)
        fixture.screen.tap(at: start)
        fixture.screen.tap(at: start)
        let end = CGPoint(x: start.x, y: start.y + 45)
        fixture.screen.drag(from: start, to: end)
        fixture.screen.settle()
        #expect(view.editor.selectedText == "0 internationally\n1 internationally\n2 internationally")
        #expect(view.contentOffset == .zero)
        fixture.screen.advance(by: 1)
        fixture.screen.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 250, y: 120))
        #expect(view.contentOffset.y > 40)
    }

    @Test("text that can't be edited is selected in the same way")
    func readOnly() {
        let fixture = TextTouchFixture()
        let view = fixture.view(words)
        view.isEditable = false
        let start = fixture.place(12, in: view)
        fixture.screen.tap(at: start)
        fixture.screen.drag(from: start, to: fixture.place(22, in: view))
        fixture.screen.settle()
        #expect(view.editor.selectedText == "five seven nine" && fixture.menu == ["Copy", "Select All"])
    }
}
