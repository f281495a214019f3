// Optional calls as in apps for Apple platforms: `dragDelegate?.collectionView?(collectionView, …)`.
//
// In Objective-C the question mark calls a method only if it is implemented. Here every method has a default implementation.
// The result is `nil` if the default is one that the collection view distinguishes from an implementation. A property of the same name in
// an app's class takes precedence.

extension UICollectionViewDragDelegate {
    /// The methods whose names begin with `collectionView`, as optional calls.
    public var collectionView: UICollectionViewDragDelegateCalls? {
        UICollectionViewDragDelegateCalls(implementation: self)
    }
}

/// The methods of a collection view's drag delegate whose names begin with `collectionView`, as optional calls.
@preconcurrency @MainActor
public struct UICollectionViewDragDelegateCalls {
    fileprivate let implementation: any UICollectionViewDragDelegate

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] {
        implementation.collectionView(collectionView, itemsForAddingTo: session, at: indexPath, point: point)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    {
        implementation.collectionView(collectionView, dragPreviewParametersForItemAt: indexPath)
    }

    /// Calls the method with these argument labels.
    public func callAsFunction(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        implementation.collectionView(collectionView, dragSessionWillBegin: session)
    }

    /// Calls the method with these argument labels.
    public func callAsFunction(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        implementation.collectionView(collectionView, dragSessionDidEnd: session)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    )
        -> Bool
    {
        implementation.collectionView(collectionView, dragSessionAllowsMoveOperation: session)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        implementation.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session)
    }
}
