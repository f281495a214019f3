/// What marks the chosen segment: a raised card behind its title.
@MainActor
final class SegmentPill: UIView {
    private static let standard = UIColor { traits in
        traits.userInterfaceStyle == .dark ? .systemGray2 : .white
    }

    /// Its colour; nil is the system's.
    var tint: UIColor? {
        didSet { backgroundColor = tint ?? Self.standard }
    }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = Self.standard
        layer.cornerRadius = SegmentLook.pillRadius
        // As in Apple's design resources for iOS 17.
        layer.shadowOpacity = 0.12
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 3)
    }

    required init?(coder: NSCoder) { preconditionFailure("The mark of a segment is made by its control alone") }

    /// Whether a finger holds it.
    var isHeld = false {
        didSet {
            guard isHeld != oldValue else { return }
            UIView.animate(withDuration: SegmentLook.pressDuration, delay: 0, options: .allowUserInteraction) {
                [self] in
                transform = isHeld ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
            }
        }
    }
}

/// The measures of segmented controls of iOS 17, in points.
enum SegmentLook {
    static let height: CGFloat = 31
    static let cornerRadius: CGFloat = 9
    static let pillRadius: CGFloat = 7
    /// Between the edge and what marks a segment.
    static let margin: CGFloat = 2
    static let titleMargin: CGFloat = 4
    /// What a segment has more in its width than its title.
    static let extraWidth: CGFloat = 20
    static let divider = CGSize(width: 1, height: 15)
    static let fontSize: CGFloat = 13
    /// By eye, as the two below, which are in seconds.
    static let pressedOpacity: CGFloat = 0.2
    static let pressDuration: TimeInterval = 0.15
    static let moveDuration: TimeInterval = 0.25
}
