/// One change of a batch of updates, which a collection view passes to its layout.
///
/// A change of a whole section has an index path whose item is `NSNotFound`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// The type of a change.
    public enum Action: Int, Sendable {
        case insert = 0
        case delete = 1
        case reload = 2
        case move = 3
        case none = 4
    }

    private let before: IndexPath?
    private let after: IndexPath?
    private let action: Action

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        self.action = action
        self.before = before
        self.after = after
        super.init()
    }

    /// The index path before the batch, or `nil` for an insertion.
    open var indexPathBeforeUpdate: IndexPath? { before }

    /// The index path after the batch, or `nil` for a deletion.
    open var indexPathAfterUpdate: IndexPath? { after }

    /// The type of the change.
    open var updateAction: Action { action }
}
