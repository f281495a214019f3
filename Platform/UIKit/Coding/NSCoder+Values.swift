/// Decoding of values with defaults. Archives of other versions may lack keys, and Foundation's unarchiver
/// fails the whole archive when a missing object is decoded.
extension NSCoder {
    func flag(_ key: String, or usual: Bool) -> Bool {
        if let coder = self as? AttributeCoder { return coder.flag(key) ?? usual }
        return containsValue(forKey: key) ? decodeBool(forKey: key) : usual
    }

    func number(_ key: String, or usual: CGFloat) -> CGFloat {
        if let coder = self as? AttributeCoder { return coder.number(key).map { CGFloat($0) } ?? usual }
        return containsValue(forKey: key) ? CGFloat(decodeDouble(forKey: key)) : usual
    }

    func integer(_ key: String, or usual: Int) -> Int {
        if let coder = self as? AttributeCoder { return coder.integer(key) ?? usual }
        return containsValue(forKey: key) ? decodeInteger(forKey: key) : usual
    }

    func choice<Choice: RawRepresentable>(_ key: String, or usual: Choice) -> Choice where Choice.RawValue == Int {
        if let coder = self as? AttributeCoder { return coder.integer(key).flatMap(Choice.init) ?? usual }
        return containsValue(forKey: key) ? Choice(rawValue: decodeInteger(forKey: key)) ?? usual : usual
    }

    func string(_ key: String) -> String? {
        if let coder = self as? AttributeCoder { return coder.text(key) }
        return (object(key) as NSString?).map { $0 as String }
    }

    func object<Object: NSObject & NSCoding>(_ key: String) -> Object? {
        if let coder = self as? AttributeCoder { return coder.anything(key) as? Object }
        return containsValue(forKey: key) ? decodeObject(of: Object.self, forKey: key) : nil
    }

    /// Decodes a view, a view controller, or an array of them, which do not support secure coding.
    func anything<Object>(_ key: String) -> Object? {
        if let coder = self as? AttributeCoder { return coder.anything(key) as? Object }
        return containsValue(forKey: key) ? decodeObject(forKey: key) as? Object : nil
    }

    func encodeNumber(_ number: CGFloat, forKey key: String) {
        encode(Double(number), forKey: key)
    }

    /// Decodes attributed text, which only nibs contain: attributes cannot be archived on this platform.
    func attributedText(_ key: String) -> NSAttributedString? {
        (self as? AttributeCoder)?.shared(key)
    }
}
