import AdaptiveCards
import Trestle
import UIKit

/// A view controller that displays a card of a server as a form.
///
/// ```swift
/// if let url = URL(string: "https://cards.example.com/orders") {
///     let controller = RemoteCardViewController(CardClient(url), configuration: CardConfiguration { print($0.data) })
///     controller.title = "Orders"
/// }
/// ```
///
/// The screen displays the states of loading, is loaded again when the user pulls it down, and follows the changes of the server while it is
/// visible. Texts of the server are displayed in alerts.
open class RemoteCardViewController: FormViewController {
    /// The displayed card.
    public let card: RemoteCard
    /// The messages in place of the card.
    public var messages = LoadMessages()

    private var connection: OwnedTask?

    /// Creates a view controller.
    public init(_ client: CardClient, configuration: CardConfiguration) {
        card = RemoteCard(client, configuration: configuration)
        super.init(style: .insetGrouped)
        card.adapter = adapter
        overrideUserInterfaceStyle = configuration.style.userInterfaceStyle
        card.showMessage = { [weak self] in self?.showMessage($0) }
    }

    /// The form with the card, or with the state of loading it.
    open override var form: Form {
        var state = card.state
        // The screen loads the card when it appears.
        if case .idle = state { state = .loading }
        return Form(state, messages: messages, retry: { [weak self] in await self?.reload() }) {
            Form($0.sections)
        }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        onRefresh = { [weak self] in await self?.reload() }
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        setLayoutDirection(card.state.content?.card.isRightToLeft)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        connect { card in
            if case .loaded = card.state {} else { await card.load() }
        }
    }

    /// Loads the card again, and follows its changes from then on.
    private func reload() async {
        await card.load()
        if viewIfLoaded?.window != nil { connect { _ in } }
    }

    /// Follows the changes of the server after a preparation, until the screen disappears.
    private func connect(after prepare: @escaping @MainActor (RemoteCard) async -> Void) {
        connection = OwnedTask(
            Task { [card] in
                await prepare(card)
                await card.followChanges()
            })
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        connection = nil
    }

    /// Displays a text of the server. The default is an alert.
    open func showMessage(_ text: String) {
        let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
