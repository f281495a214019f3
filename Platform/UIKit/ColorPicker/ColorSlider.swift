/// A slider whose track is the gradient of the colors that it selects.
final class ColorSlider: UIControl, ImmediateTouchTarget {
    static let height: CGFloat = 36
    private static let knobMargin: CGFloat = 1
    private static let checkSide: CGFloat = 6

    private let gradient = CAGradientLayer()
    private let knob = ColorKnob(side: ColorSlider.height - 2 * ColorSlider.knobMargin)
    /// Whether the track shows what is behind a color that is not opaque.
    private let showsChecks: Bool
    /// Called when the user has moved the knob, with whether the movement continues.
    var onChange: (CGFloat, Bool) -> Void = { _, _ in }

    /// The value, from 0 to 1.
    var value: CGFloat = 0 {
        didSet { if value != oldValue { setNeedsLayout() } }
    }

    init(label: String, showsChecks: Bool) {
        self.showsChecks = showsChecks
        super.init(frame: .zero)
        clipsToBounds = true
        contentMode = .redraw
        layer.cornerRadius = Self.height / 2
        layer.addSublayer(gradient)
        addSubview(knob)
        isAccessibilityElement = true
        accessibilityLabel = label
        accessibilityTraits = .adjustable
    }

    required init?(coder: NSCoder) {
        preconditionFailure("ColorSlider cannot be decoded. A color picker creates its sliders.")
    }

    /// Sets the colors of the track's ends, and of the knob.
    func show(from start: PickedColor, to end: PickedColor, knob color: PickedColor) {
        gradient.colors = [start.color.cgColor, end.color.cgColor]
        knob.color = color.opaque.color
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    override func draw(_ rect: CGRect) {
        guard showsChecks else { return }
        UIColor.white.setFill()
        UIRectFill(bounds)
        UIColor(white: 0.8, alpha: 1).setFill()
        for row in 0..<Int(bounds.height / Self.checkSide) {
            for column in 0...Int(bounds.width / Self.checkSide) where (row + column).isMultiple(of: 2) {
                UIRectFill(
                    CGRect(
                        x: CGFloat(column) * Self.checkSide, y: CGFloat(row) * Self.checkSide, width: Self.checkSide,
                        height: Self.checkSide))
            }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        gradient.frame = bounds
        gradient.startPoint = CGPoint(x: isRightToLeft ? 1 : 0, y: 0.5)
        gradient.endPoint = CGPoint(x: isRightToLeft ? 0 : 1, y: 0.5)
        CATransaction.commit()
        let share = isRightToLeft ? 1 - value : value
        knob.center = CGPoint(
            x: Self.height / 2 + share * max(0, bounds.width - Self.height), y: bounds.midY)
    }

    private func move(to touch: UITouch, continuously: Bool) {
        let x = touch.location(in: self).x
        let share = max(0, min(1, (x - Self.height / 2) / max(1, bounds.width - Self.height)))
        value = isRightToLeft ? 1 - share : share
        onChange(value, continuously)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        move(to: touch, continuously: true)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        move(to: touch, continuously: true)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch { move(to: touch, continuously: false) } else { onChange(value, false) }
    }

    override func cancelTracking(with event: UIEvent?) { onChange(value, false) }

    override var accessibilityValue: String? {
        get { "\(Int((value * 100).rounded())) %" }
        set { super.accessibilityValue = newValue }
    }

    override func accessibilityIncrement() { step(0.1) }
    override func accessibilityDecrement() { step(-0.1) }

    private func step(_ distance: CGFloat) {
        value = max(0, min(1, value + distance))
        onChange(value, false)
    }
}
