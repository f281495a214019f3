import Foundation

/// An Adaptive Card: elements, and actions below them, that a server describes in JSON.
///
/// ```swift
/// let card = try AdaptiveCard(json: cardData)
/// for element in card.body { print(element.content) }
/// ```
///
/// The card contains what can be displayed: elements that the host does not know have been replaced by their fallback or
/// omitted. ``CardReader`` also returns the diagnostics of that.
public struct AdaptiveCard: Hashable, Sendable {
    /// The version of the schema that the card requires. Cards of ``CardAction/Kind/showCard(_:)`` may have none.
    public var version: CardVersion?
    /// The elements, from top to bottom.
    public var body: [CardElement] = []
    /// The query for the elements that follow ``body``, or `nil` if the card is complete. See ``CardDocument/append(_:of:)``.
    public var nextPage: CardDataQuery?
    /// The actions below the elements.
    public var actions: [CardAction] = []
    /// The action of a tap on the card.
    public var selectAction: CardAction?
    /// The style of the card, if it is part of another one.
    public var style: CardContainerStyle?
    /// The image behind the card.
    public var backgroundImage: CardBackgroundImage?
    /// The minimum height in points.
    public var minimumHeight: Double?
    /// The alignment of elements that are lower than ``minimumHeight``.
    public var verticalContentAlignment: CardVerticalAlignment = .top
    /// Whether the card is laid out from right to left, or `nil` for the direction of the app.
    public var isRightToLeft: Bool?
    /// The text in place of a card whose version the host does not support.
    public var fallbackText: String?
    /// The spoken text of the card.
    public var speech: String?
    /// The language of dates, such as `en`.
    public var language: String?
    /// The way in which the card is replaced by a newer one.
    public var refresh: CardRefresh?
    /// The data with which the user signs in on behalf of the card.
    public var authentication: CardAuthentication?
    /// The address of the card in a browser.
    public var webURL: URL?
    /// The properties that have no place in the model.
    public var otherProperties: [String: JSONValue] = [:]

    /// Creates an empty card.
    public init() {}
}

/// The way in which a card is replaced by a newer one.
public struct CardRefresh: Hashable, Sendable {
    /// The action whose response is the newer card.
    public var action: CardAction
    /// The time at which the card is out of date.
    public var expires: Date?
    /// The users for whom the card is refreshed without their doing.
    public var userIDs: [String] = []
}

/// The data with which the user signs in on behalf of a card.
public struct CardAuthentication: Hashable, Sendable {
    /// The text that asks the user to sign in.
    public var text: String?
    /// The name of the connection at the server.
    public var connectionName: String?
    /// The resource for which a token is exchanged.
    public var tokenExchangeResource: JSONValue?
    /// The buttons that begin the sign-in.
    public var buttons: [JSONValue] = []
}
