import Foundation
import Testing
import TrestleTesting

@testable import UIKit

/// A text on a small screen, and fingers on it.
@MainActor
final class TouchedText {
    let screen: HeadlessScreen
    let root = UIView()

    init(
        style: UIUserInterfaceStyle = .light, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        size: CGSize = CGSize(width: 320, height: 260)
    ) {
        screen = HeadlessScreen(
            size: size, scale: 2, style: style, safeAreaInsets: .zero, layoutDirection: direction,
            hasHardwareKeyboard: true)
        root.backgroundColor = .systemBackground
        screen.show(root)
    }

    func field(_ text: String, y: CGFloat = 110, width: CGFloat = 280) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: y, width: width, height: 34))
        field.borderStyle = .roundedRect
        field.text = text
        root.addSubview(field)
        screen.advanceFrame()
        return field
    }

    func view(_ text: String, height: CGFloat = 130) -> UITextView {
        let view = UITextView(frame: CGRect(x: 20, y: 90, width: 280, height: height))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        root.addSubview(view)
        screen.advanceFrame()
        return view
    }

    /// The middle of the line before the character at an offset, on the screen.
    func place(_ offset: Int, in text: any TextEditing) -> CGPoint {
        text.layoutIfNeeded()
        let rect = text.caretRect(at: offset)
        return text.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    /// Taps twice: selects the word.
    func selectWord(at offset: Int, in text: any TextEditing) {
        let place = place(offset, in: text)
        screen.tap(at: place)
        screen.tap(at: place)
        screen.settle()
    }

    /// The handles that are seen, the start's first.
    func handles(of text: any TextEditing) -> [SelectionHandleView] {
        text.layoutIfNeeded()
        return text.subviews.compactMap { $0 as? SelectionHandleView }.filter { !$0.isHidden }
            .sorted { $0.edge == .start && $1.edge == .end }
    }

    /// The middle of a handle on the screen.
    func middle(of handle: SelectionHandleView) -> CGPoint {
        handle.convert(CGPoint(x: handle.bounds.midX, y: handle.bounds.midY), to: nil)
    }

    /// What the edit menu shows.
    var menu: [String] {
        guard screen.window?.editMenu != nil else { return [] }
        return screen.views(EditMenuItem.self).filter { $0.superview != nil }
            .sorted { $0.convert($0.bounds, to: nil).minX < $1.convert($1.bounds, to: nil).minX }
            .compactMap(\.accessibilityLabel)
    }

    var isLoupeShown: Bool { !screen.views(TextLoupeView.self).isEmpty }
}

@Suite("Fingers in a text", .serialized) @MainActor
struct TextTouchTests {
    // MARK: Handles

    @Test(
        "a double tap shows handles at the ends of the word, in a field and in a text view", arguments: [true, false])
    func doubleTap(inField: Bool) throws {
        let touched = TouchedText()
        let text: any TextEditing =
            inField ? touched.field("one three five") : touched.view("one three five")
        touched.selectWord(at: 6, in: text)
        #expect(text.editor.selectedText == "three")
        let handles = touched.handles(of: text)
        try #require(handles.count == 2)
        #expect(abs(touched.middle(of: handles[0]).x - touched.place(4, in: text).x) < 1.5)
        #expect(abs(touched.middle(of: handles[1]).x - touched.place(9, in: text).x) < 1.5)
        #expect(handles[0].frame.maxY < handles[1].frame.maxY && handles[0].frame.minY < handles[1].frame.minY)
    }

    @Test("a selection by the mouse or the keyboard has no handles, nor has a caret")
    func othersHaveNone() {
        let touched = TouchedText()
        let field = touched.field("one three five")
        touched.screen.dragMouse(from: touched.place(0, in: field), to: touched.place(8, in: field))
        #expect(!field.editor.selection.isEmpty && touched.handles(of: field).isEmpty)
        touched.screen.advance(by: 1)
        touched.screen.tap(at: touched.place(13, in: field))
        #expect(field.editor.selection.isEmpty && touched.handles(of: field).isEmpty)
        touched.selectWord(at: 6, in: field)
        touched.screen.press(.keyboardA, modifiers: .control)
        touched.screen.advanceFrame()
        #expect(field.editor.selectedText == "one three five" && touched.handles(of: field).isEmpty)
        touched.selectWord(at: 6, in: field)
        field.resignFirstResponder()
        touched.screen.advanceFrame()
        #expect(touched.handles(of: field).isEmpty)
    }

