import QuartzCore

/// A key as it is drawn. The keyboard follows the fingers.
final class KeyView: UIView {
    let key: KeyboardKey
    /// What is written on the key.
    var title = "" { didSet { if title != oldValue { setNeedsDisplay() } } }
    var palette = KeyboardPalette.light { didSet { setNeedsDisplay() } }
    /// Whether a finger is on it.
    var isPressed = false { didSet { if isPressed != oldValue { setNeedsDisplay() } } }
    /// Whether it is in effect (shift), or stands out (return).
    var isProminent = false { didSet { if isProminent != oldValue { setNeedsDisplay() } } }
    /// Whether shift stays.
    var isLocked = false { didSet { if isLocked != oldValue { setNeedsDisplay() } } }
    var isUsable = true { didSet { if isUsable != oldValue { setNeedsDisplay() } } }

    private static let cornerRadius: CGFloat = 5
    /// Points of the fonts: of letters, of figures on a pad, of the letters below those, of words.
    private static let letterSize: CGFloat = 23
    private static let figureSize: CGFloat = 25
    private static let smallSize: CGFloat = 10
    private static let wordSize: CGFloat = 16

    init(_ key: KeyboardKey) {
        self.key = key
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    @available(*, unavailable, message: "the keyboard makes its keys itself")
    required init?(coder: NSCoder) {
        preconditionFailure("KeyView: the keyboard makes its keys itself")
    }

    // MARK: Drawing

    /// The delete key of a pad has no plate.
    var hasPlate = true

    private var fill: UIColor {
        switch key {
        case .commit where isProminent && isUsable: isPressed ? palette.key : .systemBlue
        case .shift where isProminent: .white
        case .character, .digit, .space: isPressed ? palette.function : palette.key
        default: isPressed ? palette.key : palette.function
        }
    }

    private var ink: UIColor {
        switch key {
        case .commit where !isUsable: palette.disabledText
        case .commit where isProminent && !isPressed: .white
        case .shift where isProminent: .black
        default: palette.text
        }
    }

    override func draw(_ rect: CGRect) {
        let plate = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 1)
        if hasPlate {
            palette.edge.setFill()
            UIBezierPath(roundedRect: plate.offsetBy(dx: 0, dy: 1), cornerRadius: Self.cornerRadius).fill()
            fill.setFill()
            UIBezierPath(roundedRect: plate, cornerRadius: Self.cornerRadius).fill()
        }
        ink.set()
        let middle = CGPoint(x: plate.midX, y: plate.midY)
        switch key {
        case .shift: drawShift(around: middle)
        case .delete: drawDelete(around: middle)
        case .digit(let figure, let letters) where !letters.isEmpty:
            draw(figure, size: Self.figureSize, around: CGPoint(x: middle.x, y: middle.y - 5))
            draw(
                letters, size: Self.smallSize, weight: .bold, kern: 2,
                around: CGPoint(x: middle.x + 1, y: plate.maxY - 10)
            )
        case .digit(let figure, _): draw(figure, size: Self.figureSize, around: middle)
        case .character where title.count == 1:
            // Small letters stand a little higher than the middle of their line.
            draw(title, size: Self.letterSize, around: CGPoint(x: middle.x, y: middle.y - 1))
        default: draw(title, size: Self.wordSize, around: middle)
        }
    }

