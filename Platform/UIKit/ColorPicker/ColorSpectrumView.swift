/// The spectrum of the color picker: hues from left to right, and from white through the full color to black.
final class ColorSpectrumView: ColorArea {
    private static let radius: CGFloat = 8
    private static let knobSide: CGFloat = 36

    private let hues = CAGradientLayer()
    private let shades = CAGradientLayer()
    private let content = CALayer()
    private let knob = ColorKnob(side: ColorSpectrumView.knobSide)
    /// The location of the last touch, because several points have the same color.
    private var touched: (color: PickedColor, point: CGPoint)?

    override init() {
        super.init()
        content.cornerRadius = Self.radius
        content.masksToBounds = true
        hues.colors = (0...6).map { PickedColor(hue: CGFloat($0) / 6, saturation: 1, brightness: 1).color.cgColor }
        hues.startPoint = CGPoint(x: 0, y: 0.5)
        hues.endPoint = CGPoint(x: 1, y: 0.5)
        shades.colors = [
            UIColor.white.cgColor, UIColor(white: 1, alpha: 0).cgColor, UIColor(white: 0, alpha: 0).cgColor,
            UIColor.black.cgColor,
        ]
        shades.locations = [0, 0.5, 0.5, 1]
        for gradient in [hues, shades] { content.addSublayer(gradient) }
        layer.addSublayer(content)
        addSubview(knob)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("ColorSpectrumView cannot be decoded. A color picker creates its spectrum.")
    }

    override func layoutSubviews() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for layer in [content, hues, shades] { layer.frame = bounds }
        CATransaction.commit()
        super.layoutSubviews()
    }

    override func color(at point: CGPoint) -> PickedColor {
        let x = max(0, min(1, point.x / max(1, bounds.width)))
        let y = max(0, min(1, point.y / max(1, bounds.height)))
        let color = PickedColor(hue: x, saturation: min(1, y * 2), brightness: min(1, 2 - y * 2))
        touched = (color, CGPoint(x: x * bounds.width, y: y * bounds.height))
        return color
    }

    /// Returns the point with a color, or the nearest one.
    private func point(of color: PickedColor) -> CGPoint {
        if let touched, touched.color.matches(color) { return touched.point }
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        _ = color.color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        let y = brightness < 1 ? 1 - brightness / 2 : saturation / 2
        return CGPoint(x: hue * bounds.width, y: y * bounds.height)
    }

    override func showSelection() {
        knob.isHidden = selectedColor == nil
        guard let selectedColor else { return }
        knob.color = selectedColor.opaque.color
        knob.center = point(of: selectedColor)
    }

    override func step(_ direction: CGFloat) {
        let point = selectedColor.map(point(of:)) ?? CGPoint(x: bounds.midX, y: bounds.midY)
        select(color(at: CGPoint(x: point.x + direction * bounds.width / 24, y: point.y)), continuously: false)
    }
}

/// The knob of a spectrum or a slider: a white ring around the color.
final class ColorKnob: UIView {
    private static let ringWidth: CGFloat = 3

    init(side: CGFloat) {
        super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
        isUserInteractionEnabled = false
        layer.cornerRadius = side / 2
        layer.borderWidth = Self.ringWidth
        layer.borderColor = UIColor.white.cgColor
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 1)
        layer.shadowPath = CGPath(ellipseIn: bounds, transform: nil)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("ColorKnob cannot be decoded. A color picker creates its knobs.")
    }

    var color: UIColor? {
        get { backgroundColor }
        set { backgroundColor = newValue }
    }
}
