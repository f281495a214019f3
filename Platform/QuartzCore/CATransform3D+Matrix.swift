import Foundation

extension CATransform3D {
    /// Creates a matrix from its four rows.
    init(_ rows: [SIMD4<Double>]) {
        (m11, m12, m13, m14) = (rows[0].x, rows[0].y, rows[0].z, rows[0].w)
        (m21, m22, m23, m24) = (rows[1].x, rows[1].y, rows[1].z, rows[1].w)
        (m31, m32, m33, m34) = (rows[2].x, rows[2].y, rows[2].z, rows[2].w)
        (m41, m42, m43, m44) = (rows[3].x, rows[3].y, rows[3].z, rows[3].w)
    }

    /// The four rows of the matrix.
    var rows: [SIMD4<Double>] {
        [
            SIMD4<Double>(m11, m12, m13, m14), SIMD4<Double>(m21, m22, m23, m24), SIMD4<Double>(m31, m32, m33, m34),
            SIMD4<Double>(m41, m42, m43, m44),
        ]
    }

    /// Returns the product with a column vector.
    func times(column: SIMD4<Double>) -> SIMD4<Double> {
        let rows = rows
        return SIMD4<Double>(
            (rows[0] * column).sum(), (rows[1] * column).sum(), (rows[2] * column).sum(), (rows[3] * column).sum())
    }

    /// The inverse, or `nil` if there is none.
    var inverse: CATransform3D? {
        var left = rows
        var right = CATransform3DIdentity.rows
        // Gauss-Jordan elimination with partial pivoting.
        for column in 0..<4 {
            guard let pivot = (column..<4).max(by: { abs(left[$0][column]) < abs(left[$1][column]) }),
                abs(left[pivot][column]) > 1e-12
            else { return nil }
            left.swapAt(column, pivot)
            right.swapAt(column, pivot)
            let factor = left[column][column]
            left[column] /= factor
            right[column] /= factor
            for row in 0..<4 where row != column {
                let part = left[row][column]
                left[row] -= left[column] * part
                right[row] -= right[column] * part
            }
        }
        return CATransform3D(right)
    }

    /// The effect on the plane of a flat layer, z = 0, seen from the front.
    var projection: ProjectiveTransform {
        ProjectiveTransform(
            linear: CATransform3DGetAffineTransform(self), depth: (x: m14, y: m24, one: m44))
    }

    /// Returns this transform about a point.
    func about(_ point: CGPoint, z: CGFloat = 0) -> CATransform3D {
        CATransform3DConcat(
            CATransform3DTranslate(self, -point.x, -point.y, -z), CATransform3DMakeTranslation(point.x, point.y, z))
    }

    /// Turns the transform about an axis so that it appears to be turned by an angle, in radians.
    mutating func setRotation(_ angle: CGFloat, about axis: Axis) {
        let turn = angle - rotation(about: axis)
        guard turn != 0 else { return }
        switch axis {
        case .x: self = CATransform3DRotate(self, turn, 1, 0, 0)
        case .y: self = CATransform3DRotate(self, turn, 0, 1, 0)
        case .z: self = CATransform3DRotate(self, turn, 0, 0, 1)
        }
    }

    /// The angle about an axis, in radians, of a transform that turns about no other.
    func rotation(about axis: Axis) -> CGFloat {
        switch axis {
        case .x: atan2(m23, m22)
        case .y: atan2(-m13, m11)
        case .z: atan2(m12, m11)
        }
    }

    /// Sets the scale along an axis. The layer's own axes are scaled, before it is turned.
    mutating func setScale(_ scale: CGFloat, along axis: Axis) {
        let old = self.scale(along: axis)
        var rows = rows
        if old > 0 {
            rows[axis.rawValue] *= Double(scale / old)
        } else {
            rows[axis.rawValue] = SIMD4<Double>()
            rows[axis.rawValue][axis.rawValue] = Double(scale)
        }
        self = CATransform3D(rows)
    }

    func scale(along axis: Axis) -> CGFloat {
        let row = rows[axis.rawValue]
        return CGFloat((row.x * row.x + row.y * row.y + row.z * row.z).squareRoot())
    }

    enum Axis: Int, CaseIterable {
        case x
        case y
        case z
    }
}

/// Returns the inverse of `t`, or `t` itself if it has none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }
