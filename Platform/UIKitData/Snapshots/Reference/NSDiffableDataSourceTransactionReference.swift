/// A transition between two snapshots with identifiers of any type.
public final class __NSDiffableDataSourceTransaction: NSObject {
    private let transaction: NSDiffableDataSourceTransaction<ReferenceIdentifier, ReferenceIdentifier>

    package init(_ transaction: NSDiffableDataSourceTransaction<ReferenceIdentifier, ReferenceIdentifier>) {
        self.transaction = transaction
    }

    /// The snapshot before the transition.
    public var initialSnapshot: NSDiffableDataSourceSnapshotReference {
        NSDiffableDataSourceSnapshotReference(transaction.initialSnapshot)
    }

    /// The snapshot after the transition.
    public var finalSnapshot: NSDiffableDataSourceSnapshotReference {
        NSDiffableDataSourceSnapshotReference(transaction.finalSnapshot)
    }

    /// The transitions of the sections that both snapshots contain and whose items differ.
    public var sectionTransactions: [__NSDiffableDataSourceSectionTransaction] {
        transaction.sectionTransactions.map { __NSDiffableDataSourceSectionTransaction($0) }
    }
}

/// A transition between two states of a section with identifiers of any type.
public final class __NSDiffableDataSourceSectionTransaction: NSObject {
    private let transaction: NSDiffableDataSourceSectionTransaction<ReferenceIdentifier, ReferenceIdentifier>

    fileprivate init(
        _ transaction: NSDiffableDataSourceSectionTransaction<ReferenceIdentifier, ReferenceIdentifier>
    ) {
        self.transaction = transaction
    }

    /// The identifier of the section.
    public var sectionIdentifier: Any { transaction.sectionIdentifier.value }

    /// The items before the transition.
    public var initialSnapshot: NSDiffableDataSourceSectionSnapshotReference {
        NSDiffableDataSourceSectionSnapshotReference(transaction.initialSnapshot)
    }

    /// The items after the transition.
    public var finalSnapshot: NSDiffableDataSourceSectionSnapshotReference {
        NSDiffableDataSourceSectionSnapshotReference(transaction.finalSnapshot)
    }
}
