import UIKit

/// A thin line across the row, between rows that belong together more than the table's own separators say.
///
/// ```swift
/// TextRow(article.lead)
/// SeparatorRow(inset: 16)
/// TextRow(article.body)
/// ```
///
/// It is for tables that show no separators of their own: otherwise a reader sees three lines.
public struct SeparatorRow: ViewComponent {
    /// The space at both ends of the line, in points.
    public let inset: CGFloat
    /// The space above and below the line, in points.
    public let spacing: CGFloat

    /// A line.
    public init(inset: CGFloat = 0, spacing: CGFloat = 8) {
        self.inset = inset
        self.spacing = spacing
    }

    /// The space around the line.
    public var contentInsets: UIEdgeInsets {
        UIEdgeInsets(top: spacing, left: inset, bottom: spacing, right: inset)
    }

    /// A line.
    public func makeView() -> HairlineView { HairlineView(frame: .zero) }

    /// Gives the line the colour of separators.
    public func render(in view: HairlineView) {
        view.backgroundColor = .separator
    }
}

/// A line of one pixel.
public final class HairlineView: UIView {
    /// As wide as it may be, and one pixel high.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 1 / max(1, traitCollection.displayScale))
    }
}
