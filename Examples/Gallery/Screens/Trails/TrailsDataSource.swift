import UIKit

/// A data source that stores the trails and their bookmarks, and provides the cells.
final class TrailsDataSource: NSObject, UITableViewDataSource {
    static let cellIdentifier = "Trail"

    private(set) var regions: [TrailRegion]

    init(regions: [TrailRegion]) {
        self.regions = regions
    }

    func numberOfSections(in tableView: UITableView) -> Int { regions.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        regions[section].trails.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
        guard let cell = cell as? TrailCell else {
            preconditionFailure(
                "The table has no TrailCell for “\(Self.cellIdentifier)”. Register TrailCell.xib for that identifier.")
        }
        cell.show(regions[indexPath.section].trails[indexPath.row])
        cell.onBookmark = { [weak self] isBookmarked in
            self?.regions[indexPath.section].trails[indexPath.row].isBookmarked = isBookmarked
        }
        return cell
    }
}
