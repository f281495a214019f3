import UIKit

/// A model that describes its own row: its cell class, how it is shown, and whether it can be deleted.
///
/// Row models are an alternative to components for apps whose data types already correspond to rows. The model conforms to the
/// protocol, and a ``ModelDataSource`` displays sections of models.
///
/// ```swift
/// struct Stop: RowModel {
///     let id: Int
///     let name: String
///     var isOnRequest = false
///
///     var isDeletable: Bool { isOnRequest }
///     func configure(_ cell: UITableViewCell) { cell.textLabel?.text = name }
/// }
///
/// let stops = [Stop(id: 1, name: "Car Park"), Stop(id: 2, name: "Bridge", isOnRequest: true)]
/// let source = ModelDataSource<Stop>(tableView)
/// source.render([ModelSection(id: "stops", header: Title("Stops"), models: stops)])
/// ```
///
/// Equality covers the content: a model that is equal to the one that a cell shows is not configured again. The `id` identifies a
/// row in its section.
public protocol RowModel: Identifiable, Equatable {
    /// The class of the cells that show models of this type. The data source registers it for ``reuseIdentifier``.
    associatedtype Cell: UITableViewCell = UITableViewCell

    /// The reuse identifier of the cell. The default is the full name of the type.
    var reuseIdentifier: String { get }

    /// Whether the row can be deleted by a swipe or while the table is edited. The default is `false`.
    var isDeletable: Bool { get }

    /// Called when the row is likely to be displayed soon, to fetch its data. The default implementation does nothing.
    @MainActor func prefetch()

    /// Called when a prefetched row is not likely to be displayed anymore. The default implementation does nothing.
    @MainActor func cancelPrefetch()

    /// Shows the model in a cell that may still show another one.
    @MainActor func configure(_ cell: Cell)
}

extension RowModel {
    /// The full name of the type, such as `Shop.Invoice`.
    public var reuseIdentifier: String { _typeName(Self.self) }

    /// The default is `false`.
    public var isDeletable: Bool { false }

    /// The default implementation does nothing.
    public func prefetch() {}

    /// The default implementation does nothing.
    public func cancelPrefetch() {}
}

/// The component of a model.
struct ModelRow<Model: RowModel>: Component {
    let model: Model

    var reuseIdentifier: String { model.reuseIdentifier }

    func render(in cell: Model.Cell) { model.configure(cell) }
}
