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
    /// The paths of the actions whose cards are displayed.
    var shownCards: Set<String> = []

    /// The value of an input, which is empty if there is none.
    subscript(input: CardInputID) -> String {
        get { inputs[input] ?? "" }
        set { inputs[input] = newValue }
    }
}
