/// What is behind the contents of a bar. In an animation, one look turns into another.
final class BarBackgroundView: UIView {
    /// On which side of the bar the content lies.
    enum Side {
        case above, below
    }

    private let content: Side
    private let material = UIVisualEffectView(effect: nil)
    private let fill = UIView()
    /// Two, so that one image can give way to another.
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

    @available(*, unavailable, message: "a bar makes its background")
    required init?(coder: NSCoder) {
        preconditionFailure("BarBackgroundView: a bar makes its background")
    }

    var look = BarBackgroundLook.transparent {
        didSet { if look != oldValue { show(look, after: oldValue) } }
    }

    private func show(_ look: BarBackgroundLook, after old: BarBackgroundLook) {
        material.effect = look.effect
        fill.backgroundColor = look.color ?? .clear
        if look.image != old.image || look.imageMode != old.imageMode {
            swap(&picture, &lastPicture)
            UIView.performWithoutAnimation {
                picture.image = look.image
                picture.contentMode = look.imageMode
            }
            picture.alpha = look.image == nil ? 0 : 1
            lastPicture.alpha = 0
        }
        hairline.backgroundColor = look.shadowImage == nil ? look.shadowColor ?? .clear : .clear
        shadow.image = look.shadowImage
        shadow.tintColor = look.shadowColor
        let isTemplate = look.shadowImage?.renderingMode == .alwaysTemplate || look.shadowImage?.isSymbolImage == true
        shadow.alpha = look.shadowImage == nil || isTemplate && look.shadowColor == nil ? 0 : 1
        setNeedsLayout()
    }

    /// Whether nothing is seen of it.
    var isClear: Bool { look == .transparent }

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
