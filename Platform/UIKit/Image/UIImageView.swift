import Foundation

/// A view that displays an image or an animated sequence of images.
///
/// If the view and the image differ in size, `contentMode` determines the position and size of the image.
/// Parts outside the view are visible unless `clipsToBounds` is `true`. Template images and symbols are
/// drawn in the view's tint color. By default, the view ignores touches, and `draw(_:)` of a subclass is not
/// called.
@preconcurrency @MainActor
open class UIImageView: UIView {
    private var animation: ImageViewAnimation?

    /// Creates an image view with the size of `image`.
    public convenience init(image: UIImage?) {
        self.init(image: image, highlightedImage: nil)
    }

    /// Creates an image view with the size of `image` that displays `highlightedImage` while it is
    /// highlighted.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        imageDidChange()
    }

    /// Creates an image view without an image.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeImages(from: coder)
    }

    /// Called by the initializer, because property observers do not run there.
    private func decodeImages(from coder: NSCoder) {
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

    /// The displayed image. Setting it does not change the view's size; call `sizeToFit()` to do so.
    open var image: UIImage? {
        didSet { if image !== oldValue { imageDidChange() } }
    }

    /// The image displayed while the view is highlighted; `nil` to display `image`.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage !== oldValue { imageDidChange() } }
    }

    /// Whether the view displays its highlighted image. A table cell sets it while it is highlighted or
    /// selected.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue, highlightedImage != nil { imageDidChange() } }
    }

    /// The symbol configuration for symbols that do not specify their own.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration != oldValue { imageDidChange() } }
    }

    /// The currently displayed image, resolved for the view's traits and preferred symbol configuration.
    var displayedImage: UIImage? {
        let source = animation?.currentImage ?? (isHighlighted ? highlightedImage ?? image : image)
        let selected = source?.resolved(for: traitCollection)
        guard let selected else { return nil }
        guard selected.isSymbolImage else { return adjustedForTextSize(selected) }
        let preferred = preferredSymbolConfiguration ?? .unspecified
        let style = preferred.applying(selected.configuration)
        let configuration = UIImage.SymbolConfiguration(traitCollection: traitCollection).applying(style)
        return selected.withConfiguration(configuration)
    }

    func imageDidChange() {
        // An animated image's animation ends when the image is replaced; that of `animationImages`
        // continues.
        if animation?.isAnimatedImage == true { stopAnimating() }
        if animation == nil, animationImages == nil, image?.images != nil { startAnimating() }
        updateRedrawing()
        layer.setNeedsDisplay()
        updateSize()
    }

    // MARK: Size

    /// The size of the image that was displayed last; `nil` without an image.
    private final var lastImageSize: CGSize?

    /// The size of the displayed image, or zero without one, in points.
    final var displayedImageSize: CGSize { lastImageSize ?? .zero }

    private func updateSize() {
        let size = displayedImage?.size
        guard size != lastImageSize else { return }
        lastImageSize = size
        invalidateIntrinsicContentSize()
    }

    /// Returns the size of the image, or zero without one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { displayedImage?.size ?? .zero }

    /// The size of the image.
    open override var intrinsicContentSize: CGSize { displayedImage?.size ?? super.intrinsicContentSize }

    // MARK: Appearance

    /// The position and size of the image if its size differs from that of the view.
    open override var contentMode: UIView.ContentMode {
        didSet {
            updateRedrawing()
            layer.setNeedsDisplay()
        }
    }

    /// The color of template images and symbols, inherited from the superview by default.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if displayedImage?.isTemplate == true { layer.setNeedsDisplay() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        layer.setNeedsDisplay()
        updateSize()
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if displayedImage?.flipsForRightToLeftLayoutDirection == true { layer.setNeedsDisplay() } }
    }

    open override func display(_ layer: CALayer) {
        guard let image = displayedImage else {
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
            layer.contents = contents.bitmap
        }
    }

    /// Redraws the contents on size changes if they depend on the size.
    private func updateRedrawing() {
        layer.needsDisplayOnBoundsChange =
            contentMode == .redraw || (image.map { ImageContents.dependsOnSize($0, mode: contentMode) } ?? false)
            || (highlightedImage.map { ImageContents.dependsOnSize($0, mode: contentMode) } ?? false)
    }

    // MARK: Animation

    /// The images that the view displays in sequence after a call to ``startAnimating()``.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// The images that the view displays in sequence while it is highlighted.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// The duration of one cycle through the images, in seconds; 0 for 1/30 of a second per image.
    open var animationDuration: TimeInterval = 0

    /// The number of times the sequence is repeated; 0 to repeat it until it is stopped.
    open var animationRepeatCount = 0

    /// Whether the animation is running.
    open var isAnimating: Bool { animation != nil }

    /// Starts the animation at its first image. It is paused while the view is not in a window.
    open func startAnimating() {
        let selected = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        if let selected {
            startAnimating(selected, duration: animationDuration, repeatCount: animationRepeatCount)
        } else if let frames = image?.images {
            startAnimating(frames, duration: image?.duration ?? 0, repeatCount: 0)
        }
    }

    private func startAnimating(_ images: [UIImage], duration: TimeInterval, repeatCount: Int) {
        animation?.pause()
        animation = ImageViewAnimation(
            images: images, duration: duration, repeatCount: repeatCount, isAnimatedImage: animationImages == nil
        ) { [weak self] isFinished in
            if isFinished { self?.animation = nil }
            self?.layer.setNeedsDisplay()
        }
        if window != nil { animation?.run(in: layer) }
        layer.setNeedsDisplay()
    }

    /// Stops the animation and displays the single image.
    open func stopAnimating() {
        guard let animation else { return }
        animation.pause()
        self.animation = nil
        layer.setNeedsDisplay()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { animation?.run(in: layer) } else { animation?.pause() }
    }

    open override class var objcMembers: [ObjCMember] { super.objcMembers + imageViewMembers }
}
