/// Reading what may not be in an archive: one that another version wrote lacks what that did not know. Foundation's
/// unarchiver takes the asking for an object that is not there as an error, for the whole archive.
extension NSCoder {
    package func flag(_ key: String, or usual: Bool) -> Bool {
        if let coder = self as? any ValueCoder { return coder.flag(key) ?? usual }
        return containsValue(forKey: key) ? decodeBool(forKey: key) : usual
    }

    package func number(_ key: String, or usual: CGFloat) -> CGFloat {
        if let coder = self as? any ValueCoder { return coder.number(key).map { CGFloat($0) } ?? usual }
        return containsValue(forKey: key) ? CGFloat(decodeDouble(forKey: key)) : usual
    }

    package func integer(_ key: String, or usual: Int) -> Int {
        if let coder = self as? any ValueCoder { return coder.integer(key) ?? usual }
        return containsValue(forKey: key) ? decodeInteger(forKey: key) : usual
    }

    package func choice<Choice: RawRepresentable>(_ key: String, or usual: Choice) -> Choice where Choice.RawValue == Int {
        if let coder = self as? any ValueCoder { return coder.integer(key).flatMap(Choice.init) ?? usual }
        return containsValue(forKey: key) ? Choice(rawValue: decodeInteger(forKey: key)) ?? usual : usual
    }

    package func string(_ key: String) -> String? {
        if let coder = self as? any ValueCoder { return coder.text(key) }
        return (object(key) as NSString?).map { $0 as String }
    }

    package func object<Object: NSObject & NSCoding>(_ key: String) -> Object? {
        if let coder = self as? any ValueCoder { return coder.anything(key) as? Object }
        return containsValue(forKey: key) ? decodeObject(of: Object.self, forKey: key) : nil
    }

    /// A view, a controller, or a list of such, which are no secure coding's business.
    package func anything<Object>(_ key: String) -> Object? {
        if let coder = self as? any ValueCoder { return coder.anything(key) as? Object }
        return containsValue(forKey: key) ? decodeObject(forKey: key) as? Object : nil
    }

    package func encodeNumber(_ number: CGFloat, forKey key: String) {
        encode(Double(number), forKey: key)
    }

    /// A text with attributes, which only a nib has: what its attributes are can't be archived on this platform.
    package func attributedText(_ key: String) -> NSAttributedString? {
        (self as? any ValueCoder)?.shared(key)
    }
}
