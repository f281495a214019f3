/// Shows what lies behind it through an effect, and its content view on top.
///
/// The effect counts in a window. A picture that is made of the view alone has nothing behind it, and shows the tint.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// What holds the view's own subviews: add to it, not to the view.
    public private(set) final var contentView = UIView()

    private let backdrop = BackdropView()

    /// What is done to what lies behind; nil for nothing. Inside of `UIView.animate`, an effect comes and goes gently.
    open var effect: UIVisualEffect? {
        didSet { if effect != oldValue { applyEffect() } }
    }

    /// Makes a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        assemble()
    }

    /// Reads a view with its effect.
    public required init?(coder: NSCoder) {
        // Only a nib has it: what is in it is an app's own.
        contentView = coder.anything("UIVisualEffectViewContentView") ?? UIView()
        super.init(coder: coder)
        if coder.containsValue(forKey: "UIVisualEffectViewEffect"),
            let style = UIBlurEffect.Style(rawValue: coder.decodeInteger(forKey: "UIVisualEffectViewEffect"))
        {
            effect = UIBlurEffect(style: style)
        }
        assemble()
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let blur = effect as? UIBlurEffect { coder.encode(blur.style.rawValue, forKey: "UIVisualEffectViewEffect") }
    }

    /// The parts are the view's own.
    override var archivedSubviews: [UIView] { [] }

    private func assemble() {
        backdrop.isUserInteractionEnabled = false
        backdrop.alpha = 0
        addSubview(backdrop)
        addSubview(contentView)
        applyEffect()
    }

    private func applyEffect() {
        if let blur = effect as? UIBlurEffect { backdrop.style = blur.style }
        backdrop.alpha = effect is UIBlurEffect ? 1 : 0
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.layer.cornerRadius = layer.cornerRadius
        backdrop.layer.cornerCurve = layer.cornerCurve
        backdrop.layer.callout = layer.callout
        if backdrop.frame != bounds { backdrop.frame = bounds }
        if contentView.frame != bounds { contentView.frame = bounds }
    }
}

/// The part of the screen that is seen through a material.
private final class BackdropView: UIView {
    var style = UIBlurEffect.Style.regular {
        didSet { if style != oldValue { apply() } }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        apply()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        apply()
    }

    private func apply() {
        let material = BlurMaterial(style)
        layer.backdrop = LayerBackdrop(
            radius: material.radius, saturation: material.saturation,
            tint: material.tint.resolvedColor(with: traitCollection).cgColor)
    }
}
