import Foundation

/// The encoding of the sixteen numbers of a transform. Foundation on Linux has no encoding for structures.
private let transformEncoding = "[16d]"

extension NSValue {
    /// Creates an object that contains a transform.
    public convenience init(caTransform3D: CATransform3D) {
        let t = caTransform3D
        let numbers: [Double] = [
            t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
            t.m44,
        ]
        self.init(bytes: numbers, objCType: transformEncoding)
    }

    /// The transform that the object contains, or the identity if it contains another type.
    public var caTransform3DValue: CATransform3D {
        guard String(cString: objCType) == transformEncoding else { return CATransform3DIdentity }
        var numbers = [Double](repeating: 0, count: 16)
        getValue(&numbers)
        var t = CATransform3D()
        (t.m11, t.m12, t.m13, t.m14) = (numbers[0], numbers[1], numbers[2], numbers[3])
        (t.m21, t.m22, t.m23, t.m24) = (numbers[4], numbers[5], numbers[6], numbers[7])
        (t.m31, t.m32, t.m33, t.m34) = (numbers[8], numbers[9], numbers[10], numbers[11])
        (t.m41, t.m42, t.m43, t.m44) = (numbers[12], numbers[13], numbers[14], numbers[15])
        return t
    }

    /// The point, size, rectangle or transform that the object contains, or `nil` if it contains another type.
    ///
    /// Foundation on Linux does not convert such objects by `as`.
    var geometry: Any? {
        switch String(cString: objCType) {
        case "{CGPoint=dd}": pointValue
        case "{CGSize=dd}": sizeValue
        case "{CGRect={CGPoint=dd}{CGSize=dd}}": rectValue
        case transformEncoding: caTransform3DValue
        default: nil
        }
    }
}
