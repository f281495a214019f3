/// A custom item of the shared edit menu. It calls a method of the first object in the responder chain that can
/// perform it, or a closure.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// The title of the item.
    open var title: String
    /// The method. It may have a parameter for the menu controller.
    open var action: Selector
    private let handler: (() -> Void)?

    /// Creates a menu item that calls a method. The menu shows it if an object in the responder chain can
    /// perform the method.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        handler = nil
    }

    /// Creates a menu item.
    ///
    /// - Parameters:
    ///   - title: The title of the item.
    ///   - handler: The closure to call. Capture the item's owner weakly.
    public init(title: String, handler: @escaping () -> Void) {
        self.title = title
        self.handler = handler
        action = .performHandler
    }

    /// Returns the element of the menu, or `nil` if no object after `responder` in the responder chain can
    /// perform the method.
    final func element(for responder: UIResponder?) -> UIMenuElement? {
        if let handler { return UIAction(title: title) { _ in handler() } }
        guard responder?.target(forAction: action, withSender: UIMenuController.shared) != nil else { return nil }
        return UIAction(title: title) { [weak responder, action] _ in
            let controller = UIMenuController.shared
            guard let target = responder?.target(forAction: action, withSender: controller) else { return }
            UIApplication.shared.sendAction(action, to: target, from: controller, for: nil)
        }
    }
}
