/// A bar that shows how much of something is done.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// What the bar looks like.
    public enum Style: Int, Sendable {
        /// With round ends.
        case `default` = 0
        /// For the lower edge of a navigation bar: with square ends.
        case bar = 1
    }

    // Lengths in points and colours are those of iOS 17.
    private static let thickness: CGFloat = 4
    private static let barThickness: CGFloat = 2.5
    /// In seconds, by eye.
    private static let duration: TimeInterval = 0.25
    /// How often what is observed is looked at, in seconds: `Progress` does not tell of its changes here.
    private static let observationInterval: TimeInterval = 0.1

    private let track = UIImageView()
    private let fill = UIImageView()
    private var observation: DisplayClock.Timer?

    /// Makes a bar of the default style; it is 4 points high whatever its frame is set to.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    /// Makes a bar of a style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.thickness))
        progressViewStyle = style
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
        restoreLook(from: coder)
    }

    /// Beside the initialiser, in which setting a property would show nothing.
    private func restoreLook(from coder: NSCoder) {
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
        updateLook()
    }

    // MARK: Progress

    /// How much is done, from 0 to 1. What is set beyond becomes the end.
    open var progress: Float = 0 {
        didSet {
            let clamped = min(max(progress, 0), 1)
            if clamped != progress { progress = clamped }
            setNeedsLayout()
        }
    }

    /// Shows how much is done.
    open func setProgress(_ progress: Float, animated: Bool) {
        if animated, window != nil { layoutIfNeeded() }
        self.progress = progress
        guard animated, window != nil else { return }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .curveLinear) { self.layoutIfNeeded() }
    }

    /// What the bar follows by itself while it is in a window; nil if nothing.
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
        let done = Float(observedProgress.fractionCompleted)
        if done != progress { setProgress(done, animated: window != nil) }
        guard window != nil, !observedProgress.isFinished, !observedProgress.isCancelled else { return }
        observation = DisplayClock.schedule(after: Self.observationInterval, isIdle: true) { [weak self] in
            self?.observe()
        }
    }

    // MARK: Look

    /// What the bar looks like.
    open var progressViewStyle = Style.default {
        didSet { updateLook() }
    }

    /// The colour of what is done; nil is the tint colour.
    open var progressTintColor: UIColor? {
        didSet { updateLook() }
    }

    /// The colour of what is left; nil is the system's grey.
    open var trackTintColor: UIColor? {
        didSet { updateLook() }
    }

    /// A picture for what is done, in place of its colour; it is stretched.
    open var progressImage: UIImage? {
        didSet { updateLook() }
    }

    /// A picture for what is left, in place of its colour; it is stretched.
    open var trackImage: UIImage? {
        didSet { updateLook() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLook()
    }

    private var thickness: CGFloat {
        let usual = progressViewStyle == .default ? Self.thickness : Self.barThickness
        return max(progressImage?.size.height ?? 0, trackImage?.size.height ?? 0, progressImage == nil ? usual : 0)
    }

    private func updateLook() {
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
