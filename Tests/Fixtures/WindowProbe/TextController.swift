import UIKit

/// A text to type into, which is printed with each change: with the argument `text`.
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
        say("appeared")
    }

    func textViewDidChange(_ textView: UITextView) {
        say("text \((textView.text ?? "").replacingOccurrences(of: "\n", with: "⏎"))")
    }

    func textViewDidChangeSelection(_ textView: UITextView) {
        say("selected \(textView.selectedRange.location) \(textView.selectedRange.length)")
    }
}