    @Test("a handle that is dragged takes its end along, one past the other as well", arguments: [true, false])
    func dragging(inField: Bool) throws {
        let touched = TouchedText()
        let text: any TextEditing =
            inField ? touched.field("one three five") : touched.view("one three five")
        touched.selectWord(at: 6, in: text)
        var handles = touched.handles(of: text)
        try #require(handles.count == 2)
        let way = touched.place(14, in: text).x - touched.place(9, in: text).x
        let end = touched.middle(of: handles[1])
        touched.screen.drag(from: end, to: CGPoint(x: end.x + way, y: end.y))
        #expect(text.editor.selectedText == "three five")
        handles = touched.handles(of: text)
        let start = touched.middle(of: handles[0])
        touched.screen.drag(
            from: start,
            to: CGPoint(x: start.x - touched.place(4, in: text).x + touched.place(0, in: text).x, y: start.y))
        #expect(text.editor.selectedText == "one three five")
        // The start's goes past the end's: the end stays where it is.
        touched.screen.tap(at: touched.place(0, in: text))
        touched.screen.advance(by: 1)
        touched.selectWord(at: 1, in: text)
        #expect(text.editor.selectedText == "one")
        handles = touched.handles(of: text)
        let first = touched.middle(of: handles[0])
        touched.screen.drag(
            from: first,
            to: CGPoint(x: first.x + touched.place(9, in: text).x - touched.place(0, in: text).x, y: first.y))
        #expect(text.editor.selectedText == " three")
        #expect(touched.handles(of: text).count == 2)
    }

    @Test("one character at least stays selected")
    func neverEmpty() throws {
        let touched = TouchedText()
        let field = touched.field("one three five")
        touched.selectWord(at: 6, in: field)
        let handles = touched.handles(of: field)
        let end = touched.middle(of: handles[1])
        touched.screen.drag(
            from: end, to: CGPoint(x: end.x + touched.place(4, in: field).x - touched.place(9, in: field).x, y: end.y))
        #expect(field.editor.selectedText == "t")
    }

    @Test("over several lines, and from right to left")
    func lines() throws {
        let touched = TouchedText()
        let view = touched.view("first line\nsecond line\nthird line")
        touched.selectWord(at: 2, in: view)
        let handles = touched.handles(of: view)
        let end = touched.middle(of: handles[1])
        let (from, to) = (touched.place(5, in: view), touched.place(17, in: view))
        touched.screen.drag(from: end, to: CGPoint(x: end.x + to.x - from.x, y: end.y + to.y - from.y))
        #expect(view.editor.selectedText == "first line\nsecond")
        let hebrew = touched.field("אחת שתיים שלוש", y: 30)
        touched.selectWord(at: 6, in: hebrew)
        #expect(hebrew.editor.selectedText == "שתיים")
        let sides = touched.handles(of: hebrew)
        try #require(sides.count == 2)
        #expect(touched.middle(of: sides[0]).x > touched.middle(of: sides[1]).x)
        let left = touched.middle(of: sides[1])
        touched.screen.drag(
            from: left,
            to: CGPoint(x: left.x + touched.place(14, in: hebrew).x - touched.place(9, in: hebrew).x, y: left.y))
        #expect(hebrew.editor.selectedText == "שתיים שלוש")
    }

