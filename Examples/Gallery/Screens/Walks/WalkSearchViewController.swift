import UIKit

/// A search field above the walks whose places contain the text.
final class WalkSearchViewController: UITableViewController, UISearchBarDelegate {
    private let searchBar = UISearchBar()
    private var walks = Walk.week

    init() {
        super.init(style: .plain)
        title = "Search"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("WalkSearchViewController does not support init(coder:). Create it with init().")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Walk")
        tableView.keyboardDismissMode = .onDrag
        searchBar.placeholder = "Places"
        searchBar.searchBarStyle = .minimal
        searchBar.delegate = self
        searchBar.sizeToFit()
        tableView.tableHeaderView = searchBar
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        walks = Walk.week.filter { searchText.isEmpty || $0.place.localizedCaseInsensitiveContains(searchText) }
        tableView.reloadData()
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { walks.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Walk", for: indexPath)
        let walk = walks[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        content.text = walk.place
        content.secondaryText = walk.distance
        content.image = UIImage(systemName: "mappin.circle")
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        return cell
    }
}
