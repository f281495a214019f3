/// What would happen to dragged items that are dropped.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing: the drag goes on as if there were no place for a drop.
    case cancel = 0
    /// Nothing, and a sign says that there might have been something.
    case forbidden = 1
    /// They are copied.
    case copy = 2
    /// They are moved: away from where they come from.
    case move = 3
}

/// What a place would do with the items that are dragged over it.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, @preconcurrency NSCopying {
    /// What would happen to the items.
    public final let operation: UIDropOperation

    /// Makes a proposal.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }

    /// Whether it matters where exactly the items are dropped.
    open var isPrecise = false

    /// Whether items are to be seen in their full size over the place.
    open var prefersFullSizePreview = false

    /// A proposal of the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIDropProposal(operation: operation)
        copy.isPrecise = isPrecise
        copy.prefersFullSizePreview = prefersFullSizePreview
        return copy
    }
}
