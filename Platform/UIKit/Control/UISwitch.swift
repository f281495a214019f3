/// A control that is on or off. The user taps it or drags its thumb to toggle it.
///
/// Its size is always 51 × 31 points, regardless of its frame.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    // Lengths in points and colors match iOS 17.
    private static let size = CGSize(width: 51, height: 31)
    private static let thumbSize: CGFloat = 27
    private static let margin: CGFloat = 2
    /// The width of the thumb while it is pressed.
    private static let pressedThumbWidth: CGFloat = 33
    /// The duration of animations in seconds, estimated from iOS.
    private static let duration: TimeInterval = 0.25

    private let track = UIView()
    private let thumbView = UIView()
    private var valueBeforeTouch = false
    private var hasDragged = false

    /// Creates a switch that is off, at the origin of `frame`.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        assemble()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        value = coder.flag("UISwitchOn", or: false)
        onTintColor = coder.object("UISwitchOnTintColor")
        thumbTintColor = coder.object("UISwitchThumbTintColor")
        assemble()
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(value, forKey: "UISwitchOn")
        coder.encode(onTintColor, forKey: "UISwitchOnTintColor")
        coder.encode(thumbTintColor, forKey: "UISwitchThumbTintColor")
    }

    override var archivedSubviews: [UIView] { [] }

    private func assemble() {
        for view in [track, thumbView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        track.layer.cornerRadius = Self.size.height / 2
        thumbView.layer.cornerRadius = Self.thumbSize / 2
        thumbView.layer.shadowOpacity = 0.15
        thumbView.layer.shadowRadius = 4
        thumbView.layer.shadowOffset = CGSize(width: 0, height: 3)
        update()
    }

    // MARK: Value

    private var value = false

    /// Whether the switch is on. Setting it sends no event.
    open var isOn: Bool {
        get { value }
        set { setOn(newValue, animated: false) }
    }

    /// Sets whether the switch is on, optionally with animation. Sends no event.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != value else { return }
        value = on
        show(animated: animated)
    }

    // MARK: Appearance

    /// The color of the track while the switch is on, or `nil` for green.
    open var onTintColor: UIColor? {
        didSet { update() }
    }

    /// The color of the thumb, or `nil` for white.
    open var thumbTintColor: UIColor? {
        didSet { update() }
    }

    open override var isEnabled: Bool {
        // Disabled controls are translucent, as on iOS.
        didSet { alpha = isEnabled ? 1 : 0.5 }
    }

    open override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { show(animated: true) } }
    }

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override var intrinsicContentSize: CGSize { Self.size }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.layoutDirection != traitCollection.layoutDirection { update() }
    }

    private func show(animated: Bool) {
        guard animated, window != nil else { return update() }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { self.update() }
    }

    private func update() {
        track.frame = CGRect(origin: .zero, size: Self.size)
        track.backgroundColor = value ? onTintColor ?? .systemGreen : .secondarySystemFill
        let width = isHighlighted ? Self.pressedThumbWidth : Self.thumbSize
        let isAtEnd = value != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        thumbView.frame = CGRect(
            x: isAtEnd ? Self.size.width - Self.margin - width : Self.margin, y: Self.margin, width: width,
            height: Self.thumbSize)
        thumbView.backgroundColor = thumbTintColor ?? .white
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        valueBeforeTouch = value
        hasDragged = false
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // The thumb follows the touch beyond either end of the track.
        if x > Self.size.width - Self.margin {
            drag(to: !isRightToLeft)
        } else if x < Self.margin {
            drag(to: isRightToLeft)
        }
        return true
    }

    private func drag(to on: Bool) {
        hasDragged = true
        setOn(on, animated: true)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !hasDragged, isTouchInside { setOn(!value, animated: true) }
        if value != valueBeforeTouch { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    override func focusPressEnded() {
        isHighlighted = false
        setOn(!value, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    open override func cancelTracking(with event: UIEvent?) {
        setOn(valueBeforeTouch, animated: true)
    }
}
