/// One line of a menu: a title, perhaps a subtitle, a mark before and a picture behind them.
final class MenuRow: UIView {
    let element: UIMenuElement
    private let title = UILabel()
    private let subtitle = UILabel()
    private let mark = UIImageView()
    private let picture = UIImageView()
    private let makesRoomForMarks: Bool

    /// Lengths in points, as on an iPhone with iOS 17.
    enum Metrics {
        static let height: CGFloat = 44
        static let side: CGFloat = 16
        static let markWidth: CGFloat = 24
        static let pictureWidth: CGFloat = 24
    }

    init(_ element: UIMenuElement, makesRoomForMarks: Bool) {
        self.element = element
        self.makesRoomForMarks = makesRoomForMarks
        super.init(frame: .zero)
        title.text = element.title
        title.font = .preferredFont(forTextStyle: .body)
        title.numberOfLines = 2
        subtitle.text = element.subtitle
        subtitle.font = .preferredFont(forTextStyle: .footnote)
        subtitle.textColor = .secondaryLabel
        picture.image =
            element.image ?? (element is UIMenu ? UIImage(systemName: "chevron.right") : nil)
        picture.contentMode = .center
        mark.contentMode = .center
        if (element as? UIAction)?.state == .on {
            mark.image = UIImage(
                systemName: "checkmark",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold))
        } else if (element as? UIAction)?.state == .mixed {
            mark.image = UIImage(systemName: "minus")
        }
        let color = color
        title.textColor = color
        picture.tintColor = color
        mark.tintColor = color
        for view in [title, subtitle, mark, picture] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    var isEnabled: Bool { (element as? UIAction)?.attributes.contains(.disabled) != true }

    private var color: UIColor {
        guard isEnabled else { return .tertiaryLabel }
        let isDestructive =
            (element as? UIAction)?.attributes.contains(.destructive)
            ?? (element as? UIMenu)?.options.contains(.destructive) ?? false
        return isDestructive ? .systemRed : .label
    }

    /// Whether a finger is on the row.
    var isLit = false {
        didSet { backgroundColor = isLit ? .tertiarySystemFill : nil }
    }

    private var textStart: CGFloat { Metrics.side + (makesRoomForMarks ? Metrics.markWidth : 0) }

    private func textWidth(_ width: CGFloat) -> CGFloat {
        width - textStart - Metrics.side - (picture.image == nil ? 0 : Metrics.pictureWidth + 8)
    }

    func height(width: CGFloat) -> CGFloat {
        let room = CGSize(width: textWidth(width), height: .greatestFiniteMagnitude)
        let texts = title.sizeThatFits(room).height + (element.subtitle == nil ? 0 : subtitle.sizeThatFits(room).height)
        return max(Metrics.height, (texts + 22).rounded(.up))
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
        place(title, CGRect(x: textStart, y: y, width: width, height: titleHeight))
        place(subtitle, CGRect(x: textStart, y: y + titleHeight, width: width, height: subtitleHeight))
        place(mark, CGRect(x: Metrics.side - 4, y: 0, width: Metrics.markWidth, height: bounds.height))
        place(
            picture,
            CGRect(
                x: bounds.width - Metrics.side - Metrics.pictureWidth + 2, y: 0, width: Metrics.pictureWidth,
                height: bounds.height))
    }
}
