/// A custom item of the shared edit menu. It calls a closure instead of a selector.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// The title of the item.
    open var title: String
    private let handler: () -> Void

    /// Creates a menu item.
    ///
    /// - Parameters:
    ///   - title: The title of the item.
    ///   - handler: The closure to call. Capture the item's owner weakly.
    public init(title: String, handler: @escaping () -> Void) {
        self.title = title
        self.handler = handler
    }

    final func perform() { handler() }
}
