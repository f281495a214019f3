/// The operation that a drop into a collection view would perform, and how the collection view indicates it.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
    /// The effect of a drop on the items.
    public enum Intent: Int, Sendable {
        /// The destination is not known, and nothing indicates it.
        case unspecified = 0
        /// The dragged items become items of the collection view. A gap indicates the position.
        case insertAtDestinationIndexPath = 1
        /// The items are dropped into an item, which is highlighted.
        case insertIntoDestinationIndexPath = 2
    }

    /// The effect of the drop on the items.
    open private(set) var intent: Intent

    /// Creates a proposal.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// Creates a proposal without a destination.
    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewDropProposal(operation: operation, intent: intent)
        copy.isPrecise = isPrecise
        copy.prefersFullSizePreview = prefersFullSizePreview
        return copy
    }
}
