import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Text views", .serialized) @MainActor
final class TextViewTests {
    @Test("a text view of either layout system has a layout manager and displays its text", arguments: [false, true])
    func layoutSystem(usesTextLayoutManager: Bool) {
        let view = UITextView(usingTextLayoutManager: usesTextLayoutManager)
        view.text = "Owl"
        #expect(view.layoutManager.textStorage?.string == "Owl" && view.frame == .zero)
    }

    final class Log: NSObject, UITextViewDelegate {
        var calls: [String] = []
        var allows: (String) -> Bool = { _ in true }

        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
            calls.append("shouldBegin")
            return true
        }
        func textViewDidBeginEditing(_ textView: UITextView) { calls.append("didBegin") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
            calls.append("shouldEnd")
            return true
        }
        func textViewDidEndEditing(_ textView: UITextView) { calls.append("didEnd") }
        func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
            calls.append("change \(range.location) \(range.length) \(text)")
            return allows(text)
        }
        func textViewDidChange(_ textView: UITextView) { calls.append("didChange \(textView.text ?? "")") }
        func textViewDidChangeSelection(_ textView: UITextView) {
            calls.append("selection \(textView.selectedRange.location)")
        }
        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            calls.append("link \(URL.absoluteString) \(characterRange.location) \(characterRange.length)")
            return false
        }
    }

    private lazy var screen = HeadlessScreen(scale: 1)
    private let root = UIView()
    private let log = Log()

    private func make(_ text: String = "", width: CGFloat = 200, height: CGFloat = 120) -> UITextView {
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: width, height: height))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        view.delegate = log
        root.backgroundColor = .white
        root.addSubview(view)
        screen.show(root)
        return view
    }

    private func caret(_ view: UITextView) -> CGRect {
        view.selectedTextRange.map { view.caretRect(for: $0.end) } ?? .null
    }

    @Test("a tap begins editing, keys and Return type, with the delegate calls in UIKit's order")
    func order() {
        let view = make()
        screen.tap(at: CGPoint(x: 60, y: 120))
        screen.type("a\nb")
        view.resignFirstResponder()
        #expect(view.text == "a\nb")
        #expect(
            log.calls == [
                "shouldBegin", "didBegin", "change 0 0 a", "selection 1", "didChange a", "change 1 0 \n", "selection 2",
                "didChange a\n", "change 2 0 b", "selection 3", "didChange a\nb", "shouldEnd", "didEnd",
            ])
    }

    @Test("changes that the delegate rejects are not made")
    func rejection() {
        let view = make("one")
        log.allows = { $0 != "x" }
        view.becomeFirstResponder()
        screen.type("xy")
        #expect(view.text == "oney")
    }

    @Test("lines wrap at the width, and vertical arrow keys keep the horizontal position")
    func vertically() {
        let view = make("a long line of words that needs two lines\nx\nthird paragraph", width: 220)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 10, length: 0)
        let x = caret(view).minX
        screen.press(.keyboardDownArrow)
        #expect(abs(caret(view).minX - x) < 8 && caret(view).minY > 20)
        screen.press(.keyboardDownArrow)
        #expect(view.selectedRange.location == ("a long line of words that needs two lines\nx" as NSString).length)
        screen.press(.keyboardDownArrow)
        #expect(abs(caret(view).minX - x) < 8)
        for _ in 0..<3 { screen.press(.keyboardUpArrow) }
        #expect(view.selectedRange.location == 10)
        screen.press(.keyboardUpArrow)
        #expect(view.selectedRange.location == 0)
    }

    @Test("Home and End move to the ends of the visible line, with Control to those of the text")
    func lineEnds() {
        let text = "a long line of words that needs two lines"
        let view = make(text, width: 220)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 3, length: 0)
        screen.press(.keyboardEnd)
        let end = view.selectedRange.location
        #expect(end > 10 && end < text.count && caret(view).minY < 20)
        screen.press(.keyboardHome)
        #expect(view.selectedRange.location == 0)
        screen.press(.keyboardEnd, modifiers: .control)
        #expect(view.selectedRange.location == text.count)
    }

    @Test("a mouse drag selects across lines, and typing replaces the selection")
    func mouse() {
        let view = make("first line\nsecond line\nthird line")
        let line = view.block.paragraphs[0].height
        screen.dragMouse(
            from: CGPoint(x: 26, y: 100 + 8 + line / 2), to: CGPoint(x: 26, y: 100 + 8 + line * 2.5))
        #expect(view.selectedRange == NSRange(location: 0, length: 23))
        #expect(view.contentOffset == .zero)
        screen.type("X")
        #expect(view.text == "Xthird line")
    }

    @Test("taps select the word's end, the word and the paragraph")
    func taps() {
        let view = make("alpha beta\ngamma")
        screen.tap(at: CGPoint(x: 40, y: 118))
        #expect(view.selectedRange == NSRange(location: 5, length: 0) || view.selectedRange.location == 0)
        screen.tap(at: CGPoint(x: 40, y: 118))
        #expect(view.selectedRange == NSRange(location: 0, length: 5))
        screen.tap(at: CGPoint(x: 40, y: 118))
        #expect(view.selectedRange == NSRange(location: 0, length: 10))
    }

    @Test("typing is undone and redone")
    func undo() {
        let view = make("start")
        view.becomeFirstResponder()
        screen.type(" and\nmore")
        screen.press(.keyboardZ, modifiers: .control)
        #expect(view.text == "start and\n")
        screen.press(.keyboardZ, modifiers: .control)
        screen.press(.keyboardZ, modifiers: .control)
        #expect(view.text == "start")
        screen.press(.keyboardZ, modifiers: [.control, .shift])
        #expect(view.text == "start and")
    }

    @Test("undoing a deletion or a replacement restores attributes and attachments, and redoing it those of new text")
    func undoOfAttributes() throws {
        let view = make("")
        let text = NSMutableAttributedString(
            string: "red", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)])
        let attachment = NSTextAttachment(image: UIImage(systemName: "star") ?? UIImage())
        text.append(NSAttributedString(attachment: attachment))
        text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]))
        view.attributedText = text
        view.becomeFirstResponder()
        func color(_ index: Int) -> UIColor? {
            view.attributedText.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
        }
        func hasAttachment() -> Bool {
            view.attributedText.attribute(.attachment, at: 3, effectiveRange: nil) as? NSTextAttachment === attachment
        }
        view.selectedRange = NSRange(location: 6, length: 0)
        for _ in 0..<5 { screen.press(.keyboardDeleteOrBackspace) }
        #expect(view.text == "rue")
        screen.press(.keyboardZ, modifiers: .control)
        #expect(view.text == text.string && hasAttachment())
        #expect([0, 2].allSatisfy { color($0) == .red } && [4, 7].allSatisfy { color($0) == .blue })
        screen.press(.keyboardZ, modifiers: [.control, .shift])
        #expect(view.text == "rue")
        screen.press(.keyboardZ, modifiers: .control)
        #expect(hasAttachment() && color(2) == .red && color(4) == .blue)
        view.selectedRange = NSRange(location: 1, length: 5)
        screen.type("x")
        #expect(view.text == "rxue")
        screen.press(.keyboardZ, modifiers: .control)
        #expect(view.text == text.string && hasAttachment() && color(5) == .blue)
        screen.press(.keyboardZ, modifiers: [.control, .shift])
        #expect(view.text == "rxue" && color(1) == .red && color(2) == .blue)
    }

    @Test("marked text is underlined during composition, and replaced by the committed text")
    func composing() {
        let view = make("ab")
        view.becomeFirstResponder()
        screen.compose("にほ")
        #expect(view.text == "abにほ" && view.markedTextRange != nil)
        screen.compose("")
        #expect(view.text == "ab")
        screen.compose("に")
        screen.type("日")
        #expect(view.text == "ab日" && view.markedTextRange == nil)
    }

    @Test("the caret remains visible while typing below the edge, and the content grows")
    func caretVisibility() {
        let view = make(height: 80)
        view.becomeFirstResponder()
        for line in 0..<12 { screen.type("line \(line)\n") }
        #expect(view.contentSize.height > 200)
        #expect(view.bounds.contains(caret(view).insetBy(dx: 0, dy: 1)))
        for _ in 0..<12 { screen.press(.keyboardUpArrow) }
        #expect(view.contentOffset.y <= 8 && view.bounds.contains(caret(view).insetBy(dx: 0, dy: 1)))
    }

    @Test("a text view that does not scroll has the height of its text, in constraints and `sizeThatFits`")
    func growing() {
        let view = make()
        view.isScrollEnabled = false
        let empty = view.sizeThatFits(CGSize(width: 200, height: 0))
        #expect(empty.height == (UIFont.systemFont(ofSize: 17).lineHeight + 16).rounded(.up))
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            view.widthAnchor.constraint(equalToConstant: 200),
        ])
        screen.advanceFrame()
        #expect(view.bounds.height == empty.height)
        view.becomeFirstResponder()
        screen.type("words that go on and on until there are several lines")
        #expect(view.bounds.height > empty.height + 30)
        #expect(view.bounds.height == view.sizeThatFits(CGSize(width: 200, height: 0)).height)
    }

    @Test("a text view that can't be edited can be selected and copied")
    func readOnly() {
        let view = make("alpha beta")
        view.isEditable = false
        screen.tap(at: CGPoint(x: 40, y: 118))
        #expect(!view.isFirstResponder)
        screen.tap(at: CGPoint(x: 40, y: 118))
        #expect(view.isFirstResponder && view.selectedRange == NSRange(location: 0, length: 5))
        screen.press(.keyboardC, modifiers: .control)
        #expect(screen.clipboardText == "alpha")
        screen.type("x")
        screen.press(.keyboardDeleteOrBackspace)
        #expect(view.text == "alpha beta" && log.calls.allSatisfy { $0.hasPrefix("selection") })
    }

    @Test("a tap on a link in text that can't be edited opens it if the delegate allows it")
    func link() {
        let view = make()
        view.isEditable = false
        let text = NSMutableAttributedString(
            string: "See here", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(.link, value: URL(string: "https://example.com")!, range: NSRange(location: 4, length: 4))
        view.attributedText = text
        screen.tap(at: CGPoint(x: 72, y: 118))
        #expect(log.calls == ["link https://example.com 4 4"])
    }

    @Test("typed text has the attributes before it, or the typing attributes")
    func typingAttributes() {
        let view = make()
        view.attributedText = NSAttributedString(
            string: "red", attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.red])
        view.becomeFirstResponder()
        screen.type("!")
        func color(_ place: Int) -> UIColor? {
            view.attributedText.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
        }
        #expect(color(3) == .red)
        view.typingAttributes[.foregroundColor] = UIColor.blue
        screen.type("ab")
        #expect(color(4) == .blue && color(5) == .blue && color(2) == .red)
        view.selectedRange = NSRange(location: 1, length: 0)
        screen.type("c")
        #expect(color(1) == .red)
    }

    @Test("a text view is decoded with its properties")
    func archive() throws {
        let view = UITextView()
        view.text = "kept"
        view.isEditable = false
        view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.returnKeyType = .done
        let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
        let copy = try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UITextView)
        #expect(copy.text == "kept" && !copy.isEditable && copy.textContainerInset == view.textContainerInset)
        #expect(copy.returnKeyType == .done)
    }
}
