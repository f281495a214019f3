import UIKit

/// A text view that prints each change. Shown with the argument `text`.
final class TextController: UIViewController, UITextViewDelegate {
    private let textView = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.font = .systemFont(ofSize: 17)
        textView.delegate = self
        view.addSubview(textView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        textView.frame = view.bounds
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textView.becomeFirstResponder()
        report("appeared")
    }

    func textViewDidChange(_ textView: UITextView) {
        report("text \((textView.text ?? "").replacingOccurrences(of: "\n", with: "⏎"))")
    }

    func textViewDidChangeSelection(_ textView: UITextView) {
        report("selected \(textView.selectedRange.location) \(textView.selectedRange.length)")
    }
}
