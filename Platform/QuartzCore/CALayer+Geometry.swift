extension CALayer {
    /// Converts a point from the coordinates of `l`, or of the root layer if `l` is `nil`.
    public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        guard l !== self else { return p }
        return (l?.toRoot ?? .identity).concatenating(toRoot.inverted()).map(p)
    }

    /// Converts a point to the coordinates of `l`, or of the root layer if `l` is `nil`.
    public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        guard l !== self else { return p }
        return toRoot.concatenating((l?.toRoot ?? .identity).inverted()).map(p)
    }

    /// Converts a rectangle from the coordinates of `l`, or of the root layer if `l` is `nil`. Returns its
    /// bounding box.
    public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        guard l !== self else { return r }
        return r.applying((l?.toRoot ?? .identity).concatenating(toRoot.inverted()))
    }

    /// Converts a rectangle to the coordinates of `l`, or of the root layer if `l` is `nil`. Returns its
    /// bounding box.
    public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        guard l !== self else { return r }
        return r.applying(toRoot.concatenating((l?.toRoot ?? .identity).inverted()))
    }

    /// Returns whether the layer's bounds contain `p`, a point in its coordinates.
    public final func contains(_ p: CGPoint) -> Bool { model.bounds.contains(p) }

    /// Returns the frontmost layer among this one and its descendants that contains `p`, a point of the
    /// superlayer.
    public final func hitTest(_ p: CGPoint) -> CALayer? {
        guard !model.isHidden, model.opacity > 0 else { return nil }
        let point = model.toSuperlayer.inverted().map(p)
        if model.masksToBounds, !contains(point) { return nil }
        for layer in children.reversed() {
            if let hit = layer.hitTest(point) { return hit }
        }
        return contains(point) ? self : nil
    }

    /// The transform from this layer's coordinates to those of the root's superlayer.
    private var toRoot: CGAffineTransform {
        var result = model.toSuperlayer
        var layer = parent
        while let current = layer {
            result = result.concatenating(current.model.toSuperlayer)
            layer = current.parent
        }
        return result
    }
}

extension CGAffineTransform {
    /// Returns the transformed point.
    package func map(_ point: CGPoint) -> CGPoint {
        CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }
}
