import UIKit

/// A value of the app that says itself how it stands in a table, for code that is organised by models rather than by components.
///
/// ```swift
/// extension Invoice: RowModel {
///     var canBeDeleted: Bool { !isPaid }
///     func configure(_ cell: InvoiceCell) { cell.show(self) }
/// }
/// ```
///
/// Two equal models look alike: an equal one is not configured again. The `id` tells rows apart within their section.
public protocol RowModel: Identifiable, Equatable {
    /// The cell class that shows models of this type. It is registered under the reuse identifier.
    associatedtype Cell: UITableViewCell = UITableViewCell

    /// The name of the pool that the row's cell comes from. By default the type's full name.
    var reuseIdentifier: String { get }

    /// Whether the row can be swiped away or deleted while the table is edited. By default not.
    var canBeDeleted: Bool { get }

    /// The row is likely to be seen soon: fetch what it needs. By default nothing.
    @MainActor func prefetch()

    /// It is not, after all. By default nothing.
    @MainActor func cancelPrefetch()

    /// Makes a cell show the model, which may still show another one.
    @MainActor func configure(_ cell: Cell)
}

extension RowModel {
    /// The type's full name, such as `Shop.Invoice`.
    public var reuseIdentifier: String { String(reflecting: Self.self) }

    /// Models stay.
    public var canBeDeleted: Bool { false }

    /// Nothing.
    public func prefetch() {}

    /// Nothing.
    public func cancelPrefetch() {}
}

/// The component that shows a model.
struct ModelRow<Model: RowModel>: Component {
    let model: Model

    var reuseIdentifier: String { model.reuseIdentifier }

    func render(in cell: Model.Cell) { model.configure(cell) }
}
