import UIKit

/// A text with several links, each of which can be tapped.
final class CardLinkedTextView: UITextView, UITextViewDelegate {
    private let open: (URL) -> Void

    /// - Parameter open: A closure that opens the address of a link.
    init(_ text: NSAttributedString, lines: Int, open: @escaping (URL) -> Void) {
        self.open = open
        super.init(frame: .zero, textContainer: nil)
        isEditable = false
        isScrollEnabled = false
        backgroundColor = .clear
        textContainerInset = .zero
        textContainer.lineFragmentPadding = 0
        textContainer.maximumNumberOfLines = lines
        textContainer.lineBreakMode = .byTruncatingTail
        // The text has the color of links.
        linkTextAttributes = [:]
        attributedText = text
        delegate = self
    }

    @available(*, unavailable, message: "CardLinkedTextView is created in code only.")
    required init?(coder: NSCoder) {
        preconditionFailure("CardLinkedTextView does not support init(coder:). Create it with init(_:lines:open:).")
    }

    func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        if interaction == .invokeDefaultAction { open(url) }
        return false
    }
}
