extension CALayer {
    /// Converts a point from the coordinates of `l`, or of the root layer if `l` is `nil`.
    public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { Self.convert(p, from: l, to: self) }

    /// Converts a point to the coordinates of `l`, or of the root layer if `l` is `nil`.
    public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { Self.convert(p, from: self, to: l) }

    /// Converts a rectangle from the coordinates of `l`, or of the root layer if `l` is `nil`. Returns its
    /// bounding box.
    public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect { Self.convert(r, from: l, to: self) }

    /// Converts a rectangle to the coordinates of `l`, or of the root layer if `l` is `nil`. Returns its
    /// bounding box.
    public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect { Self.convert(r, from: self, to: l) }

    private static func convert(_ p: CGPoint, from: CALayer?, to: CALayer?) -> CGPoint {
        guard from !== to else { return p }
        if let transform = flatTransform(from: from, to: to) { return transform.map(p) }
        // A plane that is seen from its edge, or from behind the viewer, has no coordinates for the point.
        return projection(from: from, to: to)?.map(p) ?? p
    }

    private static func convert(_ r: CGRect, from: CALayer?, to: CALayer?) -> CGRect {
        guard from !== to else { return r }
        if let transform = flatTransform(from: from, to: to) { return r.applying(transform) }
        return projection(from: from, to: to)?.boundingBox(of: r) ?? r
    }

    private static func flatTransform(from: CALayer?, to: CALayer?) -> CGAffineTransform? {
        guard let one = from.map(\.flatTransformToRoot) ?? .identity,
            let other = to.map(\.flatTransformToRoot) ?? .identity
        else { return nil }
        return one.concatenating(other.inverted())
    }

    private static func projection(from: CALayer?, to: CALayer?) -> ProjectiveTransform? {
        let identity = ProjectiveTransform(linear: .identity)
        let toRoot = from?.projectionToRoot ?? identity
        return (to?.projectionToRoot ?? identity).inverse.map { toRoot.concatenating($0) }
    }

    /// Returns whether the layer's bounds contain `p`, a point in its coordinates.
    public final func contains(_ p: CGPoint) -> Bool { model.bounds.contains(p) }

    /// Returns the frontmost layer among this one and its descendants that contains `p`, a point of the
    /// superlayer.
    public final func hitTest(_ p: CGPoint) -> CALayer? {
        guard !model.isHidden, model.opacity > 0 else { return nil }
        guard let point = spaceOfModel.projection(of: model).inverse?.map(p) else { return nil }
        guard flattensSublayers else { return children.reversed().firstNonNil { $0.hitTest(p) } }
        if model.masksToBounds, !contains(point) { return nil }
        return children.reversed().firstNonNil { $0.hitTest(point) } ?? (contains(point) ? self : nil)
    }

    /// Whether the layer is placed in its superlayer without a transform.
    package final var isPlacedByPosition: Bool {
        model.transform.isIdentity && model.rare?.depth == nil && parent?.model.rare?.depth == nil
            && parent?.flattensSublayers != false
    }

    /// The transform from this layer's coordinates to those of the root's superlayer, or `nil` if layers have depth.
    private var flatTransformToRoot: CGAffineTransform? {
        var result = CGAffineTransform.identity
        var layer: CALayer? = self
        while let current = layer {
            guard current.model.rare?.depth == nil else { return nil }
            result = result.concatenating(current.model.toSuperlayer)
            layer = current.parent
        }
        return result
    }

    /// The transform from this layer's plane to that of the root's superlayer.
    private var projectionToRoot: ProjectiveTransform {
        let own = spaceOfModel.projection(of: model)
        var plane = parent
        while let current = plane, !current.flattensSublayers { plane = current.parent }
        return plane.map { own.concatenating($0.projectionToRoot) } ?? own
    }

    /// The space that contains this layer in front of the nearest plane.
    private var spaceOfModel: LayerSpace {
        guard let parent else { return LayerSpace(plane: .identity) }
        return parent.flattensSublayers
            ? .inside(parent.model, plane: .identity) : parent.spaceOfModel.through(parent.model)
    }
}

extension Sequence {
    /// Returns the first result of a closure that is not `nil`.
    fileprivate func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
        for element in self {
            if let result = transform(element) { return result }
        }
        return nil
    }
}

extension CGAffineTransform {
    /// Returns the transformed point.
    package func map(_ point: CGPoint) -> CGPoint {
        CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }
}
