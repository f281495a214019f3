import AdaptiveCards

/// A card of the server, with what its actions do.
package protocol CardPage: Sendable {
    /// Returns the card.
    func card() async -> CardReply

    /// Replies to a request of a client that displays the card.
    func reply(to request: CardRequest) async -> CardReply
}

extension CardReply {
    /// The reply to a request that the page does not know.
    static let unknownRequest = CardReply(.failure(CardFailure(message: "The server does not know this request.")))
}
