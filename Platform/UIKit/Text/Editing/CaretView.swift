import QuartzCore

/// The line that shows where typing goes. It is there for a while, then gone for a while, and so on; what is typed brings
/// it back at once.
final class CaretView: UIView {
    /// In points, as on iOS.
    nonisolated static let width: CGFloat = 2
    /// How many seconds it is there, and gone.
    private static let phase: TimeInterval = 0.5
    private var timer: DisplayClock.Timer?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = Self.width / 2
        isHidden = true
    }

    @available(*, unavailable, message: "who edits text makes its caret")
    required init?(coder: NSCoder) {
        preconditionFailure("CaretView: who edits text makes its caret")
    }

    isolated deinit { timer?.cancel() }

    override func tintColorDidChange() { backgroundColor = tintColor }

    /// Shows the caret, and begins to blink.
    func start() {
        backgroundColor = tintColor
        isHidden = false
        wait()
    }

    /// Hides the caret. Nothing blinks any more, and no frame is drawn for it.
    func stop() {
        timer?.cancel()
        timer = nil
        isHidden = true
    }

    private func wait() {
        timer?.cancel()
        timer = DisplayClock.schedule(after: Self.phase, isIdle: true) { [weak self] in
            guard let self else { return }
            isHidden.toggle()
            wait()
        }
    }
}