    private func draw(
        _ text: String, size: CGFloat, weight: UIFont.Weight = .regular, kern: CGFloat = 0, around middle: CGPoint
    ) {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: size, weight: weight), .foregroundColor: ink, .kern: kern,
        ]
        let text = text as NSString
        let room = text.size(withAttributes: attributes)
        text.draw(
            at: CGPoint(x: middle.x - room.width / 2, y: middle.y - room.height / 2), withAttributes: attributes)
    }

    /// An arrow upwards, filled where shift is in effect, underlined where it stays.
    private func drawShift(around middle: CGPoint) {
        let path = UIBezierPath()
        let points: [(CGFloat, CGFloat)] = [
            (0, -9), (9.5, 0.5), (4.5, 0.5), (4.5, 8), (-4.5, 8), (-4.5, 0.5), (-9.5, 0.5),
        ]
        let lift: CGFloat = isLocked ? -2 : 0
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: middle.x + point.0, y: middle.y + point.1 + lift)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        path.close()
        path.lineWidth = 1.5
        path.lineJoinStyle = .round
        if isProminent { path.fill() }
        path.stroke()
        if isLocked { UIBezierPath(rect: CGRect(x: middle.x - 4.75, y: middle.y + 8.5, width: 9.5, height: 2)).fill() }
    }

    /// A box that points to the left, with a cross in it.
    private func drawDelete(around middle: CGPoint) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: middle.x - 11.5, y: middle.y))
        for (x, y) in [(CGFloat(-4), CGFloat(-8)), (10.5, -8), (10.5, 8), (-4, 8)] {
            path.addLine(to: CGPoint(x: middle.x + x, y: middle.y + y))
        }
        path.close()
        path.lineWidth = 1.5
        path.lineJoinStyle = .round
        if isPressed { path.fill() }
        path.stroke()
        if isPressed { (hasPlate ? palette.key : palette.background).set() }
        let cross = UIBezierPath()
        for (x, y) in [(CGFloat(-1), CGFloat(-3.5)), (-1, 3.5)] {
            cross.move(to: CGPoint(x: middle.x + x, y: middle.y + y))
            cross.addLine(to: CGPoint(x: middle.x + 6, y: middle.y - y))
        }
        cross.lineWidth = 1.5
        cross.lineCapStyle = .round
        cross.stroke()
    }
}

/// The letter that a finger covers, above it.
final class KeyBubble: UIView {
    private let label = UILabel()

    /// How far the bubble reaches beyond the key to each side, and above it, in points.
    private static let reach = CGSize(width: 12, height: 52)
    private static let fontSize: CGFloat = 34

    init(over key: CGRect, showing title: String, palette: KeyboardPalette) {
        super.init(
            frame: CGRect(
                x: key.minX - Self.reach.width, y: key.minY - Self.reach.height,
                width: key.width + 2 * Self.reach.width, height: key.height + Self.reach.height - 1))
        isUserInteractionEnabled = false
        isOpaque = false
        fill = palette.key
        label.text = title
        label.font = .systemFont(ofSize: Self.fontSize)
        label.textColor = palette.text
        label.textAlignment = .center
        label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.reach.height - 6)
        addSubview(label)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 3
        layer.shadowOffset = CGSize(width: 0, height: 1)
        layer.shadowPath = head.cgPath
    }

    @available(*, unavailable, message: "the keyboard makes its bubbles itself")
    required init?(coder: NSCoder) {
        preconditionFailure("KeyBubble: the keyboard makes its bubbles itself")
    }

    private var fill = UIColor.white

    /// What is above the key.
    private var head: UIBezierPath {
        UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: bounds.width, height: Self.reach.height - 6), cornerRadius: 10)
    }

    /// What narrows down from there to the key, and the key.
    private var neck: UIBezierPath {
        let (width, height, reach) = (bounds.width, bounds.height, Self.reach)
        let neck = UIBezierPath()
        neck.move(to: CGPoint(x: 0, y: reach.height - 16))
        neck.addCurve(
            to: CGPoint(x: reach.width, y: reach.height + 6), controlPoint1: CGPoint(x: 0, y: reach.height - 4),
            controlPoint2: CGPoint(x: reach.width, y: reach.height - 6))
        neck.addLine(to: CGPoint(x: reach.width, y: height - 5))
        neck.addQuadCurve(
            to: CGPoint(x: reach.width + 5, y: height), controlPoint: CGPoint(x: reach.width, y: height))
        neck.addLine(to: CGPoint(x: width - reach.width - 5, y: height))
        neck.addQuadCurve(
            to: CGPoint(x: width - reach.width, y: height - 5), controlPoint: CGPoint(x: width - reach.width, y: height)
        )
        neck.addLine(to: CGPoint(x: width - reach.width, y: reach.height + 6))
        neck.addCurve(
            to: CGPoint(x: width, y: reach.height - 16),
            controlPoint1: CGPoint(x: width - reach.width, y: reach.height - 6),
            controlPoint2: CGPoint(x: width, y: reach.height - 4))
        neck.close()
        return neck
    }

    override func draw(_ rect: CGRect) {
        fill.setFill()
        head.fill()
        neck.fill()
    }
}
