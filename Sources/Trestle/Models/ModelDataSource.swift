import UIKit

/// Displays sections of models that describe their own rows in a table view. See ``RowModel``.
///
/// ```swift members of UITableViewController
/// private lazy var source = ModelDataSource<Stop>(tableView)
/// private var stops = sampleStops {
///     didSet { render() }
/// }
///
/// override func viewDidLoad() {
///     super.viewDidLoad()
///     source.onSelect = { stop in log(stop.name) }
///     source.onDelete = { [weak self] stop in self?.stops.removeAll { $0.id == stop.id } }
///     render()
/// }
///
/// private func render() {
///     source.render([ModelSection(id: "stops", header: Title("Stops"), models: stops)])
/// }
/// ```
///
/// Consecutive sections are compared by the ids of the models and by `==`, and only the differences are applied to the table view.
/// Keep a strong reference to the data source for as long as the table view is displayed.
///
/// A table has one type of model, and one class of cells. To display several of them, use a ``Form``.
@MainActor
public final class ModelDataSource<Model: RowModel> {
    /// The adapter that displays the models, for selection, scrolling and other features.
    public let adapter: TableAdapter
    /// Called with the model of a tapped row. Rows cannot be tapped if this is `nil`.
    public var onSelect: (@MainActor (Model) -> Void)?
    /// Called with a model that the user deletes, to remove it from the data. The row is removed when sections without it are
    /// rendered.
    public var onDelete: (@MainActor (Model) -> Void)?
    /// The sections that were rendered last.
    public private(set) var sections: [ModelSection<Model>] = []

    /// Creates a data source for a table view.
    public init(_ tableView: UITableView) {
        adapter = TableAdapter(tableView)
    }

    /// Displays sections in place of the current ones, with as few changes to the table view as possible.
    public func render(_ sections: [ModelSection<Model>], animated: Bool = true) {
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
        if model.isDeletable, onDelete != nil { row = row.onDelete { [weak self] in self?.onDelete?(model) } }
        return row
    }
}
