import UIKit

/// The header of a section that can be closed: a title in the table's style, with a chevron that points down while the rows
/// are shown.
///
/// ``Section/collapsible(startsExpanded:)`` makes one of a section's ``Title``. A screen that keeps the state itself can show one
/// with more in it:
///
/// ```swift
/// Section(id: "done", header: DisclosureHeader("Done (\(done.count))", isExpanded: showsDone)) { … }
///     .collapsible(isExpanded: showsDone) { [weak self] in self?.showsDone = $0 }
/// ```
public struct DisclosureHeader: HeaderFooterComponent {
    /// What it says.
    public let title: String
    /// Whether the chevron points down, as it does above rows that are shown.
    public let isExpanded: Bool

    /// A header with a chevron.
    public init(_ title: String, isExpanded: Bool) {
        self.title = title
        self.isExpanded = isExpanded
    }

    /// Shows the title, and turns the chevron if the section was opened or closed.
    public func render(in view: DisclosureHeaderView) {
        view.show(title, isExpanded: isExpanded)
    }
}

/// A header with a chevron at its end.
public final class DisclosureHeaderView: UITableViewHeaderFooterView {
    private let chevron = UIImageView(
        image: UIImage(
            systemName: "chevron.forward",
            withConfiguration: UIImage.SymbolConfiguration(textStyle: .footnote, scale: .medium)))
    private var isExpanded = false
    /// The margins of the title, without the room for the chevron.
    private var titleMargins = NSDirectionalEdgeInsets()
    /// How long the chevron turns, in seconds: as long as the rows come and go.
    private static let duration: TimeInterval = 0.3
    /// The least width and height of the chevron's place, and how far the title stays away from it, in points.
    private static let leastSide: CGFloat = 16, gap: CGFloat = 8

    /// A header without a title.
    public override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        chevron.contentMode = .center
        // Not into the content view, which a configuration replaces.
        addSubview(chevron)
    }

    /// Headers of this kind are made in code.
    @available(*, unavailable, message: "Made by a table from DisclosureHeader.")
    public required init?(coder: NSCoder) {
        preconditionFailure("A DisclosureHeaderView is made by a table from DisclosureHeader.")
    }

    func show(_ title: String, isExpanded: Bool) {
        let isSameSection = window != nil && self.isExpanded != isExpanded
        self.isExpanded = isExpanded
        var content = defaultContentConfiguration()
        content.text = title
        titleMargins = content.directionalLayoutMargins
        content.directionalLayoutMargins.trailing += side + Self.gap
        contentConfiguration = content
        bringSubviewToFront(chevron)
        accessibilityLabel = title
        if isSameSection {
            UIView.animate(withDuration: Self.duration) { self.turnChevron() }
        } else {
            turnChevron()
        }
        setNeedsLayout()
    }

    /// The width and height of the chevron's place, whichever way it points: large text has a large one.
    private var side: CGFloat {
        let size = chevron.image?.size ?? .zero
        return max(Self.leastSide, size.width, size.height)
    }

    private func turnChevron() {
        // A chevron that points left in a right-to-left language turns the other way.
        let quarter = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -CGFloat.pi / 2 : CGFloat.pi / 2
        chevron.transform = isExpanded ? CGAffineTransform(rotationAngle: quarter) : .identity
    }

    /// Lays out the title, then the chevron at its end.
    public override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let room = contentView.frame
        let margin = max(titleMargins.trailing, directionalLayoutMargins.trailing)
        let x = isMirrored ? room.minX + margin : room.maxX - margin - side
        chevron.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        chevron.center = CGPoint(
            x: x + side / 2, y: (room.minY + titleMargins.top + room.maxY - titleMargins.bottom) / 2)
    }
}
