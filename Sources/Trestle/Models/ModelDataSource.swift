import UIKit

/// A section of models, with a title or a view of one's own above it.
public struct ModelSection<Model: RowModel> {
    /// Which section it is.
    public let id: AnyHashable
    /// What stands above the models: a ``Title``, or any other header.
    public let header: (any HeaderFooterComponent)?
    /// The models, in order.
    public var models: [Model]

    /// A section of models.
    public init(id: some Hashable, header: (any HeaderFooterComponent)? = nil, models: [Model]) {
        self.id = AnyHashable(id)
        self.header = header
        self.models = models
    }
}

/// Keeps a table showing sections of models: a ``TableAdapter`` that makes its form of them.
///
/// ```swift
/// let invoices = ModelDataSource<Invoice>(tableView)
/// invoices.onSelect = { [weak self] in self?.show($0) }
/// invoices.onDelete = { [weak self] in self?.store.remove($0) }
/// invoices.show([ModelSection(id: "open", header: Title("Open"), models: store.open)])
/// ```
///
/// It must be kept for as long as the table is shown.
@MainActor
public final class ModelDataSource<Model: RowModel> {
    /// The adapter below, for all that is not about models.
    public let adapter: TableAdapter
    /// Hears which model was tapped. Without it no row can be selected.
    public var onSelect: (@MainActor (Model) -> Void)?
    /// Hears which model was deleted, and takes it out of the data. The row goes when the sections are shown without it.
    public var onDelete: (@MainActor (Model) -> Void)?
    /// What the table shows.
    public private(set) var sections: [ModelSection<Model>] = []

    /// A data source for a table.
    public init(_ tableView: UITableView) {
        adapter = TableAdapter(tableView)
    }

    /// Shows sections in place of those that the table showed before, changing no more than differs.
    public func show(_ sections: [ModelSection<Model>], animated: Bool = true) {
        self.sections = sections
        adapter.render(
            Form(
                sections.map { section in
                    Section(id: section.id, header: section.header) { section.models.map(row) }
                }), animated: animated)
    }

    private func row(_ model: Model) -> Row {
        var row = ModelRow(model: model).id(model.id)
            .onPrefetch {
                model.prefetch()
            } cancel: {
                model.cancelPrefetch()
            }
        if onSelect != nil { row = row.onSelect { [weak self] in self?.onSelect?(model) } }
        if model.canBeDeleted, onDelete != nil { row = row.onDelete { [weak self] in self?.onDelete?(model) } }
        return row
    }
}
