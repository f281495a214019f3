/// A menu element that calls a method of the first object in the responder chain that can perform it.
open class UICommand: UIMenuElement, UIMenuLeaf {
    private let selector: Selector
    private let storedAlternates: [UICommandAlternate]
    private let storedPropertyList: Any?
    private var activeSender: Any?
    /// Whether nothing could perform the command when its menu was opened.
    final var isUnavailable = false

    /// The method. It may have a parameter for the command.
    open var action: Selector { selector }

    /// A value by which the method distinguishes commands.
    open var propertyList: Any? { storedPropertyList }

    /// The commands that take the place of this one while modifier keys are held.
    open var alternates: [UICommandAlternate] { storedAlternates }

    /// A longer title that describes the command.
    open var discoverabilityTitle: String?

    /// The attributes of the command.
    open var attributes: Attributes

    /// The state of the command in a menu.
    open var state: State

    /// Creates a command.
    ///
    /// - Parameters:
    ///   - title: The title of the command.
    ///   - image: The image of the command.
    ///   - action: The method.
    ///   - propertyList: A value by which the method distinguishes commands.
    ///   - alternates: The commands that take the place of this one while modifier keys are held.
    ///   - discoverabilityTitle: A longer title that describes the command.
    ///   - attributes: The attributes of the command.
    ///   - state: The state of the command in a menu.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off
    ) {
        selector = action
        storedPropertyList = propertyList
        storedAlternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: nil, image: image)
    }

    /// The title of the command.
    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }

    /// The image of the command.
    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }

    /// The object that is performing the command, or `nil` outside of the method.
    open var sender: Any? { activeSender }

    /// Calls the method with the command as its argument.
    ///
    /// - Parameters:
    ///   - sender: The object that performs the command. If it is a responder, the search for a target begins
    ///     with it if the first responder's chain has none.
    ///   - target: The object whose method to call, or `nil` for the responder chain.
    open func performWithSender(_ sender: Any?, target: Any?) {
        let previousSender = activeSender
        activeSender = sender
        if let target = target ?? responder(from: sender) {
            UIApplication.shared.sendAction(selector, to: target, from: self, for: nil)
        }
        activeSender = previousSender
    }

    /// Brings the command up to date before its menu is displayed.
    func updateAvailability() {
        let target = responder(from: nil)
        isUnavailable = target == nil
        (target as? UIResponder)?.validate(self)
    }

    /// Returns the object that performs the command for `sender`.
    final func responder(from sender: Any?) -> Any? {
        let responder = sender as? UIResponder
        let window = responder?.responderWindow ?? UIApplication.shared.keyWindow
        return window?.keyResponder.target(forAction: selector, withSender: self)
            ?? responder?.target(forAction: selector, withSender: self)
    }
}

/// A command that takes the place of another one while modifier keys are held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    private let storedTitle: String
    private let selector: Selector
    private let modifiers: UIKeyModifierFlags

    /// The title of the command.
    open var title: String { storedTitle }
    /// The method.
    open var action: Selector { selector }
    /// The modifier keys, in addition to those of the other command.
    open var modifierFlags: UIKeyModifierFlags { modifiers }

    /// Creates an alternate.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        storedTitle = title
        selector = action
        modifiers = modifierFlags
        super.init()
    }
}
