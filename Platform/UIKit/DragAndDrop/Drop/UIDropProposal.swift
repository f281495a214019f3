/// The operation that a drop performs with the dragged items.
public enum UIDropOperation: UInt, Sendable {
    /// No operation. The drag continues as if there were no target.
    case cancel = 0
    /// No operation, with an indication that the target usually accepts drops.
    case forbidden = 1
    /// The items are copied.
    case copy = 2
    /// The items are moved from their source.
    case move = 3
}

/// The operation that a target proposes for a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, @preconcurrency NSCopying {
    /// The operation that a drop would perform.
    open private(set) var operation: UIDropOperation

    /// Creates a proposal.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }

    /// Whether the exact location of the drop matters.
    open var isPrecise = false

    /// Whether previews have their full size over the target.
    open var prefersFullSizePreview = false

    /// Returns a copy of the proposal.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIDropProposal(operation: operation)
        copy.isPrecise = isPrecise
        copy.prefersFullSizePreview = prefersFullSizePreview
        return copy
    }
}
