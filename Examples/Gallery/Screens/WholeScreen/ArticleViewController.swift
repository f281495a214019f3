import UIKit

/// A whole screen as a table: every part of an article is a row, from its title to its key figures.
///
/// The controller connects the parts only. The view model determines the content, and each cell its
/// appearance.
final class ArticleViewController: UITableViewController {
    private let viewModel: ArticleViewModel
    private let dataSource: ArticleDataSource

    init(viewModel: ArticleViewModel) {
        self.viewModel = viewModel
        dataSource = ArticleDataSource(cells: viewModel.cells)
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ArticleViewController does not support init(coder:). Create it with init(viewModel:).")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Article"
        dataSource.registerCells(in: tableView)
        tableView.dataSource = dataSource
        tableView.separatorStyle = .none
        tableView.allowsSelection = false
    }
}
