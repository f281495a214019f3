import UIKit

/// The header of a collapsible section: a title in the table's style, and a chevron that points down while
/// the section is expanded.
///
/// ``Section/collapsible(startsExpanded:)`` replaces the section's ``Title`` by one. Use it directly if the
/// app stores the state, which is displayed when it is rendered:
///
/// ```swift members
/// private var showsDone = false {
///     didSet { setNeedsRender() }
/// }
///
/// @FormBuilder override var form: Form {
///     let done = sampleWalks.filter(\.isDone)
///     Section(id: "done", header: DisclosureHeader("Done (\(done.count))", isExpanded: showsDone)) {
///         ForEach(done) { WalkRow($0) }
///     }
///     .collapsible(isExpanded: showsDone) { [weak self] in self?.showsDone = $0 }
/// }
/// ```
public struct DisclosureHeader: StockHeaderFooterComponent {
    static var stockViewClass: UITableViewHeaderFooterView.Type { DisclosureHeaderView.self }

    /// The title.
    public let title: String
    /// Whether the section is expanded, so that the chevron points down.
    public let isExpanded: Bool

    /// Creates a header with a chevron.
    public init(_ title: String, isExpanded: Bool) {
        self.title = title
        self.isExpanded = isExpanded
    }

    /// Shows the title, and rotates the chevron if the section was expanded or collapsed.
    public func render(in view: UITableViewHeaderFooterView) {
        (view as? DisclosureHeaderView)?.show(title, isExpanded: isExpanded)
    }
}

/// A header view with a chevron at its trailing edge.
final class DisclosureHeaderView: UITableViewHeaderFooterView {
    private let chevron = UIImageView(
        image: UIImage(
            systemName: "chevron.forward",
            withConfiguration: UIImage.SymbolConfiguration(textStyle: .footnote, scale: .medium)))
    private var isExpanded = false
    /// The appearance of the list that hosts the view, or `nil` in a table.
    var listAppearance: UICollectionLayoutListConfiguration.Appearance?
    /// The margins of the title without the space for the chevron.
    private var titleMargins = NSDirectionalEdgeInsets()
    /// The duration of the rotation, in seconds. Equals that of row animations.
    private static let duration: TimeInterval = 0.3
    /// The minimum size of the chevron's frame, and its distance from the title, in points.
    private static let minimumSide: CGFloat = 16, gap: CGFloat = 8

    /// Creates a header without a title.
    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        chevron.contentMode = .center
        // Not added to the content view, which is replaced when a configuration is set.
        addSubview(chevron)
    }

    /// DisclosureHeaderView does not support storyboards and nibs.
    @available(*, unavailable, message: "DisclosureHeaderView is created in code only.")
    required init?(coder: NSCoder) {
        preconditionFailure(
            "DisclosureHeaderView does not support init(coder:). Create it with init(reuseIdentifier:).")
    }

    func show(_ title: String, isExpanded: Bool) {
        let isSameSection = window != nil && self.isExpanded != isExpanded
        self.isExpanded = isExpanded
        var content = listAppearance?.titleConfiguration(isFooter: false) ?? defaultContentConfiguration()
        content.text = title
        titleMargins = content.directionalLayoutMargins
        content.directionalLayoutMargins.trailing += side + Self.gap
        contentConfiguration = content
        if let listAppearance { backgroundConfiguration = listAppearance.titleBackground }
        bringSubviewToFront(chevron)
        accessibilityLabel = title
        // The header is one element, which toggles the section.
        contentView.accessibilityElementsHidden = true
        if isSameSection {
            UIView.animate(withDuration: Self.duration) { self.turnChevron() }
        } else {
            turnChevron()
        }
        setNeedsLayout()
    }

    /// Returns the size of the title. In plain lists, where it is between rows, it has a height that can be touched.
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        var size = super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        if isInPlainList { size.height = max(size.height, TouchTarget.minimumHeight) }
        return size
    }

    /// Whether the title is in the middle of the header.
    private var isInPlainList: Bool { titleMargins.top == titleMargins.bottom }

    /// Touches in the gaps above and below a low header reach it, too.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        TouchTarget.rect(for: bounds).contains(point)
    }

    /// The width and height of the chevron in both orientations, which depend on the text size.
    private var side: CGFloat {
        let size = chevron.image?.size ?? .zero
        return max(Self.minimumSide, size.width, size.height)
    }

    private func turnChevron() {
        // In right-to-left layouts, the chevron points left and rotates in the other direction.
        let quarter = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -CGFloat.pi / 2 : CGFloat.pi / 2
        chevron.transform = isExpanded ? CGAffineTransform(rotationAngle: quarter) : .identity
    }

    /// Lays out the title, and the chevron at its trailing edge.
    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let contentFrame = contentView.frame
        let margin = max(titleMargins.trailing, directionalLayoutMargins.trailing)
        let x = isMirrored ? contentFrame.minX + margin : contentFrame.maxX - margin - side
        chevron.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        chevron.center = CGPoint(
            x: x + side / 2, y: (contentFrame.minY + titleMargins.top + contentFrame.maxY - titleMargins.bottom) / 2)
    }
}
