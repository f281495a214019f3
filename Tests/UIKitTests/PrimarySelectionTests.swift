import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("The primary selection", .serialized) @MainActor
struct PrimarySelectionTests {
    private let fixture = TextTouchFixture()
    private var screen: HeadlessScreen { fixture.screen }

    @Test("selected text is offered while it is selected")
    func offer() {
        let view = fixture.view("alpha beta")
        fixture.selectWord(at: 2, in: view)
        #expect(screen.primarySelectionText == "alpha" && screen.clipboardText == nil)
        screen.press(.keyboardRightArrow, modifiers: .shift)
        #expect(screen.primarySelectionText == "alpha ")
        screen.press(.keyboardRightArrow)
        #expect(screen.primarySelectionText == nil)
        screen.advance(by: 1)
        fixture.selectWord(at: 2, in: view)
        screen.type("x")
        #expect(view.text == "x beta")
        #expect(screen.primarySelectionText == nil)
    }

    @Test("text that the app selects, and the text of a secure field, are not offered")
    func notOffered() {
        let view = fixture.view("alpha beta")
        view.selectedRange = NSRange(location: 0, length: 5)
        #expect(screen.primarySelectionText == nil)
        let field = fixture.field("secret", y: 20)
        field.isSecureTextEntry = true
        field.becomeFirstResponder()
        screen.press(.keyboardA, modifiers: .control)
        #expect(field.selectedTextRange?.isEmpty == false && screen.primarySelectionText == nil)
    }

    @Test("a middle click inserts the selection of another program where it occurs, and can be undone")
    func insert() {
        let view = fixture.view("alpha beta")
        screen.primarySelectionText = "new "
        screen.middleClick(at: fixture.place(6, in: view))
        #expect(view.text == "alpha new beta" && view.isFirstResponder && view.selectedRange.location == 10)
        screen.press(.keyboardZ, modifiers: .control)
        #expect(view.text == "alpha beta")
        screen.primarySelectionText = nil
        screen.middleClick(at: fixture.place(0, in: view))
        #expect(view.text == "alpha beta")
    }

    @Test("a middle click copies a selection from one text to another, and within a text")
    func ownSelection() {
        let view = fixture.view("alpha beta")
        let field = fixture.field("", y: 20)
        fixture.selectWord(at: 2, in: view)
        screen.middleClick(at: CGPoint(x: field.frame.midX, y: field.frame.midY))
        #expect(field.text == "alpha" && field.isFirstResponder && view.selectedRange.length == 5)
        screen.advance(by: 1)
        fixture.selectWord(at: 2, in: view)
        screen.middleClick(at: fixture.place(10, in: view))
        #expect(view.text == "alpha betaalpha")
    }

    @Test("a middle click does not change text that cannot be edited")
    func readOnly() {
        let view = fixture.view("alpha beta")
        view.isEditable = false
        screen.primarySelectionText = "new"
        screen.middleClick(at: fixture.place(0, in: view))
        #expect(view.text == "alpha beta")
    }
}
