import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Styles of edited text", .serialized) @MainActor
struct TextStyleTests {
    private func font(_ text: any TextEditing, _ place: Int) -> UIFont? {
        text.styledText.attribute(.font, at: place, effectiveRange: nil) as? UIFont
    }

    private func isBold(_ text: any TextEditing, _ place: Int) -> Bool {
        font(text, place)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true
    }

    @Test("a text is copied with its style, and pasted with it where the user may change styles")
    func pasteboard() throws {
        let fixture = TextTouchFixture()
        let view = fixture.view("one three five")
        view.becomeFirstResponder()
        view.select(TextSelection(4..<9))
        view.copy(nil)
        #expect(UIPasteboard.general.types == ["public.utf8-plain-text"])
        view.allowsEditingTextAttributes = true
        view.toggleBoldface(nil)
        view.select(TextSelection(2..<9))
        view.copy(nil)
        let board = UIPasteboard.general
        #expect(board.types == ["public.html", "public.rtf", "public.utf8-plain-text"])
        #expect(board.string == "e three")
        let html = String(decoding: board.data(forPasteboardType: "public.html") ?? Data(), as: UTF8.self)
        #expect(html.contains("font-weight: bold\">three</span>"), "\(html)")
        #expect(!html.contains("color"), "the color of the text is that of the program in which it is pasted")

        view.select(TextSelection(14..<14))
        view.paste(nil)
        #expect(view.text == "one three fivee three")
        #expect(!isBold(view, 14) && isBold(view, 16) && isBold(view, 20))
        #expect(font(view, 16)?.pointSize == 17)
        view.undoManager?.undo()
        #expect(view.text == "one three five")
        view.pasteAndMatchStyle(nil)
        #expect(view.text == "one three fivee three" && !isBold(view, 16))

        view.allowsEditingTextAttributes = false
        view.selectAll(nil)
        board.setData(Data("<p>only <b>rich</b></p>".utf8), forPasteboardType: "public.html")
        #expect(!view.canPerformAction(EditAction.paste.selector, withSender: nil))
        view.allowsEditingTextAttributes = true
        #expect(view.canPerformAction(EditAction.paste.selector, withSender: nil))
        view.paste(nil)
        #expect(view.text.trimmingCharacters(in: .newlines) == "only rich" && isBold(view, 6))
    }

    @Test("the standard edit actions change font and underline, and can be undone", arguments: [true, false])
    func styles(inField: Bool) {
        let fixture = TextTouchFixture()
        let field = fixture.field("one three five")
        let view = fixture.view("one three five")
        let text: any TextEditing = inField ? field : view
        text.becomeFirstResponder()
        text.select(TextSelection(4..<9))
        text.toggleBoldface(nil)
        #expect(!isBold(text, 5), "attributes change only if editing them is allowed")
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
        // Changes of one turn are undone together.
        text.undoManager?.undo()
        #expect(!isBold(text, 5) && font(text, 5)?.pointSize == 17)
        #expect(text.styledText.attribute(.underlineStyle, at: 5, effectiveRange: nil) == nil)
        text.undoManager?.redo()
        #expect(font(text, 5)?.pointSize == 18)
        text.select(TextSelection(14))
        text.toggleBoldface(nil)
        fixture.screen.type("!?")
        #expect(isBold(text, 14) && isBold(text, 15) && !isBold(text, 13) && text.editor.text == "one three five!?")
    }

    @Test("the edit menu has a submenu with styles if attributes can be edited")
    func menu() {
        let fixture = TextTouchFixture()
        let view = fixture.view("one three five")
        view.allowsEditingTextAttributes = true
        fixture.selectWord(at: 6, in: view)
        #expect(fixture.menu == ["Cut", "Copy", "Select All", "Format"])
        fixture.screen.tap("Format")
        #expect(fixture.menu == ["Back", "Bold", "Italic", "Underline"])
        fixture.screen.tap("Back")
        #expect(fixture.menu == ["Cut", "Copy", "Select All", "Format"])
        fixture.screen.tap("Format")
        fixture.screen.tap("Bold")
        fixture.screen.settle()
        #expect(isBold(view, 5) && !isBold(view, 2) && fixture.menu.isEmpty)
    }

    @Test("a field's typing attributes apply until the caret moves")
    func typingAttributes() {
        let fixture = TextTouchFixture()
        let field = fixture.field("ab")
        #expect(field.typingAttributes == nil)
        field.becomeFirstResponder()
        field.typingAttributes?[.foregroundColor] = UIColor.red
        fixture.screen.type("cd")
        func color(_ place: Int) -> UIColor? {
            field.attributedText?.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
        }
        #expect(field.text == "abcd" && color(2) == .red && color(3) == .red && color(1) != .red)
        fixture.screen.press(.keyboardHome)
        fixture.screen.type("x")
        #expect(color(0) != .red)
    }

    @Test("the writing direction of paragraphs can be changed")
    func direction() {
        let fixture = TextTouchFixture()
        let view = fixture.view("one\ntwo")
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 5, length: 1)
        view.makeTextWritingDirectionRightToLeft(nil)
        #expect(view.baseWritingDirection(for: OffsetTextPosition(5), in: .forward) == .rightToLeft)
        #expect(view.baseWritingDirection(for: OffsetTextPosition(1), in: .forward) == .leftToRight)
        view.makeTextWritingDirectionLeftToRight(nil)
        #expect(view.baseWritingDirection(for: OffsetTextPosition(5), in: .forward) == .leftToRight)
    }
}
