import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Text fields", .serialized) @MainActor
final class TextFieldTests {
    final class Log: NSObject, UITextFieldDelegate {
        var calls: [String] = []
        var allows: (String) -> Bool = { _ in true }

        private func ask(_ call: String) -> Bool {
            calls.append(call)
            return allows(call)
        }
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("shouldBegin") }
        func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd") }
        func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
            calls.append("didEnd \(reason == .committed)")
        }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { ask("change \(range.location) \(range.length) \(string)") }
        func textFieldDidChangeSelection(_ textField: UITextField) {
            let range = textField.editor.selection.range
            calls.append("selection \(range.lowerBound)..<\(range.upperBound)")
        }
        func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("shouldClear") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn") }
    }

    private lazy var screen = HeadlessScreen(scale: 1)
    private let root = UIView()
    private let log = Log()

    private func makeField(_ text: String = "", y: CGFloat = 100, width: CGFloat = 200) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: y, width: width, height: 34))
        field.borderStyle = .roundedRect
        field.text = text
        root.addSubview(field)
        if root.window == nil { screen.show(root) }
        return field
    }

    private func selection(_ field: UITextField) -> Range<Int> { field.editor.selection.range }

    @Test("a tap begins editing, keys type, and Return calls the delegate, in UIKit's order")
    func order() {
        let field = makeField()
        field.delegate = log
        var events: [String] = []
        for (event, name) in [
            (UIControl.Event.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
            (.editingDidEndOnExit, "exit"),
        ] {
            field.addAction(UIAction { _ in events.append(name) }, for: event)
        }
        screen.tap(field)
        #expect(field.isEditing && field.isFirstResponder)
        screen.type("ab")
        screen.press(.keyboardDeleteOrBackspace)
        screen.type("\n")
        #expect(!field.isEditing && field.text == "a")
        #expect(
            log.calls == [
                "shouldBegin", "didBegin", "change 0 0 a", "selection 1..<1", "change 1 0 b", "selection 2..<2",
                "change 1 1 ", "selection 1..<1", "shouldReturn", "shouldEnd", "didEnd true",
            ])
        #expect(events == ["begin", "changed", "changed", "changed", "exit", "end"])
    }

    @Test("without an action for its end Return does not end editing, and the delegate can prevent each step")
    func preventedSteps() {
        let field = makeField("ab")
        field.delegate = log
        log.allows = { $0 != "shouldBegin" }
        screen.tap(field)
        #expect(!field.isEditing && !field.becomeFirstResponder())
        log.allows = { !$0.hasPrefix("change") && $0 != "shouldEnd" }
        #expect(field.becomeFirstResponder())
        screen.type("x\n")
        screen.press(.keyboardDeleteOrBackspace)
        #expect(field.text == "ab" && field.isEditing)
        #expect(!field.resignFirstResponder() && !root.endEditing(false) && field.isEditing)
        #expect(root.endEditing(true) && !field.isEditing)
        field.isEnabled = false
        #expect(!field.becomeFirstResponder())
    }

    @Test("notifications are posted when editing begins, changes the text, and ends, with the reason")
    func notifications() {
        let field = makeField()
        var names: [String] = []
        let observers = [
            UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
            UITextField.textDidEndEditingNotification,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { notification in
                let reason = notification.userInfo?["UITextFieldDidEndEditingReasonKey"] as? Int
                MainActor.assumeIsolated { names.append(name.rawValue + (reason.map { " \($0)" } ?? "")) }
            }
        }
        field.becomeFirstResponder()
        field.text = "by code"
        screen.type("!")
        field.resignFirstResponder()
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        #expect(
            names == [
                "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidChangeNotification",
                "UITextFieldTextDidEndEditingNotification 0",
            ])
    }

    @Test("arrow keys move the caret, Shift selects, Control moves by words, Home and End move to the ends")
    func keys() {
        let field = makeField("one two 👩‍👩‍👧")
        field.becomeFirstResponder()
        #expect(selection(field) == 16..<16)
        screen.press(.keyboardLeftArrow)
        #expect(selection(field) == 8..<8)
        screen.press(.keyboardLeftArrow, modifiers: .control)
        #expect(selection(field) == 4..<4)
        screen.press(.keyboardRightArrow, modifiers: [.shift, .alternate])
        #expect(selection(field) == 4..<7)
        screen.press(.keyboardHome, modifiers: .shift)
        #expect(selection(field) == 0..<4)
        screen.press(.keyboardRightArrow)
        #expect(selection(field) == 4..<4)
        screen.press(.keyboardEnd)
        screen.press(.keyboardDeleteOrBackspace)
        #expect(field.text == "one two ")
        screen.press(.keyboardDeleteOrBackspace, modifiers: .control)
        #expect(field.text == "one ")
        screen.press(.keyboardHome)
        screen.press(.keyboardDeleteForward)
        #expect(field.text == "ne ")
    }

    @Test("copied text is pasted in this and in other apps, with line breaks replaced by spaces")
    func clipboard() {
        let field = makeField("copy me")
        field.becomeFirstResponder()
        let count = UIPasteboard.general.changeCount
        screen.press(.keyboardA, modifiers: .control)
        screen.press(.keyboardC, modifiers: .control)
        #expect(screen.clipboardText == "copy me" && UIPasteboard.general.string == "copy me")
        #expect(UIPasteboard.general.changeCount == count + 1 && UIPasteboard.general.hasStrings)
        screen.press(.keyboardX, modifiers: .command)
        #expect(field.text == "")
        screen.press(.keyboardV, modifiers: .control)
        screen.press(.keyboardV, modifiers: .control)
        #expect(field.text == "copy mecopy me")
        screen.clipboardText = "two\nlines"
        #expect(UIPasteboard.general.changeCount == count + 3)
        screen.press(.keyboardA, modifiers: .control)
        screen.press(.keyboardV, modifiers: .control)
        #expect(field.text == "two lines")
        UIPasteboard.general.strings = ["a", "b"]
        #expect(screen.clipboardText == "a\nb" && UIPasteboard.general.strings == ["a", "b"])
    }

    @Test("continuous typing is undone and redone as one edit")
    func undo() {
        let field = makeField("start")
        field.becomeFirstResponder()
        screen.type(" more")
        screen.press(.keyboardHome)
        screen.type("re")
        screen.press(.keyboardZ, modifiers: .control)
        #expect(field.text == "start more" && selection(field) == 0..<0)
        screen.press(.keyboardZ, modifiers: .command)
        #expect(field.text == "start")
        screen.press(.keyboardZ, modifiers: .control)
        #expect(field.text == "start")
        screen.press(.keyboardZ, modifiers: [.control, .shift])
        #expect(field.text == "start more")
        screen.press(.keyboardY, modifiers: .control)
        #expect(field.text == "restart more" && field.undoManager?.canRedo == false)
        field.text = "other"
        #expect(field.undoManager?.canUndo == false)
    }

    @Test("secure text is shown as dots, its last character briefly, and can't be copied")
    func secret() {
        let field = makeField("old")
        field.isSecureTextEntry = true
        field.becomeFirstResponder()
        screen.type("x")
        #expect(field.text == "x", "typing replaces secure text")
        screen.type("y")
        #expect(field.display.content == .plain("•y", field.font!.record))
        screen.advance(by: 3)
        #expect(field.display.content == .plain("••", field.font!.record))
        screen.press(.keyboardA, modifiers: .control)
        screen.clipboardText = "before"
        screen.press(.keyboardC, modifiers: .control)
        screen.press(.keyboardX, modifiers: .control)
        #expect(screen.clipboardText == "before" && field.text == "xy")
        #expect(screen.texts.contains("••") && !screen.texts.contains("xy"))
    }

    @Test("the clear button clears the text if the delegate allows it")
    func clearing() {
        let field = makeField("full")
        field.clearButtonMode = .always
        field.delegate = log
        screen.settle()
        log.allows = { $0 != "shouldClear" }
        screen.tap("Clear text")
        #expect(field.text == "full")
        log.allows = { _ in true }
        screen.tap("Clear text")
        #expect(field.text == "" && field.isEditing && log.calls.contains("shouldClear"))
        #expect(screen.view(showing: "Clear text") == nil)
        field.clearButtonMode = .whileEditing
        screen.type("a")
        #expect(screen.view(showing: "Clear text") != nil)
        field.resignFirstResponder()
        screen.settle()
        #expect(screen.view(showing: "Clear text") == nil)
    }

    @Test("a click places the caret, a drag selects, a double click selects a word, a triple click all")
    func mouse() {
        let field = makeField("hello wide world")
        field.becomeFirstResponder()
        screen.settle()
        func point(_ offset: Int) -> CGPoint {
            let rect = field.caretRect(for: OffsetTextPosition(offset))
            return field.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
        }
        screen.click(at: point(3))
        #expect(selection(field) == 3..<3)
        screen.advance(by: 1)
        screen.dragMouse(from: point(2), to: point(9))
        #expect(selection(field) == 2..<9)
        screen.advance(by: 1)
        screen.dragMouse(from: point(9), to: point(2))
        #expect(selection(field) == 2..<9 && field.editor.selection.head == 2)
        screen.advance(by: 1)
        screen.click(at: point(8))
        screen.click(at: point(8))
        #expect(field.editor.selectedText == "wide")
        screen.click(at: point(8))
        #expect(selection(field) == 0..<16)
        screen.advance(by: 1)
        screen.click(at: point(3))
        screen.click(at: point(7), holding: .shift)
        #expect(selection(field) == 3..<7)
    }

    @Test("a tap places the caret at the nearest word boundary, and a drag over the field scrolls the list")
    func touch() {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        list.contentSize = CGSize(width: 390, height: 3000)
        list.contentInsetAdjustmentBehavior = .never
        root.addSubview(list)
        let field = makeField("hello world")
        list.addSubview(field)
        screen.settle()
        screen.drag(from: CGPoint(x: 100, y: 110), to: CGPoint(x: 100, y: 60))
        #expect(list.contentOffset.y > 20 && !field.isEditing)
        let rect = field.caretRect(for: OffsetTextPosition(2))
        let place = field.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
        screen.tap(at: place)
        #expect(field.isEditing && selection(field) == 0..<0)
        screen.tap(at: place)
        #expect(field.editor.selectedText == "hello")
    }

    @Test("the caret of a long text remains visible, and the text fills the field")
    func scrolling() {
        let field = makeField(width: 120)
        field.becomeFirstResponder()
        func caret() -> CGRect {
            field.layoutIfNeeded()
            return field.caretRect(for: OffsetTextPosition(field.editor.selection.head))
        }
        let editingBounds = field.editingRect(forBounds: field.bounds)
        for _ in 0..<10 {
            screen.type("long text ")
            #expect(caret().minX >= editingBounds.minX - 0.01 && caret().maxX <= editingBounds.maxX + 0.01)
        }
        for _ in 0..<60 {
            screen.press(.keyboardLeftArrow)
            #expect(caret().minX >= editingBounds.minX - 0.01 && caret().maxX <= editingBounds.maxX + 0.01)
        }
        screen.press(.keyboardHome)
        #expect(abs(caret().minX - editingBounds.minX) < 0.5)
        screen.press(.keyboardEnd)
        #expect(abs(caret().maxX - editingBounds.maxX) < 0.5)
        field.resignFirstResponder()
        field.layoutIfNeeded()
        #expect(field.content.scroll == 0)
    }

    @Test("Tab moves to the next field and selects its text, Shift-Tab moves back, both cyclically")
    func tab() {
        let fields = [makeField("1", y: 100), makeField("2", y: 200), makeField("3", y: 150)]
        fields[0].becomeFirstResponder()
        screen.press(.keyboardTab)
        #expect(fields[2].isEditing && fields[2].editor.selectedText == "3")
        screen.press(.keyboardTab)
        #expect(fields[1].isEditing)
        screen.press(.keyboardTab)
        #expect(fields[0].isEditing)
        screen.press(.keyboardTab, modifiers: .shift)
        #expect(fields[1].isEditing && fields[1].text == "2")
        screen.tap(fields[2])
        #expect(fields[2].isEditing && !fields[1].isEditing)
    }

    @Test("in bidirectional text the right arrow moves right, and each caret position maps back to its offset")
    func bidirectional() {
        let field = makeField("abc שלום def", width: 300)
        field.becomeFirstResponder()
        screen.press(.keyboardHome)
        var xs: [CGFloat] = []
        for _ in 0..<13 {
            let offset = field.editor.selection.head
            xs.append(field.caretRect(for: OffsetTextPosition(offset)).midX)
            screen.press(.keyboardRightArrow)
        }
        #expect(zip(xs, xs.dropFirst()).allSatisfy { $0 <= $1 + 0.01 }, "\(xs)")
        #expect(field.editor.selection.head == 12)
        let hebrew = field.textRange(from: OffsetTextPosition(4), to: OffsetTextPosition(8))!
        let rects = field.selectionRects(for: hebrew)
        #expect(rects.count == 1 && rects[0].rect.width > 20)
        let mixed = field.textRange(from: OffsetTextPosition(2), to: OffsetTextPosition(6))!
        #expect(field.selectionRects(for: mixed).count == 2)
        for offset in [0, 2, 5, 6, 10, 12] {
            let rect = field.caretRect(for: OffsetTextPosition(offset))
            let found = field.offset(at: CGPoint(x: rect.midX, y: rect.midY))
            #expect(abs(field.caretRect(for: OffsetTextPosition(found)).midX - rect.midX) < 1.1, "\(offset) \(found)")
        }
    }

    @Test("marked text is underlined, replaced during composition, and committed")
    func composing() {
        let field = makeField("ab")
        field.becomeFirstResponder()
        screen.press(.keyboardLeftArrow)
        screen.compose("k")
        screen.compose("かん")
        #expect(field.text == "aかんb" && field.editor.marked == 1..<3)
        #expect(field.text(in: field.markedTextRange!) == "かん")
        guard case .rich(let rich)? = field.display.content else {
            Issue.record("what is composed has no attributes")
            return
        }
        #expect(rich.textRuns.contains { $0.decoration.underline == .single })
        screen.type("漢")
        #expect(field.text == "a漢b" && field.markedTextRange == nil && selection(field) == 2..<2)
    }

    @Test("a field has the intrinsic width of its text or placeholder")
    func size() {
        let field = UITextField()
        #expect(field.intrinsicContentSize.height == 22)
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize.height == 34)
        field.placeholder = "Name"
        let label = UILabel()
        label.text = "Name"
        #expect(abs(field.intrinsicContentSize.width - label.intrinsicContentSize.width - 14) <= 1)
        field.text = "A longer name"
        label.text = "A longer name"
        #expect(abs(field.intrinsicContentSize.width - label.intrinsicContentSize.width - 14) <= 1)
        #expect(
            field.textRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 34))
                == CGRect(x: 7, y: 2, width: 186, height: 30))
    }

    @Test("side views reduce the text area, and their modes follow editing")
    func sideViews() {
        let field = makeField("text")
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        field.leftView = left
        screen.settle()
        #expect(left.superview == nil)
        field.leftViewMode = .whileEditing
        let before = field.textRect(forBounds: field.bounds)
        field.becomeFirstResponder()
        screen.settle()
        let after = field.editingRect(forBounds: field.bounds)
        #expect(left.superview === field && left.frame.maxX < after.minX && after.minX > before.minX + 19)
        #expect(after.maxX == before.maxX && left.frame.midY == 17)
        field.resignFirstResponder()
        screen.settle()
        #expect(left.superview == nil)
    }

    @Test("a field aligned with a label's baseline is level with it")
    func baseline() {
        let field = UITextField()
        field.placeholder = "Value"
        field.borderStyle = .roundedRect
        let label = UILabel()
        label.text = "Label"
        for view in [field, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
            field.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
            label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
        ])
        screen.show(root)
        #expect(abs(label.frame.midY - field.frame.midY) <= 0.5)
    }

    @Test("the caret blinks twice per second without keeping the screen busy, and no frames are drawn without it")
    func blinking() {
        let field = makeField()
        field.becomeFirstResponder()
        #expect(screen.settle())
        #expect(!field.content.caret.isHidden)
        screen.advance(by: 0.55)
        #expect(field.content.caret.isHidden)
        screen.advance(by: 0.5)
        #expect(!field.content.caret.isHidden)
        screen.advance(by: 0.45)
        screen.type("a")
        #expect(!field.content.caret.isHidden, "typing shows it again")
        field.resignFirstResponder()
        screen.settle()
        let frames = screen.frameCount
        screen.advance(by: 5)
        #expect(screen.frameCount == frames)
    }

    @Test("text can be read and changed by positions, as on iOS")
    func textInput() {
        let field = makeField("Hello world")
        #expect(field.selectedTextRange == nil)
        field.becomeFirstResponder()
        let start = field.beginningOfDocument
        #expect(field.offset(from: start, to: field.endOfDocument) == 11)
        #expect(field.position(from: start, offset: 12) == nil && field.position(from: start, offset: -1) == nil)
        let five = field.position(from: start, offset: 5)!
        let range = field.textRange(from: five, to: start)!
        #expect(field.text(in: range) == "Hello" && field.compare(start, to: five) == .orderedAscending)
        field.selectedTextRange = range
        #expect(field.selectedTextRange == range && selection(field) == 0..<5)
        field.replace(range, withText: "Bye")
        #expect(field.text == "Bye world")
        let word = field.tokenizer.rangeEnclosingPosition(
            field.position(from: start, offset: 5)!, with: .word, inDirection: .storage(.forward))!
        #expect(field.text(in: word) == "world")
        let end = field.tokenizer.position(from: start, toBoundary: .word, inDirection: .storage(.forward))!
        #expect(field.offset(from: start, to: end) == 3)
        #expect(field.firstRect(for: word).width > 30)
    }

    @Test("a text field is decoded with its properties")
    func archive() throws {
        let field = makeField("text")
        field.placeholder = "Name"
        field.keyboardType = .emailAddress
        field.isSecureTextEntry = true
        field.clearButtonMode = .whileEditing
        let data = try NSKeyedArchiver.archivedData(withRootObject: field, requiringSecureCoding: false)
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let copy = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UITextField
        #expect(copy?.text == "text" && copy?.placeholder == "Name" && copy?.keyboardType == .emailAddress)
        #expect(copy?.isSecureTextEntry == true && copy?.clearButtonMode == .whileEditing)
        #expect(copy?.borderStyle == .roundedRect)
    }
}
