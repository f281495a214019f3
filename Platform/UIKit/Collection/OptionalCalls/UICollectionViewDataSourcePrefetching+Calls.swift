// Optional calls as in apps for Apple platforms: `prefetchDataSource?.collectionView?(collectionView, …)`.
//
// In Objective-C the question mark calls a method only if it is implemented. Here every method has a default implementation.
// The result is `nil` if the default is one that the collection view distinguishes from an implementation. A property of the
// same name in an app's class takes precedence.

extension UICollectionViewDataSourcePrefetching {
    /// The methods whose names begin with `collectionView`, as optional calls.
    public var collectionView: UICollectionViewDataSourcePrefetchingCalls? {
        UICollectionViewDataSourcePrefetchingCalls(implementation: self)
    }
}

/// The methods of a collection view's prefetching data source whose names begin with `collectionView`, as optional calls.
@preconcurrency @MainActor
public struct UICollectionViewDataSourcePrefetchingCalls {
    fileprivate let implementation: any UICollectionViewDataSourcePrefetching

    /// Calls the method with these argument labels.
    public func callAsFunction(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    { implementation.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths) }
}
