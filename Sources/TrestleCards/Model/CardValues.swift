/// An input of a card. The path of the card keeps inputs of several cards in one form apart.
struct CardInputID: Hashable, Sendable {
    let card: String
    let input: String
}

/// The state of a displayed card that the user changes.
struct CardValues: Equatable {
    /// The values of the inputs, as they are submitted.
    private var inputs: [CardInputID: String] = [:]
    /// The visibility of the elements that actions have displayed or hidden.
    var visibility: [String: Bool] = [:]
    /// The visibility of elements of cards that no action has displayed yet.
    var laterVisibility: [String: Bool] = [:]
    /// The paths of the actions whose cards are displayed.
    var shownCards: Set<String> = []
    /// The paths of the menus and buttons of which the app processes an action.
    var busyControls: Set<String> = []

    /// The values that the server has refused.
    var refusals: [CardInputID: CardRefusal] = [:]

    /// Returns whether there is a value of an input, even if it is empty.
    func contains(_ input: CardInputID) -> Bool { inputs[input] != nil }

    /// The value of an input, which is empty if there is none.
    subscript(input: CardInputID) -> String {
        get { inputs[input] ?? "" }
        set { inputs[input] = newValue }
    }
}

/// A value of an input that the server has refused.
struct CardRefusal: Equatable {
    let value: String
    /// The reason, for the user.
    let message: String
}
