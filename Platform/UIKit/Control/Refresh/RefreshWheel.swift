/// The wheel of a refresh control: its spokes come one by one as it is pulled, and then go round.
final class RefreshWheel: UIView {
    /// In points, by eye on iOS 17.
    static let diameter: CGFloat = 30

    private lazy var rotation = SpokeRotation { [weak self] in self?.setNeedsDisplay() }

    /// How far the control is pulled: from 0 to 1, where all spokes are there.
    var progress: CGFloat = 0 {
        didSet { if progress != oldValue, !isTurning { setNeedsDisplay() } }
    }

    /// Whether it goes round.
    var isTurning = false {
        didSet {
            guard isTurning != oldValue else { return }
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

    @available(*, unavailable, message: "a refresh control makes its wheel itself")
    required init?(coder: NSCoder) {
        preconditionFailure("RefreshWheel: a refresh control makes its wheel itself")
    }

    override func draw(_ rect: CGRect) {
        let turn = rotation.turn
        let shown = progress * CGFloat(SpokeWheel.spokeCount)
        SpokeWheel(diameter: Self.diameter)
            .draw(around: CGPoint(x: bounds.midX, y: bounds.midY), color: color) { spoke in
                isTurning
                    ? SpokeWheel.opacity(of: spoke, turn: turn) : min(1, max(0, shown - CGFloat(spoke)))
            }
    }

    private func updateRotation() {
        if isTurning, window != nil { rotation.begin() } else { rotation.end() }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        updateRotation()
    }
}
