/// A reference to a view or layout guide, which also stores its frame in the most recent engine.
///
/// Every item has one and clears it when it is deinitialized. Weak references to views would slow down each
/// retain of a view.
final class LayoutReference: Sendable {
    private nonisolated(unsafe) unowned(unsafe) var view: UIView?
    private nonisolated(unsafe) unowned(unsafe) var guide: UILayoutGuide?
    private nonisolated(unsafe) var storedFrame: LayoutFrame?

    @MainActor
    init(_ view: UIView) { self.view = view }

    /// Creates a reference to no item.
    init() {}

    /// Sets the referenced item to `guide`.
    @MainActor
    func refer(to guide: UILayoutGuide) { self.guide = guide }

    @MainActor var item: (any LayoutItem)? { view ?? guide }

    /// The item if it is a view.
    @MainActor var itemAsView: UIView? { view }

    /// The item if it is a layout guide.
    @MainActor var itemAsGuide: UILayoutGuide? { guide }

    /// The view that represents the item in the view hierarchy: itself, or the owner of a guide.
    @MainActor var layoutView: UIView? { view ?? guide?.owner }

    /// The item's frame in the most recent engine.
    @MainActor var frame: LayoutFrame? {
        get { storedFrame }
        set { storedFrame = newValue }
    }

    /// Clears the reference. Called when the item is deinitialized.
    nonisolated func clear() {
        view = nil
        guide = nil
        storedFrame = nil
    }
}
