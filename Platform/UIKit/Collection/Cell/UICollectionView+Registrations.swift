extension UICollectionView {
    /// A registration of a class or nib of cells with a closure that configures them for items.
    ///
    /// Create a registration once, not in the method that provides cells: each registration has its own cells
    /// for reuse.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// A closure that configures a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        fileprivate let identifier = RegistrationIdentifier.next("cell")
        fileprivate let nib: UINib?
        fileprivate let handler: Handler

        /// Creates a registration of the cell's class.
        public init(handler: @escaping Handler) {
            nib = nil
            self.handler = handler
        }

        /// Creates a registration of a nib whose only object is a cell.
        public init(cellNib: UINib, handler: @escaping Handler) {
            nib = cellNib
            self.handler = handler
        }
    }

    /// A registration of a class or nib of supplementary views with a closure that configures them.
    ///
    /// Create a registration once, not in the method that provides views: each registration has its own views
    /// for reuse.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// A closure that configures a supplementary view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        fileprivate let identifier = RegistrationIdentifier.next("supplementary view")
        fileprivate let kind: String
        fileprivate let nib: UINib?
        fileprivate let handler: Handler

        /// Creates a registration of the view's class for a kind.
        public init(elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            nib = nil
            self.handler = handler
        }

        /// Creates a registration of a nib for a kind, whose only object is a supplementary view.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            nib = supplementaryNib
            self.handler = handler
        }
    }

    /// Returns a recycled or new cell that the registration has configured for an item. Without an item the
    /// cell is not configured.
    public final func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let identifier = registration.identifier
        if cells.origin(of: identifier) == nil {
            if let nib = registration.nib {
                baseRegister(nib, forCellWithReuseIdentifier: identifier)
            } else {
                baseRegister(Cell.self, forCellWithReuseIdentifier: identifier)
            }
        }
        let dequeued = baseDequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        guard let cell = dequeued as? Cell else {
            preconditionFailure(
                "UICollectionView.CellRegistration: the nib contains a \(type(of: dequeued)), not a \(Cell.self). Set the "
                    + "class in the nib.")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a recycled or new supplementary view that the registration has configured.
    public final func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let (identifier, kind) = (registration.identifier, registration.kind)
        if supplementaryViews[kind]?.origin(of: identifier) == nil {
            if let nib = registration.nib {
                baseRegister(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
            } else {
                baseRegister(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
            }
        }
        let dequeued = baseDequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        guard let view = dequeued as? Supplementary else {
            preconditionFailure(
                "UICollectionView.SupplementaryRegistration: the nib contains a \(type(of: dequeued)), not a "
                    + "\(Supplementary.self). Set the class in the nib.")
        }
        registration.handler(view, kind, indexPath)
        return view
    }
}

/// The reuse identifiers of registrations, of which each has its own.
@MainActor
private enum RegistrationIdentifier {
    private static var count = 0

    static func next(_ prefix: String) -> String {
        count += 1
        return "registered \(prefix) \(count)"
    }
}
