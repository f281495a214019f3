/// Decoding of values that may be absent, as in archives written by another version. Foundation's unarchiver
/// treats the request for a missing object as an error of the whole archive.
extension NSCoder {
    package func flag(_ key: String, or defaultValue: Bool) -> Bool {
        if let coder = self as? _ValueCoder { return coder.flag(key) ?? defaultValue }
        return containsValue(forKey: key) ? decodeBool(forKey: key) : defaultValue
    }

    package func number(_ key: String, or defaultValue: CGFloat) -> CGFloat {
        if let coder = self as? _ValueCoder { return coder.number(key).map { CGFloat($0) } ?? defaultValue }
        return containsValue(forKey: key) ? CGFloat(decodeDouble(forKey: key)) : defaultValue
    }

    package func integer(_ key: String, or defaultValue: Int) -> Int {
        if let coder = self as? _ValueCoder { return coder.integer(key) ?? defaultValue }
        return containsValue(forKey: key) ? decodeInteger(forKey: key) : defaultValue
    }

    package func choice<Choice: RawRepresentable>(_ key: String, or defaultValue: Choice) -> Choice
    where Choice.RawValue == Int {
        if let coder = self as? _ValueCoder { return coder.integer(key).flatMap(Choice.init) ?? defaultValue }
        return containsValue(forKey: key) ? Choice(rawValue: decodeInteger(forKey: key)) ?? defaultValue : defaultValue
    }

    package func string(_ key: String) -> String? {
        if let coder = self as? _ValueCoder { return coder.text(key) }
        return (object(key) as NSString?).map { $0 as String }
    }

    package func object<Object: NSObject & NSCoding>(_ key: String) -> Object? {
        if let coder = self as? _ValueCoder { return coder.anyObject(key) as? Object }
        return containsValue(forKey: key) ? decodeObject(of: Object.self, forKey: key) : nil
    }

    /// Returns a view, a controller, or an array of them, which do not support secure coding.
    package func anyObject<Object>(_ key: String) -> Object? {
        if let coder = self as? _ValueCoder { return coder.anyObject(key) as? Object }
        return containsValue(forKey: key) ? decodeObject(forKey: key) as? Object : nil
    }

    package func encodeNumber(_ number: CGFloat, forKey key: String) {
        encode(Double(number), forKey: key)
    }

    /// Returns an attributed string, which only a nib can contain: on this platform attributes cannot be
    /// archived.
    package func attributedText(_ key: String) -> NSAttributedString? {
        (self as? _ValueCoder)?.shared(key)
    }
}
