import UIKit

/// A centered message with a button, in place of content that is not available on Linux.
@MainActor
package final class MessageView: UIView {
    private let content: UIContentUnavailableView

    /// The contents of the view.
    package struct Message {
        /// The title.
        package var title: String
        /// The explanation below the title.
        package var detail: String?
        /// The title of the button. Without a title, there is no button.
        package var buttonTitle: String?
        /// Called when the button is tapped.
        package var action: (@MainActor () -> Void)?

        /// Creates a message.
        package init(
            title: String, detail: String? = nil, buttonTitle: String? = nil, action: (@MainActor () -> Void)? = nil
        ) {
            self.title = title
            self.detail = detail
            self.buttonTitle = buttonTitle
            self.action = action
        }
    }

    /// The message that is displayed.
    package var message: Message {
        didSet { content.configuration = Self.configuration(message) }
    }

    /// Creates a view with a message.
    package init(_ message: Message) {
        self.message = message
        content = UIContentUnavailableView(configuration: Self.configuration(message))
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    package required init?(coder: NSCoder) {
        preconditionFailure("MessageView cannot be decoded. Create it with a message.")
    }

    private static func configuration(_ message: Message) -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = message.title
        configuration.secondaryText = message.detail
        if let title = message.buttonTitle, let action = message.action {
            configuration.button = .borderless()
            configuration.button.title = title
            configuration.buttonProperties.primaryAction = UIAction(title: title) { _ in action() }
        }
        return configuration
    }
}

extension UIView {
    /// Adds a message that fills the view.
    @discardableResult
    package func addMessage(_ message: MessageView.Message) -> MessageView {
        let view = MessageView(message)
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        return view
    }
}

extension UIViewController {
    /// Adds a message below a bar with a Done button.
    package func addMessage(
        _ message: MessageView.Message, title: String? = nil, onDone: @escaping @MainActor () -> Void
    ) {
        let messageView = view.addMessage(message)
        let bar = UINavigationBar()
        let item = UINavigationItem(title: title ?? "")
        item.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in onDone() })
        bar.setItems([item], animated: false)
        for subview in [messageView, bar] {
            subview.translatesAutoresizingMaskIntoConstraints = false
        }
        view.backgroundColor = .systemBackground
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            messageView.topAnchor.constraint(equalTo: bar.bottomAnchor),
            messageView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            messageView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            messageView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
}
