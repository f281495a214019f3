/// A view that a collection view reuses: a cell, or a supplementary or decoration view.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    final var storedReuseIdentifier: String?
    /// The kind of the supplementary or decoration view, for its return to the pool.
    final var reuseKind: String?
    final weak var storedCollectionView: UICollectionView?
    /// The attributes that were last applied to the view.
    final var appliedAttributes: UICollectionViewLayoutAttributes?
    /// Whether the view has to be measured again because its contents have changed.
    final var needsMeasurement = false
    /// The size that the layout had for the view when it was last measured, and the size that it preferred.
    final var measuredSizes: (original: CGSize, preferred: CGSize)?
    /// The time until which an update animates the view, which may be visible although its element is not.
    final var animatingUntil: CFTimeInterval = 0

    /// Creates a view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        storedReuseIdentifier = coder.string("UIReuseIdentifier")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(storedReuseIdentifier, forKey: "UIReuseIdentifier")
    }

    /// The identifier for reuse, or `nil` for a view that was not dequeued.
    open var reuseIdentifier: String? { storedReuseIdentifier }

    /// Prepares the view for another element. Override this method to reset state that other elements do not
    /// set, and call super.
    open func prepareForReuse() {}

    /// Called before attributes are applied to the view. Override this method to apply the values of a
    /// subclass of `UICollectionViewLayoutAttributes`. The collection view itself sets frame, transform, alpha
    /// and order.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before the collection view changes to another layout.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called when the collection view has changed to another layout.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Returns the attributes that the view prefers to those of the layout.
    ///
    /// The default implementation changes the size along the axes along which the layout uses estimates, to
    /// the size that fits the contents. Override this method to adjust the size, and change and return the
    /// attributes, which are a copy.
    open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    { fittedAttributes(layoutAttributes) }

    override func intrinsicContentSizeDidChange(of view: UIView) {
        guard let collection = storedCollectionView, !isHidden, !needsMeasurement else { return }
        needsMeasurement = collection.sizeDidChange(of: view, content: measuredContentView, in: self)
    }

    override func constraintsOfSubviewDidChange() {
        guard let collection = storedCollectionView, !isHidden, !needsMeasurement,
            collection.selfSizingInvalidation == .enabledIncludingConstraints
        else { return }
        needsMeasurement = collection.sizeDidChange(of: self, content: measuredContentView, in: self)
    }

    /// The view whose size invalidates the size of this view.
    var measuredContentView: UIView { self }
}

extension UICollectionReusableView {
    private final func fittedAttributes(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        let axes = attributes.selfSizingAxes
        guard !axes.isEmpty else { return attributes }
        let target = attributes.size
        let size = systemLayoutSizeFitting(
            CGSize(
                width: axes.contains(.horizontal) ? UIView.layoutFittingCompressedSize.width : target.width,
                height: axes.contains(.vertical) ? UIView.layoutFittingCompressedSize.height : target.height),
            withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
            verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
        // Elements begin on whole pixels, because text would be blurred otherwise.
        let scale = max(1, traitCollection.displayScale)
        attributes.size = CGSize(
            width: axes.contains(.horizontal) ? (size.width * scale).rounded(.up) / scale : target.width,
            height: axes.contains(.vertical) ? (size.height * scale).rounded(.up) / scale : target.height)
        return attributes
    }

    /// Returns whether a layout has another size for the view than those of its last measurement. A size that equals
    /// its estimate is not a part of the layout, so that the item has another one in a place with another estimate.
    final func hasOtherSizeThanMeasured(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard !attributes.selfSizingAxes.isEmpty, let measuredSizes else { return false }
        func differs(_ size: CGSize) -> Bool {
            abs(size.width - attributes.size.width) > 0.001 || abs(size.height - attributes.size.height) > 0.001
        }
        return differs(measuredSizes.original) && differs(measuredSizes.preferred)
    }

    /// Returns whether the view has been placed by equal attributes. Another scroll view may have replaced that of the
    /// section since then.
    final func isPlaced(by attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard let appliedAttributes, appliedAttributes.isEqual(attributes) else { return false }
        return appliedAttributes.scrollHost === attributes.scrollHost
    }

    /// Applies the attributes of the view's element, in the coordinates of the collection view.
    final func place(_ attributes: UICollectionViewLayoutAttributes) {
        if appliedAttributes !== attributes {
            apply(attributes)
            appliedAttributes = attributes
            if let cell = self as? UICollectionViewListCell { cell.listItem = attributes.listItem }
        }
        moveToScrollHost(of: attributes)
        if attributes.hasIdentityTransform, CATransform3DIsIdentity(layer.transform) {
            let frame = attributes.scrollHost?.contentFrame(attributes.frame) ?? attributes.frame
            if self.frame != frame { self.frame = frame }
        } else {
            if bounds.size != attributes.size { bounds.size = attributes.size }
            let target = attributes.center
            let hosted = attributes.scrollHost?.contentFrame(CGRect(origin: target, size: .zero)).origin ?? target
            if center != hosted { center = hosted }
            layer.transform = attributes.transform3D
        }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        let z = CGFloat(attributes.zIndex)
        if layer.zPosition != z { layer.zPosition = z }
    }
}
