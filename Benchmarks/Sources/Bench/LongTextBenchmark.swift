import Foundation
import ScreenDriver
import UIKit

/// Benchmarks of a text view with 100,000 paragraphs.
@MainActor
enum LongTextBenchmark {
    private static let openBudget = 20.0
    private static let keyBudget = 2.0

    private static let text = (0..<100_000)
        .map { "Paragraph \($0), in which there is some text for two lines of the screen or more" }
        .joined(separator: "\n")

    /// The same text with a character that is not ASCII in each paragraph.
    private static let internationalText = text.replacingOccurrences(of: "more", with: "më")

    static func run() -> [Measurement] {
        [
            open(), key("start", at: 0), key("middle", at: 0.5), key("end", at: 1),
            key("middle, not ASCII", at: 0.5, of: internationalText), storageKey(), scroll(),
        ]
    }

    /// Measures creating the view up to its first frame.
    private static func open() -> Measurement {
        let screen = HeadlessScreen()
        let seconds = Stopwatch.median(rounds: 5) {
            let view = UITextView()
            view.text = text
            screen.show(view)
            screen.advanceFrame()
        }
        return Measurement(
            name: "text view of 100,000 paragraphs: open, with frame", value: seconds * 1e3, unit: "ms",
            budget: openBudget)
    }

    private static func key(_ name: String, at fraction: Double, of text: String = text) -> Measurement {
        let view = UITextView()
        view.text = text
        return key(name, at: fraction, in: view)
    }

    /// Measures a key in text with attributes and a text storage.
    private static func storageKey() -> Measurement {
        let view = UITextView()
        view.attributedText = NSAttributedString(
            string: text, attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.label])
        return withExtendedLifetime(view.textStorage) { key("middle of a text storage", at: 0.5, in: view) }
    }

    private static func key(_ name: String, at fraction: Double, in view: UITextView) -> Measurement {
        let screen = HeadlessScreen()
        screen.show(view)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: Int(Double(view.text.utf16.count) * fraction), length: 0)
        screen.settle()
        let keys = "the quick brown fox ".map { letter in Stopwatch.seconds { screen.type(String(letter)) } }
        return Measurement(
            name: "text view of 100,000 paragraphs: a key typed at the \(name), with frame", value: keys.median * 1e3,
            unit: "ms", budget: keyBudget)
    }

    /// Measures scrolling to places that have not been displayed yet.
    private static func scroll() -> Measurement {
        let screen = HeadlessScreen()
        let view = UITextView()
        view.text = text
        screen.show(view)
        screen.advanceFrame()
        let frames = (1...40).map { step in
            Stopwatch.seconds {
                view.contentOffset.y = (view.contentSize.height - view.bounds.height) * CGFloat(step) / 40
                screen.advanceFrame()
            }
        }
        return Measurement(
            name: "text view of 100,000 paragraphs: scrolled to another place, with frame", value: frames.median * 1e3,
            unit: "ms", budget: 1e3 / 60)
    }
}
