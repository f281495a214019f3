/// The spinner of a refresh control. Its spokes appear one by one as the control is pulled, and spin while
/// it refreshes.
final class RefreshSpinner: UIView {
    /// The diameter in points, estimated from iOS 17.
    static let diameter: CGFloat = 30

    private lazy var rotation = SpinnerRotation(of: layer) { [weak self] in self?.setNeedsDisplay() }

    /// The progress of the pull from 0 to 1, at which all spokes are visible.
    var progress: CGFloat = 0 {
        didSet { if progress != oldValue, !isSpinning { setNeedsDisplay() } }
    }

    /// Whether the spinner spins.
    var isSpinning = false {
        didSet {
            guard isSpinning != oldValue else { return }
            updateRotation()
            setNeedsDisplay()
        }
    }

    var color = UIColor.systemGray {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    @available(*, unavailable, message: "RefreshSpinner cannot be decoded. A refresh control creates its spinner.")
    required init?(coder: NSCoder) {
        preconditionFailure("RefreshSpinner.init(coder:) is not supported. A refresh control creates its spinner.")
    }

    override func draw(_ rect: CGRect) {
        let turn = rotation.turn
        let visibleSpokes = progress * CGFloat(Spinner.spokeCount)
        Spinner(diameter: Self.diameter)
            .draw(around: CGPoint(x: bounds.midX, y: bounds.midY), color: color) { spoke in
                isSpinning
                    ? Spinner.opacity(of: spoke, turn: turn) : min(1, max(0, visibleSpokes - CGFloat(spoke)))
            }
    }

    private func updateRotation() {
        if isSpinning, window != nil { rotation.begin() } else { rotation.end() }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        updateRotation()
    }
}
