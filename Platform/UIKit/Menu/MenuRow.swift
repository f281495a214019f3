/// A menu element in a row of its own, with a title, an optional subtitle, a leading mark and a trailing
/// image.
final class MenuRow: MenuItemView {
    private let title = UILabel()
    private let subtitle = UILabel()
    private let markView = UIImageView()
    private let imageView = UIImageView()
    private let shortcut = UILabel()
    private var spinner: UIActivityIndicatorView?
    private let reservesMarkSpace: Bool

    /// Lengths in points, as on an iPhone with iOS 17.
    enum Metrics {
        static let height: CGFloat = 44
        static let side: CGFloat = 16
        /// The additional indentation of titles if the menu has marks.
        static let markIndent: CGFloat = 18
        /// The distance of marks from the leading edge.
        static let markX: CGFloat = 8
        static let markWidth: CGFloat = 22
        static let imageWidth: CGFloat = 24
        static let imageGap: CGFloat = 8
        static let shortcutGap: CGFloat = 12
        static let textPadding: CGFloat = 11
    }

    /// Whether the row is the title row of a submenu, which closes it.
    let isHeading: Bool

    init(_ element: UIMenuElement, reservesMarkSpace: Bool, isHeading: Bool = false, showsShortcut: Bool = false) {
        self.reservesMarkSpace = reservesMarkSpace
        self.isHeading = isHeading
        super.init(element)
        let isLoading = element is UIDeferredMenuElement
        title.text = isLoading ? "Loading…" : element.title
        title.font =
            isHeading
            ? UIFont(descriptor: .preferredFontDescriptor(withTextStyle: .headline), size: 0)
            : .preferredFont(forTextStyle: .body)
        title.numberOfLines = 2
        subtitle.text = element.subtitle
        subtitle.font = .preferredFont(forTextStyle: .footnote)
        subtitle.textColor = .secondaryLabel
        subtitle.numberOfLines = 2
        imageView.image = element.image
        imageView.contentMode = .center
        markView.contentMode = .center
        markView.image = markImage
        let color = color
        title.textColor = color
        imageView.tintColor = color
        markView.tintColor = color
        if showsShortcut { shortcut.text = (element as? UIKeyCommand)?.shortcutTitle }
        shortcut.font = .preferredFont(forTextStyle: .callout)
        shortcut.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
        for view in [title, subtitle, markView, imageView, shortcut] { addSubview(view) }
        if isLoading {
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

    private var textStart: CGFloat { Metrics.side + (reservesMarkSpace ? Metrics.markIndent : 0) }

    private func textWidth(_ width: CGFloat) -> CGFloat {
        let hasImage = imageView.image != nil || spinner != nil
        return width - textStart - Metrics.side - (hasImage ? Metrics.imageWidth + Metrics.imageGap : 0)
            - (shortcut.text == nil ? 0 : shortcutWidth + Metrics.shortcutGap)
    }

    private var shortcutWidth: CGFloat {
        shortcut.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: Metrics.height)).width.rounded(.up)
    }

    override func height(width: CGFloat) -> CGFloat {
        let limit = CGSize(width: textWidth(width), height: .greatestFiniteMagnitude)
        let texts =
            title.sizeThatFits(limit).height + (element.subtitle == nil ? 0 : subtitle.sizeThatFits(limit).height)
        return max(Metrics.height, (texts + 2 * Metrics.textPadding).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func setFrame(_ view: UIView, _ frame: CGRect) {
            view.frame =
                isRightToLeft
                ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        let width = textWidth(bounds.width)
        let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
        let titleHeight = title.sizeThatFits(limit).height
        let subtitleHeight = element.subtitle == nil ? 0 : subtitle.sizeThatFits(limit).height
        let y = ((bounds.height - titleHeight - subtitleHeight) / 2).roundedToPixel(traitCollection)
        title.textAlignment = isRightToLeft ? .right : .left
        subtitle.textAlignment = title.textAlignment
        setFrame(title, CGRect(x: textStart, y: y, width: width, height: titleHeight))
        setFrame(subtitle, CGRect(x: textStart, y: y + titleHeight, width: width, height: subtitleHeight))
        setFrame(markView, CGRect(x: Metrics.markX, y: 0, width: Metrics.markWidth, height: bounds.height))
        let imageFrame = CGRect(
            x: bounds.width - Metrics.side - Metrics.imageWidth + 2, y: 0, width: Metrics.imageWidth,
            height: bounds.height)
        setFrame(imageView, imageFrame)
        if let spinner { setFrame(spinner, imageFrame) }
        guard shortcut.text != nil else { return }
        let end = imageView.image == nil ? bounds.width - Metrics.side : imageFrame.minX - Metrics.imageGap
        setFrame(shortcut, CGRect(x: end - shortcutWidth, y: 0, width: shortcutWidth, height: bounds.height))
    }
}
