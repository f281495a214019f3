/// A menu element that performs an action when it is selected.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    /// The title of the element.
    var title: String { get set }
    /// The image of the element.
    var image: UIImage? { get set }
    /// A longer title that explains the element.
    var discoverabilityTitle: String? { get set }
    /// The attributes of the element.
    var attributes: UIMenuElement.Attributes { get set }
    /// The state of the element: on, off or mixed.
    var state: UIMenuElement.State { get set }
    /// The sender of the action while it is performed.
    var sender: Any? { get }
    /// Performs the action.
    func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {}
