/// The background view of a bar, whose changes can be animated.
final class BarBackgroundView: UIView {
    /// The side of the bar on which the content is.
    enum Side {
        case above, below
    }

    private let content: Side
    private let material = UIVisualEffectView(effect: nil)
    private let fill = UIView()
    /// Replaced by a second image view to animate the change of the image.
    private var picture = UIImageView()
    private var lastPicture = UIImageView()
    private let hairline = UIView()
    private let shadow = UIImageView()

    init(contentIs side: Side) {
        content = side
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for view in [material, fill, picture, lastPicture, hairline, shadow] { addSubview(view) }
        for view in [picture, lastPicture] {
            view.alpha = 0
            view.clipsToBounds = true
        }
    }

    @available(*, unavailable, message: "BarBackgroundView is created by its bar")
    required init?(coder: NSCoder) {
        preconditionFailure("BarBackgroundView can't be decoded. Its bar creates it.")
    }

    var configuration = BarBackground.transparent {
        didSet { if configuration != oldValue { show(configuration, after: oldValue) } }
    }

    private func show(_ configuration: BarBackground, after old: BarBackground) {
        material.effect = configuration.effect
        fill.backgroundColor = configuration.color ?? .clear
        if configuration.image != old.image || configuration.imageMode != old.imageMode {
            swap(&picture, &lastPicture)
            UIView.performWithoutAnimation {
                picture.image = configuration.image
                picture.contentMode = configuration.imageMode
            }
            picture.alpha = configuration.image == nil ? 0 : 1
            lastPicture.alpha = 0
        }
        hairline.backgroundColor = configuration.shadowImage == nil ? configuration.shadowColor ?? .clear : .clear
        shadow.image = configuration.shadowImage
        shadow.tintColor = configuration.shadowColor
        let isTemplate =
            configuration.shadowImage?.renderingMode == .alwaysTemplate
            || configuration.shadowImage?.isSymbolImage == true
        shadow.alpha = configuration.shadowImage == nil || isTemplate && configuration.shadowColor == nil ? 0 : 1
        setNeedsLayout()
    }

    /// Whether nothing of the background is visible.
    var isClear: Bool { configuration == .transparent }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [material, fill, picture, lastPicture] where view.frame != bounds { view.frame = bounds }
        let line = 1 / max(1, traitCollection.displayScale)
        hairline.frame = strip(line)
        shadow.frame = strip(shadow.image?.size.height ?? line)
    }

    private func strip(_ height: CGFloat) -> CGRect {
        CGRect(x: 0, y: content == .below ? bounds.height : -height, width: bounds.width, height: height)
    }
}
