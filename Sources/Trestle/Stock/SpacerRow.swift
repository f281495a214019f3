import UIKit

/// Empty room of a height, through which the table's background shows.
///
/// ```swift
/// TextRow(question)
/// SpacerRow(24)
/// TextRow(answer)
/// ```
///
/// To set sections apart, use ``Section/headerHeight(_:)`` or ``Section/footerHeight(_:)``.
public struct SpacerRow: Component {
    /// In points.
    public let space: CGFloat

    /// Empty room of `space` points.
    public init(_ space: CGFloat) {
        precondition(space >= 0, "A SpacerRow's height must not be negative, but is \(space).")
        self.space = space
    }

    /// Lets the table's background through.
    public func render(in cell: UITableViewCell) {
        cell.backgroundColor = .clear
        // A separator that begins beyond the row's end is not seen.
        cell.separatorInset = UIEdgeInsets(top: 0, left: 10_000, bottom: 0, right: 0)
    }

    /// The row, as high as the room.
    public func asRow() -> Row { Row(self).height(space) }
}
