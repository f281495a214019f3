/// A view that applies an effect to the content behind it and shows its content view on top.
///
/// The effect applies only in a window. An image of the view alone has no content behind it and shows the
/// tint.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// The view for subviews. Add them to this view instead of the visual effect view.
    open private(set) var contentView = UIView()

    private let backdrop = BackdropView(BlurMaterial(.regular))

    /// The effect on the content behind the view, or `nil` for none. Changes inside `UIView.animate` are
    /// animated.
    open var effect: UIVisualEffect? {
        didSet { if effect != oldValue { applyEffect() } }
    }

    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        assemble()
    }

    /// Creates a view without an effect.
    public convenience override init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// Creates a view from an archive.
    public required init?(coder: NSCoder) {
        // Only a nib archives the content view: its subviews are the app's.
        contentView = coder.anyObject("UIVisualEffectViewContentView") ?? UIView()
        super.init(coder: coder)
        if coder.containsValue(forKey: "UIVisualEffectViewEffect"),
            let style = UIBlurEffect.Style(rawValue: coder.decodeInteger(forKey: "UIVisualEffectViewEffect"))
        {
            if coder.containsValue(forKey: "UIVisualEffectViewVibrancy") {
                let content = UIVibrancyEffectStyle(rawValue: coder.decodeInteger(forKey: "UIVisualEffectViewVibrancy"))
                effect = UIVibrancyEffect(style, content)
            } else {
                effect = UIBlurEffect(style: style)
            }
        }
        assemble()
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let blur = effect as? UIBlurEffect { coder.encode(blur.style.rawValue, forKey: "UIVisualEffectViewEffect") }
        guard let vibrancy = effect as? UIVibrancyEffect else { return }
        coder.encode(vibrancy.blurStyle.rawValue, forKey: "UIVisualEffectViewEffect")
        coder.encode(vibrancy.style?.rawValue ?? -1, forKey: "UIVisualEffectViewVibrancy")
    }

    /// The backdrop and the content view are not archived.
    override var archivedSubviews: [UIView] { [] }

    private func assemble() {
        backdrop.isUserInteractionEnabled = false
        backdrop.alpha = 0
        addSubview(backdrop)
        addSubview(contentView)
        applyEffect()
    }

    private func applyEffect() {
        if let blur = effect as? UIBlurEffect { backdrop.material = BlurMaterial(blur.style) }
        backdrop.alpha = effect is UIBlurEffect ? 1 : 0
        contentView.layer.compositing = (effect as? UIVibrancyEffect)?.compositing(for: traitCollection)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if effect is UIVibrancyEffect { applyEffect() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if effect is UIVibrancyEffect { applyEffect() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.layer.cornerRadius = layer.cornerRadius
        backdrop.layer.cornerCurve = layer.cornerCurve
        backdrop.layer.popoverShape = layer.popoverShape
        if backdrop.frame != bounds { backdrop.frame = bounds }
        if contentView.frame != bounds { contentView.frame = bounds }
    }
}
