import Trestle
import UIKit

/// The height that is left over in a group of rows with a minimum height.
struct CardFillerRow: ViewComponent {
    /// The group of the row.
    struct Group: Hashable {
        /// The minimum height of all rows of the group, in points.
        let minimumHeight: CGFloat
        /// The number of fillers that share the height.
        let fillerCount: Int
        var rows: CardRowGroup
    }

    let group: Group
    /// The height, in points.
    let height: CGFloat
    /// Is different in each render, after which the other rows of the group may have other heights.
    let serial: Int
    /// A closure that is called when the row needs another height.
    @Handler var onHeight: @MainActor (CGFloat) -> Void

    /// The height of a row without content, in points. A row without a height would have no view.
    static let minimumHeight: CGFloat = 0.5

    func makeView() -> CardFillerView { CardFillerView(frame: .zero) }

    func render(in view: CardFillerView) { view.show(self) }
}

/// Finds the height that the other rows of its group leave over.
final class CardFillerView: UIView {
    private var row: CardFillerRow?

    func show(_ row: CardFillerRow) {
        self.row = row
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let row, let (own, all) = row.group.rows.frames(around: self) else { return }
        let others = all.height - own.height * CGFloat(row.group.fillerCount)
        let height = (row.group.minimumHeight - others) / CGFloat(row.group.fillerCount)
        let rounded = max(CardFillerRow.minimumHeight, height.rounded(.up))
        if abs(rounded - row.height) > 0.5 { row.onHeight(rounded) }
    }
}
