import Foundation
import Trestle
import ScreenDriver
import UIKit

/// Benchmarks of forms with text fields, and of text entry.
@MainActor
enum EntryBenchmark {
    private static let frameBudget = 1e3 / 60

    static func run() -> [Measurement] { form() + [shaping(), editing()] }

    /// Measures a form of 300 rows with conditions that depend on each other. The form of this kind in
    /// Eureka#1537 took over an hour.
    private static func form() -> [Measurement] {
        let form = EntryController()
        let screen = HeadlessScreen()
        screen.show(form)
        screen.settle()
        let switches = (0..<41).map { step in
            let seconds = Stopwatch.seconds {
                form.draft.update { $0.shown = step.isMultiple(of: 2) ? 10 : 5 }
                screen.advanceFrame()
            }
            screen.settle()
            return seconds
        }
        if let field = screen.views(UITextField.self).first { screen.tap(field) }
        screen.settle()
        let keys = (0..<201).map { _ in
            Stopwatch.seconds {
                screen.type("a")
            }
        }
        return [
            Measurement(
                name: "form of 300 fields: 75 rows inserted or deleted by a condition, with frame",
                value: switches.median * 1e3,
                unit: "ms", budget: frameBudget),
            Measurement(
                name: "form of 300 fields: a key typed into one, with render and frame", value: keys.median * 1e3,
                unit: "ms", budget: frameBudget),
        ]
    }

    /// Measures the layout of texts that no cache contains.
    private static func shaping() -> Measurement {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 358, height: 44))
        label.numberOfLines = 0
        let runs = (0..<5).map { run in
            Stopwatch.seconds {
                for row in 0..<2_000 {
                    label.text = "Row \(row) of run \(run), which says something else than every other row does"
                    _ = label.sizeThatFits(CGSize(width: 358, height: 0))
                }
            }
        }
        return Measurement(
            name: "distinct rows of two-line text shaped and measured", value: 2_000 / runs.median, unit: "rows/s")
    }

    /// Measures typing in the middle of a long text.
    private static func editing() -> Measurement {
        let screen = HeadlessScreen()
        let view = UITextView()
        view.text = (0..<2_000).map {
            "Paragraph \($0), in which there is some text for two lines of the screen or more"
        }
        .joined(separator: "\n")
        screen.show(view)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: view.text.utf16.count / 2, length: 0)
        screen.settle()
        let keys = (0..<101).map { _ in Stopwatch.seconds { screen.type("a") } }
        return Measurement(
            name: "text view of 2,000 paragraphs: a key typed in the middle, with frame", value: keys.median * 1e3,
            unit: "ms", budget: frameBudget)
    }
}

private struct Answers: Equatable {
    var texts = [String](repeating: "", count: 300)
    /// The number of sections, out of ten, that show all of their rows.
    var shown = 5
}

private final class EntryController: FormViewController {
    let draft = Draft(Answers())

    init() {
        super.init(style: .insetGrouped)
        draft.onChange = { [weak self] in self?.renderForm() }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("EntryController does not support init(coder:). Create it with init().")
    }

    override var form: Form {
        Form {
            for section in 0..<10 {
                Section(id: section, header: Title("Section \(section)")) {
                    for row in 0..<30 where row < 15 || section < draft.value.shown {
                        TextFieldRow("Field \(row)", text: draft[\.texts[section * 30 + row]], placeholder: "Empty")
                    }
                }
            }
        }
    }
}
