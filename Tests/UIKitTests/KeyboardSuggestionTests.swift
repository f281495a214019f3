import Foundation
import Testing
import TrestleTesting

@testable import ScreenDriver
@testable import UIKit

@Suite("Suggestions of the on-screen keyboard", .serialized) @MainActor
struct KeyboardSuggestionTests {
    private let screen = HeadlessScreen(scale: 1)
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))

    private func begin(_ text: String = "") {
        let root = UIView()
        root.addSubview(field)
        field.text = text
        screen.show(root)
        screen.tap(field)
        field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
        screen.settle()
    }

    /// The displayed suggestions.
    private var titles: [String] {
        func bar(in view: UIView) -> SuggestionBar? {
            view as? SuggestionBar ?? view.subviews.lazy.compactMap { bar(in: $0) }.first
        }
        guard let bar = screen.hosting.screen.windows.last.flatMap({ bar(in: $0) }), !bar.isHidden else { return [] }
        return bar.subviews.filter { !$0.isHidden }.flatMap(\.subviews).compactMap { ($0 as? UILabel)?.text }
    }

    @Test("a sentence begins with a suggested word, which is typed with a space")
    func start() {
        begin()
        #expect(titles == ["I", "The", "I\u{2019}m"])
        screen.tap("The")
        #expect(field.text == "The ")
        #expect(titles.count == 3 && !titles.contains("The"), "the next word: \(titles)")
    }

    @Test("a line begins with a suggested word as a sentence does")
    func line() {
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
        view.text = "One"
        let root = UIView()
        root.addSubview(view)
        screen.show(root)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 3, length: 0)
        screen.settle()
        #expect(titles.first == "\u{201C}One\u{201D}")
        screen.tapKeys("\n")
        #expect(titles == ["I", "The", "I\u{2019}m"])
    }

    @Test("the typed word is completed by frequent words and those of the dictionary")
    func completions() {
        begin("We ")
        screen.tapKeys("tomo")
        #expect(titles.first == "\u{201C}tomo\u{201D}" && titles.contains("tomorrow"))
        screen.tap("tomorrow")
        #expect(field.text == "We tomorrow ")
        screen.tapKeys("parallelog")
        #expect(titles == ["\u{201C}parallelog\u{201D}", "parallelogram"])
    }

    @Test("words of the text come first")
    func ownWords() {
        begin("Trestle draws tables. ")
        screen.tapKeys("Tres")
        #expect(titles.dropFirst().first == "Trestle")
        screen.tap("Trestle")
        #expect(titles.first == "draws", "the word that followed before")
    }

    @Test("a misspelled word is corrected, and its suggestions have its capitals")
    func corrections() {
        begin("I know ")
        screen.tapKeys("teh")
        #expect(titles.contains("the"))
        screen.tap("the")
        #expect(field.text == "I know the ")
        field.text = ""
        screen.tapKeys("Recieve")
        #expect(titles.contains("Receive"))
        screen.tap("\u{201C}Recieve\u{201D}")
        #expect(field.text == "Recieve ", "the typed word is kept")
    }

    @Test("punctuation replaces the space behind a suggestion")
    func punctuation() {
        begin()
        screen.tap("The")
        screen.tapKeys(",")
        #expect(field.text == "The,")
    }

    @Test("the delegate is asked about a suggestion")
    func delegate() {
        final class Delegate: NSObject, UITextFieldDelegate {
            var log: [String] = []
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool {
                log.append("\(range.location) \(range.length) \(string)")
                return false
            }
        }
        let delegate = Delegate()
        begin("We tomo")
        field.delegate = delegate
        screen.tap("tomorrow")
        #expect(delegate.log == ["3 4 tomorrow "] && field.text == "We tomo")
    }

    @Test("fields without words have no suggestions, and a lower keyboard")
    func withoutSuggestions() {
        for change in [
            { $0.autocorrectionType = .no }, { $0.isSecureTextEntry = true }, { $0.keyboardType = .emailAddress },
        ] as [(UITextField) -> Void] {
            let screen = HeadlessScreen(scale: 1)
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
            change(field)
            let root = UIView()
            root.addSubview(field)
            screen.show(root)
            screen.tap(field)
            screen.settle()
            #expect(screen.keyboardFrame?.height == 291)
        }
    }

    @Test("selected text has no suggestions, and the typed word those of its own letters only")
    func selection() {
        begin("We go")
        field.selectAll(nil)
        #expect(titles.isEmpty)
        field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
        #expect(titles.first == "\u{201C}go\u{201D}")
    }
}
