/// A closure that handles an action.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// An action with a title and an image that buttons and menus show.
open class UIAction: UIMenuElement {
    /// An identifier of an action. A control or recognizer has at most one action with the same identifier.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier string.
        public let rawValue: String

        /// Creates an identifier from a string.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier from a string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The identifier of the action; a unique value if none was specified.
    open private(set) var identifier: Identifier

    private let handler: UIActionHandler

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: The title of the action.
    ///   - subtitle: The subtitle of the action.
    ///   - image: The image of the action.
    ///   - identifier: The identifier of the action, or `nil` for a unique one.
    ///   - discoverabilityTitle: A longer title that describes the action.
    ///   - attributes: The attributes of the action in a menu.
    ///   - state: The state of the action in a menu.
    ///   - handler: The closure to call. Capture the control and its owner weakly.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Self.makeIdentifier()
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Creates an action without a subtitle.
    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.init(
            title: title, subtitle: nil, image: image, identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
    }

    private static var identifierCount = 0

    private static func makeIdentifier() -> Identifier {
        identifierCount += 1
        return Identifier("trestle.dynamic.\(identifierCount)")
    }

    /// The title of the action.
    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }

    /// The image of the action.
    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }

    /// A longer title that describes the action.
    open var discoverabilityTitle: String?

    /// The attributes of the action in a menu.
    open var attributes: Attributes

    /// The state of the action in a menu.
    open var state: State

    private var activeSender: Any?

    /// The object that is performing the action, or `nil` outside of the handler.
    open var sender: Any? { activeSender }

    /// Calls the handler with `sender`. The target is not used.
    open func performWithSender(_ sender: Any?, target: Any?) {
        let previousSender = activeSender
        activeSender = sender
        handler(self)
        activeSender = previousSender
    }
}
