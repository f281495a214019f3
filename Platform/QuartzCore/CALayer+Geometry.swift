extension CALayer {
    /// Where `p`, a point of `l` (nil: of the root), lies in this layer.
    public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        guard l !== self else { return p }
        return (l?.toRoot ?? .identity).concatenating(toRoot.inverted()).map(p)
    }

    /// Where `p`, a point of this layer, lies in `l` (nil: in the root).
    public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        guard l !== self else { return p }
        return toRoot.concatenating((l?.toRoot ?? .identity).inverted()).map(p)
    }

    /// The rectangle in this layer around `r`, a rectangle of `l` (nil: of the root).
    public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        guard l !== self else { return r }
        return r.applying((l?.toRoot ?? .identity).concatenating(toRoot.inverted()))
    }

    /// The rectangle in `l` (nil: in the root) around `r`, a rectangle of this layer.
    public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        guard l !== self else { return r }
        return r.applying(toRoot.concatenating((l?.toRoot ?? .identity).inverted()))
    }

    /// Whether `p`, a point of this layer, is inside its bounds.
    public final func contains(_ p: CGPoint) -> Bool { model.bounds.contains(p) }

    /// The layer furthest in front and below this one that contains `p`, a point of the superlayer.
    public final func hitTest(_ p: CGPoint) -> CALayer? {
        guard !model.isHidden, model.opacity > 0 else { return nil }
        let point = model.toSuperlayer.inverted().map(p)
        if model.masksToBounds, !contains(point) { return nil }
        for layer in children.reversed() {
            if let hit = layer.hitTest(point) { return hit }
        }
        return contains(point) ? self : nil
    }

    /// From this layer's coordinates to its root's superlayer's.
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
    /// Where the transform takes `point`.
    package func map(_ point: CGPoint) -> CGPoint {
        CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }
}
