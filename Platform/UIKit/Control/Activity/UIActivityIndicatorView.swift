/// A wheel that turns while something goes on that takes an unknown time.
///
/// It turns between `startAnimating()` and `stopAnimating()`, and is hidden otherwise. While it is in no window or
/// hidden it costs nothing.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// The size of the wheel.
    public enum Style: Int, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101
        /// 37 points, in white.
        @available(*, deprecated, renamed: "UIActivityIndicatorView.Style.large")
        case whiteLarge = 0
        /// 20 points, in white.
        @available(*, deprecated, renamed: "UIActivityIndicatorView.Style.medium")
        case white = 1
        /// 20 points, in grey.
        @available(*, deprecated, renamed: "UIActivityIndicatorView.Style.medium")
        case gray = 2

        // The deprecated cases are told by their numbers, as naming them would warn.
        fileprivate var isLarge: Bool { rawValue == 101 || rawValue == 0 }
        fileprivate var isWhite: Bool { rawValue == 0 || rawValue == 1 }
    }

    // Points, as on iOS.
    private static let mediumSize: CGFloat = 20
    private static let largeSize: CGFloat = 37

    private lazy var rotation = SpokeRotation { [weak self] in self?.setNeedsDisplay() }
    private var ownColor: UIColor?

    /// Makes a wheel of the style's size.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
        prepare()
    }

    /// Makes a medium wheel in the middle of `frame`.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        style = coder.choice("UIActivityIndicatorViewStyle", or: .medium)
        super.init(coder: coder)
        prepare()
        restoreLook(from: coder)
    }

    /// Beside the initialiser, in which setting a property would show nothing.
    private func restoreLook(from coder: NSCoder) {
        ownColor = coder.object("UIColor")
        hidesWhenStopped = coder.flag("UIHidesWhenStopped", or: true)
        if !hidesWhenStopped { isHidden = coder.flag("UIHidden", or: false) }
        if coder.flag("UIAnimating", or: false) { startAnimating() }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: "UIActivityIndicatorViewStyle")
        coder.encode(ownColor, forKey: "UIColor")
        coder.encode(hidesWhenStopped, forKey: "UIHidesWhenStopped")
        coder.encode(isAnimating, forKey: "UIAnimating")
    }

    private func prepare() {
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
        isHidden = true
        accessibilityLabel = "In progress"
    }

    private static func size(of style: Style) -> CGSize {
        let side = style.isLarge ? largeSize : mediumSize
        return CGSize(width: side, height: side)
    }

    // MARK: Look

    /// The size of the wheel. Setting it takes back a colour that was set.
    open var style: Style {
        didSet {
            guard style != oldValue else { return }
            ownColor = nil
            if bounds.size == Self.size(of: oldValue) { bounds.size = Self.size(of: style) }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// The colour of the wheel: grey until it is set.
    open var color: UIColor! {
        get { ownColor ?? (style.isWhite ? .white : .systemGray) }
        set {
            ownColor = newValue
            setNeedsDisplay()
        }
    }

    /// Whether the view is hidden while the wheel stands still.
    open var hidesWhenStopped = true {
        didSet { if !isAnimating { isHidden = hidesWhenStopped } }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }

    open override var intrinsicContentSize: CGSize { Self.size(of: style) }

    open override func draw(_ rect: CGRect) {
        let turn = rotation.turn
        SpokeWheel(diameter: Self.size(of: style).width)
            .draw(around: CGPoint(x: bounds.midX, y: bounds.midY), color: color) { spoke in
                SpokeWheel.opacity(of: spoke, turn: turn)
            }
    }

    // MARK: Turning

    /// Whether the wheel turns.
    public private(set) final var isAnimating = false {
        didSet { updateRotation() }
    }

    /// Lets the wheel turn.
    open func startAnimating() {
        isAnimating = true
        if hidesWhenStopped { isHidden = false }
    }

    /// Stops the wheel, and hides it if `hidesWhenStopped` says so.
    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
        setNeedsDisplay()
    }

    private func updateRotation() {
        if isAnimating, window != nil, !isHidden { rotation.begin() } else { rotation.end() }
    }

    open override var isHidden: Bool {
        didSet { updateRotation() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateRotation()
    }
}
