/// The control before the contents of a row or a list cell that is being edited: a button to delete or insert, or a
/// checkmark.
final class EditControl: UIControl {
    private let imageView = UIImageView()

    /// The width that the control takes from the contents, in points, as on an iPhone with iOS 17.
    static let width: CGFloat = 38
    /// The diameter of the control's circle, in points.
    static let diameter: CGFloat = 22

    enum Appearance: Equatable {
        case delete, insert, unchecked, checked
    }

    /// The symbol of the control.
    var appearance: Appearance? {
        didSet {
            guard appearance != oldValue else { return }
            applyAppearance()
            // The row itself receives touches on a checkmark.
            isUserInteractionEnabled = appearance == .delete || appearance == .insert
        }
    }

    /// The color of the symbol in the circle, or `nil` for white.
    var symbolColor: UIColor? {
        didSet { if symbolColor != oldValue { applyAppearance() } }
    }

    /// The color of the circle, or `nil` for that of the system: red, green, or the tint color.
    var discColor: UIColor? {
        didSet { if discColor != oldValue { applyAppearance() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .center
        addSubview(imageView)
    }

    override var canBecomeFocused: Bool { false }

    required init?(coder: NSCoder) { nil }

    private func applyAppearance() {
        let size = CGSize(width: Self.diameter, height: Self.diameter)
        let (appearance, symbol) = (appearance, symbolColor ?? .white)
        imageView.image = UIGraphicsImageRenderer(size: size).image { _ in
            let circle = CGRect(origin: .zero, size: size)
            switch appearance {
            case .delete:
                Self.disc(circle, self.discColor ?? .systemRed)
                Self.bars(circle, plus: false, symbol)
            case .insert:
                Self.disc(circle, self.discColor ?? .systemGreen)
                Self.bars(circle, plus: true, symbol)
            case .checked:
                Self.disc(circle, self.discColor ?? self.tintColor)
                Self.check(circle, symbol)
            case .unchecked:
                let ring = UIBezierPath(ovalIn: circle.insetBy(dx: 0.75, dy: 0.75))
                ring.lineWidth = 1.5
                UIColor.tertiaryLabel.setStroke()
                ring.stroke()
            case nil: break
            }
        }
    }

    private static func disc(_ rect: CGRect, _ color: UIColor) {
        color.setFill()
        UIBezierPath(ovalIn: rect).fill()
    }

    private static func bars(_ rect: CGRect, plus: Bool, _ color: UIColor) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: rect.minX + 5.5, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX - 5.5, y: rect.midY))
        if plus {
            path.move(to: CGPoint(x: rect.midX, y: rect.minY + 5.5))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY - 5.5))
        }
        stroke(path, color)
    }

    private static func check(_ rect: CGRect, _ color: UIColor) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: rect.minX + 6.5, y: rect.midY + 0.5))
        path.addLine(to: CGPoint(x: rect.minX + 9.75, y: rect.midY + 4.25))
        path.addLine(to: CGPoint(x: rect.maxX - 6.5, y: rect.midY - 4.25))
        stroke(path, color)
    }

    private static func stroke(_ path: UIBezierPath, _ color: UIColor) {
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        color.setStroke()
        path.stroke()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        applyAppearance()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        applyAppearance()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
    }
}
