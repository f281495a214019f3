/// A titled slider of the color picker, with a field for its value.
final class ColorSliderRow: UIView, UITextFieldDelegate {
    private static let spacing: CGFloat = 12
    private static let titleSpacing: CGFloat = 6
    private static let minimumFieldWidth: CGFloat = 70
    private static let fieldRadius: CGFloat = 8

    private let title = UILabel()
    let slider: ColorSlider
    private let field = UITextField()
    /// The number for the greatest value, and the sign after the number.
    private let scale: CGFloat
    private let unit: String
    /// Called when the user has changed the value, with whether the change continues.
    var onChange: (CGFloat, Bool) -> Void = { _, _ in }

    init(_ word: PickerWord, scale: CGFloat, unit: String = "", showsChecks: Bool = false) {
        self.scale = scale
        self.unit = unit
        slider = ColorSlider(label: word.text, showsChecks: showsChecks)
        super.init(frame: .zero)
        title.text = word.text.localizedUppercase
        title.font = .preferredFont(forTextStyle: .footnote).bold
        title.adjustsFontForContentSizeCategory = true
        title.textColor = .secondaryLabel
        title.isAccessibilityElement = false
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.textAlignment = .center
        field.keyboardType = .numberPad
        field.backgroundColor = .tertiarySystemFill
        field.layer.cornerRadius = Self.fieldRadius
        field.accessibilityLabel = word.text
        field.delegate = self
        for child in [title, slider, field] { addSubview(child) }
        slider.onChange = { [weak self] value, isContinuous in
            self?.showValue(value)
            self?.onChange(value, isContinuous)
        }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("ColorSliderRow cannot be decoded. A color picker creates its sliders.")
    }

    var value: CGFloat {
        get { slider.value }
        set {
            slider.value = newValue
            if !field.isFirstResponder { showValue(newValue) }
        }
    }

    private func showValue(_ value: CGFloat) { field.text = "\(Int((value * scale).rounded()))\(unit)" }

    // MARK: Field

    func textFieldDidBeginEditing(_ textField: UITextField) { textField.selectAll(nil) }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        let digits = (textField.text ?? "").compactMap(\.wholeNumberValue).prefix(6)
        if !digits.isEmpty {
            let number = digits.reduce(0) { $0 * 10 + $1 }
            slider.value = max(0, min(1, CGFloat(number) / scale))
            onChange(slider.value, false)
        }
        showValue(slider.value)
    }

    // MARK: Layout

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: titleHeight + Self.titleSpacing + rowHeight)
    }

    private var titleHeight: CGFloat { title.sizeThatFits(bounds.size).height.rounded(.up) }
    private var rowHeight: CGFloat {
        max(ColorSlider.height, (field.font?.lineHeight ?? 0).rounded(.up) + 2 * Self.titleSpacing)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let widest = ("\(Int(scale))\(unit)" as NSString).size(withAttributes: [.font: field.font as Any]).width
        let fieldWidth = max(Self.minimumFieldWidth, (widest + 2 * Self.spacing).rounded(.up))
        let top = titleHeight + Self.titleSpacing
        var titleFrame = CGRect(x: 0, y: 0, width: bounds.width, height: titleHeight)
        var sliderFrame = CGRect(
            x: 0, y: top + (rowHeight - ColorSlider.height) / 2,
            width: max(0, bounds.width - fieldWidth - Self.spacing), height: ColorSlider.height)
        var fieldFrame = CGRect(x: bounds.width - fieldWidth, y: top, width: fieldWidth, height: rowHeight)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            titleFrame.origin.x = bounds.width - titleFrame.maxX
            sliderFrame.origin.x = bounds.width - sliderFrame.maxX
            fieldFrame.origin.x = bounds.width - fieldFrame.maxX
        }
        (title.frame, slider.frame, field.frame) = (titleFrame, sliderFrame, fieldFrame)
    }
}

extension UIFont {
    /// The bold variant of the font.
    fileprivate var bold: UIFont {
        fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) } ?? self
    }
}
