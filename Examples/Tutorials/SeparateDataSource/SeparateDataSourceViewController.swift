import UIKit

/// A recipe in a table. The controller connects the table view with its data source and passes selections on.
public final class SeparateDataSourceViewController: UITableViewController {
    private let dataSource: RecipeDataSource

    /// Creates a view controller that shows the sample recipe.
    public convenience init() {
        self.init(dataSource: RecipeDataSource(recipe: .plumCake))
    }

    init(dataSource: RecipeDataSource) {
        self.dataSource = dataSource
        super.init(style: .insetGrouped)
        title = dataSource.recipe.title
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("SeparateDataSourceViewController does not support init(coder:). Create it with init().")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        dataSource.registerCells(in: tableView)
        tableView.dataSource = dataSource
    }

    public override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        dataSource.canSelectRow(at: indexPath) ? indexPath : nil
    }

    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        tableView.reconfigureRows(at: dataSource.selectRow(at: indexPath))
    }
}
