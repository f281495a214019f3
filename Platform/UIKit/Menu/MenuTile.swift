/// An element of a menu that stands beside others: its picture alone, or above its title.
final class MenuTile: MenuItemView {
    private let title = UILabel()
    private let picture = UIImageView()
    private let isSmall: Bool
    private let isMarked: Bool

    /// Lengths in points, as on an iPhone with iOS 17, by eye.
    private enum Metrics {
        static let mediumHeight: CGFloat = 64
        static let pictureMiddle: CGFloat = 24
        static let titleBottom: CGFloat = 8
        static let titleHeight: CGFloat = 18
    }

    /// How many stand side by side at most.
    static func most(of size: UIMenu.ElementSize) -> Int { size == .small ? 4 : 3 }

    init(_ element: UIMenuElement, size: UIMenu.ElementSize) {
        isSmall = size == .small
        isMarked = (element as? UIAction)?.state == .on
        super.init(element)
        picture.image = element.image
        picture.contentMode = .center
        picture.tintColor = color
        title.text = isSmall && element.image != nil ? nil : element.title
        title.font = .preferredFont(forTextStyle: .footnote)
        title.textColor = color
        title.textAlignment = .center
        addSubview(picture)
        addSubview(title)
        light()
    }

    override var showsHighlight: Bool {
        didSet { light() }
    }

    /// There is no room for a mark: what is marked has a ground of its own.
    private func light() {
        backgroundColor = showsHighlight ? .tertiarySystemFill : isMarked ? .quaternarySystemFill : nil
    }

    override func height(width: CGFloat) -> CGFloat {
        isSmall ? MenuRow.Metrics.height : Metrics.mediumHeight
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if isSmall || element.image == nil {
            picture.frame = bounds
            title.frame = bounds.narrowed(dx: 4, dy: 0)
        } else {
            picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 2 * Metrics.pictureMiddle - 4)
            title.frame = CGRect(
                x: 4, y: bounds.height - Metrics.titleBottom - Metrics.titleHeight, width: bounds.width - 8,
                height: Metrics.titleHeight)
        }
    }
}
