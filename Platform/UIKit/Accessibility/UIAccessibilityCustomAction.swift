/// An action that assistive technologies offer for an element in addition to its default action.
///
/// A closure or a method of a target performs it. All initializers are designated, because subclasses of apps call them.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// A closure that performs an action, and returns whether it was performed.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    private var ownHandler: Handler?

    /// The name of the action.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }

    /// The name of the action with attributes for speech.
    open var attributedName: NSAttributedString

    /// The image of the action.
    open var image: UIImage?

    /// The object whose method performs the action, unless a closure does. It is not retained.
    open weak var target: AnyObject?

    /// The method of the target that performs the action and returns whether it was performed. Its parameter, if it has
    /// one, is the action.
    open var selector: Selector

    /// The closure that performs the action. Without one, it is a closure that calls the method of the target, or `nil`
    /// if there is no target.
    open var actionHandler: Handler? {
        get {
            if let ownHandler { return ownHandler }
            guard let target else { return nil }
            return { action in
                let result = ObjCMessage.send(action.selector, to: target, [action])
                return result as? Bool ?? (result as? NSNumber)?.boolValue ?? true
            }
        }
        set { ownHandler = newValue }
    }

    // MARK: Actions with a closure

    /// Creates an action with a name and a closure that performs it.
    public init(name: String, actionHandler: @escaping Handler) {
        attributedName = NSAttributedString(string: name)
        selector = Self.noSelector
        ownHandler = actionHandler
        super.init()
    }

    /// Creates an action with a name with attributes for speech and a closure that performs it.
    public init(attributedName: NSAttributedString, actionHandler: @escaping Handler) {
        self.attributedName = attributedName
        selector = Self.noSelector
        ownHandler = actionHandler
        super.init()
    }

    /// Creates an action with a name, an image and a closure that performs it.
    public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        attributedName = NSAttributedString(string: name)
        self.image = image
        selector = Self.noSelector
        ownHandler = actionHandler
        super.init()
    }

    /// Creates an action with a name with attributes for speech, an image and a closure that performs it.
    public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping Handler) {
        self.attributedName = attributedName
        self.image = image
        selector = Self.noSelector
        ownHandler = actionHandler
        super.init()
    }

    // MARK: Actions with a target

    /// Creates an action with a name and a method that performs it.
    public init(name: String, target: Any?, selector: Selector) {
        attributedName = NSAttributedString(string: name)
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        super.init()
    }

    /// Creates an action with a name with attributes for speech and a method that performs it.
    public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.attributedName = attributedName
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        super.init()
    }

    /// Creates an action with a name, an image and a method that performs it.
    public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        attributedName = NSAttributedString(string: name)
        self.image = image
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        super.init()
    }

    /// Creates an action with a name with attributes for speech, an image and a method that performs it.
    public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        self.attributedName = attributedName
        self.image = image
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        super.init()
    }

    /// The selector of actions with a closure.
    private static let noSelector = Selector("")
}
