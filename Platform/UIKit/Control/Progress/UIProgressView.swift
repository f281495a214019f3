/// A bar that shows the progress of a task.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// The style of the bar.
    public enum Style: Int, Sendable {
        /// A bar with rounded ends.
        case `default` = 0
        /// A bar with square ends, for the bottom edge of a navigation bar.
        case bar = 1
    }

    // Lengths in points and colors match iOS 17.
    private static let thickness: CGFloat = 4
    private static let barThickness: CGFloat = 2.5
    /// The duration of animations in seconds, estimated from iOS.
    private static let duration: TimeInterval = 0.25
    /// The interval in seconds at which the observed progress is polled: `Progress` has no change
    /// notifications on Linux.
    private static let observationInterval: TimeInterval = 0.1

    private let track = UIImageView()
    private let fill = UIImageView()
    private var observation: DisplayClock.Timer?

    /// Creates a bar in the default style. The bar is 4 points high regardless of its frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    /// Creates a bar in a style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.thickness))
        progressViewStyle = style
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
        restoreProperties(from: coder)
    }

    /// Property observers do not run in an initializer.
    private func restoreProperties(from coder: NSCoder) {
        progressViewStyle = coder.choice("UIProgressViewStyle", or: .default)
        progress = Float(coder.number("UIProgressProgress", or: 0))
        progressTintColor = coder.object("UIProgressTintColor")
        trackTintColor = coder.object("UITrackTintColor")
        progressImage = coder.object("UIProgressImage")
        trackImage = coder.object("UITrackImage")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(progressViewStyle.rawValue, forKey: "UIProgressViewStyle")
        coder.encodeNumber(CGFloat(progress), forKey: "UIProgressProgress")
        coder.encode(progressTintColor, forKey: "UIProgressTintColor")
        coder.encode(trackTintColor, forKey: "UITrackTintColor")
        coder.encode(progressImage, forKey: "UIProgressImage")
        coder.encode(trackImage, forKey: "UITrackImage")
    }

    override var archivedSubviews: [UIView] { [] }

    private func assemble() {
        addSubview(track)
        track.addSubview(fill)
        track.clipsToBounds = true
        updateAppearance()
    }

    // MARK: Progress

    /// The progress, clamped to the range from 0 to 1.
    open var progress: Float = 0 {
        didSet {
            let clamped = min(max(progress, 0), 1)
            if clamped != progress { progress = clamped }
            setNeedsLayout()
        }
    }

    /// Sets the progress, optionally with animation.
    open func setProgress(_ progress: Float, animated: Bool) {
        if animated, window != nil { layoutIfNeeded() }
        self.progress = progress
        guard animated, window != nil else { return }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .curveLinear) { self.layoutIfNeeded() }
    }

    /// The progress object that the bar follows while it is in a window.
    open var observedProgress: Progress? {
        didSet { observe() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        observe()
    }

    private func observe() {
        observation?.cancel()
        observation = nil
        guard let observedProgress else { return }
        let fraction = Float(observedProgress.fractionCompleted)
        if fraction != progress { setProgress(fraction, animated: window != nil) }
        guard window != nil, !observedProgress.isFinished, !observedProgress.isCancelled else { return }
        observation = DisplayClock.schedule(after: Self.observationInterval, isIdle: true) { [weak self] in
            self?.observe()
        }
    }

    // MARK: Appearance

    /// The style of the bar.
    open var progressViewStyle = Style.default {
        didSet { updateAppearance() }
    }

    /// The color of the completed part, or `nil` for the tint color.
    open var progressTintColor: UIColor? {
        didSet { updateAppearance() }
    }

    /// The color of the remaining part, or `nil` for the system's gray.
    open var trackTintColor: UIColor? {
        didSet { updateAppearance() }
    }

    /// The image of the completed part, which replaces its color and is stretched.
    open var progressImage: UIImage? {
        didSet { updateAppearance() }
    }

    /// The image of the remaining part, which replaces its color and is stretched.
    open var trackImage: UIImage? {
        didSet { updateAppearance() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateAppearance()
    }

    private var thickness: CGFloat {
        var height = progressImage == nil ? (progressViewStyle == .default ? Self.thickness : Self.barThickness) : 0
        height = max(height, progressImage?.size.height ?? 0)
        return max(height, trackImage?.size.height ?? 0)
    }

    private func updateAppearance() {
        let isBar = progressViewStyle == .bar
        track.image = trackImage
        track.backgroundColor = trackImage == nil ? trackTintColor ?? (isBar ? .clear : .systemFill) : nil
        fill.image = progressImage
        fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        let radius = isBar || trackImage != nil ? 0 : Self.thickness / 2
        track.layer.cornerRadius = radius
        fill.layer.cornerRadius = progressImage == nil ? radius : 0
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: thickness) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: thickness) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = CGRect(x: 0, y: (bounds.height - thickness) / 2, width: bounds.width, height: thickness)
        let width = bounds.width * CGFloat(progress)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        fill.frame = CGRect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: thickness)
    }
}
