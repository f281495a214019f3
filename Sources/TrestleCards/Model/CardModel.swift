import AdaptiveCards
import Trestle
import UIKit

/// A card in a form, with the values that the user enters.
///
/// ```swift
/// let card = try AdaptiveCard(json: cardData)
/// let model = CardModel(card, id: "order", configuration: CardConfiguration { print($0.data) })
/// let form = Form { model.sections }
/// ```
///
/// A form can contain several models, each with its own id. A new version of a card keeps what the user has entered, and
/// updates only the rows that differ.
@MainActor
public final class CardModel {
    /// The identifier of the card among those of a form.
    public let id: String
    /// The displayed card.
    public private(set) var card: AdaptiveCard
    /// The adapter that displays the form. It shows the first invalid input when the user submits the card, and actions also display and
    /// hide elements of other cards with the same adapter.
    public weak var adapter: FormAdapter?

    /// Loads the elements that follow those of the card, or `nil` if nothing can be loaded.
    var loadNextPage: (@MainActor () async throws -> Void)?

    let configuration: CardConfiguration
    /// Renders the forms with the card again when the size of an image or of a row has become known.
    let sizeChanges = ChangeNotifier()
    /// The heights of the rows that fill groups up to their minimum heights, by the locations of the rows.
    var fillerHeights: [String: CGFloat] = [:]
    /// The number of rows that have been made for these heights.
    var fillerSerial = 0
    /// The images behind rows.
    let backgrounds = CardBackgrounds()
    /// The style of a card that an action displays.
    private(set) var container: CardContainerStyle?
    /// The screen of a card that an action displays.
    private weak var screen: CardScreenController?
    private var inputs: CardInputs
    /// The elements of a long card, as they were displayed last.
    private var list: CardList?
    private(set) var draft: Draft<CardValues>
    /// The card around this one, if an action displays this one.
    private(set) weak var parent: CardModel?
    /// The cards of actions, by the paths of the actions.
    private(set) var children: [String: CardModel] = [:]

    /// Creates a model.
    ///
    /// - Parameters:
    ///   - card: The card.
    ///   - id: An identifier that is unique in the form.
    ///   - configuration: The connection to the app.
    public convenience init(_ card: AdaptiveCard, id: String = "card", configuration: CardConfiguration) {
        self.init(card, id: id, configuration: configuration, parent: nil)
    }

    private init(_ card: AdaptiveCard, id: String, configuration: CardConfiguration, parent: CardModel?) {
        self.card = card
        self.id = id
        self.configuration = configuration
        self.parent = parent
        inputs = CardInputs(of: card, path: id)
        var values = inputs.initialValues
        let actions = configuration.hostConfig.actions
        if actions.expandsSingleCard, card.actions.count == 1, case .showCard? = card.actions.first?.kind {
            values.shownCards = [id + "/actions/0"]
        }
        draft = Draft(values, rules: inputs.rules(invalid: configuration.invalidMessage))
        if parent == nil { DisplayedCards.add(self) }
    }

    /// Replaces the card by a newer version. Values that the user has changed are kept if their input still exists.
    public func update(_ card: AdaptiveCard) { update(card, after: nil) }

    /// Replaces the card by a newer version.
    ///
    /// - Parameters:
    ///   - card: The card.
    ///   - submission: What the server has received before it has sent the card, or `nil` if the card is not the response to an action.
    ///     Inputs that it sends again have its values, unless the user has changed them since.
    func update(_ card: AdaptiveCard, after submission: SubmittedValues?) {
        guard card != self.card || submission != nil else { return }
        let new = CardInputs(of: card, path: id)
        let initial = inputs.initialValues
        let edited = draft.value
        var values = new.initialValues
        for input in new.ids where initial.contains(input) {
            let unchanged = submission.flatMap { $0.isResent(input.input) ? $0.values : nil } ?? initial
            if edited[input] != unchanged[input] { values[input] = edited[input] }
        }
        if submission?.resentInputs == nil, submission != nil {
            children = [:]
            closeScreen()
        } else {
            values.visibility = edited.visibility
            values.shownCards = edited.shownCards
        }
        inputs = new
        self.card = card
        let previous = draft
        draft = Draft(values, rules: new.rules(invalid: configuration.invalidMessage))
        // Forms that have read the previous draft are rendered again.
        previous.reset(to: values)
        adapter?.setNeedsRender()
    }

    /// The values that an action has submitted.
    struct SubmittedValues {
        let values: CardValues
        /// The identifiers of the inputs that are part of the response, or `nil` if the response is a whole card, which begins with its own
        /// visibility and without the cards of its actions.
        var resentInputs: Set<String>?

        func isResent(_ input: String) -> Bool { resentInputs?.contains(input) ?? true }
    }

