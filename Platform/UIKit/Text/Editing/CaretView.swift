import QuartzCore

/// The blinking caret of a text being edited. Typing makes it visible immediately.
final class CaretView: UIView {
    /// The width of the caret in points, as on iOS.
    nonisolated static let width: CGFloat = 2
    /// The duration of each visible and hidden phase, in seconds.
    private static let phaseDuration: TimeInterval = 0.5
    private var timer: DisplayClock.Timer?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = Self.width / 2
        isHidden = true
    }

    @available(*, unavailable, message: "Create a caret with init(frame:).")
    required init?(coder: NSCoder) {
        preconditionFailure("CaretView cannot be decoded from an archive. Create it with init(frame:).")
    }

    isolated deinit { timer?.cancel() }

    override func tintColorDidChange() { backgroundColor = tintColor }

    /// Shows the caret and starts blinking.
    func start() {
        backgroundColor = tintColor
        isHidden = false
        scheduleToggle()
    }

    /// Hides the caret and stops blinking, so that no further frames are drawn for it.
    func stop() {
        timer?.cancel()
        timer = nil
        isHidden = true
    }

    private func scheduleToggle() {
        timer?.cancel()
        timer = DisplayClock.schedule(after: Self.phaseDuration, isIdle: true) { [weak self] in
            guard let self else { return }
            isHidden.toggle()
            scheduleToggle()
        }
    }
}
