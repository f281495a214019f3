/// The title, the message and the text fields of an alert. They scroll if there is not enough space.
final class AlertHeader: UIScrollView {
    private let alertStyle: AlertStyle
    private let title = UILabel()
    private let message = UILabel()
    private let fieldBox = UIView()
    private var fields: [UITextField] = []
    private var fieldLines: [UIView] = []

    init(alertStyle: AlertStyle) {
        self.alertStyle = alertStyle
        super.init(frame: .zero)
        delaysContentTouches = false
        alwaysBounceVertical = false
        contentInsetAdjustmentBehavior = .never
        for label in [title, message] {
            label.numberOfLines = 0
            label.textAlignment = .center
            addSubview(label)
        }
        title.textColor = alertStyle.textColor
        message.textColor = alertStyle.textColor
        fieldBox.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 0.6) : .white
        }
        fieldBox.layer.cornerRadius = AlertStyle.fieldCornerRadius
        fieldBox.layer.cornerCurve = .continuous
        fieldBox.clipsToBounds = true
        addSubview(fieldBox)
    }

    @available(*, unavailable, message: "AlertHeader is created by UIAlertController")
    required init?(coder: NSCoder) {
        preconditionFailure("AlertHeader can't be decoded. UIAlertController creates it.")
    }

    /// Shows the texts and fields of an alert.
    func show(title text: String?, message messageText: String?, fields new: [UITextField]) {
        title.text = text
        message.text = messageText
        title.isHidden = text?.isEmpty ?? true
        message.isHidden = messageText?.isEmpty ?? true
        refresh()
        setNeedsLayout()
        guard !fields.elementsEqual(new, by: ===) else { return }
        fields = new
        for view in fieldBox.subviews where !new.contains(where: { $0 === view }) { view.removeFromSuperview() }
        for field in new where field.superview !== fieldBox { fieldBox.addSubview(field) }
        fieldLines = new.dropFirst().map { _ in
            let line = UIView()
            line.backgroundColor = .separator
            fieldBox.addSubview(line)
            return line
        }
        fieldBox.isHidden = new.isEmpty
    }

    /// Updates fonts and colors for the current traits.
    func refresh() {
        title.font = alertStyle.titleFont(traitCollection)
        message.font = alertStyle.messageFont(traitCollection)
        fieldBox.layer.borderWidth = hairline
        fieldBox.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refresh()
    }

    private var hairline: CGFloat { 1 / max(1, traitCollection.displayScale) }

    var isEmpty: Bool { title.isHidden && message.isHidden && fields.isEmpty }

    private struct Places {
        var title = CGRect.zero
        var message = CGRect.zero
        var fields = CGRect.zero
        var height: CGFloat = 0
    }

    private func places(width: CGFloat) -> Places {
        var places = Places()
        guard !isEmpty else { return places }
        let insets = alertStyle.headerInsets
        let availableArea = CGSize(
            width: max(0, width - insets.left - insets.right), height: CGFloat.greatestFiniteMagnitude)
        var y = insets.top
        func rect(_ height: CGFloat) -> CGRect {
            CGRect(x: insets.left, y: y, width: availableArea.width, height: height)
        }
        if !title.isHidden {
            places.title = rect(title.sizeThatFits(availableArea).height)
            y = places.title.maxY
        }
        if !message.isHidden {
            if !title.isHidden { y += alertStyle.titleGap }
            places.message = rect(message.sizeThatFits(availableArea).height)
            y = places.message.maxY
        }
        if !fields.isEmpty {
            if y > insets.top { y += AlertStyle.fieldGap }
            places.fields = rect(fields.reduce(0) { $0 + fieldHeight($1) })
            y = places.fields.maxY
        }
        places.height = (y + insets.bottom).rounded(.up)
        return places
    }

    private func fieldHeight(_ field: UITextField) -> CGFloat {
        ((field.font ?? .systemFont(ofSize: 13)).lineHeight + AlertStyle.fieldPadding).rounded(.up)
    }

    /// Returns the height of the whole header.
    func height(width: CGFloat) -> CGFloat { places(width: width).height }

    override func layoutSubviews() {
        super.layoutSubviews()
        let places = places(width: bounds.width)
        title.frame = places.title
        message.frame = places.message
        fieldBox.frame = places.fields
        var y: CGFloat = 0
        for (index, field) in fields.enumerated() {
            let height = fieldHeight(field)
            field.frame = CGRect(
                x: AlertStyle.fieldSide, y: y, width: max(0, fieldBox.bounds.width - 2 * AlertStyle.fieldSide),
                height: height)
            if index > 0 {
                fieldLines[index - 1].frame = CGRect(x: 0, y: y, width: fieldBox.bounds.width, height: hairline)
            }
            y += height
        }
        let size = CGSize(width: bounds.width, height: places.height)
        if contentSize != size { contentSize = size }
        isScrollEnabled = places.height > bounds.height + 0.5
    }
}
