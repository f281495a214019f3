import Foundation
import Testing
import TrestleTesting

@testable import UIKit

/// A small screen with editable text, and helpers to touch it.
@MainActor
final class TextTouchFixture {
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

    /// Returns the center of the caret before the character at an offset, in screen coordinates.
    func place(_ offset: Int, in text: any TextEditing) -> CGPoint {
        text.layoutIfNeeded()
        let rect = text.caretRect(at: offset)
        return text.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    /// Selects a word with a double tap.
    func selectWord(at offset: Int, in text: any TextEditing) {
        let place = place(offset, in: text)
        screen.tap(at: place)
        screen.tap(at: place)
        screen.settle()
    }

    /// The visible selection handles, the leading one first.
    func handles(of text: any TextEditing) -> [SelectionHandleView] {
        text.layoutIfNeeded()
        return text.subviews.compactMap { $0 as? SelectionHandleView }.filter { !$0.isHidden }
            .sorted { $0.edge == .start && $1.edge == .end }
    }

    /// Returns the center of a handle in screen coordinates.
    func middle(of handle: SelectionHandleView) -> CGPoint {
        handle.convert(CGPoint(x: handle.bounds.midX, y: handle.bounds.midY), to: nil)
    }

    /// The titles in the edit menu.
    var menu: [String] {
        guard screen.window?.editMenu != nil else { return [] }
        return screen.views(EditMenuItem.self).filter { $0.superview != nil }
            .sorted { $0.convert($0.bounds, to: nil).minX < $1.convert($1.bounds, to: nil).minX }
            .compactMap(\.accessibilityLabel)
    }

    var isLoupeShown: Bool { !screen.views(TextLoupeView.self).isEmpty }
}

@Suite("Touches in editable text", .serialized) @MainActor
struct TextTouchTests {
    // MARK: Handles

    @Test(
        "a double tap shows handles at the ends of the word", arguments: [true, false])
    func doubleTap(inField: Bool) throws {
        let fixture = TextTouchFixture()
        let text: any TextEditing =
            inField ? fixture.field("one three five") : fixture.view("one three five")
        fixture.selectWord(at: 6, in: text)
        #expect(text.editor.selectedText == "three")
        let handles = fixture.handles(of: text)
        try #require(handles.count == 2)
        #expect(abs(fixture.middle(of: handles[0]).x - fixture.place(4, in: text).x) < 1.5)
        #expect(abs(fixture.middle(of: handles[1]).x - fixture.place(9, in: text).x) < 1.5)
        #expect(handles[0].frame.maxY < handles[1].frame.maxY && handles[0].frame.minY < handles[1].frame.minY)
    }

    @Test("selections by mouse or keyboard have no handles, and neither has a caret")
    func noHandles() {
        let fixture = TextTouchFixture()
        let field = fixture.field("one three five")
        fixture.screen.dragMouse(from: fixture.place(0, in: field), to: fixture.place(8, in: field))
        #expect(!field.editor.selection.isEmpty && fixture.handles(of: field).isEmpty)
        fixture.screen.advance(by: 1)
        fixture.screen.tap(at: fixture.place(13, in: field))
        #expect(field.editor.selection.isEmpty && fixture.handles(of: field).isEmpty)
        fixture.selectWord(at: 6, in: field)
        fixture.screen.press(.keyboardA, modifiers: .control)
        fixture.screen.advanceFrame()
        #expect(field.editor.selectedText == "one three five" && fixture.handles(of: field).isEmpty)
        fixture.selectWord(at: 6, in: field)
        field.resignFirstResponder()
        fixture.screen.advanceFrame()
        #expect(fixture.handles(of: field).isEmpty)
    }

    @Test("dragging a handle moves its end of the selection, also past the other end", arguments: [true, false])
    func dragging(inField: Bool) throws {
        let fixture = TextTouchFixture()
        let text: any TextEditing =
            inField ? fixture.field("one three five") : fixture.view("one three five")
        fixture.selectWord(at: 6, in: text)
        var handles = fixture.handles(of: text)
        try #require(handles.count == 2)
        let distance = fixture.place(14, in: text).x - fixture.place(9, in: text).x
        let end = fixture.middle(of: handles[1])
        fixture.screen.drag(from: end, to: CGPoint(x: end.x + distance, y: end.y))
        #expect(text.editor.selectedText == "three five")
        handles = fixture.handles(of: text)
        let start = fixture.middle(of: handles[0])
        fixture.screen.drag(
            from: start,
            to: CGPoint(x: start.x - fixture.place(4, in: text).x + fixture.place(0, in: text).x, y: start.y))
        #expect(text.editor.selectedText == "one three five")
        // The start handle is dragged past the end, which keeps its position.
        fixture.screen.tap(at: fixture.place(0, in: text))
        fixture.screen.advance(by: 1)
        fixture.selectWord(at: 1, in: text)
        #expect(text.editor.selectedText == "one")
        handles = fixture.handles(of: text)
        let first = fixture.middle(of: handles[0])
        fixture.screen.drag(
            from: first,
            to: CGPoint(x: first.x + fixture.place(9, in: text).x - fixture.place(0, in: text).x, y: first.y))
        #expect(text.editor.selectedText == " three")
        #expect(fixture.handles(of: text).count == 2)
    }

