/// What a table would do with the items that are dragged over it, and how it shows that.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
    /// What a drop would do to the rows.
    public enum Intent: Int, Sendable {
        /// It is not known where the items would go: nothing shows it.
        case unspecified = 0
        /// They would become rows: a gap shows where.
        case insertAtDestinationIndexPath = 1
        /// They would go into a row, which is lit.
        case insertIntoDestinationIndexPath = 2
        /// They would go into a row if the finger is on the middle of one, and become rows between two.
        case automatic = 3
    }

    /// What a drop would do to the rows.
    public final let intent: Intent

    /// Makes a proposal.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// Makes a proposal that leaves open where the items would go.
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
