/// A spinner that indicates an activity of unknown duration.
///
/// It spins between `startAnimating()` and `stopAnimating()`, and is hidden otherwise by default. It uses no
/// CPU time while it is hidden or outside a window.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// The size of the indicator.
    public enum Style: Int, Sendable {
        /// A diameter of 20 points.
        case medium = 100
        /// A diameter of 37 points.
        case large = 101
        /// A diameter of 37 points, in white.
        @available(*, deprecated, renamed: "UIActivityIndicatorView.Style.large")
        case whiteLarge = 0
        /// A diameter of 20 points, in white.
        @available(*, deprecated, renamed: "UIActivityIndicatorView.Style.medium")
        case white = 1
        /// A diameter of 20 points, in gray.
        @available(*, deprecated, renamed: "UIActivityIndicatorView.Style.medium")
        case gray = 2

        // The deprecated cases are compared by raw value because their names cause warnings.
        fileprivate var isLarge: Bool { rawValue == 101 || rawValue == 0 }
        fileprivate var isWhite: Bool { rawValue == 0 || rawValue == 1 }
    }

    // The diameters in points, as on iOS.
    private static let mediumSize: CGFloat = 20
    private static let largeSize: CGFloat = 37

    private lazy var rotation = SpinnerRotation(of: layer) { [weak self] in self?.setNeedsDisplay() }
    private var customColor: UIColor?

    /// Creates an indicator with the size of a style.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
        prepare()
    }

    /// Creates a medium indicator centered in `frame`.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        style = coder.choice("UIActivityIndicatorViewStyle", or: .medium)
        super.init(coder: coder)
        prepare()
        restoreProperties(from: coder)
    }

    /// Property observers do not run in an initializer.
    private func restoreProperties(from coder: NSCoder) {
        customColor = coder.object("UIColor")
        hidesWhenStopped = coder.flag("UIHidesWhenStopped", or: true)
        if !hidesWhenStopped { isHidden = coder.flag("UIHidden", or: false) }
        if coder.flag("UIAnimating", or: false) { startAnimating() }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: "UIActivityIndicatorViewStyle")
        coder.encode(customColor, forKey: "UIColor")
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
        let diameter = style.isLarge ? largeSize : mediumSize
        return CGSize(width: diameter, height: diameter)
    }

    // MARK: Appearance

    /// The size of the indicator. Setting it resets a custom color.
    open var style: Style {
        didSet {
            guard style != oldValue else { return }
            customColor = nil
            if bounds.size == Self.size(of: oldValue) { bounds.size = Self.size(of: style) }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// The color of the indicator; gray by default.
    open var color: UIColor! {
        get { customColor ?? (style.isWhite ? .white : .systemGray) }
        set {
            customColor = newValue
            setNeedsDisplay()
        }
    }

    /// Whether the view is hidden while it does not animate.
    open var hidesWhenStopped = true {
        didSet { if !isAnimating { isHidden = hidesWhenStopped } }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }

    open override var intrinsicContentSize: CGSize { Self.size(of: style) }

    open override func draw(_ rect: CGRect) {
        let turn = rotation.turn
        Spinner(diameter: Self.size(of: style).width)
            .draw(around: CGPoint(x: bounds.midX, y: bounds.midY), color: color) { spoke in
                Spinner.opacity(of: spoke, turn: turn)
            }
    }

    // MARK: Animation

    /// Whether the indicator animates.
    open private(set) var isAnimating = false {
        didSet { updateRotation() }
    }

    /// Starts the animation.
    open func startAnimating() {
        isAnimating = true
        if hidesWhenStopped { isHidden = false }
    }

    /// Stops the animation, and hides the view if `hidesWhenStopped` is `true`.
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

    open override class var objcMembers: [ObjCMember] { super.objcMembers + activityIndicatorMembers }
}
