/// The reaction of a button to the pointer above it.
extension UIButton {
    /// A closure that returns the style of the pointer above a button, or `nil` for none, from the effect and the shape that the
    /// system proposes.
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

    private enum PointerKey: FeatureKey {
        static var defaultValue: ButtonPointer? { nil }
    }

    /// The interaction of the button, and the closure that determines its style.
    private var pointer: ButtonPointer? {
        get { features[PointerKey.self] }
        set { features[PointerKey.self] = newValue }
    }

    /// Whether the button reacts to the pointer. The default value is `false`.
    public var isPointerInteractionEnabled: Bool {
        get { pointer?.interaction.isEnabled ?? false }
        set {
            guard newValue != isPointerInteractionEnabled else { return }
            let pointer = pointer ?? ButtonPointer(of: self)
            self.pointer = pointer
            pointer.interaction.isEnabled = newValue
            window?.screen.input?.pointer.refresh()
        }
    }

    /// The closure that determines the style of the pointer, or `nil` for the system's. Setting a closure enables the
    /// interaction.
    public var pointerStyleProvider: PointerStyleProvider? {
        get { pointer?.provider }
        set {
            if newValue != nil { isPointerInteractionEnabled = true }
            pointer?.provider = newValue
            pointer?.interaction.invalidate()
        }
    }
}

/// The pointer interaction of a button.
private final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
    private(set) lazy var interaction = UIPointerInteraction(delegate: self)
    var provider: UIButton.PointerStyleProvider?
    private weak var button: UIButton?

    init(of button: UIButton) {
        self.button = button
        super.init()
        interaction.isEnabled = false
        button.addInteraction(interaction)
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        guard let button, button.window != nil else { return nil }
        let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
        let radius = max(button.layer.cornerRadius, UIPointerShape.defaultCornerRadius)
        // The shape is in the coordinates of the container of the preview.
        let shape = UIPointerShape.roundedRect(button.frame, radius: radius)
        guard let provider else { return UIPointerStyle(effect: effect, shape: shape) }
        return provider(button, effect, shape)
    }
}
