/// A coder that supplies the values of views and view controllers directly, with hooks for what only an
/// interface file declares.
class AttributeCoder: _ValueCoder {
    /// Called when a view controller begins to decode itself, before it reads its attributes.
    @MainActor
    func willRestore(_ controller: UIViewController) {}

    /// Called when a table has decoded its attributes, to add the rows and cells that the file declares.
    @MainActor
    func didRestore(_ table: UITableView) {}

    /// Called when a collection view has decoded its attributes, to register the prototypes that the file declares.
    @MainActor
    func didRestore(_ collection: UICollectionView) {}
}
