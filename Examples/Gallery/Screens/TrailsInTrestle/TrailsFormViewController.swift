import Trestle
import UIKit

/// The trails in Trestle, with an additional section for bookmarked trails.
final class TrailsFormViewController: FormViewController {
    private(set) var regions = TrailRegion.all {
        didSet { setNeedsRender() }
    }

    init() {
        super.init(style: .insetGrouped)
        title = "Trails in Trestle"
    }

    @FormBuilder override var form: Form {
        let bookmarked = regions.flatMap(\.trails).filter(\.isBookmarked)
        if !bookmarked.isEmpty {
            Section("Bookmarks") {
                for trail in bookmarked { row(trail) }
            }
        }
        for region in regions {
            Section(region.name, id: region.id) {
                for trail in region.trails { row(trail) }
            }
        }
    }

    private func row(_ trail: Trail) -> TrailRow {
        TrailRow(trail: trail) { [weak self] in self?.bookmark(trail.id, $0) }
    }

    private func bookmark(_ id: Trail.ID, _ isBookmarked: Bool) {
        for region in regions.indices {
            guard let trail = regions[region].trails.firstIndex(where: { $0.id == id }) else { continue }
            regions[region].trails[trail].isBookmarked = isBookmarked
        }
    }
}
