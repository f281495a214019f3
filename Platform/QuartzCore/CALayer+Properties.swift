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
            change(.bounds) { $0.bounds = newValue }
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
                "CALayer position contains NaN: \(newValue); look for a division by zero in what computes it")
            change(.position) { $0.position = newValue }
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
            change(.anchorPoint) { $0.anchorPoint = newValue }
        }
    }

    /// The drawing order among siblings: greater values are in front. Equal ones keep the order of
    /// `sublayers`.
    public final var zPosition: CGFloat {
        get { model.zPosition }
        set {
            guard newValue != model.zPosition else { return }
            change(.zPosition) { $0.zPosition = newValue }
            parent?.record.sortsChildren = true
        }
    }

    /// The transform about the anchor point.
    ///
    /// The layer is drawn flat and then seen in space: a transform with perspective makes what is farther away smaller. Frames
    /// disregard the perspective; conversions of points and hit tests take it into account.
    public final var transform: CATransform3D {
        get { model.transform3D }
        set {
            guard newValue != model.transform3D else { return }
            change(.transform) { $0.transform3D = newValue }
            sortSuperlayerIfDeep()
        }
    }

    /// Returns the affine part of `transform`.
    public final func affineTransform() -> CGAffineTransform { model.transform }

    /// Sets `transform` to an affine transform.
    public final func setAffineTransform(_ m: CGAffineTransform) {
        guard m != model.transform || model.rare?.depth?.transform != nil else { return }
        change(.transform) { $0.setTransform(m) }
    }

    /// The transform of all sublayers about the anchor point of this layer, most often their perspective.
    public final var sublayerTransform: CATransform3D {
        get { model.depth.sublayerTransform }
        set {
            guard newValue != model.depth.sublayerTransform else { return }
            change(.sublayerTransform) { state in state.changeDepth { $0.sublayerTransform = newValue } }
            record.sortsChildren = true
        }
    }

    /// The distance of the point about which transforms are applied from the layer's plane, in points.
    public final var anchorPointZ: CGFloat {
        get { model.depth.anchorPointZ }
        set {
            guard newValue != model.depth.anchorPointZ else { return }
            change(.anchorPointZ) { state in state.changeDepth { $0.anchorPointZ = newValue } }
        }
    }

    /// Sorts the superlayer's sublayers by depth if this one has a transform in space.
    final func sortSuperlayerIfDeep() {
        if model.rare?.depth?.transform != nil { parent?.record.sortsChildren = true }
    }

    /// The opacity from 0 (transparent) to 1, with which the layer and its sublayers are composited as one
    /// image.
    public final var opacity: Float {
        get { model.opacity }
        set {
            guard newValue != model.opacity else { return }
            change(.opacity) { $0.opacity = newValue }
        }
    }

    /// Whether the layer and its sublayers are hidden.
    public final var isHidden: Bool {
        get { model.isHidden }
        set {
            guard newValue != model.isHidden else { return }
            change(.isHidden) { $0.isHidden = newValue }
            if !newValue { didBecomeVisible() }
        }
    }

    /// Whether sublayers are clipped to the layer's bounds and rounded corners.
    public final var masksToBounds: Bool {
        get { model.masksToBounds }
        set {
            guard newValue != model.masksToBounds else { return }
            change(.masksToBounds) { $0.masksToBounds = newValue }
        }
    }

    /// The radius of the corners in points.
    public final var cornerRadius: CGFloat {
        get { model.cornerRadius }
        set {
            guard newValue != model.cornerRadius else { return }
            change(.cornerRadius) { $0.cornerRadius = newValue }
        }
    }

    /// The color of the background, behind the contents.
    public final var backgroundColor: CGColor? {
        get { model.backgroundColor }
        set {
            guard newValue != model.backgroundColor else { return }
            change(.backgroundColor) { $0.backgroundColor = newValue }
        }
    }

    /// The width in points of the border, which lies inside the bounds and in front of the sublayers.
    public final var borderWidth: CGFloat {
        get { model.borderWidth }
        set {
            guard newValue != model.borderWidth else { return }
            change(.borderWidth) { $0.borderWidth = newValue }
        }
    }

    /// The color of the border. The default is opaque black; there is no border if it is `nil`.
    public final var borderColor: CGColor? {
        get { model.borderColor.color }
        set {
            guard newValue != borderColor else { return }
            change(.borderColor) { $0.borderColor = LayerColor(newValue) }
        }
    }

    /// The color of the shadow. The default is opaque black; there is no shadow if it is `nil`.
    public final var shadowColor: CGColor? {
        get { model.shadow?.color.color ?? LayerColor.standard.color }
        set {
            guard newValue != shadowColor else { return }
            change(.shadowColor) { state in state.changeShadow { $0.color = LayerColor(newValue) } }
        }
    }

    /// The opacity of the shadow, from 0 (no shadow) to 1.
    public final var shadowOpacity: Float {
        get { model.shadow?.opacity ?? 0 }
        set {
            guard newValue != shadowOpacity else { return }
            change(.shadowOpacity) { state in state.changeShadow { $0.opacity = newValue } }
        }
    }

    /// The offset of the shadow in points.
    public final var shadowOffset: CGSize {
        get { (model.shadow ?? .init()).offset }
        set {
            guard newValue != shadowOffset else { return }
            change(.shadowOffset) { state in state.changeShadow { $0.offset = newValue } }
        }
    }

    /// The blur radius of the shadow in points.
    public final var shadowRadius: CGFloat {
        get { (model.shadow ?? .init()).radius }
        set {
            guard newValue != shadowRadius else { return }
            change(.shadowRadius) { state in state.changeShadow { $0.radius = newValue } }
        }
    }

    /// Sets a property to its value in another state.
    package final func setProperty(_ property: LayerProperty, from state: LayerState) {
        if property === LayerProperty.bounds {
            bounds = state.bounds
        } else {
            change(property) { property.copy(&$0, state) }
            if property === LayerProperty.isHidden, !state.isHidden { didBecomeVisible() }
        }
    }

    /// Sets the animatable property at a key path, such as `transform.scale`. Returns whether there is one
    /// that can have a value of that kind.
    package final func setProperty(atKeyPath keyPath: String, to value: Any) -> Bool {
        guard keyPath.contains("."), let property = LayerProperty.named(keyPath),
            let value = AnimatableValue(value)
        else { return false }
        var state = model
        property.set(&state, value)
        switch keyPath.prefix(while: { $0 != "." }) {
        case "bounds": bounds = state.bounds
        case "position": position = state.position
        default: setProperty(property, from: state)
        }
        return true
    }

    /// Schedules what was postponed while the layer was hidden.
    private func didBecomeVisible() {
        if !displayFlags.isEmpty { propagate(\.displayFlags) }
        VisibilityWait.check()
    }

    /// Changes the model and runs the action for the change.
    @inline(__always)
    package final func change(_ property: LayerProperty, _ set: (inout LayerState) -> Void) {
        let action = CATransaction.disableActions() ? nil : action(forKey: property.key)
        let observer = Self.changeObserver
        observer?(self, property.key, false)
        set(&model)
        invalidate(property.invalidation)
        observer?(self, property.key, true)
        if let action {
            action.run(forKey: property.key, object: self, arguments: nil)
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
