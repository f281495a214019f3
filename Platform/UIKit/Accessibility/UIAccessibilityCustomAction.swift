/// An action that assistive technologies offer for an element in addition to its default action.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// A closure that performs an action, and returns whether it was performed.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The name of the action.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }

    /// The name of the action with attributes for speech.
    open var attributedName: NSAttributedString

    /// The image of the action.
    open var image: UIImage?

    /// The closure that performs the action.
    open var actionHandler: Handler?

    /// Creates an action with a name and a closure that performs it.
    public convenience init(name: String, actionHandler: @escaping Handler) {
        self.init(attributedName: NSAttributedString(string: name), image: nil, actionHandler: actionHandler)
    }

    /// Creates an action with a name with attributes for speech and a closure that performs it.
    public convenience init(attributedName: NSAttributedString, actionHandler: @escaping Handler) {
        self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
    }

    /// Creates an action with a name, an image and a closure that performs it.
    public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        self.init(attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
    }

    /// Creates an action with a name with attributes for speech, an image and a closure that performs it.
    public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping Handler) {
        self.attributedName = attributedName
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }
}
