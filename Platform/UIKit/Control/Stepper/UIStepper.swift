/// Two buttons that raise and lower a value by steps.
///
/// It has one size, 94 × 32 points, whatever its frame is set to.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    // Lengths in points and colours are those of iOS 17.
    private static let size = CGSize(width: 94, height: 32)
    private static let divider = CGSize(width: 1, height: 18)
    private static let cornerRadius: CGFloat = 8

    private enum Side: CaseIterable { case decrement, increment }

    private let divider = UIView()
    private let halves: [Side: UIView] = [.decrement: UIView(), .increment: UIView()]
    private let pictures: [Side: UIImageView] = [.decrement: UIImageView(), .increment: UIImageView()]
    private var images: [Side: StateValues<UIImage>] = [:]
    private var pressed: Side? {
        didSet { if pressed != oldValue { updateLook() } }
    }
    private var repetition: StepRepetition?
    private var valueBeforeTouch = 0.0

    /// Makes a stepper from 0 to 100 that stands at 0. Of `frame` only the origin counts.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        assemble()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
        restoreStepper(from: coder)
    }

    /// Not in the initialiser, where properties are set without being observed.
    private func restoreStepper(from coder: NSCoder) {
        let minimum = Double(coder.number("UIStepperMinimumValue", or: 0))
        // Each limit is checked against the other when it is set: the upper one makes room first.
        maximumValue = max(maximumValue, minimum)
        minimumValue = minimum
        maximumValue = max(minimum, Double(coder.number("UIStepperMaximumValue", or: 100)))
        stepValue = Double(coder.number("UIStepperStepValue", or: 1))
        value = Double(coder.number("UIStepperValue", or: 0))
        isContinuous = coder.flag("UIStepperContinuous", or: true)
        autorepeat = coder.flag("UIStepperAutorepeat", or: true)
        wraps = coder.flag("UIStepperWraps", or: false)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encodeNumber(CGFloat(minimumValue), forKey: "UIStepperMinimumValue")
        coder.encodeNumber(CGFloat(maximumValue), forKey: "UIStepperMaximumValue")
        coder.encodeNumber(CGFloat(stepValue), forKey: "UIStepperStepValue")
        coder.encodeNumber(CGFloat(value), forKey: "UIStepperValue")
        coder.encode(isContinuous, forKey: "UIStepperContinuous")
        coder.encode(autorepeat, forKey: "UIStepperAutorepeat")
        coder.encode(wraps, forKey: "UIStepperWraps")
    }

    override var archivedSubviews: [UIView] { [] }

    private func assemble() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Self.cornerRadius
        clipsToBounds = true
        divider.backgroundColor = .systemFill
        for side in Side.allCases {
            guard let half = halves[side], let picture = pictures[side] else { continue }
            picture.contentMode = .center
            picture.tintColor = .label
            for view in [half, picture] {
                view.isUserInteractionEnabled = false
                addSubview(view)
            }
        }
        addSubview(divider)
        updateLook()
    }

    // MARK: Value

    /// Where the stepper stands. Setting it sends no event; a value beyond the ends becomes the end.
    open var value = 0.0 {
        didSet {
            let clamped = min(max(value, minimumValue), maximumValue)
            if clamped != value { value = clamped }
            updateLook()
        }
    }

    /// The lowest value; below the maximum.
    open var minimumValue = 0.0 {
        didSet {
            precondition(
                minimumValue <= maximumValue,
                "A stepper's minimumValue \(minimumValue) is above its maximumValue \(maximumValue): set the maximum first"
            )
            value = max(value, minimumValue)
        }
    }

    /// The highest value; above the minimum.
    open var maximumValue = 100.0 {
        didSet {
            precondition(
                minimumValue <= maximumValue,
                "A stepper's maximumValue \(maximumValue) is below its minimumValue \(minimumValue): set the minimum first"
            )
            value = min(value, maximumValue)
        }
    }

    /// By how much a tap changes the value; above 0.
    open var stepValue = 1.0 {
        didSet { precondition(stepValue > 0, "A stepper's stepValue is \(stepValue): it must be above 0") }
    }

    /// Whether each step is told while a finger stays down, not only the last.
    open var isContinuous = true

    /// Whether a finger that stays down goes on stepping.
    open var autorepeat = true

    /// Whether a step past one end comes to the other.
    open var wraps = false {
        didSet { updateLook() }
    }

    // MARK: Look

    /// Sets the picture of the button that raises the value in a state, in place of the plus.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { set(image, .increment, state) }
    /// Sets the picture of the button that lowers the value in a state, in place of the minus.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { set(image, .decrement, state) }
    /// The picture of the button that raises the value in a state.
    open func incrementImage(for state: UIControl.State) -> UIImage? { images[.increment]?[state] }
    /// The picture of the button that lowers the value in a state.
    open func decrementImage(for state: UIControl.State) -> UIImage? { images[.decrement]?[state] }

    private func set(_ image: UIImage?, _ side: Side, _ state: UIControl.State) {
        images[side, default: StateValues()][state] = image
        updateLook()
    }

    open override var isEnabled: Bool {
        didSet { updateLook() }
    }

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override var intrinsicContentSize: CGSize { Self.size }

    private func canStep(_ side: Side) -> Bool {
        isEnabled && (wraps || (side == .increment ? value < maximumValue : value > minimumValue))
    }

    private func updateLook() {
        for side in Side.allCases {
            let state: UIControl.State = canStep(side) ? (pressed == side ? .highlighted : .normal) : .disabled
            let symbol = UIImage(systemName: side == .increment ? "plus" : "minus")
            pictures[side]?.image = images[side]?[state] ?? symbol
            pictures[side]?.alpha = canStep(side) ? 1 : 0.3
            halves[side]?.backgroundColor = pressed == side ? .systemFill : nil
        }
        divider.alpha = pressed == nil ? 1 : 0
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let middle = bounds.midX
        for side in Side.allCases {
            let isLeft = (side == .decrement) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
            let half = CGRect(x: isLeft ? 0 : middle, y: 0, width: middle, height: bounds.height)
            halves[side]?.frame = half
            pictures[side]?.frame = half
        }
        divider.frame = CGRect(
            x: middle - Self.divider.width / 2, y: (bounds.height - Self.divider.height) / 2,
            width: Self.divider.width, height: Self.divider.height)
    }

    // MARK: Steps

    private func step(_ side: Side) -> Bool {
        guard canStep(side) else { return false }
        let next = value + (side == .increment ? stepValue : -stepValue)
        let before = value
        if wraps, next > maximumValue {
            value = minimumValue
        } else if wraps, next < minimumValue {
            value = maximumValue
        } else {
            value = next
        }
        return value != before
    }

    private func side(at location: CGPoint) -> Side {
        let isLeft = location.x < bounds.midX
        return isLeft != (effectiveUserInterfaceLayoutDirection == .rightToLeft) ? .decrement : .increment
    }

    /// A finger stays down: the next step.
    private func stepWhilePressed() {
        guard let pressed, step(pressed) else { return }
        if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let side = side(at: touch.location(in: self))
        guard canStep(side) else { return false }
        valueBeforeTouch = value
        pressed = side
        stepWhilePressed()
        if autorepeat { repetition = StepRepetition { [weak self] in self?.stepWhilePressed() } }
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        let side = bounds.contains(location) ? self.side(at: location) : nil
        // A finger that leaves its button stops; it goes on where it comes to the other one.
        if side != pressed { pressed = side.flatMap { canStep($0) ? $0 : nil } }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        stop()
        if !isContinuous, value != valueBeforeTouch { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    open override func cancelTracking(with event: UIEvent?) { stop() }

    private func stop() {
        repetition = nil
        pressed = nil
    }

    // MARK: Keys

    override func focusPressBegan() -> Bool { false }

    override func focusKey(_ key: UIKey, _ modifiers: UIKeyModifierFlags) -> Bool {
        guard isEnabled, modifiers.isEmpty else { return false }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side: Side
        switch key.keyCode {
        case .keyboardRightArrow: side = isRightToLeft ? .decrement : .increment
        case .keyboardLeftArrow: side = isRightToLeft ? .increment : .decrement
        default: return false
        }
        if step(side) { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        return true
    }
}
