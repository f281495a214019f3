/// A menu element that is displayed side by side with others, as an image alone or above a title.
final class MenuTile: MenuItemView {
    private let title = UILabel()
    private let imageView = UIImageView()
    private let isSmall: Bool
    private let isSelected: Bool

    /// Lengths in points, approximating an iPhone with iOS 17.
    private enum Metrics {
        static let mediumHeight: CGFloat = 64
        static let imageCenterY: CGFloat = 24
        static let titleBottom: CGFloat = 8
        static let titleHeight: CGFloat = 18
    }

    /// Returns the maximum number of tiles side by side.
    static func maximumCount(of size: UIMenu.ElementSize) -> Int { size == .small ? 4 : 3 }

    init(_ element: UIMenuElement, size: UIMenu.ElementSize) {
        isSmall = size == .small
        isSelected = (element as? any UIMenuLeaf)?.state == .on
        super.init(element)
        imageView.image = element.image
        imageView.contentMode = .center
        imageView.tintColor = color
        title.text = isSmall && element.image != nil ? nil : element.title
        title.font = .preferredFont(forTextStyle: .footnote)
        title.textColor = color
        title.textAlignment = .center
        addSubview(imageView)
        addSubview(title)
        updateBackground()
    }

    override var showsHighlight: Bool {
        didSet { updateBackground() }
    }

    /// Updates the background, which also indicates the selected state because a tile has no room for a
    /// checkmark.
    private func updateBackground() {
        backgroundColor = showsHighlight ? .tertiarySystemFill : isSelected ? .quaternarySystemFill : nil
    }

    override func height(width: CGFloat) -> CGFloat {
        isSmall ? MenuRow.Metrics.height : Metrics.mediumHeight
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if isSmall || element.image == nil {
            imageView.frame = bounds
            title.frame = bounds.clampedInset(dx: 4, dy: 0)
        } else {
            imageView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 2 * Metrics.imageCenterY - 4)
            title.frame = CGRect(
                x: 4, y: bounds.height - Metrics.titleBottom - Metrics.titleHeight, width: bounds.width - 8,
                height: Metrics.titleHeight)
        }
    }
}
