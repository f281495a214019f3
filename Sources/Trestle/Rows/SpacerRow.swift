import UIKit

/// An empty row with a transparent background.
///
/// ```swift
/// let form = Form {
///     TextRow("Are dogs allowed?")
///     SpacerRow(24)
///     TextRow("Yes, on a lead.")
/// }
/// ```
///
/// To add space between sections, use ``Section/headerHeight(_:)`` or ``Section/footerHeight(_:)``.
public struct SpacerRow: Component {
    /// The height, in points.
    public let space: CGFloat

    /// Creates an empty row of a height, in points.
    ///
    /// - Precondition: `space` is not negative.
    public init(_ space: CGFloat) {
        precondition(space >= 0, "SpacerRow was created with a height of \(space). Pass at least 0.")
        self.space = space
    }

    /// Makes the background transparent.
    public func render(in cell: UITableViewCell) {
        cell.backgroundColor = .clear
        // Hides the separator, which would begin beyond the trailing edge.
        cell.separatorInset = UIEdgeInsets(top: 0, left: 10_000, bottom: 0, right: 0)
    }

    /// The row, with its height.
    public var row: Row { Row(self).height(space) }
}
