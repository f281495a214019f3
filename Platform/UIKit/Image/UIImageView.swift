import Foundation

/// A view that shows an image, or several in turn.
///
/// Where the view has another size than the image, `contentMode` says how it is placed; parts outside of the view are seen unless
/// `clipsToBounds` is set. Templates and symbols take the view's tint colour. It doesn't take touches unless
/// `isUserInteractionEnabled` is set, and a subclass's `draw(_:)` is not called.
@preconcurrency @MainActor
open class UIImageView: UIView {
    private var animation: ImageViewAnimation?

    /// A view as large as `image`.
    public convenience init(image: UIImage?) {
        self.init(image: image, highlightedImage: nil)
    }

    /// A view as large as `image` that shows the other one while it is highlighted.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        imageDidChange()
    }

    /// A view that takes the rectangle `frame` of its superview, with no image.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        restoreLook(from: coder)
    }

    /// Beside the initialiser, in which setting a property would show nothing.
    private func restoreLook(from coder: NSCoder) {
        image = coder.object("UIImage")
        highlightedImage = coder.object("UIHighlightedImage")
        isHighlighted = coder.flag("UIHighlighted", or: false)
        preferredSymbolConfiguration = (coder as? AttributeCoder)?.shared("UIPreferredSymbolConfiguration")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(image, forKey: "UIImage")
        coder.encode(highlightedImage, forKey: "UIHighlightedImage")
        coder.encode(isHighlighted, forKey: "UIHighlighted")
    }

    // MARK: Images

    /// What the view shows. The view keeps its size; `sizeToFit()` takes that of the image.
    open var image: UIImage? {
        didSet { if image !== oldValue { imageDidChange() } }
    }

    /// What the view shows while it is highlighted; nil for the same as always.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage !== oldValue { imageDidChange() } }
    }

    /// Whether the highlighted image is shown, as a table cell asks for while it is selected.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue, highlightedImage != nil { imageDidChange() } }
    }

    /// The style of symbols that don't say it themselves.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration != oldValue { imageDidChange() } }
    }

    /// What is shown at present: one of the images, in the style that is preferred.
    var shownImage: UIImage? {
        let given = animation?.currentImage ?? (isHighlighted ? highlightedImage ?? image : image)
        let chosen = given?.resolved(for: traitCollection)
        guard let chosen, chosen.isSymbolImage else { return chosen }
        let preferred = preferredSymbolConfiguration ?? .unspecified
        let style = preferred.applying(chosen.configuration)
        let known = UIImage.SymbolConfiguration(traitCollection: traitCollection).applying(style)
        return chosen.withConfiguration(known)
    }

    func imageDidChange() {
        // The animation of one image goes with it; that of `animationImages` stays.
        if animation?.isOfImage == true { stopAnimating() }
        if animation == nil, animationImages == nil, image?.images != nil { startAnimating() }
        updateRedrawing()
        layer.setNeedsDisplay()
        updateSize()
    }

    // MARK: Size

    /// The size of the image that was shown last; nil without one.
    private final var knownImageSize: CGSize?

    private func updateSize() {
        let size = shownImage?.size
        guard size != knownImageSize else { return }
        knownImageSize = size
        invalidateIntrinsicContentSize()
    }

    /// The image's size; zero without one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

    /// The image's size.
    open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }

    // MARK: What it looks like

    /// How the image is placed where the view has another size.
    open override var contentMode: UIView.ContentMode {
        didSet {
            updateRedrawing()
            layer.setNeedsDisplay()
        }
    }

    /// The colour of templates and symbols, taken from the superview where none is set.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if shownImage?.isTemplate == true { layer.setNeedsDisplay() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        layer.setNeedsDisplay()
        updateSize()
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if shownImage?.flipsForRightToLeftLayoutDirection == true { layer.setNeedsDisplay() } }
    }

    open override func display(_ layer: CALayer) {
        guard let image = shownImage else {
            layer.contents = nil
            return
        }
        let flips =
            image.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
        let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : .screen
        traitCollection.performAsCurrent {
            let contents = ImageContents(
                of: flips ? image.withHorizontallyFlippedOrientation() : image, in: bounds.size, mode: contentMode,
                scale: scale, tint: tintColor.cgColor)
            layer.contentsScale = contents.scale
            layer.contentsCenter = contents.center
            layer.contents = contents.picture
        }
    }

    /// Pictures made for the view's size are made anew when it changes.
    private func updateRedrawing() {
        layer.needsDisplayOnBoundsChange =
            contentMode == .redraw || (image.map { ImageContents.dependsOnSize($0, mode: contentMode) } ?? false)
            || (highlightedImage.map { ImageContents.dependsOnSize($0, mode: contentMode) } ?? false)
    }

    // MARK: Animation

    /// Images that are shown in turn once ``startAnimating()`` is called.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// The same, while the view is highlighted.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// How long all images take, in seconds; 0 for a thirtieth of a second each.
    open var animationDuration: TimeInterval = 0

    /// How often the images are gone through; 0 for as long as it isn't stopped.
    open var animationRepeatCount = 0

    /// Whether images are shown in turn.
    open var isAnimating: Bool { animation != nil }

    /// Begins with the first of the images. Time passes only while the view is in a window.
    open func startAnimating() {
        let chosen = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        if let chosen {
            startAnimating(chosen, duration: animationDuration, repeatCount: animationRepeatCount)
        } else if let frames = image?.images {
            startAnimating(frames, duration: image?.duration ?? 0, repeatCount: 0)
        }
    }

    private func startAnimating(_ images: [UIImage], duration: TimeInterval, repeatCount: Int) {
        animation?.pause()
        animation = ImageViewAnimation(
            images: images, duration: duration, repeatCount: repeatCount, isOfImage: animationImages == nil
        ) { [weak self] isOver in
            if isOver { self?.animation = nil }
            self?.layer.setNeedsDisplay()
        }
        if window != nil { animation?.run() }
        layer.setNeedsDisplay()
    }

    /// Shows the one image again.
    open func stopAnimating() {
        guard let animation else { return }
        animation.pause()
        self.animation = nil
        layer.setNeedsDisplay()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { animation?.run() } else { animation?.pause() }
    }
}