    @Test("a finger on a handle scrolls nothing, and a text view scrolls as one is held at its edge")
    func scrolling() throws {
        let touched = TouchedText()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 260))
        list.contentSize = CGSize(width: 320, height: 2000)
        touched.root.addSubview(list)
        let field = touched.field("one three five")
        list.addSubview(field)
        touched.selectWord(at: 6, in: field)
        let handle = touched.middle(of: touched.handles(of: field)[1])
        touched.screen.drag(from: handle, to: CGPoint(x: handle.x, y: handle.y - 90))
        #expect(list.contentOffset == .zero)
        list.removeFromSuperview()

        let view = touched.view((0..<40).map { "line \($0)" }.joined(separator: "\n"))
        touched.selectWord(at: 2, in: view)
        #expect(view.contentOffset == .zero)
        let end = touched.middle(of: touched.handles(of: view)[1])
        touched.screen.touchDown(at: end)
        touched.screen.touchMove(to: CGPoint(x: end.x, y: 210))
        touched.screen.touchMove(to: CGPoint(x: end.x, y: 216))
        touched.screen.advance(by: 1)
        #expect(view.contentOffset.y > 100 && view.editor.selection.range.count > 60)
        touched.screen.touchUp(at: CGPoint(x: end.x, y: 216))
        touched.screen.settle()
        let offset = view.contentOffset
        touched.screen.advance(by: 1)
        #expect(view.contentOffset == offset)
    }

    // MARK: Caret and loupe

    @Test("a long press takes the caret along under a loupe, and a menu follows", arguments: [true, false])
    func longPress(inField: Bool) {
        let touched = TouchedText()
        let text: any TextEditing =
            inField ? touched.field("one three five") : touched.view("one three five")
        let start = touched.place(6, in: text)
        touched.screen.touchDown(at: start)
        touched.screen.advance(by: 0.6)
        #expect(text.editor.selection == TextSelection(6) && touched.isLoupeShown)
        touched.screen.touchMove(to: touched.place(11, in: text))
        touched.screen.advanceFrame()
        #expect(text.editor.selection == TextSelection(11) && touched.menu.isEmpty)
        touched.screen.touchUp(at: touched.place(11, in: text))
        touched.screen.settle()
        #expect(!touched.isLoupeShown && touched.menu == ["Select", "Select All"])
    }

    @Test("the caret can be dragged at once, and the text does not scroll meanwhile")
    func caretDrag() {
        let touched = TouchedText()
        let view = touched.view((0..<40).map { "line \($0) and more" }.joined(separator: "\n"))
        touched.screen.tap(at: touched.place(6, in: view))
        touched.screen.advance(by: 1)
        let caret = view.editor.selection.head
        let start = touched.place(caret, in: view)
        touched.screen.touchDown(at: start)
        touched.screen.touchMove(to: CGPoint(x: start.x + 30, y: start.y + 5))
        touched.screen.touchMove(to: CGPoint(x: start.x + 40, y: start.y + 45))
        touched.screen.advanceFrame()
        #expect(touched.isLoupeShown && view.contentOffset == .zero)
        #expect(view.editor.selection.isEmpty && view.editor.selection.head > 30)
        touched.screen.touchUp(at: CGPoint(x: start.x + 40, y: start.y + 45))
        touched.screen.settle()
        #expect(!touched.isLoupeShown && view.contentOffset == .zero && view.editor.selection.head > 30)
        // Beside the caret a finger scrolls.
        touched.screen.drag(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 250, y: 100))
        #expect(view.contentOffset.y > 20)
    }

    @Test("a text to read selects the word under a finger that rests, and shows what can be copied")
    func readOnly() {
        let touched = TouchedText()
        let view = touched.view("alpha beta gamma")
        view.isEditable = false
        touched.screen.longPress(at: touched.place(8, in: view))
        touched.screen.settle()
        #expect(view.editor.selectedText == "beta" && touched.handles(of: view).count == 2)
        #expect(touched.menu == ["Copy", "Select All"])
        touched.screen.tap("Copy")
        #expect(touched.screen.clipboardText == "beta")
        touched.screen.advance(by: 1)
        touched.screen.tap(at: touched.place(2, in: view))
        touched.screen.advanceFrame()
        #expect(view.editor.selection.isEmpty && touched.handles(of: view).isEmpty)
    }

    // MARK: Looks

    @Test(
        "handles and menu look as on iOS",
        arguments: [("handles-light", UIUserInterfaceStyle.light), ("handles-dark", .dark)])
    func look(name: String, style: UIUserInterfaceStyle) {
        let touched = TouchedText(style: style)
        let view = touched.view("Text that people select with their fingers has handles at both of its ends.")
        touched.screen.tap(at: touched.place(12, in: view))
        UIPasteboard.general.string = "something"
        touched.selectWord(at: 12, in: view)
        let end = touched.middle(of: touched.handles(of: view)[1])
        touched.screen.drag(from: end, to: CGPoint(x: end.x - 20, y: end.y + 21))
        touched.screen.settle()
        expectSnapshot(touched.screen, matches: name)
    }

    @Test("a field's handles, and its menu, from right to left")
    func rightToLeft() {
        let touched = TouchedText(direction: .rightToLeft)
        let field = touched.field("אחת שתיים שלוש")
        touched.selectWord(at: 6, in: field)
        expectSnapshot(touched.screen, matches: "handles-rtl")
    }

    @Test("the loupe shows the text around the caret", arguments: [UIUserInterfaceStyle.light, .dark])
    func loupe(style: UIUserInterfaceStyle) {
        let touched = TouchedText(style: style)
        let view = touched.view(
            "Text that people touch is shown in a loupe above the finger, a little larger than it is.")
        touched.screen.touchDown(at: touched.place(45, in: view))
        touched.screen.advance(by: 0.9)
        touched.screen.touchMove(to: touched.place(46, in: view))
        touched.screen.advanceFrame()
        expectSnapshot(touched.screen, matches: style == .dark ? "loupe-dark" : "loupe")
    }
}
