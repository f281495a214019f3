import Foundation

/// An action of a card, which is displayed as a button or belongs to an element that can be tapped.
public struct CardAction: Hashable, Sendable {
    /// The kind of an action, with the properties of the kind.
    public indirect enum Kind: Hashable, Sendable {
        /// Opens an address.
        case openURL(URL)
        /// Submits data and the values of inputs to the app.
        case submit(Submission)
        /// Submits data and the values of inputs to the server that has sent the card.
        case execute(verb: String?, Submission)
        /// Displays or hides another card below the button.
        case showCard(AdaptiveCard)
        /// Displays or hides elements.
        case toggleVisibility([Target])
    }

    /// The data and the inputs that an action submits.
    public struct Submission: Hashable, Sendable {
        /// The data to which the values of inputs are added.
        public var data: JSONValue?
        /// Whether the values of inputs are submitted, and validated before.
        public var includesInputs = true

        /// Creates a submission.
        public init(data: JSONValue? = nil) {
            self.data = data
        }
    }

    /// An element whose visibility an action changes.
    public struct Target: Hashable, Sendable {
        /// The identifier of the element.
        public var elementID: String
        /// Whether the element is displayed, or `nil` to toggle it.
        public var isVisible: Bool?

        /// Creates a target.
        public init(_ elementID: String, isVisible: Bool? = nil) {
            self.elementID = elementID
            self.isVisible = isVisible
        }
    }

    /// The style of a button.
    public enum Style: String, CardKeyword {
        /// A style by its meaning.
        case `default`, positive, destructive
    }

    /// The place of a button.
    public enum Mode: String, CardKeyword {
        /// The button is displayed.
        case primary
        /// The button is in a menu.
        case secondary
    }

    /// The kind.
    public var kind: Kind
    /// The title of the button.
    public var title: String?
    /// The identifier.
    public var id: String?
    /// The image of the button.
    public var iconURL: URL?
    /// The style of the button.
    public var style = Style.default
    /// The place of the button.
    public var mode = Mode.primary
    /// The description for assistive technologies and for pointers.
    public var tooltip: String?
    /// Whether the action can be performed.
    public var isEnabled = true
    /// The properties that have no place in the model.
    public var otherProperties: [String: JSONValue] = [:]

    /// Creates an action.
    public init(_ kind: Kind, title: String? = nil) {
        self.kind = kind
        self.title = title
    }
}
