@_implementationOnly import CMethodLookup

extension ImplementedMethods {
    /// Returns whether the class of a data source implements `collectionView(_:moveItemAt:to:)`.
    static func movesItems(_ dataSource: any UICollectionViewDataSource) -> Bool {
        let type: AnyClass = Swift.type(of: dataSource)
        // A class-constrained existential consists of the object and the witness table, which begins with the
        // conformance descriptor and the inherited table. The requirement is the sixth of the protocol.
        let (_, witnesses) = unsafeBitCast(
            dataSource as any UICollectionViewDataSource, to: (UnsafeRawPointer, UnsafePointer<UnsafeRawPointer>).self)
        return method_lookup_moves_items(unsafeBitCast(type, to: UnsafeRawPointer.self), witnesses[7])
    }
}
