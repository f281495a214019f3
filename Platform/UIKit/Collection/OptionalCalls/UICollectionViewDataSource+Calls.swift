// Optional calls as in apps for Apple platforms: `dataSource?.collectionView?(collectionView, …)`.
//
// In Objective-C the question mark calls a method only if it is implemented. Here every method has a default implementation.
// The result is `nil` if the default is one that the collection view distinguishes from an implementation. A property of the
// same name in an app's class takes precedence.

extension UICollectionViewDataSource {
    /// The methods whose names begin with `numberOfSections`, as optional calls.
    public var numberOfSections: UICollectionViewDataSourceNumberOfSectionsCall? {
        UICollectionViewDataSourceNumberOfSectionsCall(implementation: self)
    }

    /// The methods whose names begin with `collectionView`, as optional calls.
    public var collectionView: UICollectionViewDataSourceCalls? {
        UICollectionViewDataSourceCalls(implementation: self)
    }

    /// The methods whose names begin with `indexTitles`, as optional calls.
    public var indexTitles: UICollectionViewDataSourceIndexTitlesCall? {
        UICollectionViewDataSourceIndexTitlesCall(implementation: self)
    }
}

/// The methods of a collection view's data source whose names begin with `numberOfSections`, as optional calls.
@preconcurrency @MainActor
public struct UICollectionViewDataSourceNumberOfSectionsCall {
    fileprivate let implementation: any UICollectionViewDataSource

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(in collectionView: UICollectionView) -> Int {
        implementation.numberOfSections(in: collectionView)
    }
}

/// The methods of a collection view's data source whose names begin with `collectionView`, as optional calls.
@preconcurrency @MainActor
public struct UICollectionViewDataSourceCalls {
    fileprivate let implementation: any UICollectionViewDataSource

    /// Returns the result of the method with these argument labels, or `nil` if it is not implemented.
    public func callAsFunction(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        NotImplemented.answer(
            implementation.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath),
            unless: NotImplemented.reusableView)
    }

    /// Returns the result of the method with these argument labels, which must be implemented.
    @_disfavoredOverload
    public func callAsFunction(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        NotImplemented.requireAnswer(
            implementation.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath),
            unless: NotImplemented.reusableView)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        implementation.collectionView(collectionView, canMoveItemAt: indexPath)
    }

    /// Calls the method with these argument labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { implementation.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { implementation.collectionView(collectionView, indexPathForIndexTitle: title, at: index) }
}

/// The methods of a collection view's data source whose names begin with `indexTitles`, as optional calls.
@preconcurrency @MainActor
public struct UICollectionViewDataSourceIndexTitlesCall {
    fileprivate let implementation: any UICollectionViewDataSource

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
        implementation.indexTitles(for: collectionView)
    }
}
