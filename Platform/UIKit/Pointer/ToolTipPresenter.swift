/// Shows the tool tip of the view on which the pointer rests.
@MainActor
final class ToolTipPresenter {
    /// The time for which the pointer rests before a tool tip appears, in seconds.
    private static let delay: TimeInterval = 0.8

    private var timer: DisplayClock.Timer?
    private weak var interaction: UIToolTipInteraction?
    private var text: String?
    private var bubble: ToolTipView?

    /// Follows the pointer above the views of a path, the innermost first.
    func pointerDidMove(over path: [UIView], to point: CGPoint?) {
        let found = point.flatMap { point in
            path.lazy.flatMap { $0.interactions.compactMap { $0 as? UIToolTipInteraction } }.compactMap { interaction in
                interaction.view.flatMap { interaction.configuration(at: $0.convert(point, from: $0.window)) }
                    .map { (interaction, $0) }
            }.first
        }
        guard let (new, configuration) = found, let point, let window = new.view?.window else { return cancel() }
        // It remains while the pointer moves on the view.
        if bubble != nil, new === interaction, configuration.toolTip == text { return }
        cancel()
        interaction = new
        text = configuration.toolTip
        timer = DisplayClock.schedule(after: Self.delay) { [weak self] in
            self?.show(configuration.toolTip, at: point, in: window)
        }
    }

    func cancel() {
        timer?.cancel()
        timer = nil
        bubble?.removeFromSuperview()
        bubble = nil
        interaction = nil
        text = nil
    }

    private func show(_ text: String, at point: CGPoint, in window: UIWindow) {
        let bubble = ToolTipView(text)
        bubble.place(at: point, in: window.bounds.inset(by: window.safeAreaInsets))
        window.addSubview(bubble)
        self.bubble = bubble
    }
}

/// A text in a bubble beside the pointer.
final class ToolTipView: UIView {
    // Lengths in points.
    private static let margins = CGSize(width: 8, height: 5)
    private static let maximumWidth: CGFloat = 260
    /// The distance below the tip of the pointer.
    private static let distance: CGFloat = 20

    private let label = UILabel()

    init(_ text: String) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 6
        layer.borderWidth = 0.5
        layer.borderColor = UIColor.separator.cgColor
        layer.shadowOpacity = 0.15
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 2)
        label.text = text
        label.font = .preferredFont(forTextStyle: .footnote)
        label.numberOfLines = 0
        addSubview(label)
    }

    @available(*, unavailable, message: "A tool tip is created by its presenter.")
    required init?(coder: NSCoder) {
        preconditionFailure("ToolTipView cannot be decoded. UIToolTipInteraction shows it.")
    }

    /// Places the bubble below a point, or above it where there is no room.
    func place(at point: CGPoint, in area: CGRect) {
        let size = label.sizeThatFits(CGSize(width: Self.maximumWidth, height: .greatestFiniteMagnitude))
        label.frame = CGRect(origin: CGPoint(x: Self.margins.width, y: Self.margins.height), size: size)
        bounds.size = CGSize(
            width: size.width + 2 * Self.margins.width, height: size.height + 2 * Self.margins.height)
        var origin = CGPoint(x: point.x, y: point.y + Self.distance)
        if origin.y + bounds.height > area.maxY { origin.y = point.y - bounds.height - Self.margins.height }
        origin.x = max(area.minX, min(origin.x, area.maxX - bounds.width))
        frame.origin = origin
    }
}
