/// A place in a view at which assistive technologies begin a drag or drop items.
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
    /// The view with the drag or drop interaction. It is not retained.
    open private(set) weak var view: UIView?
    /// The place in the coordinates of the view.
    public let point: CGPoint
    /// The name of the action at the place, such as "Drag the photo".
    open var name: String { attributedName.string }
    /// The name of the action with attributes for speech.
    public let attributedName: NSAttributedString

    /// Creates a descriptor of a place in a view.
    public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
        self.attributedName = NSAttributedString(attributedString: attributedName)
        self.point = point
        self.view = view
        super.init()
    }

    /// Creates a descriptor of a place in a view.
    public convenience init(name: String, point: CGPoint, in view: UIView) {
        self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
    }

    /// Creates a descriptor of the center of a view.
    public convenience init(name: String, view: UIView) {
        let bounds = view.bounds
        self.init(name: name, point: CGPoint(x: bounds.midX, y: bounds.midY), in: view)
    }
}
