/// Reading what may not be in an archive: one that another version wrote lacks what that did not know. Foundation's
/// unarchiver takes the asking for an object that is not there as an error, for the whole archive.
extension NSCoder {
    func flag(_ key: String, or usual: Bool) -> Bool {
        containsValue(forKey: key) ? decodeBool(forKey: key) : usual
    }

    func number(_ key: String, or usual: CGFloat) -> CGFloat {
        containsValue(forKey: key) ? CGFloat(decodeDouble(forKey: key)) : usual
    }

    func integer(_ key: String, or usual: Int) -> Int {
        containsValue(forKey: key) ? decodeInteger(forKey: key) : usual
    }

    func choice<Choice: RawRepresentable>(_ key: String, or usual: Choice) -> Choice where Choice.RawValue == Int {
        containsValue(forKey: key) ? Choice(rawValue: decodeInteger(forKey: key)) ?? usual : usual
    }

    func string(_ key: String) -> String? {
        (object(key) as NSString?).map { $0 as String }
    }

    func object<Object: NSObject & NSCoding>(_ key: String) -> Object? {
        containsValue(forKey: key) ? decodeObject(of: Object.self, forKey: key) : nil
    }

    /// A view, a controller, or a list of such, which are no secure coding's business.
    func anything<Object>(_ key: String) -> Object? {
        containsValue(forKey: key) ? decodeObject(forKey: key) as? Object : nil
    }

    func encodeNumber(_ number: CGFloat, forKey key: String) {
        encode(Double(number), forKey: key)
    }
}
