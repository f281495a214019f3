/// The raised card behind the selected segment.
@MainActor
final class SegmentSelectionIndicator: UIView {
    private static let standard = UIColor { traits in
        traits.userInterfaceStyle == .dark ? .systemGray2 : .white
    }

    /// The color, or `nil` for the system's color.
    var tint: UIColor? {
        didSet { backgroundColor = tint ?? Self.standard }
    }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = Self.standard
        layer.cornerRadius = SegmentMetrics.indicatorRadius
        layer.cornerCurve = .continuous
        // The values are those of Apple's design resources for iOS 17.
        layer.shadowOpacity = 0.12
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 3)
    }

    required init?(coder: NSCoder) {
        preconditionFailure(
            "SegmentSelectionIndicator.init(coder:) is not supported. Decode a UISegmentedControl instead.")
    }

    /// Whether a touch drags the indicator.
    var isDragged = false {
        didSet {
            guard isDragged != oldValue else { return }
            UIView.animate(withDuration: SegmentMetrics.pressDuration, delay: 0, options: .allowUserInteraction) {
                [self] in
                transform = isDragged ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
            }
        }
    }
}

/// The metrics of segmented controls on iOS 17, in points.
enum SegmentMetrics {
    static let height: CGFloat = 31
    static let cornerRadius: CGFloat = 9
    static let indicatorRadius: CGFloat = 7
    /// The margin between the control's edges and the indicator.
    static let margin: CGFloat = 2
    static let titleMargin: CGFloat = 4
    /// The width of a segment in addition to its title.
    static let extraWidth: CGFloat = 20
    static let divider = CGSize(width: 1, height: 15)
    static let fontSize: CGFloat = 13
    /// Estimated from iOS, like the durations below, which are in seconds.
    static let pressedOpacity: CGFloat = 0.2
    static let pressDuration: TimeInterval = 0.15
    static let moveDuration: TimeInterval = 0.25
}
