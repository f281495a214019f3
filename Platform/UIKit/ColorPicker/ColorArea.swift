/// An area in which each point is a color.
class ColorArea: UIControl, ImmediateTouchTarget {
    /// The selected color. Its opacity does not matter.
    var selectedColor: PickedColor? {
        didSet { if selectedColor != oldValue { showSelection() } }
    }
    /// Called when the user has selected a color, with whether the selection continues.
    var onSelect: (PickedColor, Bool) -> Void = { _, _ in }

    init() {
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityLabel = PickerWord.color.text
        accessibilityTraits = .adjustable
    }

    required init?(coder: NSCoder) {
        preconditionFailure("ColorArea cannot be decoded. A color picker creates its areas.")
    }

    func height(forWidth width: CGFloat) -> CGFloat { width * 10 / 12 }

    /// Marks the selected color.
    func showSelection() { mustOverride() }

    func color(at point: CGPoint) -> PickedColor { mustOverride() }

    /// Selects the next color (1), or the one before (-1), for assistive technologies.
    func step(_ direction: CGFloat) { mustOverride() }

    private func mustOverride(_ method: String = #function) -> Never {
        preconditionFailure("\(type(of: self)) must override \(method) of ColorArea.")
    }

    final func select(_ color: PickedColor, continuously: Bool) {
        selectedColor = color
        onSelect(color, continuously)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        showSelection()
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        select(color(at: touch.location(in: self)), continuously: true)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        select(color(at: touch.location(in: self)), continuously: true)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let color = touch.map({ color(at: $0.location(in: self)) }) ?? selectedColor {
            select(color, continuously: false)
        }
    }

    override func cancelTracking(with event: UIEvent?) {
        if let selectedColor { select(selectedColor, continuously: false) }
    }

    override var accessibilityValue: String? {
        get { selectedColor.map { "#" + $0.hexadecimal } }
        set { super.accessibilityValue = newValue }
    }

    override func accessibilityIncrement() { step(1) }
    override func accessibilityDecrement() { step(-1) }
}
