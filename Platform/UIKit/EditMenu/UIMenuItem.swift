/// An item of the app's own in the shared edit menu. It runs a closure: there are no selectors here.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// What the item is called.
    open var title: String
    private let handler: () -> Void

    /// Makes an item.
    ///
    /// - Parameter handler: what it does. Keep what owns the item weakly in it.
    public init(title: String, handler: @escaping () -> Void) {
        self.title = title
        self.handler = handler
    }

    final func perform() { handler() }
}
