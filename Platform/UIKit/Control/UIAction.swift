/// What is called when something is chosen, tapped or recognised.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// Something that can be done, with what a button or a menu shows of it.
open class UIAction: UIMenuElement {
    /// A name by which an action is found, and by which one takes the place of another.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes an identifier of a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes an identifier of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The name of the action: unique, where none was given.
    public final let identifier: Identifier

    private let handler: UIActionHandler

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - identifier: its name; nil gives it one of its own.
    ///   - handler: what it does. Keep what owns the control weakly in it.
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

    /// Makes an action without a subtitle.
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

    /// What the action is called.
    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }

    /// The action's picture.
    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }

    /// A longer name, which says what the action does.
    open var discoverabilityTitle: String?

    /// What is special about the action.
    open var attributes: Attributes

    /// Whether the action is marked.
    open var state: State

    private var currentSender: Any?

    /// What the action is performed for, while it is performed.
    open var sender: Any? { currentSender }

    /// Does what the action is for, with `sender` as what it is performed for. No target is needed.
    open func performWithSender(_ sender: Any?, target: Any?) {
        let outer = currentSender
        currentSender = sender
        handler(self)
        currentSender = outer
    }
}
