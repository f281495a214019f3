/// A control with two buttons that increment and decrement a value.
///
/// Its size is always 94 × 32 points, regardless of its frame.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    // Lengths in points and colors match iOS 17.
    private static let size = CGSize(width: 94, height: 32)
    private static let divider = CGSize(width: 1, height: 18)
    private static let cornerRadius: CGFloat = 8

    enum Side: CaseIterable { case decrement, increment }

    private let divider = UIView()
    private let buttonBackgrounds: [Side: UIView] = [
        .decrement: StepperButton(.decrement), .increment: StepperButton(.increment),
    ]
    private let imageViews: [Side: UIImageView] = [.decrement: UIImageView(), .increment: UIImageView()]
    private var images: [Side: StateValues<UIImage>] = [:]
    private var pressed: Side? {
        didSet { if pressed != oldValue { updateAppearance() } }
    }
    private var autorepeatTimer: AutorepeatTimer?
    private var valueBeforeTouch = 0.0

    /// Creates a stepper with the range from 0 to 100 and the value 0, at the origin of `frame`.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        assemble()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
        restoreStepper(from: coder)
    }

    /// Property observers do not run in an initializer.
    private func restoreStepper(from coder: NSCoder) {
        let minimum = Double(coder.number("UIStepperMinimumValue", or: 0))
        // The maximum is raised first, because each limit is checked against the other when it is set.
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
        layer.cornerCurve = .continuous
        clipsToBounds = true
        divider.backgroundColor = .systemFill
        for side in Side.allCases {
            guard let half = buttonBackgrounds[side], let imageView = imageViews[side] else { continue }
            imageView.contentMode = .center
            imageView.tintColor = .label
            for view in [half, imageView] {
                addSubview(view)
            }
        }
        addSubview(divider)
        updateAppearance()
    }

    // MARK: Value

    /// The value, clamped to the range. Setting it sends no event.
    open var value = 0.0 {
        didSet {
            let clamped = min(max(value, minimumValue), maximumValue)
            if clamped != value { value = clamped }
            updateAppearance()
        }
    }

    /// The lowest value.
    ///
    /// - Precondition: It is not greater than `maximumValue`.
    open var minimumValue = 0.0 {
        didSet {
            precondition(
                minimumValue <= maximumValue,
                "UIStepper.minimumValue was set to \(minimumValue), which is greater than maximumValue "
                    + "\(maximumValue). Set maximumValue first."
            )
            value = max(value, minimumValue)
        }
    }

    /// The highest value.
    ///
    /// - Precondition: It is not less than `minimumValue`.
    open var maximumValue = 100.0 {
        didSet {
            precondition(
                minimumValue <= maximumValue,
                "UIStepper.maximumValue was set to \(maximumValue), which is less than minimumValue "
                    + "\(minimumValue). Set minimumValue first."
            )
            value = min(value, maximumValue)
        }
    }

    /// The amount by which a step changes the value.
    ///
    /// - Precondition: It is greater than 0.
    open var stepValue = 1.0 {
        didSet {
            precondition(
                stepValue > 0, "UIStepper.stepValue was set to \(stepValue). Set a value greater than 0.")
        }
    }

    /// Whether `valueChanged` is sent for each step instead of only at the end of the touch.
    open var isContinuous = true

    /// Whether steps repeat while a button is held.
    open var autorepeat = true

    /// Whether a step beyond one end continues at the other.
    open var wraps = false {
        didSet { updateAppearance() }
    }

    // MARK: Appearance

    /// Sets the image of the increment button in a state.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { set(image, .increment, state) }
    /// Sets the image of the decrement button in a state.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { set(image, .decrement, state) }
    /// Returns the image of the increment button in a state.
    open func incrementImage(for state: UIControl.State) -> UIImage? { images[.increment]?[state] }
    /// Returns the image of the decrement button in a state.
    open func decrementImage(for state: UIControl.State) -> UIImage? { images[.decrement]?[state] }

    private func set(_ image: UIImage?, _ side: Side, _ state: UIControl.State) {
        images[side, default: StateValues()][state] = image
        updateAppearance()
    }

    open override var isEnabled: Bool {
        didSet { updateAppearance() }
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

    private func updateAppearance() {
        for side in Side.allCases {
            let state = state(of: side)
            let symbol = UIImage(systemName: side == .increment ? "plus" : "minus")
            imageViews[side]?.image = images[side]?[state] ?? symbol
            imageViews[side]?.alpha = canStep(side) ? 1 : 0.3
            buttonBackgrounds[side]?.backgroundColor = pressed == side && !hasCustomBackground ? .systemFill : nil
        }
        divider.alpha = pressed == nil ? 1 : 0
        showCustomImages()
    }

    /// The state of the button on a side.
    final func state(of side: Side) -> UIControl.State {
        canStep(side) ? (pressed == side ? .highlighted : .normal) : .disabled
    }

    /// Updates the appearance after the custom images have changed.
    final func imagesDidChange() {
        backgroundColor = hasCustomBackground ? nil : .tertiarySystemFill
        updateAppearance()
        setNeedsLayout()
    }

    /// Shows the custom background and divider images, if there are any.
    private func showCustomImages() {
        guard let images = customImages else { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (left, right) = isRightToLeft ? (Side.increment, Side.decrement) : (.decrement, .increment)
        if images.divider(left: state(of: left), right: state(of: right)) != nil { divider.alpha = 0 }
        images.show(left: state(of: left), right: state(of: right), in: self)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let centerX = bounds.midX
        for side in Side.allCases {
            let isLeft = (side == .decrement) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
            let half = CGRect(x: isLeft ? 0 : centerX, y: 0, width: centerX, height: bounds.height)
            buttonBackgrounds[side]?.frame = half
            imageViews[side]?.frame = half
        }
        divider.frame = CGRect(
            x: centerX - Self.divider.width / 2, y: (bounds.height - Self.divider.height) / 2,
            width: Self.divider.width, height: Self.divider.height)
        customImages?.layout(in: bounds)
    }

    // MARK: Steps

    private func step(_ side: Side) -> Bool {
        guard canStep(side) else { return false }
        let next = value + (side == .increment ? stepValue : -stepValue)
        let oldValue = value
        if wraps, next > maximumValue {
            value = minimumValue
        } else if wraps, next < minimumValue {
            value = maximumValue
        } else {
            value = next
        }
        return value != oldValue
    }

    private func side(at location: CGPoint) -> Side {
        let isLeft = location.x < bounds.midX
        return isLeft != (effectiveUserInterfaceLayoutDirection == .rightToLeft) ? .decrement : .increment
    }

    // MARK: Accessibility

    /// Increments the value by one step.
    open override func accessibilityIncrement() { stepByAccessibility(.increment) }

    /// Decrements the value by one step.
    open override func accessibilityDecrement() { stepByAccessibility(.decrement) }

    private func stepByAccessibility(_ side: Side) {
        if step(side) { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    // MARK: Touches

    /// Performs one step while a button is pressed.
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
        if autorepeat { autorepeatTimer = AutorepeatTimer { [weak self] in self?.stepWhilePressed() } }
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        let side = bounds.contains(location) ? self.side(at: location) : nil
        // The touch pauses outside the buttons and continues if it moves to the other one.
        if side != pressed { pressed = side.flatMap { canStep($0) ? $0 : nil } }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        stop()
        if !isContinuous, value != valueBeforeTouch { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    open override func cancelTracking(with event: UIEvent?) { stop() }

    private func stop() {
        autorepeatTimer = nil
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
