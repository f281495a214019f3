import QuartzCore

/// The view of a key. It only draws; `KeyboardView` handles the touches.
final class KeyView: UIView {
    let key: KeyboardKey
    /// The text drawn on the key.
    var title = "" { didSet { if title != oldValue { setNeedsDisplay() } } }
    var palette = KeyboardPalette.light { didSet { if palette != oldValue { setNeedsDisplay() } } }
    /// Whether a touch is on the key.
    var isPressed = false { didSet { if isPressed != oldValue { setNeedsDisplay() } } }
    /// Whether the key is active (Shift) or emphasized (Return).
    var isProminent = false { didSet { if isProminent != oldValue { setNeedsDisplay() } } }
    /// Whether Shift is locked.
    var isLocked = false { didSet { if isLocked != oldValue { setNeedsDisplay() } } }
    var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }

    private static let cornerRadius: CGFloat = 5
    /// The font sizes of letters, pad digits, the letters below pad digits, and words, in points.
    private static let letterSize: CGFloat = 23
    private static let digitSize: CGFloat = 25
    private static let emojiSize: CGFloat = 30
    private static let globeSize: CGFloat = 22
    private static let padLettersSize: CGFloat = 10
    private static let wordTitleSize: CGFloat = 16

    init(_ key: KeyboardKey) {
        self.key = key
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    @available(*, unavailable, message: "KeyView cannot be decoded. The keyboard creates its keys.")
    required init?(coder: NSCoder) {
        preconditionFailure("KeyView.init(coder:) is not supported. The keyboard creates its keys.")
    }

    // MARK: Drawing

    /// Whether the key has a background. The delete key of a pad has none.
    var hasBackground = true

    private var fill: UIColor {
        switch key {
        case .commit where isProminent && isEnabled: isPressed ? palette.key : .systemBlue
        case .shift where isProminent: .white
        case .character, .digit, .space: isPressed ? palette.function : palette.key
        default: isPressed ? palette.key : palette.function
        }
    }

    private var foregroundColor: UIColor {
        switch key {
        case .commit where !isEnabled: palette.disabledText
        case .commit where isProminent && !isPressed: .white
        case .shift where isProminent: .black
        default: palette.text
        }
    }

    override func draw(_ rect: CGRect) {
        let keyRect = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 1)
        if hasBackground {
            palette.edge.setFill()
            UIBezierPath(roundedRect: keyRect.offsetBy(dx: 0, dy: 1), cornerRadius: Self.cornerRadius).fill()
            fill.setFill()
            UIBezierPath(roundedRect: keyRect, cornerRadius: Self.cornerRadius).fill()
        }
        foregroundColor.set()
        let center = CGPoint(x: keyRect.midX, y: keyRect.midY)
        switch key {
        case .shift: drawShift(around: center)
        case .delete: drawDelete(around: center)
        case .nextKeyboard: drawGlobe(around: center)
        case .digit(let digit, let letters) where !letters.isEmpty:
            draw(digit, size: Self.digitSize, around: CGPoint(x: center.x, y: center.y - 5))
            draw(
                letters, size: Self.padLettersSize, weight: .bold, kern: 2,
                around: CGPoint(x: center.x + 1, y: keyRect.maxY - 10)
            )
        case .digit(let digit, _): draw(digit, size: Self.digitSize, around: center)
        case .character where !hasBackground: draw(title, size: Self.emojiSize, around: center)
        case .character where title.count == 1:
            // Lowercase letters look centered slightly above the center of their line.
            draw(title, size: Self.letterSize, around: CGPoint(x: center.x, y: center.y - 1))
        default: draw(title, size: Self.wordTitleSize, around: center)
        }
    }

    private func draw(
        _ text: String, size: CGFloat, weight: UIFont.Weight = .regular, kern: CGFloat = 0, around center: CGPoint
    ) {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: size, weight: weight), .foregroundColor: foregroundColor, .kern: kern,
        ]
        let text = text as NSString
        let textSize = text.size(withAttributes: attributes)
        text.draw(
            at: CGPoint(x: center.x - textSize.width / 2, y: center.y - textSize.height / 2),
            withAttributes: attributes)
    }

    private func drawGlobe(around center: CGPoint) {
        let configuration = UIImage.SymbolConfiguration(pointSize: Self.globeSize)
        guard let globe = UIImage(systemName: "globe", withConfiguration: configuration) else { return }
        globe.withTintColor(foregroundColor, renderingMode: .alwaysOriginal)
            .draw(at: CGPoint(x: center.x - globe.size.width / 2, y: center.y - globe.size.height / 2))
    }

    /// Draws an up arrow, filled if Shift is active and underlined if it is locked.
    private func drawShift(around center: CGPoint) {
        let path = UIBezierPath()
        let points: [(CGFloat, CGFloat)] = [
            (0, -9), (9.5, 0.5), (4.5, 0.5), (4.5, 8), (-4.5, 8), (-4.5, 0.5), (-9.5, 0.5),
        ]
        let verticalOffset: CGFloat = isLocked ? -2 : 0
        for (index, point) in points.enumerated() {
            let vertex = CGPoint(x: center.x + point.0, y: center.y + point.1 + verticalOffset)
            if index == 0 { path.move(to: vertex) } else { path.addLine(to: vertex) }
        }
        path.close()
        path.lineWidth = 1.5
        path.lineJoinStyle = .round
        if isProminent { path.fill() }
        path.stroke()
        if isLocked { UIBezierPath(rect: CGRect(x: center.x - 4.75, y: center.y + 8.5, width: 9.5, height: 2)).fill() }
    }

    /// Draws a box that points left, with a cross in it.
    private func drawDelete(around center: CGPoint) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: center.x - 11.5, y: center.y))
        for (x, y) in [(CGFloat(-4), CGFloat(-8)), (10.5, -8), (10.5, 8), (-4, 8)] {
            path.addLine(to: CGPoint(x: center.x + x, y: center.y + y))
        }
        path.close()
        path.lineWidth = 1.5
        path.lineJoinStyle = .round
        if isPressed { path.fill() }
        path.stroke()
        if isPressed { (hasBackground ? palette.key : palette.background).set() }
        let cross = UIBezierPath()
        for (x, y) in [(CGFloat(-1), CGFloat(-3.5)), (-1, 3.5)] {
            cross.move(to: CGPoint(x: center.x + x, y: center.y + y))
            cross.addLine(to: CGPoint(x: center.x + 6, y: center.y - y))
        }
        cross.lineWidth = 1.5
        cross.lineCapStyle = .round
        cross.stroke()
    }
}

