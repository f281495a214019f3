/// A track with a thumb that the user drags to select a value.
@preconcurrency @MainActor
open class UISlider: UIControl, ImmediateTouchTarget {
    // Lengths in points and colors match iOS 17.
    private static let thickness: CGFloat = 4
    private static let thumbSide: CGFloat = 27
    private static let height: CGFloat = 31
    private static let imageSpacing: CGFloat = 13
    /// The distance from the thumb within which a touch still grabs it, in points.
    private static let grabMargin: CGFloat = 11
    /// The fraction of the range that an arrow key moves, as assistive technologies do.
    private static let keyStep: Float = 0.1
    /// The duration of animations in seconds, estimated from iOS.
    private static let duration: TimeInterval = 0.25

    final let minimumTrack = UIImageView()
    final let maximumTrack = UIImageView()
    final let thumb = UIImageView()
    private var minimumImageView: UIImageView?
    private var maximumImageView: UIImageView?
    private var thumbImages = StateValues<UIImage>()
    private var minimumTrackImages = StateValues<UIImage>()
    private var maximumTrackImages = StateValues<UIImage>()
    /// The horizontal distance from the thumb's center to the touch, in points.
    private var touchOffset: CGFloat = 0

    /// Creates a slider with the range from 0 to 1 and the value 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
        restoreProperties(from: coder)
    }

    /// Property observers do not run in an initializer.
    private func restoreProperties(from coder: NSCoder) {
        minimumValue = Float(coder.number("UIMinValue", or: 0))
        maximumValue = Float(coder.number("UIMaxValue", or: 1))
        value = Float(coder.number("UIValue", or: 0))
        isContinuous = coder.flag("UIContinuous", or: true)
        minimumTrackTintColor = coder.object("UIMinimumTrackTintColor")
        maximumTrackTintColor = coder.object("UIMaximumTrackTintColor")
        thumbTintColor = coder.object("UIThumbTintColor")
        minimumValueImage = coder.object("UIMinValueImage")
        maximumValueImage = coder.object("UIMaxValueImage")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encodeNumber(CGFloat(minimumValue), forKey: "UIMinValue")
        coder.encodeNumber(CGFloat(maximumValue), forKey: "UIMaxValue")
        coder.encodeNumber(CGFloat(value), forKey: "UIValue")
        coder.encode(isContinuous, forKey: "UIContinuous")
        coder.encode(minimumTrackTintColor, forKey: "UIMinimumTrackTintColor")
        coder.encode(maximumTrackTintColor, forKey: "UIMaximumTrackTintColor")
        coder.encode(thumbTintColor, forKey: "UIThumbTintColor")
        coder.encode(minimumValueImage, forKey: "UIMinValueImage")
        coder.encode(maximumValueImage, forKey: "UIMaxValueImage")
    }

    override var archivedSubviews: [UIView] { [] }

    private func assemble() {
        for view in [maximumTrack, minimumTrack, thumb] { addSubview(view) }
        for track in [maximumTrack, minimumTrack] { track.layer.cornerRadius = Self.thickness / 2 }
        thumb.layer.shadowRadius = 4
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        updateAppearance()
    }

    // MARK: Value

    private var storedValue: Float = 0

    /// The value, between `minimumValue` and `maximumValue`. Setting it sends no event.
    open var value: Float {
        get { storedValue }
        set {
            storedValue = clamped(newValue)
            setNeedsLayout()
        }
    }

    /// Sets the value, optionally with animation. Sends no event.
    open func setValue(_ value: Float, animated: Bool) {
        if animated, window != nil { layoutIfNeeded() }
        self.value = value
        guard animated, window != nil else { return }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { self.layoutIfNeeded() }
    }

    private func clamped(_ value: Float) -> Float { min(max(value, minimumValue), maximumValue) }

    /// The value at the leading end. A higher value than the maximum raises the maximum.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = storedValue
        }
    }

    /// The value at the trailing end. A lower value than the minimum lowers the minimum.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = storedValue
        }
    }

    /// Whether `valueChanged` is sent for each movement of the thumb instead of only at the end.
    open var isContinuous = true

    // MARK: Appearance

    /// The image at the leading end.
    open var minimumValueImage: UIImage? {
        didSet { show(minimumValueImage, in: &minimumImageView) }
    }

    /// The image at the trailing end.
    open var maximumValueImage: UIImage? {
        didSet { show(maximumValueImage, in: &maximumImageView) }
    }

    private func show(_ image: UIImage?, in view: inout UIImageView?) {
        view?.removeFromSuperview()
        view = image.map { UIImageView(image: $0) }
        if let view {
            view.tintColor = .label
            addSubview(view)
        }
        setNeedsLayout()
    }

    /// The color of the track before the thumb, or `nil` for the tint color.
    open var minimumTrackTintColor: UIColor? {
        didSet { updateAppearance() }
    }

    /// The color of the track after the thumb, or `nil` for the system's gray.
    open var maximumTrackTintColor: UIColor? {
        didSet { updateAppearance() }
    }

    /// The color of the thumb, or `nil` for white.
    open var thumbTintColor: UIColor? {
        didSet { updateAppearance() }
    }

    /// Sets the image of the thumb in a state.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        thumbImages[state] = image
        updateAppearance()
    }

    /// Sets the image of the track before the thumb in a state. It is stretched.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        minimumTrackImages[state] = image
        updateAppearance()
    }

    /// Sets the image of the track after the thumb in a state. It is stretched.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        maximumTrackImages[state] = image
        updateAppearance()
    }

    /// Returns the image of the thumb in a state.
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state] }
    /// Returns the image of the track before the thumb in a state.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages[state] }
    /// Returns the image of the track after the thumb in a state.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages[state] }
    /// The image of the thumb in the current state.
    open var currentThumbImage: UIImage? { thumbImages[state] }
    /// The image of the track before the thumb in the current state.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImages[state] }
    /// The image of the track after the thumb in the current state.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImages[state] }

    open override var isEnabled: Bool {
        // Disabled controls are translucent, as on iOS.
        didSet {
            alpha = isEnabled ? 1 : 0.5
            updateAppearance()
        }
    }

    open override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { updateAppearance() } }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateAppearance()
    }

    private func updateAppearance() {
        minimumTrack.image = currentMinimumTrackImage
        minimumTrack.backgroundColor = currentMinimumTrackImage == nil ? minimumTrackTintColor ?? tintColor : nil
        maximumTrack.image = currentMaximumTrackImage
        maximumTrack.backgroundColor = currentMaximumTrackImage == nil ? maximumTrackTintColor ?? .systemFill : nil
        thumb.image = currentThumbImage
        thumb.backgroundColor = currentThumbImage == nil ? thumbTintColor ?? .white : nil
        thumb.layer.cornerRadius = currentThumbImage == nil ? Self.thumbSide / 2 : 0
        thumb.layer.shadowOpacity = currentThumbImage == nil ? 0.15 : 0
        setNeedsLayout()
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Returns the frame of the image at the leading end.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        rect(for: minimumValueImage, in: bounds, atLeft: !isRightToLeft)
    }

    /// Returns the frame of the image at the trailing end.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        rect(for: maximumValueImage, in: bounds, atLeft: isRightToLeft)
    }

    private func rect(for image: UIImage?, in bounds: CGRect, atLeft: Bool) -> CGRect {
        let size = image?.size ?? .zero
        return CGRect(
            x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Returns the frame of the track.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        var trackArea = bounds.clampedInset(dx: 2, dy: 0)
        for (image, isLeft) in [(minimumValueImage, !isRightToLeft), (maximumValueImage, isRightToLeft)] {
            guard let image else { continue }
            trackArea.size.width -= image.size.width + Self.imageSpacing
            if isLeft { trackArea.origin.x += image.size.width + Self.imageSpacing }
        }
        return CGRect(
            x: trackArea.minX, y: bounds.midY - Self.thickness / 2, width: max(0, trackArea.width),
            height: Self.thickness)
    }

    /// Returns the frame of the thumb for a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
        // The thumb extends 2 points beyond the ends of the track.
        let thumbRange = rect.insetBy(dx: -2, dy: 0)
        let range = maximumValue - minimumValue
        let fraction = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        let x = (isRightToLeft ? 1 - fraction : fraction) * max(0, thumbRange.width - size.width)
        return CGRect(x: thumbRange.minX + x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        minimumImageView?.frame = minimumValueImageRect(forBounds: bounds)
        maximumImageView?.frame = maximumValueImageRect(forBounds: bounds)
        let track = trackRect(forBounds: bounds)
        let thumbFrame = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
        thumb.frame = thumbFrame
        maximumTrack.frame = track
        let filledWidth = isRightToLeft ? track.maxX - thumbFrame.midX : thumbFrame.midX - track.minX
        minimumTrack.frame = CGRect(
            x: isRightToLeft ? thumbFrame.midX : track.minX, y: track.minY, width: max(0, filledWidth),
            height: track.height
        )
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard isTouchedAtOnce(by: touch) else { return false }
        touchOffset = touch.location(in: self).x - thumb.frame.midX
        return true
    }

    final func isTouchedAtOnce(by touch: UITouch) -> Bool {
        layoutIfNeeded()
        return thumb.frame.insetBy(dx: -Self.grabMargin, dy: -Self.grabMargin).contains(touch.location(in: self))
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let new = value(at: touch.location(in: self).x - touchOffset)
        guard new != storedValue else { return true }
        value = new
        if isContinuous { sendActions(for: .valueChanged) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { sendActions(for: .valueChanged) }
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // Dragging the thumb must not scroll an enclosing view.
        if isTracking, gestureRecognizer.view !== self, gestureRecognizer is UIPanGestureRecognizer { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    private func value(at thumbCenterX: CGFloat) -> Float {
        let track = trackRect(forBounds: bounds)
        let ends = [minimumValue, maximumValue].map {
            thumbRect(forBounds: bounds, trackRect: track, value: $0).midX
        }
        guard ends[0] != ends[1] else { return minimumValue }
        let fraction = Float((thumbCenterX - ends[0]) / (ends[1] - ends[0]))
        return clamped(minimumValue + fraction * (maximumValue - minimumValue))
    }

    // MARK: Accessibility

    /// Moves the thumb by a tenth of the range.
    open override func accessibilityIncrement() { step(0.1) }

    /// Moves the thumb back by a tenth of the range.
    open override func accessibilityDecrement() { step(-0.1) }

    // MARK: Keys

    override func focusPressBegan() -> Bool { false }

    override func focusKey(_ key: UIKey, _ modifiers: UIKeyModifierFlags) -> Bool {
        guard isEnabled, modifiers.isEmpty else { return false }
        switch key.keyCode {
        case .keyboardRightArrow: step(isRightToLeft ? -Self.keyStep : Self.keyStep)
        case .keyboardLeftArrow: step(isRightToLeft ? Self.keyStep : -Self.keyStep)
        case .keyboardHome: step(-1)
        case .keyboardEnd: step(1)
        default: return false
        }
        return true
    }

    private func step(_ fraction: Float) {
        let new = clamped(storedValue + fraction * (maximumValue - minimumValue))
        guard new != storedValue else { return }
        setValue(new, animated: true)
        sendActions(for: .valueChanged)
    }
}
