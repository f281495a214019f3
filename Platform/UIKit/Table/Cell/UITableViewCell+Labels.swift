/// The image view and the labels of the cell styles.
extension UITableViewCell {
    /// The symbol configuration of image views that do not specify their own.
    static let imageSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)

    final func makeImageView() -> UIImageView? {
        guard style != .value2, contentConfiguration == nil else { return nil }
        let view = UIImageView()
        view.preferredSymbolConfiguration = Self.imageSymbolConfiguration
        storedContentView.addSubview(view)
        storedImageView = view
        setNeedsLayout()
        return view
    }

    final func makeTextLabel() -> UILabel? {
        guard contentConfiguration == nil else { return nil }
        let label = UILabel()
        storedContentView.addSubview(label)
        storedTextLabel = label
        applyFonts()
        setNeedsLayout()
        return label
    }

    final func makeDetailLabel() -> UILabel? {
        guard style != .default, contentConfiguration == nil else { return nil }
        let label = UILabel()
        storedContentView.addSubview(label)
        storedDetailLabel = label
        applyFonts()
        setNeedsLayout()
        return label
    }

    /// Sets the fonts and colors of the style for labels whose fonts the app has not changed.
    final func applyFonts() {
        if let label = storedTextLabel {
            apply(UITableViewCell.textFont(style, traitCollection), to: label)
            if style == .value2, systemFonts[ObjectIdentifier(label)] == label.font { label.textColor = tintColor }
        }
        if let label = storedDetailLabel {
            let isNew = systemFonts[ObjectIdentifier(label)] == nil
            apply(UITableViewCell.detailFont(style, traitCollection), to: label)
            if isNew, style == .value1 { label.textColor = .secondaryLabel }
        }
        wrapAtAccessibilitySizes()
    }

    private func apply(_ font: UIFont, to label: UILabel) {
        let key = ObjectIdentifier(label)
        guard systemFonts[key] == nil || systemFonts[key] == label.font else { return }
        systemFonts[key] = font
        // Setting the font replaces those of an attributed text, even if it is the same.
        if label.font != font { label.font = font }
    }
}
