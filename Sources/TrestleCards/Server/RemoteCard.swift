import AdaptiveCards
import Foundation
import Trestle

/// A card that a server sends, and that its actions, pages and changes keep up to date.
///
/// ```swift
/// final class OrdersViewController: FormViewController {
///     private let orders: RemoteCard
///
///     init(orders: RemoteCard) {
///         self.orders = orders
///         super.init(style: .insetGrouped)
///         orders.adapter = adapter
///     }
///
///     override var form: Form {
///         Form(orders.state, retry: { [orders] in await orders.load() }) { card in Form(card.sections) }
///     }
/// }
/// ```
///
/// A form that reads ``state`` is rendered again when it changes. ``RemoteCardViewController`` is a screen with one card.
///
/// - `Action.Execute` is sent to the server. Its reply is a newer card, a patch, a text for the user, or the reasons for which values are
///   not accepted, which are displayed below their inputs. Other actions are those of the app.
/// - Options of `Data.Query` are requested from the server while the user types.
/// - A card that ends with a `Data.Query` continues with the elements of the data set when the user approaches its end.
/// - The card is stored as it was last seen, and displayed while the server cannot be reached.
@MainActor
public final class RemoteCard {
    /// The identifier of the card among those of a form.
    public let id: String
    /// The connection to the server.
    public let client: CardClient
    /// Displays a text of the server.
    public var showMessage: (@MainActor (String) -> Void)?
    /// The adapter that displays the form. It shows the first input whose value is not accepted.
    public weak var adapter: FormAdapter? {
        didSet { model?.adapter = adapter }
    }

    private let configuration: CardConfiguration
    private let changes = ChangeNotifier()
    private var currentState = LoadState<CardModel>.idle
    private var model: CardModel?
    private var snapshot: CardClient.Snapshot?
    /// The number of loads that have begun. The result of an older one is discarded.
    private var loadCount = 0
    private var storing: OwnedTask?
    private var refreshing: OwnedTask?

    /// Creates a card that is not loaded yet.
    ///
    /// - Parameters:
    ///   - client: The connection to the server.
    ///   - id: An identifier that is unique in the form.
    ///   - configuration: The connection to the app. Options are requested from the server unless it has ``CardConfiguration/choices``.
    public init(_ client: CardClient, id: String = "card", configuration: CardConfiguration) {
        self.client = client
        self.id = id
        self.configuration = configuration
    }

    /// The state of loading, with the card that is displayed.
    public private(set) var state: LoadState<CardModel> {
        get {
            changes.access()
            return currentState
        }
        set {
            currentState = newValue
            changes.notify()
        }
    }

    // MARK: Loading

    /// Loads the card, or a newer version of it. Until then, the copy on disk is displayed.
    public func load() async {
        loadCount += 1
        let load = loadCount
        state.beginLoading()
        if snapshot == nil, let stored = await client.storedCard(), snapshot == nil {
            state = .loading(previous: show(stored))
        }
        do {
            let snapshot = try await client.card()
            guard load == loadCount else { return }
            let model = show(snapshot)
            if snapshot.document.card.body.isEmpty { try await loadNextPage() }
            state = .loaded(model)
            refreshAutomatically(isNew: true)
        } catch is CancellationError {
            guard load == loadCount else { return }
            state = currentState.content.map { .loaded($0) } ?? .idle
        } catch {
            if load == loadCount { state.fail(error) }
        }
    }

    /// Loads the next elements of a card that ends with a `Data.Query`. Forms with the card's sections call it when the user approaches
    /// the end.
    ///
    /// - Throws: ``CardLoadingError``, or `CancellationError`.
    public func loadNextPage() async throws {
        guard let query = snapshot?.document.card.nextPage else { return }
        switch try await client.answer(to: .search(CardRequest.Search(query))) {
        case .results(let elements): change { $0.append(elements, of: query) }
        case let answer: await show(answer, since: snapshot?.revision)
        }
    }

    /// Displays a card of the server.
    @discardableResult
    private func show(
        _ snapshot: CardClient.Snapshot, after submission: CardModel.SubmittedValues? = nil
    ) -> CardModel {
        self.snapshot = snapshot
        if let model {
            model.update(snapshot.document.card, after: submission)
            return model
        }
        let model = CardModel(snapshot.document.card, id: id, configuration: serverConfiguration)
        model.adapter = adapter
        model.loadNextPage = { [weak self] in try await self?.loadNextPage() }
        self.model = model
        return model
    }

    /// Changes the displayed card, and stores it soon.
    private func change(
        after submission: CardModel.SubmittedValues? = nil, _ change: (inout CardDocument) throws -> Void
    ) rethrows {
        guard var snapshot else { return }
        // The document is not shared while it changes.
        self.snapshot = nil
        defer { self.snapshot = snapshot }
        try change(&snapshot.document)
        model?.update(snapshot.document.card, after: submission)
        storeSoon()
    }

    /// Stores the card after a second without further changes.
    private func storeSoon() {
        storing = OwnedTask(
            Task { [weak self, client] in
                try? await Task.sleep(nanoseconds: 1_000_000_000)
                guard !Task.isCancelled, let snapshot = self?.snapshot else { return }
                await client.store(snapshot)
            })
    }

    // MARK: Changes of the server

