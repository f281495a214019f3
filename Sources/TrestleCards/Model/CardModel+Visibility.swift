import AdaptiveCards

extension CardModel {
    /// Displays or hides an element: one of this card, of the cards that its actions display, of those around it, or of other cards with
    /// the same adapter. An unknown element is ignored.
    func toggle(_ target: CardAction.Target) {
        let searched = [self] + ancestors + DisplayedCards.others(beside: ancestors.last ?? self)
        for model in searched where model.toggleInside(target) { return }
    }

    /// The cards around this one, from the innermost one.
    var ancestors: [CardModel] {
        var models: [CardModel] = []
        var model = parent
        while let current = model {
            models.append(current)
            model = current.parent
        }
        return models
    }

    /// Displays or hides an element of this card, or of the cards that its actions display. Returns whether there is one.
    private func toggleInside(_ target: CardAction.Target) -> Bool {
        let id = target.elementID
        if let initial = card.body.initialVisibility[id] {
            draft.update { $0.visibility[id] = target.isVisible ?? !($0.visibility[id] ?? initial) }
            return true
        }
        for child in children.values.sorted(by: { $0.id < $1.id }) where child.toggleInside(target) { return true }
        guard let initial = card.shownCards.lazy.compactMap({ $0.body.initialVisibility[id] }).first else {
            return false
        }
        draft.update { $0.laterVisibility[id] = target.isVisible ?? !($0.laterVisibility[id] ?? initial) }
        return true
    }

    /// Applies what actions have changed before this card was displayed.
    func adoptVisibility() {
        let later = ancestors.reversed().reduce(into: [:]) { $0.merge($1.draft.value.laterVisibility) { $1 } }
        guard !later.isEmpty else { return }
        let own = later.filter { card.body.initialVisibility[$0.key] != nil }
        draft.update { $0.visibility.merge(own) { $1 } }
    }
}

extension AdaptiveCard {
    /// The cards that actions of this one display, and that actions of these display.
    fileprivate var shownCards: [AdaptiveCard] {
        let sets = body.descendants.flatMap { element -> [CardAction] in
            switch element.content {
            case .actionSet(let actions): return actions
            case .input(let input):
                if case .text(let field) = input.kind, let action = field.inlineAction { return [action] }
                return []
            default: return []
            }
        }
        return (actions + sets).flatMap { action -> [AdaptiveCard] in
            if case .showCard(let card) = action.kind { [card] + card.shownCards } else { [] }
        }
    }
}

/// The cards of all forms.
@MainActor
enum DisplayedCards {
    private struct WeakCard {
        weak var model: CardModel?
    }

    private static var cards: [WeakCard] = []
    /// The number of cards at which those that are gone are removed.
    private static var limit = 64

    static func add(_ model: CardModel) {
        if cards.count >= limit {
            cards.removeAll { $0.model == nil }
            limit = max(64, 2 * cards.count)
        }
        cards.append(WeakCard(model: model))
    }

    /// Returns the other cards that the adapter of a card displays, in the order of their creation.
    static func others(beside model: CardModel) -> [CardModel] {
        guard let adapter = model.adapter else { return [] }
        return cards.compactMap(\.model).filter { $0 !== model && $0.adapter === adapter }
    }
}
