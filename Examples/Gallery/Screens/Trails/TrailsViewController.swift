import UIKit

/// Trails grouped by region, with cells and section headers from nibs.
final class TrailsViewController: UITableViewController {
    static let headerIdentifier = "Region"

    let dataSource = TrailsDataSource(regions: TrailRegion.all)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trails"
        tableView.register(
            UINib(nibName: "TrailCell", bundle: .module), forCellReuseIdentifier: TrailsDataSource.cellIdentifier)
        tableView.register(
            UINib(nibName: "TrailRegionHeader", bundle: .module),
            forHeaderFooterViewReuseIdentifier: Self.headerIdentifier)
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 98
        tableView.sectionHeaderHeight = UITableView.automaticDimension
        tableView.estimatedSectionHeaderHeight = 41
        tableView.dataSource = dataSource
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: Self.headerIdentifier)
        (header as? TrailRegionHeader)?.show(dataSource.regions[section])
        return header
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}
