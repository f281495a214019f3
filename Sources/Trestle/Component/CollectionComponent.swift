import UIKit

/// A component that has a cell of its own in a collection view.
///
/// ```swift fragment
/// struct PhotoItem: CollectionComponent {
///     let photo: Photo
///
///     func render(in cell: PhotoCell) { cell.imageView.image = photo.image }      // a UICollectionViewCell
/// }
/// ```
///
/// Other components need not conform: a collection view shows their table cells and views too. A component that implements
/// `render(in:)` for both a `UITableViewCell` and a `UICollectionViewCell` is displayed in tables and collections, each with
/// its own cell. One that implements only the latter can be displayed by a ``CollectionAdapter`` only.
///
/// The requirements are those of ``Component``.
public protocol CollectionComponent: Component {
    /// The class of the cells that show this component in a collection view. Cells are created with `init(frame:)`.
    associatedtype CollectionCell: UICollectionViewCell

    /// Shows the content in a cell that may still show another row.
    @MainActor func render(in cell: CollectionCell)

    /// Sets the event handlers of the cell's own controls. See ``Component/setHandlers(on:)``. The default implementation does
    /// nothing.
    @MainActor func setHandlers(on cell: CollectionCell)

    /// Called when the cell is about to be displayed. The default implementation does nothing.
    @MainActor func willDisplay(_ cell: CollectionCell)

    /// Called when the cell is no longer displayed. The default implementation does nothing.
    @MainActor func didEndDisplaying(_ cell: CollectionCell)

    /// Called with `true` when the cell is highlighted and with `false` when it is unhighlighted. The default implementation does
    /// nothing.
    @MainActor func setHighlighted(_ isHighlighted: Bool, in cell: CollectionCell)
}

extension CollectionComponent {
    /// The default implementation does nothing.
    @MainActor
    public func setHandlers(on cell: CollectionCell) {}

    /// The default implementation does nothing.
    @MainActor
    public func willDisplay(_ cell: CollectionCell) {}
    /// The default implementation does nothing.
    @MainActor
    public func didEndDisplaying(_ cell: CollectionCell) {}
    /// The default implementation does nothing.
    @MainActor
    public func setHighlighted(_ isHighlighted: Bool, in cell: CollectionCell) {}

    static var collectionCellClass: UICollectionViewCell.Type { CollectionCell.self }

    /// Renders into the component's own cell.
    ///
    /// - Returns: `false` for a table view's cell.
    @MainActor
    func renderCollection(inErased cell: UIView) -> Bool {
        guard let cell = cell as? CollectionCell else { return false }
        render(in: cell)
        setHandlers(on: cell)
        return true
    }

    @MainActor
    func notifyWillDisplayCollection(_ cell: UIView) {
        if let cell = cell as? CollectionCell { willDisplay(cell) }
    }

    @MainActor
    func notifyDidEndDisplayingCollection(_ cell: UIView) {
        if let cell = cell as? CollectionCell { didEndDisplaying(cell) }
    }

    @MainActor
    func notifyHighlightCollection(_ isHighlighted: Bool, _ cell: UIView) {
        if let cell = cell as? CollectionCell { setHighlighted(isHighlighted, in: cell) }
    }

    @MainActor
    func setCollectionHandlers(onErased cell: UIView) {
        if let cell = cell as? CollectionCell { setHandlers(on: cell) }
    }
}

extension CollectionComponent where Cell == UITableViewCell {
    /// Traps, because the component has no cell for tables.
    @MainActor
    public func render(in cell: UITableViewCell) {
        preconditionFailure(
            """
            A table view displays \(Self.self), which renders into \(CollectionCell.self) only. Implement render(in:) for a \
            UITableViewCell too, or display the form with a CollectionAdapter.
            """)
    }
}
