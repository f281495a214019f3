/// A control that displays a color, and presents a color picker when the user touches it.
@preconcurrency @MainActor
open class UIColorWell: UIControl, UIColorPickerViewControllerDelegate {
    // Lengths in points, compared by eye with iOS 17.
    private static let side: CGFloat = 28
    private static let ringWidth: CGFloat = 3
    private static let gap: CGFloat = 2

    private let ring = CAGradientLayer()
    private let hole = CALayer()
    private let preview = ColorPreview(radius: 0)
    private weak var picker: UIColorPickerViewController?

    /// Creates a color well without a color.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
    }

    private func assemble() {
        ring.type = .conic
        ring.colors = (0...6).map { PickedColor(hue: CGFloat($0) / 6, saturation: 0.85, brightness: 1).color.cgColor }
        ring.startPoint = CGPoint(x: 0.5, y: 0.5)
        ring.endPoint = CGPoint(x: 0.5, y: 0)
        ring.masksToBounds = true
        for layer in [ring, hole] { self.layer.addSublayer(layer) }
        addSubview(preview)
        isAccessibilityElement = true
        accessibilityTraits = .button
        addAction(UIAction { [weak self] _ in self?.presentPicker() }, for: [.touchUpInside, .primaryActionTriggered])
        showColor()
    }

    /// The title of the color picker.
    open var title: String?

    /// Whether the user can select the opacity of the color. The default is `true`.
    open var supportsAlpha = true

    /// The selected color, or `nil` if there is none. The control sends `valueChanged` when the user selects another one.
    open var selectedColor: UIColor? {
        didSet { showColor() }
    }

    private func showColor() {
        preview.isHidden = selectedColor == nil
        if let selectedColor { preview.color = PickedColor(selectedColor.resolvedColor(with: traitCollection)) }
    }

    private func presentPicker() {
        let responders = sequence(first: self as UIResponder, next: \.next)
        guard let controller = responders.lazy.compactMap({ $0 as? UIViewController }).first else { return }
        let picker = UIColorPickerViewController()
        picker.title = title
        picker.supportsAlpha = supportsAlpha
        if let selectedColor { picker.selectedColor = selectedColor }
        picker.delegate = self
        picker.modalPresentationStyle = .popover
        picker.popoverPresentationController?.sourceView = self
        picker.popoverPresentationController?.sourceRect = bounds
        self.picker = picker
        controller.present(picker, animated: true)
    }

    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        selectedColor = color
        sendActions(for: .valueChanged)
    }

    // MARK: Appearance

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override var isHighlighted: Bool { didSet { updateAlpha() } }

    open override var isEnabled: Bool { didSet { updateAlpha() } }

    private func updateAlpha() { alpha = isHighlighted || !isEnabled ? 0.5 : 1 }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showColor()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        let circle = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        ring.frame = circle
        ring.cornerRadius = side / 2
        hole.frame = circle.clampedInset(dx: Self.ringWidth, dy: Self.ringWidth)
        hole.cornerRadius = hole.frame.height / 2
        hole.backgroundColor = UIColor.systemBackground.resolvedColor(with: traitCollection).cgColor
        CATransaction.commit()
        let inset = Self.ringWidth + Self.gap
        preview.frame = circle.clampedInset(dx: inset, dy: inset)
        preview.layer.cornerRadius = preview.frame.height / 2
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? title ?? PickerWord.color.text }
        set { super.accessibilityLabel = newValue }
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? selectedColor.map { "#" + PickedColor($0).hexadecimal } }
        set { super.accessibilityValue = newValue }
    }
}
