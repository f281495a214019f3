/// The object that provides the items of a collection view: their number, and a cell for each item that
/// becomes visible.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// Returns the number of items in a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// Returns the cell of an item. Dequeue a cell and configure it.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

    /// Returns the number of sections. The default implementation returns 1.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// Returns a supplementary view. Dequeue a view and configure it.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView

    /// Returns whether the user may move an item.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    /// Called when the user has moved an item. Make the same move in the data. The collection view has been
    /// updated already.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    /// Returns the titles of the index at the trailing edge, or `nil` if there is no index.
    func indexTitles(for collectionView: UICollectionView) -> [String]?

    /// Returns the item to which the collection view scrolls when the user touches an index title.
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath
}

extension UICollectionViewDataSource {
    /// The default implementation returns 1.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// The default implementation has the effect of a method that is not implemented: it traps if the layout
    /// contains supplementary views.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { NotImplemented.reusableView }
}

extension NotImplemented {
    /// The result of a data source that does not provide supplementary views.
    static let reusableView = UICollectionReusableView(frame: .zero)
}
