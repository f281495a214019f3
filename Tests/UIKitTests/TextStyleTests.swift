import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("How edited text looks", .serialized) @MainActor
struct TextStyleTests {
    private func font(_ text: any TextEditing, _ place: Int) -> UIFont? {
        text.styledText.attribute(.font, at: place, effectiveRange: nil) as? UIFont
    }

    private func isBold(_ text: any TextEditing, _ place: Int) -> Bool {
        font(text, place)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true
    }

    @Test("bold, italic, underlined and larger by the standard actions, and taken back", arguments: [true, false])
    func styles(inField: Bool) {
        let touched = TouchedText()
        let field = touched.field("one three five")
        let view = touched.view("one three five")
        let text: any TextEditing = inField ? field : view
        text.becomeFirstResponder()
        text.select(TextSelection(4..<9))
        text.toggleBoldface(nil)
        #expect(!isBold(text, 5), "nothing happens where attributes can't be edited")
        field.allowsEditingTextAttributes = true
        view.allowsEditingTextAttributes = true
        text.toggleBoldface(nil)
        text.toggleUnderline(nil)
        text.toggleItalics(nil)
        text.increaseSize(nil)
        #expect(isBold(text, 4) && isBold(text, 8) && !isBold(text, 3) && !isBold(text, 9))
        #expect(
            font(text, 5)?.pointSize == 18
                && font(text, 5)?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
        #expect(text.styledText.attribute(.underlineStyle, at: 5, effectiveRange: nil) as? Int == 1)
        text.toggleBoldface(nil)
        #expect(!isBold(text, 5))
        // What was done in one turn is taken back as one.
        text.undoManager?.undo()
        #expect(!isBold(text, 5) && font(text, 5)?.pointSize == 17)
        #expect(text.styledText.attribute(.underlineStyle, at: 5, effectiveRange: nil) == nil)
        text.undoManager?.redo()
        #expect(font(text, 5)?.pointSize == 18)
        text.select(TextSelection(14))
        text.toggleBoldface(nil)
        touched.screen.type("!?")
        #expect(isBold(text, 14) && isBold(text, 15) && !isBold(text, 13) && text.editor.text == "one three five!?")
    }

    @Test("the edit menu offers styles in a submenu, where they can be edited")
    func menu() {
        let touched = TouchedText()
        let view = touched.view("one three five")
        view.allowsEditingTextAttributes = true
        touched.selectWord(at: 6, in: view)
        #expect(touched.menu == ["Cut", "Copy", "Select All", "Format"])
        touched.screen.tap("Format")
        #expect(touched.menu == ["Back", "Bold", "Italic", "Underline"])
        touched.screen.tap("Back")
        #expect(touched.menu == ["Cut", "Copy", "Select All", "Format"])
        touched.screen.tap("Format")
        touched.screen.tap("Bold")
        touched.screen.settle()
        #expect(isBold(view, 5) && !isBold(view, 2) && touched.menu.isEmpty)
    }

    @Test("a field types as was set, until the caret moves")
    func typingAttributes() {
        let touched = TouchedText()
        let field = touched.field("ab")
        #expect(field.typingAttributes == nil)
        field.becomeFirstResponder()
        field.typingAttributes?[.foregroundColor] = UIColor.red
        touched.screen.type("cd")
        func color(_ place: Int) -> UIColor? {
            field.attributedText?.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
        }
        #expect(field.text == "abcd" && color(2) == .red && color(3) == .red && color(1) != .red)
        touched.screen.press(.keyboardHome)
        touched.screen.type("x")
        #expect(color(0) != .red)
    }

    @Test("paragraphs run as is said")
    func direction() {
        let touched = TouchedText()
        let view = touched.view("one\ntwo")
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 5, length: 1)
        view.makeTextWritingDirectionRightToLeft(nil)
        #expect(view.baseWritingDirection(for: OffsetTextPosition(5), in: .forward) == .rightToLeft)
        #expect(view.baseWritingDirection(for: OffsetTextPosition(1), in: .forward) == .leftToRight)
        view.makeTextWritingDirectionLeftToRight(nil)
        #expect(view.baseWritingDirection(for: OffsetTextPosition(5), in: .forward) == .leftToRight)
    }
}
