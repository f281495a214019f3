import UIKit

/// A whole screen as a table: every part of an article is a row, from its title to its figures.
///
/// The controller only connects. What is shown is the view model's to say, and how a kind of row looks its cell's.
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
        fatalError("ArticleViewController is made with a view model: use init(viewModel:).")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "A whole screen as a table"
        dataSource.registerCells(in: tableView)
        tableView.dataSource = dataSource
        tableView.separatorStyle = .none
        tableView.allowsSelection = false
    }
}
