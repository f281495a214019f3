/// A track with a thumb that people drag to choose a value between two.
@preconcurrency @MainActor
open class UISlider: UIControl, ImmediateTouchTarget {
    // Lengths in points and colours are those of iOS 17.
    private static let thickness: CGFloat = 4
    private static let thumbSide: CGFloat = 27
    private static let height: CGFloat = 31
    private static let imageSpacing: CGFloat = 13
    /// How far beside the thumb a finger still takes hold of it.
    private static let reach: CGFloat = 11
    /// How much of the range an arrow key goes, as the increments of assistive technology do.
    private static let keyStep: Float = 0.1
    /// In seconds, by eye.
    private static let duration: TimeInterval = 0.25

    final let minimumTrack = UIImageView()
    final let maximumTrack = UIImageView()
    final let thumb = UIImageView()
    private var minimumPicture: UIImageView?
    private var maximumPicture: UIImageView?
    private var thumbImages = StateValues<UIImage>()
    private var minimumTrackImages = StateValues<UIImage>()
    private var maximumTrackImages = StateValues<UIImage>()
    /// How far the finger is from the middle of the thumb, in points.
    private var grip: CGFloat = 0

    /// Makes a slider from 0 to 1 that stands at 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
        restoreLook(from: coder)
    }

    /// Beside the initialiser, in which setting a property would show nothing.
    private func restoreLook(from coder: NSCoder) {
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
        updateLook()
    }

    // MARK: Value

    private var stored: Float = 0

    /// Where the slider stands, between `minimumValue` and `maximumValue`. Setting it sends no event.
    open var value: Float {
        get { stored }
        set {
            stored = clamped(newValue)
            setNeedsLayout()
        }
    }

    /// Moves the slider to a value. Sends no event.
    open func setValue(_ value: Float, animated: Bool) {
        if animated, window != nil { layoutIfNeeded() }
        self.value = value
        guard animated, window != nil else { return }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { self.layoutIfNeeded() }
    }

    private func clamped(_ value: Float) -> Float { min(max(value, minimumValue), maximumValue) }

    /// The value at the leading end. One that is higher than the maximum raises that, too.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = stored
        }
    }

    /// The value at the trailing end. One that is lower than the minimum lowers that, too.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = stored
        }
    }

    /// Whether each move of the thumb is told, not only where it is let go.
    open var isContinuous = true

    // MARK: Look

    /// A picture at the leading end.
    open var minimumValueImage: UIImage? {
        didSet { show(minimumValueImage, in: &minimumPicture) }
    }

    /// A picture at the trailing end.
    open var maximumValueImage: UIImage? {
        didSet { show(maximumValueImage, in: &maximumPicture) }
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

    /// The colour of the track before the thumb; nil is the tint colour.
    open var minimumTrackTintColor: UIColor? {
        didSet { updateLook() }
    }

    /// The colour of the track behind the thumb; nil is the system's grey.
    open var maximumTrackTintColor: UIColor? {
        didSet { updateLook() }
    }

    /// The colour of the thumb; nil is white.
    open var thumbTintColor: UIColor? {
        didSet { updateLook() }
    }

    /// Sets the picture of the thumb in a state, in place of the disc.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        thumbImages[state] = image
        updateLook()
    }

    /// Sets the picture of the track before the thumb in a state; it is stretched.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        minimumTrackImages[state] = image
        updateLook()
    }

    /// Sets the picture of the track behind the thumb in a state; it is stretched.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        maximumTrackImages[state] = image
        updateLook()
    }

    /// The picture of the thumb in a state.
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state] }
    /// The picture of the track before the thumb in a state.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages[state] }
    /// The picture of the track behind the thumb in a state.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages[state] }
    /// The picture of the thumb just now.
    open var currentThumbImage: UIImage? { thumbImages[state] }
    /// The picture of the track before the thumb just now.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImages[state] }
    /// The picture of the track behind the thumb just now.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImages[state] }

    open override var isEnabled: Bool {
        // What can't be used is half as strong, as all of iOS's controls are.
        didSet {
            alpha = isEnabled ? 1 : 0.5
            updateLook()
        }
    }

    open override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { updateLook() } }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLook()
    }

    private func updateLook() {
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

    /// Where the picture at the leading end is drawn, in points of the slider.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        rect(for: minimumValueImage, in: bounds, atLeft: !isRightToLeft)
    }

    /// Where the picture at the trailing end is drawn, in points of the slider.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        rect(for: maximumValueImage, in: bounds, atLeft: isRightToLeft)
    }

    private func rect(for image: UIImage?, in bounds: CGRect, atLeft: Bool) -> CGRect {
        let size = image?.size ?? .zero
        return CGRect(
            x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Where the track is drawn, in points of the slider.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        var room = bounds.narrowed(dx: 2, dy: 0)
        for (image, isLeft) in [(minimumValueImage, !isRightToLeft), (maximumValueImage, isRightToLeft)] {
            guard let image else { continue }
            room.size.width -= image.size.width + Self.imageSpacing
            if isLeft { room.origin.x += image.size.width + Self.imageSpacing }
        }
        return CGRect(
            x: room.minX, y: bounds.midY - Self.thickness / 2, width: max(0, room.width), height: Self.thickness)
    }

    /// Where the thumb is drawn for a value, in points of the slider.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
        // The thumb comes two points past the ends of the track.
        let way = rect.insetBy(dx: -2, dy: 0)
        let range = maximumValue - minimumValue
        let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        let x = (isRightToLeft ? 1 - share : share) * max(0, way.width - size.width)
        return CGRect(x: way.minX + x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        minimumPicture?.frame = minimumValueImageRect(forBounds: bounds)
        maximumPicture?.frame = maximumValueImageRect(forBounds: bounds)
        let track = trackRect(forBounds: bounds)
        let thumbFrame = thumbRect(forBounds: bounds, trackRect: track, value: stored)
        thumb.frame = thumbFrame
        maximumTrack.frame = track
        let covered = isRightToLeft ? track.maxX - thumbFrame.midX : thumbFrame.midX - track.minX
        minimumTrack.frame = CGRect(
            x: isRightToLeft ? thumbFrame.midX : track.minX, y: track.minY, width: max(0, covered), height: track.height
        )
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard isTouchedAtOnce(by: touch) else { return false }
        grip = touch.location(in: self).x - thumb.frame.midX
        return true
    }

    final func isTouchedAtOnce(by touch: UITouch) -> Bool {
        layoutIfNeeded()
        return thumb.frame.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self))
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let new = value(at: touch.location(in: self).x - grip)
        guard new != stored else { return true }
        value = new
        if isContinuous { sendActions(for: .valueChanged) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { sendActions(for: .valueChanged) }
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // A finger that holds the thumb scrolls nothing.
        if isTracking, gestureRecognizer.view !== self, gestureRecognizer is UIPanGestureRecognizer { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    private func value(at middle: CGFloat) -> Float {
        let track = trackRect(forBounds: bounds)
        let ends = [minimumValue, maximumValue].map {
            thumbRect(forBounds: bounds, trackRect: track, value: $0).midX
        }
        guard ends[0] != ends[1] else { return minimumValue }
        let share = Float((middle - ends[0]) / (ends[1] - ends[0]))
        return clamped(minimumValue + share * (maximumValue - minimumValue))
    }

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

    private func step(_ share: Float) {
        let new = clamped(stored + share * (maximumValue - minimumValue))
        guard new != stored else { return }
        setValue(new, animated: true)
        sendActions(for: .valueChanged)
    }
}