    @Test("dragging a handle keeps at least one character selected")
    func minimumSelection() throws {
        let fixture = TextTouchFixture()
        let field = fixture.field("one three five")
        fixture.selectWord(at: 6, in: field)
        let handles = fixture.handles(of: field)
        let end = fixture.middle(of: handles[1])
        fixture.screen.drag(
            from: end, to: CGPoint(x: end.x + fixture.place(4, in: field).x - fixture.place(9, in: field).x, y: end.y))
        #expect(field.editor.selectedText == "t")
    }

    @Test("handles work across lines and in right-to-left text")
    func lines() throws {
        let fixture = TextTouchFixture()
        let view = fixture.view("first line\nsecond line\nthird line")
        fixture.selectWord(at: 2, in: view)
        let handles = fixture.handles(of: view)
        let end = fixture.middle(of: handles[1])
        let (from, to) = (fixture.place(5, in: view), fixture.place(17, in: view))
        fixture.screen.drag(from: end, to: CGPoint(x: end.x + to.x - from.x, y: end.y + to.y - from.y))
        #expect(view.editor.selectedText == "first line\nsecond")
        let hebrew = fixture.field("אחת שתיים שלוש", y: 30)
        fixture.selectWord(at: 6, in: hebrew)
        #expect(hebrew.editor.selectedText == "שתיים")
        let sides = fixture.handles(of: hebrew)
        try #require(sides.count == 2)
        #expect(fixture.middle(of: sides[0]).x > fixture.middle(of: sides[1]).x)
        let left = fixture.middle(of: sides[1])
        fixture.screen.drag(
            from: left,
            to: CGPoint(x: left.x + fixture.place(14, in: hebrew).x - fixture.place(9, in: hebrew).x, y: left.y))
        #expect(hebrew.editor.selectedText == "שתיים שלוש")
    }

    @Test("dragging a handle does not scroll, and holding one at the edge scrolls the text view")
    func scrolling() throws {
        let fixture = TextTouchFixture()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 260))
        list.contentSize = CGSize(width: 320, height: 2000)
        fixture.root.addSubview(list)
        let field = fixture.field("one three five")
        list.addSubview(field)
        fixture.selectWord(at: 6, in: field)
        let handle = fixture.middle(of: fixture.handles(of: field)[1])
        fixture.screen.drag(from: handle, to: CGPoint(x: handle.x, y: handle.y - 90))
        #expect(list.contentOffset == .zero)
        list.removeFromSuperview()

