/// Decoding of values with defaults. Archives of other versions may lack keys, and Foundation's unarchiver
/// fails the whole archive when a missing object is decoded.
extension NSCoder {
    func flag(_ key: String, or defaultValue: Bool) -> Bool {
        if let nib = self as? NibCoder { return nib.flag(key) ?? defaultValue }
        return containsValue(forKey: key) ? decodeBool(forKey: key) : defaultValue
    }

    func number(_ key: String, or defaultValue: CGFloat) -> CGFloat {
        if let nib = self as? NibCoder { return nib.number(key).map { CGFloat($0) } ?? defaultValue }
        return containsValue(forKey: key) ? CGFloat(decodeDouble(forKey: key)) : defaultValue
    }

    func integer(_ key: String, or defaultValue: Int) -> Int {
        if let nib = self as? NibCoder { return nib.integer(key) ?? defaultValue }
        return containsValue(forKey: key) ? decodeInteger(forKey: key) : defaultValue
    }

    func choice<Choice: RawRepresentable>(_ key: String, or defaultValue: Choice) -> Choice
    where Choice.RawValue == Int {
        if let nib = self as? NibCoder { return nib.integer(key).flatMap(Choice.init) ?? defaultValue }
        return containsValue(forKey: key) ? Choice(rawValue: decodeInteger(forKey: key)) ?? defaultValue : defaultValue
    }

    func string(_ key: String) -> String? {
        if let nib = self as? NibCoder { return nib.text(key) }
        return (object(key) as NSString?).map { $0 as String }
    }

    func object<Object: NSObject & NSCoding>(_ key: String) -> Object? {
        if let nib = self as? NibCoder { return nib.anything(key) as? Object }
        return containsValue(forKey: key) ? decodeObject(of: Object.self, forKey: key) : nil
    }

    /// Decodes a view, a view controller, or an array of them, which do not support secure coding.
    func anything<Object>(_ key: String) -> Object? {
        if let nib = self as? NibCoder { return nib.anything(key) as? Object }
        return containsValue(forKey: key) ? decodeObject(forKey: key) as? Object : nil
    }

    func encodeNumber(_ number: CGFloat, forKey key: String) {
        encode(Double(number), forKey: key)
    }

    /// Decodes attributed text, which only nibs contain: attributes cannot be archived on this platform.
    func attributedText(_ key: String) -> NSAttributedString? {
        (self as? NibCoder)?.shared(key)
    }
}