    /// Returns the model of the card that an action displays.
    func child(_ card: AdaptiveCard, path: String) -> CardModel {
        if let child = children[path] {
            child.update(card)
            return child
        }
        let child = CardModel(card, id: path, configuration: configuration, parent: self)
        let ownStyle = configuration.hostConfig.allowsCustomStyle ? card.style : nil
        child.container = ownStyle ?? configuration.hostConfig.actions.showCard.style ?? container
        child.adapter = adapter
        child.adoptVisibility()
        children[path] = child
        return child
    }

    /// Returns the screen of a card that an action displays.
    func screen(for card: AdaptiveCard, title: String, path: String) -> UIViewController {
        let controller = CardScreenController(child(card, path: path), title: title)
        screen = controller
        return controller
    }

    /// Returns a binding to the value of an input.
    func binding(_ input: String) -> FieldBinding<String> {
        draft[\CardValues[CardInputID(card: id, input: input)]]
    }

    /// Returns the path of an element with an identifier, which remains the same when the element moves.
    func path(of element: String) -> String {
        let isPlain = element.utf8.allSatisfy { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "~") }
        return id + "#" + (isPlain ? "/" + element : JSONPointer([element]).description)
    }

    /// Returns the elements as a list, or `nil` for a short card, and for one with fields.
    func currentList() -> CardList? {
        list = CardRows(model: self).list(after: list)
        return list
    }

    // MARK: Actions

    /// Performs an action that has an effect at once. Actions that submit values have none.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - path: The location of the action in the card.
    func perform(_ action: CardAction, path: String) {
        switch action.kind {
        case .openURL(let url): configuration.openIfAllowed(url)
        case .showCard: draft.update { $0.shownCards.formSymmetricDifference([path]) }
        case .toggleVisibility(let targets): for target in targets { toggle(target) }
        case .submit, .execute: break
        }
    }

    /// Performs an action of a menu or a button. While the app processes what it submits, the control is disabled.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - path: The location of the action in the card.
    ///   - control: The location of the control.
    func perform(_ action: CardAction, path: String, in control: String) {
        let submission: CardAction.Submission
        let kind: CardSubmission.Kind
        switch action.kind {
        case .submit(let data): (submission, kind) = (data, .submit)
        case .execute(let verb, let data): (submission, kind) = (data, .execute(verb: verb))
        case .openURL, .showCard, .toggleVisibility: return perform(action, path: path)
        }
        guard !draft.value.busyControls.contains(control) else { return }
        draft.update { $0.busyControls.insert(control) }
        Task {
            await submit(submission, as: kind, of: action)
            draft.update { $0.busyControls.remove(control) }
        }
    }

    /// Validates the inputs, and submits their values with the data of an action.
    func submit(_ submission: CardAction.Submission, as kind: CardSubmission.Kind, of action: CardAction) async {
        var data = submission.data ?? [:]
        if submission.includesInputs {
            guard let values = await validInputs() else { return }
            // Data that is not an object has no members to which inputs could be added.
            if case .object(let members) = data {
                data = .object(members.merging(values) { _, input in input })
            } else if !values.isEmpty {
                data = .object(values.merging(["data": data]) { input, _ in input })
            }
        }
        do {
            try await configuration.submit(CardSubmission(kind: kind, actionID: action.id, data: data))
            parent?.closeScreen()
        } catch {
            guard let failure = error as? CardFailure, !failure.inputs.isEmpty else { return }
            _ = await (ancestors.last ?? self).refuse(failure.inputs)
        }
    }

    /// Closes the screen of a card that an action displays.
    private func closeScreen() {
        screen?.close()
        screen = nil
    }

    /// Validates the inputs of the card and of the cards around it. Returns `nil` if one is invalid, which is shown.
    private func validInputs() async -> [String: JSONValue]? {
        var values: [String: JSONValue] = [:]
        if let parent {
            guard let outer = await parent.validInputs() else {
                // The invalid field is on the screen below.
                parent.closeScreen()
                return nil
            }
            values = outer
        }
        guard await showIssues() else { return nil }
        for input in inputs.ids { values[input.input] = .string(draft.value[input]) }
        return values
    }

    /// Validates the inputs of the card, and shows the first that is invalid. Returns whether all are valid.
    private func showIssues() async -> Bool {
        if let adapter { await adapter.submit(draft) != nil } else { await draft.validate().isEmpty }
    }

    /// Shows the reasons for which the server does not accept values, until the values change.
    ///
    /// - Parameter reasons: The reasons, by the identifiers of the inputs.
    /// - Returns: The identifiers of inputs that neither the card nor a card of its actions has.
    func refuse(_ reasons: [String: String]) async -> Set<String> {
        var unknown = Set(reasons.keys)
        draft.update { values in
            for id in inputs.ids {
                guard let message = reasons[id.input] else { continue }
                values.refusals[id] = CardRefusal(value: values[id], message: message)
                unknown.remove(id.input)
            }
        }
        if unknown.count < reasons.count { _ = await showIssues() }
        for child in children.values where !unknown.isEmpty {
            unknown = await child.refuse(reasons.filter { unknown.contains($0.key) })
        }
        return unknown
    }
}
