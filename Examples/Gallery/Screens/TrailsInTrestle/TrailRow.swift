import Trestle
import UIKit

/// A trail as a component. The adapter registers TrailCell.xib for its cell.
struct TrailRow: Component, Identifiable {
    let trail: Trail
    @Handler var onBookmark: (Bool) -> Void

    var id: Trail.ID { trail.id }
    var registration: CellRegistration { .nib("TrailCell", bundle: .module) }
    var expectedHeight: CGFloat? { 98 }

    func render(in cell: TrailCell) { cell.show(trail) }

    func setHandlers(on cell: TrailCell) { cell.onBookmark = onBookmark }
}
