import UIKit

/// A row with a thin line, for tables without separators of their own.
///
/// ```swift
/// let form = Form {
///     TextRow("A walk along a limestone cliff")
///     SeparatorRow(inset: 16)
///     TextRow(walk.description)
/// }
/// ```
public struct SeparatorRow: ViewComponent {
    /// The space at both ends of the line, in points.
    public let inset: CGFloat
    /// The space above and below the line, in points.
    public let spacing: CGFloat

    /// Creates a row with a line.
    public init(inset: CGFloat = 0, spacing: CGFloat = 8) {
        self.inset = inset
        self.spacing = spacing
    }

    /// The space around the line.
    public var contentInsets: UIEdgeInsets {
        UIEdgeInsets(top: spacing, left: inset, bottom: spacing, right: inset)
    }

    /// Makes a view for the line.
    public func makeView() -> UIView { HairlineView(frame: .zero) }

    /// Sets the separator color.
    public func render(in view: UIView) {
        view.backgroundColor = .separator
    }
}

/// A line that is one pixel high.
final class HairlineView: UIView {
    /// Returns the available width and the height of one pixel.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 1 / max(1, traitCollection.displayScale))
    }
}
