/// The operation that a drop into a table would perform, and how the table indicates it.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
    /// The effect of a drop on the rows.
    public enum Intent: Int, Sendable {
        /// The destination is not known, and nothing indicates it.
        case unspecified = 0
        /// The items become rows. A gap indicates the position.
        case insertAtDestinationIndexPath = 1
        /// The items are dropped into a row, which is highlighted.
        case insertIntoDestinationIndexPath = 2
        /// The items are dropped into a row over its middle part, and become rows between two rows.
        case automatic = 3
    }

    /// The effect of the drop on the rows.
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
        let copy = UITableViewDropProposal(operation: operation, intent: intent)
        copy.isPrecise = isPrecise
        copy.prefersFullSizePreview = prefersFullSizePreview
        return copy
    }
}
