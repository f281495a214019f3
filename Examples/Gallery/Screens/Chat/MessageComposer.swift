import UIKit

/// A text field with a button that sends its text.
final class MessageComposer: UIView, UITextFieldDelegate {
    private let onSend: (String) -> Void
    private let field = UITextField()
    private let button = UIButton(type: .system)

    /// Creates a composer.
    ///
    /// - Parameter onSend: Called with the text that the user sends.
    init(onSend: @escaping (String) -> Void) {
        self.onSend = onSend
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        let capsule = UIView()
        capsule.layer.cornerRadius = 18
        capsule.layer.borderWidth = 1
        capsule.layer.borderColor = UIColor.systemGray4.cgColor
        field.placeholder = "Message"
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.delegate = self
        field.returnKeyType = .send
        field.enablesReturnKeyAutomatically = true
        field.addAction(UIAction { [weak self] _ in self?.updateButton() }, for: .editingChanged)
        let symbol = UIImage(
            systemName: "arrow.up.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 28))
        button.setImage(symbol, for: .normal)
        button.accessibilityLabel = "Send"
        button.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
        for view in [capsule, field, button] { view.translatesAutoresizingMaskIntoConstraints = false }
        for view in [capsule, button] { addSubview(view) }
        capsule.addSubview(field)
        // As low as its text, at any text size.
        let lowest = capsule.heightAnchor.constraint(equalToConstant: 36)
        lowest.priority = .defaultLow
        NSLayoutConstraint.activate([
            lowest, capsule.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            capsule.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            capsule.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            capsule.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),
            capsule.heightAnchor.constraint(greaterThanOrEqualTo: field.heightAnchor, constant: 8),
            field.leadingAnchor.constraint(equalTo: capsule.leadingAnchor, constant: 14),
            field.trailingAnchor.constraint(equalTo: capsule.trailingAnchor, constant: -14),
            field.centerYAnchor.constraint(equalTo: capsule.centerYAnchor),
            button.leadingAnchor.constraint(equalTo: capsule.trailingAnchor, constant: 4),
            button.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            button.centerYAnchor.constraint(equalTo: capsule.centerYAnchor),
            button.widthAnchor.constraint(equalToConstant: 40),
        ])
        updateButton()
    }

    @available(*, unavailable, message: "ConversationViewController creates its composer.")
    required init?(coder: NSCoder) {
        preconditionFailure("MessageComposer does not support init(coder:). Use init(onSend:) instead.")
    }

    private func updateButton() { button.isEnabled = field.hasText }

    private func send() {
        guard let text = field.text, !text.isEmpty else { return }
        field.text = nil
        updateButton()
        onSend(text)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        send()
        return false
    }
}
