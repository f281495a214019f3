/// Shows what lies behind it through an effect, and its content view on top.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// What holds the view's own subviews: add to it, not to the view.
    public final let contentView = UIView()

    /// What is done to what lies behind; nil for nothing. Changes inside of `UIView.animate` are animated.
    open var effect: UIVisualEffect? {
        didSet { if effect != oldValue { applyEffect() } }
    }

    /// Makes a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addSubview(contentView)
        applyEffect()
    }

    /// Makes a view without an effect.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// The content view is the view's own.
    override var archivedSubviews: [UIView] { [] }

    private func applyEffect() {
        backgroundColor = (effect as? UIBlurEffect)?.style.fill
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
    }
}
