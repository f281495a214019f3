/// One line of a menu: a title, perhaps a subtitle, a mark before and a picture behind them.
final class MenuRow: MenuItemView {
    private let title = UILabel()
    private let subtitle = UILabel()
    private let mark = UIImageView()
    private let picture = UIImageView()
    private var spinner: UIActivityIndicatorView?
    private let makesRoomForMarks: Bool

    /// Lengths in points, as on an iPhone with iOS 17.
    enum Metrics {
        static let height: CGFloat = 44
        static let side: CGFloat = 16
        /// How far titles are moved where the menu has marks.
        static let markIndent: CGFloat = 18
        /// Where marks are, from the side.
        static let markX: CGFloat = 8
        static let markWidth: CGFloat = 22
        static let pictureWidth: CGFloat = 24
        static let pictureGap: CGFloat = 8
        static let textPadding: CGFloat = 11
    }

    /// Whether it stands above the elements of a submenu, which it closes.
    let isHeading: Bool

    init(_ element: UIMenuElement, makesRoomForMarks: Bool, isHeading: Bool = false) {
        self.makesRoomForMarks = makesRoomForMarks
        self.isHeading = isHeading
        super.init(element)
        let isWaiting = element is UIDeferredMenuElement
        title.text = isWaiting ? "Loading…" : element.title
        title.font =
            isHeading
            ? UIFont(descriptor: .preferredFontDescriptor(withTextStyle: .headline), size: 0)
            : .preferredFont(forTextStyle: .body)
        title.numberOfLines = 2
        subtitle.text = element.subtitle
        subtitle.font = .preferredFont(forTextStyle: .footnote)
        subtitle.textColor = .secondaryLabel
        subtitle.numberOfLines = 2
        picture.image = element.image
        picture.contentMode = .center
        mark.contentMode = .center
        mark.image = markImage
        let color = color
        title.textColor = color
        picture.tintColor = color
        mark.tintColor = color
        for view in [title, subtitle, mark, picture] { addSubview(view) }
        if isWaiting {
            let spinner = UIActivityIndicatorView(style: .medium)
            addSubview(spinner)
            spinner.startAnimating()
            self.spinner = spinner
        }
    }

    private var markImage: UIImage? {
        let name: String
        switch state {
        case .on: name = "checkmark"
        case .mixed: name = "minus"
        case .off:
            guard element is UIMenu else { return nil }
            name = isHeading ? "chevron.down" : "chevron.forward"
        }
        return UIImage(
            systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
    }

    private var textStart: CGFloat { Metrics.side + (makesRoomForMarks ? Metrics.markIndent : 0) }

    private func textWidth(_ width: CGFloat) -> CGFloat {
        let hasPicture = picture.image != nil || spinner != nil
        return width - textStart - Metrics.side - (hasPicture ? Metrics.pictureWidth + Metrics.pictureGap : 0)
    }

    override func height(width: CGFloat) -> CGFloat {
        let room = CGSize(width: textWidth(width), height: .greatestFiniteMagnitude)
        let texts = title.sizeThatFits(room).height + (element.subtitle == nil ? 0 : subtitle.sizeThatFits(room).height)
        return max(Metrics.height, (texts + 2 * Metrics.textPadding).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ frame: CGRect) {
            view.frame =
                isRightToLeft
                ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        let width = textWidth(bounds.width)
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let titleHeight = title.sizeThatFits(room).height
        let subtitleHeight = element.subtitle == nil ? 0 : subtitle.sizeThatFits(room).height
        let y = ((bounds.height - titleHeight - subtitleHeight) / 2).roundedToPixel(traitCollection)
        title.textAlignment = isRightToLeft ? .right : .left
        subtitle.textAlignment = title.textAlignment
        place(title, CGRect(x: textStart, y: y, width: width, height: titleHeight))
        place(subtitle, CGRect(x: textStart, y: y + titleHeight, width: width, height: subtitleHeight))
        place(mark, CGRect(x: Metrics.markX, y: 0, width: Metrics.markWidth, height: bounds.height))
        let pictureFrame = CGRect(
            x: bounds.width - Metrics.side - Metrics.pictureWidth + 2, y: 0, width: Metrics.pictureWidth,
            height: bounds.height)
        place(picture, pictureFrame)
        if let spinner { place(spinner, pictureFrame) }
    }
}
