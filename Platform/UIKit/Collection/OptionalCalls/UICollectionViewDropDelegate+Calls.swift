// Optional calls as in apps for Apple platforms: `dropDelegate?.collectionView?(collectionView, …)`.
//
// In Objective-C the question mark calls a method only if it is implemented. Here every method has a default implementation.
// The result is `nil` if the default is one that the collection view distinguishes from an implementation. A property of the same name in
// an app's class takes precedence.

extension UICollectionViewDropDelegate {
    /// The methods whose names begin with `collectionView`, as optional calls.
    public var collectionView: UICollectionViewDropDelegateCalls? {
        UICollectionViewDropDelegateCalls(implementation: self)
    }
}

/// The methods of a collection view's drop delegate whose names begin with `collectionView`, as optional calls.
@preconcurrency @MainActor
public struct UICollectionViewDropDelegateCalls {
    fileprivate let implementation: any UICollectionViewDropDelegate

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        implementation.collectionView(collectionView, canHandle: session)
    }

    /// Calls the method with these argument labels.
    public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        implementation.collectionView(collectionView, dropSessionDidEnter: session)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        implementation.collectionView(
            collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
    }

    /// Calls the method with these argument labels.
    public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        implementation.collectionView(collectionView, dropSessionDidExit: session)
    }

    /// Calls the method with these argument labels.
    public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        implementation.collectionView(collectionView, dropSessionDidEnd: session)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    {
        implementation.collectionView(collectionView, dropPreviewParametersForItemAt: indexPath)
    }
}