        let view = fixture.view((0..<40).map { "line \($0)" }.joined(separator: "\n"))
        fixture.selectWord(at: 2, in: view)
        #expect(view.contentOffset == .zero)
        let end = fixture.middle(of: fixture.handles(of: view)[1])
        fixture.screen.touchDown(at: end)
        fixture.screen.touchMove(to: CGPoint(x: end.x, y: 210))
        fixture.screen.touchMove(to: CGPoint(x: end.x, y: 216))
        fixture.screen.advance(by: 1)
        #expect(view.contentOffset.y > 100 && view.editor.selection.range.count > 60)
        fixture.screen.touchUp(at: CGPoint(x: end.x, y: 216))
        fixture.screen.settle()
        let offset = view.contentOffset
        fixture.screen.advance(by: 1)
        #expect(view.contentOffset == offset)
    }

    // MARK: Caret and loupe

    @Test("a long press moves the caret under a loupe, and shows the menu at its end", arguments: [true, false])
    func longPress(inField: Bool) {
        let fixture = TextTouchFixture()
        let text: any TextEditing =
            inField ? fixture.field("one three five") : fixture.view("one three five")
        let start = fixture.place(6, in: text)
        fixture.screen.touchDown(at: start)
        fixture.screen.advance(by: 0.6)
        #expect(text.editor.selection == TextSelection(6) && fixture.isLoupeShown)
        fixture.screen.touchMove(to: fixture.place(11, in: text))
        fixture.screen.advanceFrame()
        #expect(text.editor.selection == TextSelection(11) && fixture.menu.isEmpty)
        fixture.screen.touchUp(at: fixture.place(11, in: text))
        fixture.screen.settle()
        #expect(!fixture.isLoupeShown && fixture.menu == ["Select", "Select All"])
    }

    @Test("the caret can be dragged immediately, without scrolling the text")
    func caretDrag() {
        let fixture = TextTouchFixture()
        let view = fixture.view((0..<40).map { "line \($0) and more" }.joined(separator: "\n"))
        fixture.screen.tap(at: fixture.place(6, in: view))
        fixture.screen.advance(by: 1)
        let caret = view.editor.selection.head
        let start = fixture.place(caret, in: view)
        fixture.screen.touchDown(at: start)
        fixture.screen.touchMove(to: CGPoint(x: start.x + 30, y: start.y + 5))
        fixture.screen.touchMove(to: CGPoint(x: start.x + 40, y: start.y + 45))
        fixture.screen.advanceFrame()
        #expect(fixture.isLoupeShown && view.contentOffset == .zero)
        #expect(view.editor.selection.isEmpty && view.editor.selection.head > 30)
        fixture.screen.touchUp(at: CGPoint(x: start.x + 40, y: start.y + 45))
        fixture.screen.settle()
        #expect(!fixture.isLoupeShown && view.contentOffset == .zero && view.editor.selection.head > 30)
        // A drag that begins outside the caret scrolls.
        fixture.screen.drag(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 250, y: 100))
        #expect(view.contentOffset.y > 20)
    }

    @Test("a long press on text that can't be edited selects a word and shows the menu")
    func readOnly() {
        let fixture = TextTouchFixture()
        let view = fixture.view("alpha beta gamma")
        view.isEditable = false
        fixture.screen.longPress(at: fixture.place(8, in: view))
        fixture.screen.settle()
        #expect(view.editor.selectedText == "beta" && fixture.handles(of: view).count == 2)
        #expect(fixture.menu == ["Copy", "Select All"])
        fixture.screen.tap("Copy")
        #expect(fixture.screen.clipboardText == "beta")
        fixture.screen.advance(by: 1)
        fixture.screen.tap(at: fixture.place(2, in: view))
        fixture.screen.advanceFrame()
        #expect(view.editor.selection.isEmpty && fixture.handles(of: view).isEmpty)
    }

    // MARK: Pictures

    @Test(
        "handles and menu match their reference images",
        arguments: [("handles-light", UIUserInterfaceStyle.light), ("handles-dark", .dark)])
    func look(name: String, style: UIUserInterfaceStyle) {
        let fixture = TextTouchFixture(style: style)
        let view = fixture.view("Text that people select with their fingers has handles at both of its ends.")
        fixture.screen.tap(at: fixture.place(12, in: view))
        UIPasteboard.general.string = "something"
        fixture.selectWord(at: 12, in: view)
        let end = fixture.middle(of: fixture.handles(of: view)[1])
        fixture.screen.drag(from: end, to: CGPoint(x: end.x - 20, y: end.y + 21))
        fixture.screen.settle()
        expectSnapshot(fixture.screen, matches: name)
    }

    @Test("handles and menu of right-to-left text match their reference image")
    func rightToLeft() {
        let fixture = TextTouchFixture(direction: .rightToLeft)
        let field = fixture.field("אחת שתיים שלוש")
        fixture.selectWord(at: 6, in: field)
        expectSnapshot(fixture.screen, matches: "handles-rtl")
    }

    @Test(
        "the loupe with the text around the caret matches its reference images",
        arguments: [UIUserInterfaceStyle.light, .dark]
    )
    func loupe(style: UIUserInterfaceStyle) {
        let fixture = TextTouchFixture(style: style)
        let view = fixture.view(
            "Text that people touch is shown in a loupe above the finger, a little larger than it is.")
        fixture.screen.touchDown(at: fixture.place(45, in: view))
        fixture.screen.advance(by: 0.9)
        fixture.screen.touchMove(to: fixture.place(46, in: view))
        fixture.screen.advanceFrame()
        expectSnapshot(fixture.screen, matches: style == .dark ? "loupe-dark" : "loupe")
    }
}
