import Foundation
import RandomRuns
import Testing
import TrestleTesting

@testable import UIKit

/// A text storage with a storage of its own, as apps write it.
private final class OwnStorage: NSTextStorage {
    private let text = NSMutableAttributedString(string: "")

    override var string: String { text.string }

    override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        text.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
        beginEditing()
        text.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
        endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        beginEditing()
        text.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
        endEditing()
    }
}

/// A delegate that logs edits and colors digits.
@MainActor
private final class Highlighter: NSObject, NSTextStorageDelegate {
    var log: [String] = []

    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {
        log.append("will \(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)")
    }

    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {
        for (index, character) in textStorage.string.utf16.enumerated() where (48...57).contains(character) {
            textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: index, length: 1))
        }
    }
}

@Suite("Text storages", .serialized) @MainActor
final class TextStorageTests {
    private lazy var screen = HeadlessScreen(scale: 1)
    private let root = UIView()

    private func show(_ view: UITextView) {
        view.frame = CGRect(x: 20, y: 100, width: 200, height: 120)
        view.font = .systemFont(ofSize: 17)
        root.backgroundColor = .white
        root.addSubview(view)
        screen.show(root)
        screen.advanceFrame()
    }

    @Test("edits of a text storage change the text of its view and keep the selection")
    func editing() {
        let view = UITextView()
        view.text = "Hello world"
        show(view)
        view.selectedRange = NSRange(location: 8, length: 2)
        let storage = view.textStorage
        #expect(storage === view.textStorage && storage.string == "Hello world")
        storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "Good bye")
        #expect(view.text == "Good bye world" && view.selectedRange == NSRange(location: 11, length: 2))
        storage.append(NSAttributedString(string: "!", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)]))
        #expect(view.attributedText.string == "Good bye world!")
        screen.advanceFrame()
        #expect(view.contentSize.height > 40)
        storage.mutableString.setString("New")
        #expect(view.text == "New" && view.selectedRange.location <= 3)
        view.text = "Set"
        #expect(storage.string == "Set" && storage === view.textStorage)
        view.attributedText = NSAttributedString(string: "Styled", attributes: [.kern: 2])
        #expect(storage.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 2)
    }

    @Test("typing edits the text storage, whose delegate can change attributes")
    func typing() {
        let view = UITextView()
        show(view)
        let highlighter = Highlighter()
        view.textStorage.delegate = highlighter
        view.becomeFirstResponder()
        screen.type("a1")
        #expect(view.text == "a1" && view.textStorage.string == "a1")
        #expect(highlighter.log == ["will 3 0 1 1", "will 3 1 1 1"])
        #expect(view.textStorage.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
        view.undoManager?.undo()
        #expect(view.text.isEmpty && view.textStorage.string.isEmpty)
    }

    @Test("a text view displays and edits a text storage with a storage of its own")
    func ownStorage() {
        let storage = OwnStorage()
        storage.append(NSAttributedString(string: "One\n", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        let container = NSTextContainer(size: CGSize(width: 200, height: 0))
        manager.addTextContainer(container)
        let view = UITextView(frame: .zero, textContainer: container)
        #expect(view.text == "One\n" && view.textStorage === storage && view.layoutManager === manager)
        show(view)
        view.selectedRange = NSRange(location: 4, length: 0)
        view.insertText("Two")
        #expect(storage.string == "One\nTwo")
        // Foundation's copies read the inherited storage.
        #expect(NSAttributedString(attributedString: storage).string == "One\nTwo")
        storage.deleteCharacters(in: NSRange(location: 0, length: 4))
        #expect(view.text == "Two")
        screen.advanceFrame()
        #expect(abs(manager.usedRect(for: container).height - UIFont.systemFont(ofSize: 17).lineHeight) < 1)
    }

    @Test("several edits are processed together")
    func batch() {
        let highlighter = Highlighter()
        let storage = NSTextStorage(string: "0123456789")
        storage.delegate = highlighter
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 2, length: 2), with: "ab!")
        storage.addAttribute(.kern, value: 1, range: NSRange(location: 8, length: 2))
        storage.endEditing()
        #expect(highlighter.log == ["will 3 2 8 1"])
        #expect(storage.string == "01ab!456789" && storage.editedMask.isEmpty && storage.changeInLength == 0)
    }

    @Test("after random edits of a text storage and of its view both have the same text")
    func randomEdits() {
        repeatRandomly(10) { seed, random in
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
            view.text = "begin"
            let storage = view.textStorage
            for step in 0..<40 {
                let start = Int.random(in: 0...storage.length, using: &random)
                let range = NSRange(
                    location: start, length: Int.random(in: 0...min(6, storage.length - start), using: &random))
                let text = ["", "a", "b c", "\n", "d\ne"].randomElement(using: &random) ?? ""
                switch Int.random(in: 0..<4, using: &random) {
                case 0: storage.replaceCharacters(in: range, with: text)
                case 1:
                    storage.replaceCharacters(
                        in: range, with: NSAttributedString(string: text, attributes: [.kern: step]))
                case 2: storage.addAttribute(.kern, value: step, range: range)
                default:
                    view.selectedRange = range
                    view.insertText(text)
                }
                #expect(view.text == storage.string, "TRESTLE_SEED=\(seed), step \(step)")
                #expect(view.selectedRange.location + view.selectedRange.length <= storage.length)
                if step % 5 == 0 { view.layoutIfNeeded() }
                let fresh = TextBlock(
                    view.styledText, attributes: view.plainAttributes, width: view.block.width, alignment: .natural)
                #expect(view.block.height == fresh.height, "TRESTLE_SEED=\(seed), step \(step)")
            }
        }
    }
}
