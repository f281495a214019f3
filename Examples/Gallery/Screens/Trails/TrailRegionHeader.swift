import UIKit

/// The section header of a region, laid out in TrailRegionHeader.xib.
final class TrailRegionHeader: UITableViewHeaderFooterView {
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private weak var nameLabel: UILabel!
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    private weak var countLabel: UILabel!

    func show(_ region: TrailRegion) {
        nameLabel.text = region.name
        countLabel.text = region.trails.count == 1 ? "1 trail" : "\(region.trails.count) trails"
    }
}
