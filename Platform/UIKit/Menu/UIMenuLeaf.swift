/// An element of a menu that does something when it is chosen.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    /// What the element is called.
    var title: String { get set }
    /// The element's picture.
    var image: UIImage? { get set }
    /// A longer name, which says what it does.
    var discoverabilityTitle: String? { get set }
    /// What is special about it.
    var attributes: UIMenuElement.Attributes { get set }
    /// Whether it is marked.
    var state: UIMenuElement.State { get set }
    /// What it is performed for, while it is performed.
    var sender: Any? { get }
    /// Does what the element is for.
    func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {}
