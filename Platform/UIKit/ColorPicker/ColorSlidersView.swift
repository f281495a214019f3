/// The sliders of the color picker for red, green and blue, and the field for hexadecimal digits.
final class ColorSlidersView: UIView, UITextFieldDelegate {
    private static let spacing: CGFloat = 14
    private static let fieldWidth: CGFloat = 100

    private let rows: [ColorSliderRow]
    private let hexadecimalTitle = UILabel()
    private let hexadecimalField = UITextField()
    /// Called when the user has selected a color, with whether the selection continues.
    var onSelect: (PickedColor, Bool) -> Void = { _, _ in }

    var selectedColor = PickedColor(red: 0, green: 0, blue: 0) {
        didSet { if selectedColor != oldValue { showColor() } }
    }

    init() {
        rows = [.red, .green, .blue].map { ColorSliderRow($0, scale: 255) }
        super.init(frame: .zero)
        hexadecimalTitle.text = "sRGB #"
        hexadecimalTitle.font = .preferredFont(forTextStyle: .body)
        hexadecimalTitle.adjustsFontForContentSizeCategory = true
        hexadecimalTitle.textColor = .label
        hexadecimalTitle.isAccessibilityElement = false
        hexadecimalField.font = .preferredFont(forTextStyle: .body)
        hexadecimalField.adjustsFontForContentSizeCategory = true
        hexadecimalField.textAlignment = .center
        hexadecimalField.autocapitalizationType = .allCharacters
        hexadecimalField.autocorrectionType = .no
        hexadecimalField.backgroundColor = .tertiarySystemFill
        hexadecimalField.layer.cornerRadius = 8
        hexadecimalField.accessibilityLabel = "sRGB"
        hexadecimalField.delegate = self
        for child in rows + [hexadecimalTitle, hexadecimalField] { addSubview(child) }
        for (row, component) in zip(rows, [\PickedColor.red, \.green, \.blue]) {
            row.onChange = { [weak self] value, isContinuous in
                guard let self else { return }
                var color = selectedColor
                color[keyPath: component] = value
                selectedColor = color
                onSelect(color, isContinuous)
            }
        }
        showColor()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("ColorSlidersView cannot be decoded. A color picker creates its sliders.")
    }

    private func showColor() {
        for (row, component) in zip(rows, [\PickedColor.red, \.green, \.blue]) {
            var (start, end) = (selectedColor.opaque, selectedColor.opaque)
            (start[keyPath: component], end[keyPath: component]) = (0, 1)
            row.value = selectedColor[keyPath: component]
            row.slider.show(from: start, to: end, knob: selectedColor)
        }
        if !hexadecimalField.isFirstResponder { hexadecimalField.text = selectedColor.hexadecimal }
    }

    // MARK: Field

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        if let color = PickedColor(hexadecimal: textField.text ?? "")?.withAlpha(selectedColor.alpha) {
            selectedColor = color
            onSelect(color, false)
        }
        textField.text = selectedColor.hexadecimal
    }

    // MARK: Layout

    private var fieldHeight: CGFloat { max(36, (hexadecimalField.font?.lineHeight ?? 0).rounded(.up) + 12) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let heights = rows.map { $0.sizeThatFits(size).height + Self.spacing }
        return CGSize(width: size.width, height: heights.reduce(0, +) + fieldHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for row in rows {
            let height = row.sizeThatFits(bounds.size).height
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height + Self.spacing
        }
        let text = ("FFFFFF" as NSString).size(withAttributes: [.font: hexadecimalField.font as Any]).width
        let width = max(Self.fieldWidth, text.rounded(.up) + 24)
        let title = hexadecimalTitle.sizeThatFits(bounds.size)
        var fieldFrame = CGRect(x: bounds.width - width, y: y, width: width, height: fieldHeight)
        var titleFrame = CGRect(
            x: fieldFrame.minX - title.width - 8, y: y, width: title.width, height: fieldHeight)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            fieldFrame.origin.x = bounds.width - fieldFrame.maxX
            titleFrame.origin.x = bounds.width - titleFrame.maxX
        }
        (hexadecimalField.frame, hexadecimalTitle.frame) = (fieldFrame, titleFrame)
    }
}
