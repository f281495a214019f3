/// Refers to a view or layout guide for as long as there is one, and knows its edges in the engine that it was in last.
///
/// Every item has one of these, and takes itself out of it at its end: weak references to a view would make each retain of it
/// slow, in all of UIKit.
final class LayoutReference: Sendable {
    private nonisolated(unsafe) unowned(unsafe) var view: UIView?
    private nonisolated(unsafe) unowned(unsafe) var guide: UILayoutGuide?
    private nonisolated(unsafe) var storedFrame: LayoutFrame?

    @MainActor
    init(_ view: UIView) { self.view = view }

    /// Refers to nothing yet.
    init() {}

    /// Makes this the reference to `guide`.
    @MainActor
    func refer(to guide: UILayoutGuide) { self.guide = guide }

    @MainActor var item: (any LayoutItem)? { view ?? guide }

    /// The item, where it is a view.
    @MainActor var itemAsView: UIView? { view }

    /// The item, where it is a layout guide.
    @MainActor var itemAsGuide: UILayoutGuide? { guide }

    /// The view that stands for the item in the tree of views: itself, or the one that a guide belongs to.
    @MainActor var layoutView: UIView? { view ?? guide?.owner }

    /// The item's edges in the engine that it was in last.
    @MainActor var frame: LayoutFrame? {
        get { storedFrame }
        set { storedFrame = newValue }
    }

    /// The item is coming to its end.
    nonisolated func clear() {
        view = nil
        guide = nil
        storedFrame = nil
    }
}