/// The enlarged character above a pressed key, which the touch covers.
final class KeyPopup: UIView {
    private let label = UILabel()

    /// The distance by which the popup exceeds the key on each side and above, in points.
    private static let overhang = CGSize(width: 12, height: 52)
    private static let fontSize: CGFloat = 34

    init(over key: CGRect, showing title: String, palette: KeyboardPalette) {
        super.init(
            frame: CGRect(
                x: key.minX - Self.overhang.width, y: key.minY - Self.overhang.height,
                width: key.width + 2 * Self.overhang.width, height: key.height + Self.overhang.height - 1))
        isUserInteractionEnabled = false
        isOpaque = false
        fill = palette.key
        label.text = title
        label.font = .systemFont(ofSize: Self.fontSize)
        label.textColor = palette.text
        label.textAlignment = .center
        label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.overhang.height - 6)
        addSubview(label)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 3
        layer.shadowOffset = CGSize(width: 0, height: 1)
        layer.shadowPath = headShape.cgPath
    }

    @available(*, unavailable, message: "KeyPopup cannot be decoded. The keyboard creates its popups.")
    required init?(coder: NSCoder) {
        preconditionFailure("KeyPopup.init(coder:) is not supported. The keyboard creates its popups.")
    }

    private var fill = UIColor.white

    /// The part above the key.
    private var headShape: UIBezierPath {
        UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: bounds.width, height: Self.overhang.height - 6), cornerRadius: 10)
    }

    /// The part that narrows from the head to the key, and covers the key.
    private var neckShape: UIBezierPath {
        let (width, height, overhang) = (bounds.width, bounds.height, Self.overhang)
        let neckShape = UIBezierPath()
        neckShape.move(to: CGPoint(x: 0, y: overhang.height - 16))
        neckShape.addCurve(
            to: CGPoint(x: overhang.width, y: overhang.height + 6),
            controlPoint1: CGPoint(x: 0, y: overhang.height - 4),
            controlPoint2: CGPoint(x: overhang.width, y: overhang.height - 6))
        neckShape.addLine(to: CGPoint(x: overhang.width, y: height - 5))
        neckShape.addQuadCurve(
            to: CGPoint(x: overhang.width + 5, y: height), controlPoint: CGPoint(x: overhang.width, y: height))
        neckShape.addLine(to: CGPoint(x: width - overhang.width - 5, y: height))
        neckShape.addQuadCurve(
            to: CGPoint(x: width - overhang.width, y: height - 5),
            controlPoint: CGPoint(x: width - overhang.width, y: height)
        )
        neckShape.addLine(to: CGPoint(x: width - overhang.width, y: overhang.height + 6))
        neckShape.addCurve(
            to: CGPoint(x: width, y: overhang.height - 16),
            controlPoint1: CGPoint(x: width - overhang.width, y: overhang.height - 6),
            controlPoint2: CGPoint(x: width, y: overhang.height - 4))
        neckShape.close()
        return neckShape
    }

    override func draw(_ rect: CGRect) {
        fill.setFill()
        headShape.fill()
        neckShape.fill()
    }
}
