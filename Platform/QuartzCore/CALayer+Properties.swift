/// The animatable properties. As in Core Animation, each change requests an action before it is applied, so
/// that the action reads the old value.
extension CALayer {
    /// The visible rectangle in the layer's own coordinates. Changing its origin scrolls the sublayers.
    public final var bounds: CGRect {
        get { model.bounds }
        set {
            guard newValue != model.bounds else { return }
            precondition(
                !newValue.origin.isNaN && !newValue.size.isNaN,
                "CALayer bounds contains NaN: \(newValue). Check the computation for a division by zero.")
            let sizeChanges = newValue.size != model.bounds.size
            change("bounds", .geometry) { $0.bounds = newValue }
            if sizeChanges {
                setNeedsLayout()
                if needsDisplayOnBoundsChange { setNeedsDisplay() }
            }
        }
    }

    /// The position of the anchor point in the superlayer.
    public final var position: CGPoint {
        get { model.position }
        set {
            guard newValue != model.position else { return }
            precondition(
                !newValue.isNaN,
                "CALayer position contains NaN: \(newValue). Check the computation for a division by zero.")
            change("position", .geometry) { $0.position = newValue }
        }
    }

    /// The layer's rectangle in the superlayer. Setting it sets `bounds.size` and `position`.
    public final var frame: CGRect {
        get { model.frame }
        set {
            let size =
                model.transform.isIdentity
                ? newValue.size : newValue.size.applying(model.transform.linearPart.inverted())
            bounds = CGRect(
                origin: model.bounds.origin, size: CGSize(width: abs(size.width), height: abs(size.height)))
            position = CGPoint(
                x: newValue.origin.x + model.anchorPoint.x * newValue.size.width,
                y: newValue.origin.y + model.anchorPoint.y * newValue.size.height)
        }
    }

    /// The point of the layer, in fractions of its size, to which `position` refers and about which
    /// transforms are applied.
    public final var anchorPoint: CGPoint {
        get { model.anchorPoint }
        set {
            guard newValue != model.anchorPoint else { return }
            change("anchorPoint", .geometry) { $0.anchorPoint = newValue }
        }
    }

    /// The drawing order among siblings: greater values are in front. Equal ones keep the order of
    /// `sublayers`.
    public final var zPosition: CGFloat {
        get { model.zPosition }
        set {
            guard newValue != model.zPosition else { return }
            change("zPosition", .geometry) { $0.zPosition = newValue }
            parent?.record.sortsChildren = true
        }
    }

    /// The transform about the anchor point.
    public final var transform: CATransform3D {
        get { CATransform3DMakeAffineTransform(model.transform) }
        set { setAffineTransform(CATransform3DGetAffineTransform(newValue)) }
    }

    /// Returns `transform` as an affine transform.
    public final func affineTransform() -> CGAffineTransform { model.transform }

    /// Sets `transform` to an affine transform.
    public final func setAffineTransform(_ m: CGAffineTransform) {
        guard m != model.transform else { return }
        change("transform", .geometry) { $0.transform = m }
    }

    /// The opacity from 0 (transparent) to 1, with which the layer and its sublayers are composited as one
    /// image.
    public final var opacity: Float {
        get { model.opacity }
        set {
            guard newValue != model.opacity else { return }
            change("opacity", .geometry) { $0.opacity = newValue }
        }
    }

    /// Whether the layer and its sublayers are hidden.
    public final var isHidden: Bool {
        get { model.isHidden }
        set {
            guard newValue != model.isHidden else { return }
            change("hidden", .geometry) { $0.isHidden = newValue }
        }
    }

    /// Whether sublayers are clipped to the layer's bounds and rounded corners.
    public final var masksToBounds: Bool {
        get { model.masksToBounds }
        set {
            guard newValue != model.masksToBounds else { return }
            change("masksToBounds", .geometry) { $0.masksToBounds = newValue }
        }
    }

    /// The radius of the corners in points.
    public final var cornerRadius: CGFloat {
        get { model.cornerRadius }
        set {
            guard newValue != model.cornerRadius else { return }
            change("cornerRadius", .look) { $0.cornerRadius = newValue }
        }
    }

    /// The color of the background, behind the contents.
    public final var backgroundColor: CGColor? {
        get { model.backgroundColor }
        set {
            guard newValue != model.backgroundColor else { return }
            change("backgroundColor", .look) { $0.backgroundColor = newValue }
        }
    }

    /// The width in points of the border, which lies inside the bounds and in front of the sublayers.
    public final var borderWidth: CGFloat {
        get { model.borderWidth }
        set {
            guard newValue != model.borderWidth else { return }
            change("borderWidth", .look) { $0.borderWidth = newValue }
        }
    }

    /// The color of the border. `nil` is black.
    public final var borderColor: CGColor? {
        get { model.borderColor }
        set {
            guard newValue != model.borderColor else { return }
            change("borderColor", .look) { $0.borderColor = newValue }
        }
    }

    /// The color of the shadow. `nil` is black.
    public final var shadowColor: CGColor? {
        get { model.shadow?.color }
        set {
            guard newValue != model.shadow?.color else { return }
            changeShadow("shadowColor") { $0.color = newValue }
        }
    }

    /// The opacity of the shadow, from 0 (no shadow) to 1.
    public final var shadowOpacity: Float {
        get { model.shadow?.opacity ?? 0 }
        set {
            guard newValue != shadowOpacity else { return }
            changeShadow("shadowOpacity") { $0.opacity = newValue }
        }
    }

    /// The offset of the shadow in points.
    public final var shadowOffset: CGSize {
        get { (model.shadow ?? .init()).offset }
        set {
            guard newValue != shadowOffset else { return }
            changeShadow("shadowOffset") { $0.offset = newValue }
        }
    }

    /// The blur radius of the shadow in points.
    public final var shadowRadius: CGFloat {
        get { (model.shadow ?? .init()).radius }
        set {
            guard newValue != shadowRadius else { return }
            changeShadow("shadowRadius") { $0.radius = newValue }
        }
    }

    private func changeShadow(_ key: String, _ set: (inout LayerState.Shadow) -> Void) {
        change(key, .geometry) { state in
            var shadow = state.shadow ?? .init()
            set(&shadow)
            state.shadow = shadow
        }
    }

    @inline(__always)
    private func change(_ key: String, _ staleness: Invalidation, _ set: (inout LayerState) -> Void) {
        let action = CATransaction.disableActions() ? nil : action(forKey: key)
        set(&model)
        invalidate(staleness)
        if let action {
            action.run(forKey: key, object: self, arguments: nil)
        }
    }
}

extension CGAffineTransform {
    /// The transform without its translation.
    var linearPart: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }
}

extension CGPoint {
    fileprivate var isNaN: Bool { x.isNaN || y.isNaN }
}

extension CGSize {
    fileprivate var isNaN: Bool { width.isNaN || height.isNaN }
}
