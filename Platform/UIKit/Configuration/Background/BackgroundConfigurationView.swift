/// A view that displays a background configuration behind the content of a cell, header or footer.
final class BackgroundConfigurationView: UIView {
    private let fill = UIView()
    private var effectView: UIVisualEffectView?
    private var imageView: UIImageView?
    private var customView: UIView?
    private var strokeView: UIView?

    /// The displayed configuration.
    var configuration: UIBackgroundConfiguration {
        didSet { if configuration != oldValue { update() } }
    }

    /// The frame of the color.
    var fillFrame: CGRect { fill.frame }

    init(_ configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        fill.layer.cornerCurve = .continuous
        fill.clipsToBounds = true
        addSubview(fill)
        update()
    }

    @available(*, unavailable, message: "use init(_:)")
    required init?(coder: NSCoder) {
        preconditionFailure("BackgroundConfigurationView cannot be decoded. Cells create it from their configuration.")
    }

    private func update() {
        updateColors()
        fill.layer.cornerRadius = configuration.cornerRadius
        fill.clipsToBounds = configuration.cornerRadius > 0 || configuration.image != nil
        updateEffect()
        updateImage()
        if customView !== configuration.customView {
            customView?.removeFromSuperview()
            customView = configuration.customView
            if let customView { fill.addSubview(customView) }
        }
        setNeedsLayout()
    }

    private func updateColors() {
        fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        guard configuration.strokeWidth > 0 else {
            strokeView?.removeFromSuperview()
            strokeView = nil
            return
        }
        let stroke = strokeView ?? UIView()
        if strokeView == nil {
            stroke.isUserInteractionEnabled = false
            stroke.layer.cornerCurve = .continuous
            addSubview(stroke)
            strokeView = stroke
        }
        stroke.layer.borderWidth = configuration.strokeWidth
        stroke.layer.borderColor =
            configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
        setNeedsLayout()
    }

    private func updateEffect() {
        guard let effect = configuration.visualEffect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return
        }
        if let effectView {
            effectView.effect = effect
        } else {
            let view = UIVisualEffectView(effect: effect)
            fill.insertSubview(view, at: 0)
            effectView = view
        }
    }

    private func updateImage() {
        guard let image = configuration.image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view = imageView ?? UIImageView()
        if imageView == nil {
            fill.insertSubview(view, at: effectView == nil ? 0 : 1)
            imageView = view
        }
        view.contentMode = configuration.imageContentMode
        view.image = image
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        updateColors()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var insets = configuration.backgroundInsets
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if !edges.isEmpty, let outer = superview?.layoutMargins {
            if edges.contains(.top) { insets.top += outer.top }
            if edges.contains(.bottom) { insets.bottom += outer.bottom }
            if edges.contains(.leading) { insets.leading += isRightToLeft ? outer.right : outer.left }
            if edges.contains(.trailing) { insets.trailing += isRightToLeft ? outer.left : outer.right }
        }
        let rect = bounds.inset(by: insets.resolved(rightToLeft: isRightToLeft))
        if fill.frame != rect { fill.frame = rect }
        for view: UIView? in [effectView, imageView, customView] { view?.frame = fill.bounds }
        guard let strokeView else { return }
        let outset = configuration.strokeOutset
        strokeView.frame = rect.insetBy(dx: -outset, dy: -outset)
        strokeView.layer.cornerRadius = configuration.cornerRadius > 0 ? max(0, configuration.cornerRadius + outset) : 0
    }
}