    /// Displays the changes of the server as they occur, until the task is canceled. Returns at once if the server does not offer them.
    ///
    /// The server replies to a request when there is a change. After failures, the next request waits for up to half a minute.
    public func followChanges() async {
        var failures = 0
        while !Task.isCancelled, let revision = snapshot?.revision {
            var pause: TimeInterval = 0
            do {
                let answer = try await client.answer(to: .changes(after: revision))
                failures = 0
                // The reply to an action may have brought the card to a newer revision.
                if snapshot?.revision == revision {
                    await show(answer, since: revision)
                    // A server that replies at once without a change is not asked all the time.
                    if snapshot?.revision == revision { pause = 1 }
                }
            } catch {
                failures += 1
                pause = min(30, pow(2, Double(failures)) / 2)
            }
            if pause > 0 { try? await Task.sleep(nanoseconds: UInt64(pause * 1e9)) }
        }
    }

    /// Displays a reply.
    ///
    /// - Parameters:
    ///   - answer: The reply.
    ///   - revision: The revision of the card for which the server has replied.
    ///   - submission: The values that the server has received.
    private func show(
        _ answer: CardClient.Answer, since revision: String?, after submission: CardModel.SubmittedValues? = nil
    ) async {
        switch answer {
        case .card(let snapshot):
            show(snapshot, after: submission)
            endFailure()
            storeSoon()
            refreshAutomatically(isNew: false)
        case .patch(let patch, let newRevision):
            var submission = submission
            submission?.resentInputs = patch.ids
            // The displayed card has to be the one that the server has changed.
            let isApplied =
                snapshot?.revision == revision
                && (try? change(after: submission) { _ = try $0.apply(patch) }) != nil
            guard isApplied else { return await reload(after: submission) }
            if let newRevision { snapshot?.revision = newRevision }
            endFailure()
        case .message(let text): showMessage?(text)
        case .results: break
        }
    }

    /// Removes the error of loading from a card that the server has brought up to date since.
    private func endFailure() {
        if case .failed = currentState, let model { state = .loaded(model) }
    }

    /// Loads the whole card in place of changes that cannot be applied.
    private func reload(after submission: CardModel.SubmittedValues?) async {
        do {
            state = .loaded(show(try await client.card(), after: submission))
        } catch {
            state.fail(error)
        }
    }

    // MARK: Actions

    /// The configuration of the app, with the requests that the server answers.
    private var serverConfiguration: CardConfiguration {
        var configuration = configuration
        configuration.submit = { [weak self, submit = configuration.submit] submission in
            guard case .execute(let verb) = submission.kind else { return try await submit(submission) }
            try await self?.send(CardRequest.Action(verb: verb, id: submission.actionID, data: submission.data))
        }
        if configuration.choices == nil {
            configuration.choices = { [weak self] query in await self?.choices(for: query) ?? [] }
        }
        return configuration
    }

    /// Sends an action, and displays the reply or the error.
    private func send(_ action: CardRequest.Action) async throws {
        var action = action
        action.revision = snapshot?.revision
        let submitted = action.trigger == .manual ? model?.draft.value : nil
        do {
            let answer = try await client.answer(to: .action(action))
            let submission = submitted.map { CardModel.SubmittedValues(values: $0) }
            await show(answer, since: action.revision, after: submission)
        } catch {
            await show(error, of: action)
            throw error
        }
    }

    /// Displays the error of an action.
    private func show(_ error: any Error, of action: CardRequest.Action) async {
        switch error {
        case CardLoadingError.refused(let failure):
            let unknown = await model?.refuse(failure.inputs) ?? []
            if failure.inputs.isEmpty || !unknown.isEmpty { showMessage?(failure.description) }
        case is CancellationError: break
        default:
            // A refresh that fails leaves the card as it is.
            if action.trigger == .manual { showMessage?(error.localizedDescription) }
        }
    }

    private func choices(for query: CardChoiceQuery) async -> [CardInput.Choices.Choice] {
        let search = CardRequest.Search(query.query, text: query.text)
        guard case .results(let results)? = try? await client.answer(to: .search(search)) else { return [] }
        return results.compactMap(CardInput.Choices.Choice.init)
    }

    /// Performs the refresh action of the card when it expires.
    ///
    /// - Parameter isNew: Whether the card was loaded, and not the reply to an action. Only then a card that has expired already is
    ///   refreshed, so that a reply cannot request the next refresh at once.
    private func refreshAutomatically(isNew: Bool) {
        refreshing = nil
        guard let refresh = snapshot?.document.card.refresh,
            case .execute(let verb, let submission) = refresh.action.kind,
            refresh.userIDs.isEmpty || configuration.userID.map(refresh.userIDs.contains) ?? false
        else { return }
        let delay = refresh.expires?.timeIntervalSinceNow ?? 0
        // No screen is displayed for longer than a day.
        guard delay > 0 || isNew, delay < 86_400 else { return }
        let action = CardRequest.Action(
            verb: verb, id: refresh.action.id, data: submission.data ?? [:], trigger: .automatic)
        refreshing = OwnedTask(
            Task { [weak self] in
                try? await Task.sleep(nanoseconds: UInt64(max(0, delay) * 1e9))
                if !Task.isCancelled { try? await self?.send(action) }
            })
    }
}

extension CardInput.Choices.Choice {
    /// Reads an option of a server.
    fileprivate init?(_ json: JSONValue) {
        guard case .object(let members) = json, case .string(let value)? = members["value"] else { return nil }
        guard case .string(let title)? = members["title"] else { return nil }
        self.init(title: title, value: value)
    }
}

extension CardPatch {
    /// The identifiers of all elements that the patch sends.
    fileprivate var ids: Set<String> {
        var ids: Set<String> = []
        func collect(_ value: JSONValue) {
            switch value {
            case .object(let members):
                if case .string(let id)? = members["id"] { ids.insert(id) }
                members.values.forEach(collect)
            case .array(let elements): elements.forEach(collect)
            default: break
            }
        }
        for change in changes { change.items.forEach(collect) }
        return ids
    }
}
