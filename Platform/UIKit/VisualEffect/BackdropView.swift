/// A view that shows the content behind it through a material.
final class BackdropView: UIView {
    var material: BlurMaterial {
        didSet { apply() }
    }

    init(_ material: BlurMaterial) {
        self.material = material
        super.init(frame: .zero)
    }

    @available(*, unavailable, message: "use init(_:)")
    required init?(coder: NSCoder) {
        preconditionFailure("BackdropView cannot be decoded. Create it with a material.")
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
        let backdrop = material.backdrop(for: traitCollection)
        if layer.backdrop != backdrop { layer.backdrop = backdrop }
    }
}
