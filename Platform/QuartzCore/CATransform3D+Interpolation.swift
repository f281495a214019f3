import Foundation

extension CATransform3D {
    /// Returns the transform interpolated toward `end`. Translation, scale, shear, rotation and perspective are interpolated
    /// separately, so that a turning layer keeps its size.
    ///
    /// The decomposition is that of CSS Transforms Module Level 2, section 7.1. Transforms that have none change at once, in the
    /// middle.
    func interpolated(to end: CATransform3D, progress t: CGFloat) -> CATransform3D {
        guard let one = Parts(self), let other = Parts(end) else { return t < 0.5 ? self : end }
        return one.mixed(with: other, t).matrix
    }

    /// The decomposition of a transform into separately animatable parts.
    private struct Parts {
        typealias Vector = SIMD3<Double>

        var perspective: SIMD4<Double>
        var translation: Vector
        var scale: Vector
        /// The shear of x and y, x and z, and y and z.
        var shear: Vector
        /// A unit quaternion: x, y, z and the real part.
        var rotation: SIMD4<Double>

        init?(_ matrix: CATransform3D) {
            let rows4 = matrix.rows
            let affineRows = rows4.enumerated().map { SIMD4($1.x, $1.y, $1.z, $0 == 3 ? 1 : 0) }
            guard let inverse = CATransform3D(affineRows).inverse else { return nil }
            // The perspective p of a matrix A · P, with an affine matrix A, fulfills A · p = the last column.
            perspective = inverse.times(column: SIMD4(rows4[0].w, rows4[1].w, rows4[2].w, rows4[3].w))
            translation = Vector(rows4[3].x, rows4[3].y, rows4[3].z)
            var rows = affineRows.prefix(3).map { Vector($0.x, $0.y, $0.z) }
            scale = Vector()
            shear = Vector()
            scale.x = rows[0].length
            rows[0] /= scale.x
            shear.x = rows[0].dot(rows[1])
            rows[1] -= rows[0] * shear.x
            scale.y = rows[1].length
            rows[1] /= scale.y
            shear.x /= scale.y
            shear.y = rows[0].dot(rows[2])
            rows[2] -= rows[0] * shear.y
            shear.z = rows[1].dot(rows[2])
            rows[2] -= rows[1] * shear.z
            scale.z = rows[2].length
            rows[2] /= scale.z
            shear.y /= scale.z
            shear.z /= scale.z
            if rows[0].dot(rows[1].cross(rows[2])) < 0 {
                scale = -scale
                rows = rows.map { -$0 }
            }
            rotation = Self.quaternion(rows)
        }

        /// Returns the rotation of orthonormal rows.
        private static func quaternion(_ rows: [Vector]) -> SIMD4<Double> {
            let (x, y, z) = (rows[0].x, rows[1].y, rows[2].z)
            let parts = SIMD4(1 + x - y - z, 1 - x + y - z, 1 - x - y + z, 1 + x + y + z)
            var result =
                SIMD4(
                    parts.x.clampedRoot, parts.y.clampedRoot, parts.z.clampedRoot, parts.w.clampedRoot) / 2
            // The largest part determines the signs of the others.
            if parts.w >= parts.max() {
                if rows[1].z < rows[2].y { result.x = -result.x }
                if rows[2].x < rows[0].z { result.y = -result.y }
                if rows[0].y < rows[1].x { result.z = -result.z }
            } else if parts.x >= parts.max() {
                if rows[1].z < rows[2].y { result.w = -result.w }
                if rows[0].y + rows[1].x < 0 { result.y = -result.y }
                if rows[0].z + rows[2].x < 0 { result.z = -result.z }
            } else if parts.y >= parts.max() {
                if rows[2].x < rows[0].z { result.w = -result.w }
                if rows[0].y + rows[1].x < 0 { result.x = -result.x }
                if rows[1].z + rows[2].y < 0 { result.z = -result.z }
            } else {
                if rows[0].y < rows[1].x { result.w = -result.w }
                if rows[0].z + rows[2].x < 0 { result.x = -result.x }
                if rows[1].z + rows[2].y < 0 { result.y = -result.y }
            }
            return result
        }

        func mixed(with other: Parts, _ t: Double) -> Parts {
            var result = self
            result.perspective += (other.perspective - perspective) * t
            result.translation += (other.translation - translation) * t
            result.scale += (other.scale - scale) * t
            result.shear += (other.shear - shear) * t
            let product = (rotation * other.rotation).sum()
            // Of the two ways around, the shorter one.
            let end = product < 0 ? -other.rotation : other.rotation
            let angle = acos(min(1, abs(product)))
            if angle > 1e-6 {
                result.rotation = (rotation * sin((1 - t) * angle) + end * sin(t * angle)) / sin(angle)
            }
            return result
        }

        var matrix: CATransform3D {
            let (x, y, z, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
            let rows = [
                Vector(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
                Vector(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
                Vector(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
            ]
            let first = rows[0] * scale.x
            let second = (rows[1] + rows[0] * shear.x) * scale.y
            let third = (rows[2] + rows[0] * shear.y + rows[1] * shear.z) * scale.z
            let affine = CATransform3D(
                [first, second, third, translation].enumerated().map { SIMD4($1, $0 == 3 ? 1 : 0) })
            let column = affine.times(column: perspective)
            return CATransform3D(
                affine.rows.enumerated().map { SIMD4($1.x, $1.y, $1.z, column[$0]) })
        }
    }
}

extension SIMD3<Double> {
    fileprivate var length: Double { dot(self).squareRoot() }

    fileprivate func dot(_ other: Self) -> Double { (self * other).sum() }

    fileprivate func cross(_ other: Self) -> Self {
        Self(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
    }
}

extension Double {
    fileprivate var clampedRoot: Double { Swift.max(0, self).squareRoot() }
}
