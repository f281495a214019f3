import CoreGraphics

// Foundation can archive points, sizes, and rectangles itself. This extension adds UIKit's methods for
// reading them, and the types that Foundation does not support.
extension NSCoder {
    /// Returns the point archived under `key`, or zero if there is none.
    public func decodeCGPoint(forKey key: String) -> CGPoint {
        if let coder = self as? _ValueCoder { return coder.shared(key) ?? .zero }
        return containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
    }

    /// Returns the size archived under `key`, or zero if there is none.
    public func decodeCGSize(forKey key: String) -> CGSize {
        if let coder = self as? _ValueCoder { return coder.shared(key) ?? .zero }
        return containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
    }

    /// Returns the rectangle archived under `key`, or zero if there is none.
    public func decodeCGRect(forKey key: String) -> CGRect {
        if let coder = self as? _ValueCoder { return coder.shared(key) ?? .zero }
        return containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
    }

    /// Archives a transform.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encode(
            numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty], forKey: key)
    }

    /// Returns the transform archived under `key`, or the identity transform if there is none.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        guard let numbers = decodeNumbers(6, forKey: key) else { return .identity }
        return CGAffineTransform(
            a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }

    /// Archives edge insets.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode(numbers: [insets.top, insets.left, insets.bottom, insets.right], forKey: key)
    }

    /// Returns the edge insets archived under `key`, or zero if there are none.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        if let coder = self as? _ValueCoder { return coder.shared(key) ?? .zero }
        guard let numbers = decodeNumbers(4, forKey: key) else { return .zero }
        return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }

    /// Archives directional edge insets.
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
        encode(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing], forKey: key)
    }

    /// Returns the directional edge insets archived under `key`, or zero if there are none.
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        if let coder = self as? _ValueCoder { return coder.shared(key) ?? .zero }
        guard let numbers = decodeNumbers(4, forKey: key) else { return .zero }
        return NSDirectionalEdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }

    /// Archives an offset.
    public func encode(_ offset: UIOffset, forKey key: String) {
        encode(numbers: [offset.horizontal, offset.vertical], forKey: key)
    }

    /// Returns the offset archived under `key`, or zero if there is none.
    public func decodeUIOffset(forKey key: String) -> UIOffset {
        if let coder = self as? _ValueCoder { return coder.shared(key) ?? .zero }
        guard let numbers = decodeNumbers(2, forKey: key) else { return .zero }
        return UIOffset(horizontal: numbers[0], vertical: numbers[1])
    }

    private func encode(numbers: [CGFloat], forKey key: String) {
        encode(numbers.map { NSNumber(value: Double($0)) } as NSArray, forKey: key)
    }

    private func decodeNumbers(_ count: Int, forKey key: String) -> [CGFloat]? {
        guard containsValue(forKey: key) else { return nil }
        let numbers = decodeObject(of: [NSArray.self, NSNumber.self], forKey: key) as? [NSNumber]
        guard let numbers, numbers.count == count else { return nil }
        return numbers.map { CGFloat($0.doubleValue) }
    }
}
