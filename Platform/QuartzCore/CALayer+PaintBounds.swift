extension CALayer {
    /// Whether the layer itself paints anything.
    var paintsItself: Bool {
        paintsContent || (shown.shadow.map { $0.opacity > 0 } ?? false)
    }

    /// Whether the layer itself paints anything except a shadow.
    var paintsContent: Bool {
        !content.isEmpty || backdrop != nil || (shown.backgroundColor.map { $0.alpha > 0 } ?? false)
            || shown.borderWidth > 0 || shown.rare?.special != nil
    }

    /// The rectangle that the layer itself may paint without its shadow, in its coordinates.
    var contentPaintRect: CGRect {
        var rect = shown.bounds
        if !content.isEmpty, !shown.masksToBounds, contentsGravity != .resize, contentsGravity != .resizeAspect {
            rect = rect.union(contentsRect)
        }
        if let special = shown.rare?.special { rect = rect.union(special.contents.paintRect(in: self)) }
        return rect
    }

    /// The rectangle that the layer itself may paint, in its coordinates. It does not include the shadow of
    /// sublayers.
    var paintRect: CGRect {
        var rect = contentPaintRect
        if let shadow = shown.shadow, shadow.opacity > 0 {
            let shape = shadowPath?.boundingBoxOfPath ?? shown.bounds
            rect = rect.union(
                shape.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
                    .insetBy(dx: -3 * shadow.radius, dy: -3 * shadow.radius))
        }
        return rect
    }
}

extension CGSize {
    /// The displacement by this size, transformed by the linear part of `transform`.
    func asTranslation(in transform: CGAffineTransform) -> CGPoint {
        CGPoint(x: width * transform.a + height * transform.c, y: width * transform.b + height * transform.d)
    }
}

extension CGAffineTransform {
    /// Whether the transform consists of a translation and a positive scale.
    package var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

    var isInvertible: Bool { a * d - b * c != 0 }
}
