import Foundation

/// A transform of the plane with perspective: lines remain lines, but parallel ones may meet.
///
/// It maps the row vector (x, y, 1) to (x′, y′, w), which stands for the point (x′ / w, y′ / w). Points whose w is not positive
/// are behind the viewer.
package struct ProjectiveTransform: Hashable, Sendable {
    /// The affine part, which determines x′ and y′.
    package var linear: CGAffineTransform
    /// The factors of x, y and 1 in w.
    package var depth: (x: CGFloat, y: CGFloat, one: CGFloat)

    /// Points nearer than this fraction of the distance of the origin are cut off.
    private static let nearest: CGFloat = 1 / 64

    package init(linear: CGAffineTransform, depth: (x: CGFloat, y: CGFloat, one: CGFloat) = (0, 0, 1)) {
        self.linear = linear
        self.depth = depth
    }

    package static func == (one: Self, other: Self) -> Bool { one.linear == other.linear && one.depth == other.depth }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(linear)
        hasher.combine(depth.x)
        hasher.combine(depth.y)
        hasher.combine(depth.one)
    }

    /// The same transform without perspective, or `nil` if it has perspective.
    package var affine: CGAffineTransform? {
        guard depth.x == 0, depth.y == 0, depth.one > 0 else { return nil }
        guard depth.one != 1 else { return linear }
        return CGAffineTransform(
            a: linear.a / depth.one, b: linear.b / depth.one, c: linear.c / depth.one, d: linear.d / depth.one,
            tx: linear.tx / depth.one, ty: linear.ty / depth.one)
    }

    /// Returns this transform followed by another.
    package func concatenating(_ next: Self) -> Self {
        func column(_ x: CGFloat, _ y: CGFloat, _ one: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
            (
                linear.a * x + linear.b * y + depth.x * one, linear.c * x + linear.d * y + depth.y * one,
                linear.tx * x + linear.ty * y + depth.one * one
            )
        }
        let x = column(next.linear.a, next.linear.c, next.linear.tx)
        let y = column(next.linear.b, next.linear.d, next.linear.ty)
        return Self(
            linear: CGAffineTransform(a: x.0, b: y.0, c: x.1, d: y.1, tx: x.2, ty: y.2),
            depth: column(next.depth.x, next.depth.y, next.depth.one))
    }

    /// The inverse, or `nil` for a plane that is seen from its edge.
    package var inverse: Self? {
        let (a, b, c, d, tx, ty) = (linear.a, linear.b, linear.c, linear.d, linear.tx, linear.ty)
        let (p, q, w) = depth
        let (first, second, third) = (d * w - q * ty, q * tx - c * w, c * ty - d * tx)
        let determinant = a * first + b * second + p * third
        guard abs(determinant) > 1e-12 else { return nil }
        return Self(
            linear: CGAffineTransform(
                a: first / determinant, b: (p * ty - b * w) / determinant, c: second / determinant,
                d: (a * w - p * tx) / determinant, tx: third / determinant, ty: (b * tx - a * ty) / determinant),
            depth: (
                (b * q - p * d) / determinant, (p * c - a * q) / determinant, (a * d - b * c) / determinant
            ))
    }

    /// Returns the transformed point, or `nil` if it is behind the viewer.
    package func map(_ point: CGPoint) -> CGPoint? {
        let w = distance(of: point)
        guard w > 0 else { return nil }
        return CGPoint(
            x: (linear.a * point.x + linear.c * point.y + linear.tx) / w,
            y: (linear.b * point.x + linear.d * point.y + linear.ty) / w)
    }

    private func distance(of point: CGPoint) -> CGFloat { depth.x * point.x + depth.y * point.y + depth.one }

    /// Returns the bounding box of the part of a rectangle that is in front of the viewer.
    package func boundingBox(of rect: CGRect) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        let near = Self.nearest * abs(depth.one)
        var box = CGRect.null
        for (index, corner) in corners.enumerated() {
            let next = corners[(index + 1) % corners.count]
            let (w, nextW) = (distance(of: corner), distance(of: next))
            if w >= near, let point = map(corner) { box = box.union(CGRect(origin: point, size: .zero)) }
            guard (w < near) != (nextW < near) else { continue }
            let part = (near - w) / (nextW - w)
            let cut = CGPoint(x: corner.x + (next.x - corner.x) * part, y: corner.y + (next.y - corner.y) * part)
            if let point = map(cut) { box = box.union(CGRect(origin: point, size: .zero)) }
        }
        return box.isNull ? .zero : box
    }

    /// Whether the plane is seen from behind at a point.
    package func isSeenFromBehind(at point: CGPoint) -> Bool {
        let w = distance(of: point)
        let (x, y) = (
            linear.a * point.x + linear.c * point.y + linear.tx, linear.b * point.x + linear.d * point.y + linear.ty
        )
        // The determinant of the derivative, times w to the fourth power.
        let (dxx, dyx) = (linear.a * w - x * depth.x, linear.b * w - y * depth.x)
        let (dxy, dyy) = (linear.c * w - x * depth.y, linear.d * w - y * depth.y)
        return dxx * dyy - dxy * dyx < 0
    }
}
