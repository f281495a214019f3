/// A control that is on or off. A tap turns it over, and so does a drag of its knob.
///
/// It has one size, 51 × 31 points, whatever its frame is set to.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    // Lengths in points and colours are those of iOS 17.
    private static let size = CGSize(width: 51, height: 31)
    private static let knob: CGFloat = 27
    private static let margin: CGFloat = 2
    /// How wide the knob gets under a finger.
    private static let pressedKnob: CGFloat = 33
    /// In seconds, by eye.
    private static let duration: TimeInterval = 0.25

    private let track = UIView()
    private let knobView = UIView()
    private var valueBeforeTouch = false
    private var hasDragged = false

    /// Makes a switch that is off. Of `frame` only the origin counts.
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
        for view in [track, knobView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        track.layer.cornerRadius = Self.size.height / 2
        knobView.layer.cornerRadius = Self.knob / 2
        knobView.layer.shadowOpacity = 0.15
        knobView.layer.shadowRadius = 4
        knobView.layer.shadowOffset = CGSize(width: 0, height: 3)
        update()
    }

    // MARK: Value

    private var value = false

    /// Whether the switch is on. Setting it sends no event.
    open var isOn: Bool {
        get { value }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch on or off. Sends no event.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != value else { return }
        value = on
        show(animated: animated)
    }

    // MARK: Look

    /// The colour of a switch that is on; nil is green.
    open var onTintColor: UIColor? {
        didSet { update() }
    }

    /// The colour of the knob; nil is white.
    open var thumbTintColor: UIColor? {
        didSet { update() }
    }

    open override var isEnabled: Bool {
        // What can't be used is half as strong, as all of iOS's controls are.
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

    private func show(animated: Bool) {
        guard animated, window != nil else { return update() }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { self.update() }
    }

    private func update() {
        track.frame = CGRect(origin: .zero, size: Self.size)
        track.backgroundColor = value ? onTintColor ?? .systemGreen : .secondarySystemFill
        let width = isHighlighted ? Self.pressedKnob : Self.knob
        let isAtEnd = value != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        knobView.frame = CGRect(
            x: isAtEnd ? Self.size.width - Self.margin - width : Self.margin, y: Self.margin, width: width,
            height: Self.knob)
        knobView.backgroundColor = thumbTintColor ?? .white
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
        // Past either end of the track the knob comes along.
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
