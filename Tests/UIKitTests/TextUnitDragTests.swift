import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Drags that select word by word", .serialized) @MainActor
struct TextUnitDragTests {
    private let words = "one three five seven nine"

    private func text(inField: Bool, _ touched: TouchedText) -> any TextEditing {
        inField ? touched.field(words) : touched.view(words)
    }

    @Test("a double click that is dragged selects words, forwards and backwards", arguments: [true, false])
    func mouseWords(inField: Bool) {
        let touched = TouchedText()
        let text = text(inField: inField, touched)
        let start = touched.place(12, in: text)
        touched.screen.click(at: start)
        touched.screen.dragMouse(from: start, to: touched.place(17, in: text))
        #expect(text.editor.selectedText == "five seven")
        touched.screen.advance(by: 1)
        touched.screen.click(at: start)
        touched.screen.dragMouse(from: start, to: touched.place(1, in: text))
        #expect(text.editor.selectedText == "one three five" && text.editor.selection.head == 0)
    }

    @Test("a triple click that is dragged selects paragraphs")
    func mouseParagraphs() {
        let touched = TouchedText()
        let view = touched.view("one two\nthree four\nfive six")
        let start = touched.place(10, in: view)
        touched.screen.click(at: start)
        touched.screen.click(at: start)
        touched.screen.dragMouse(from: start, to: touched.place(21, in: view))
        #expect(view.editor.selectedText == "three four\nfive six")
        let field = touched.field(words, y: 30)
        let place = touched.place(12, in: field)
        touched.screen.click(at: place)
        touched.screen.click(at: place)
        touched.screen.dragMouse(from: place, to: touched.place(14, in: field))
        #expect(field.editor.selectedText == words)
    }

    @Test(
        "a finger that goes down again after a tap, and moves, selects words with handles and a menu",
        arguments: [true, false])
    func fingerWords(inField: Bool) {
        let touched = TouchedText()
        let text = text(inField: inField, touched)
        let start = touched.place(12, in: text)
        touched.screen.tap(at: start)
        touched.screen.touchDown(at: start)
        touched.screen.touchMove(to: CGPoint(x: start.x + 8, y: start.y))
        #expect(text.editor.selectedText == "five" && touched.isLoupeShown)
        touched.screen.touchMove(to: touched.place(17, in: text))
        touched.screen.advanceFrame()
        #expect(text.editor.selectedText == "five seven")
        touched.screen.touchMove(to: touched.place(5, in: text))
        touched.screen.advanceFrame()
        #expect(text.editor.selectedText == "three five")
        touched.screen.touchUp(at: touched.place(5, in: text))
        touched.screen.settle()
        #expect(text.editor.selectedText == "three five" && !touched.isLoupeShown)
        #expect(touched.handles(of: text).count == 2 && touched.menu.contains("Copy"))
    }

    @Test("so does one that rests first", arguments: [true, false])
    func restingFinger(inField: Bool) {
        let touched = TouchedText()
        let text = text(inField: inField, touched)
        let start = touched.place(12, in: text)
        touched.screen.tap(at: start)
        touched.screen.touchDown(at: start)
        touched.screen.advance(by: 0.8)
        #expect(text.editor.selectedText == "five" && touched.isLoupeShown && touched.menu.isEmpty)
        touched.screen.touchMove(to: touched.place(17, in: text))
        touched.screen.advanceFrame()
        #expect(text.editor.selectedText == "five seven")
        touched.screen.touchUp(at: touched.place(17, in: text))
        touched.screen.settle()
        #expect(text.editor.selectedText == "five seven" && touched.menu.contains("Copy"))
        // The next finger moves the caret again.
        touched.screen.advance(by: 1)
        touched.screen.touchDown(at: touched.place(1, in: text))
        touched.screen.advance(by: 0.8)
        #expect(text.editor.selection.isEmpty)
        touched.screen.touchUp(at: touched.place(1, in: text))
    }

    @Test("after two taps it selects paragraphs, and what is around the text does not scroll")
    func fingerParagraphs() {
        let touched = TouchedText()
        let view = touched.view((0..<40).map { "\($0) internationally" }.joined(separator: "\n"))
        // Far from the handles of the word that the second tap selects.
        let start = touched.place(9, in: view)
        touched.screen.tap(at: start)
        touched.screen.tap(at: start)
        let end = CGPoint(x: start.x, y: start.y + 45)
        touched.screen.drag(from: start, to: end)
        touched.screen.settle()
        #expect(view.editor.selectedText == "0 internationally\n1 internationally\n2 internationally")
        #expect(view.contentOffset == .zero)
        touched.screen.advance(by: 1)
        touched.screen.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 250, y: 120))
        #expect(view.contentOffset.y > 40)
    }

    @Test("a text to read is selected so as well")
    func readOnly() {
        let touched = TouchedText()
        let view = touched.view(words)
        view.isEditable = false
        let start = touched.place(12, in: view)
        touched.screen.tap(at: start)
        touched.screen.drag(from: start, to: touched.place(22, in: view))
        touched.screen.settle()
        #expect(view.editor.selectedText == "five seven nine" && touched.menu == ["Copy", "Select All"])
    }
}
