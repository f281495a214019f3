import Foundation

/// Hands to an `init(coder:)` what a nib says of the object that it makes. A nib is an archive whose objects are made from XML.
class NibCoder: NSCoder, ValueCoder {
    let record: NibRecord
    let instance: NibInstance
    private let overridden: [String: NibValue]

    private static let installation: Void = ValueCoderConversion.install { $0 as? NibCoder }

    @MainActor
    init(_ record: NibRecord, in instance: NibInstance, overriding values: [String: NibValue] = [:]) {
        self.record = record
        self.instance = instance
        overridden = values
        _ = NibCoder.installation
    }

    func value(_ key: String) -> NibValue? {
        overridden.isEmpty ? record.values[key] : overridden[key] ?? record.values[key]
    }

    func flag(_ key: String) -> Bool? {
        if case .flag(let flag) = value(key) { return flag }
        return nil
    }

    func integer(_ key: String) -> Int? {
        switch value(key) {
        case .integer(let integer): integer
        case .number(let number): Int(number)
        default: nil
        }
    }

    func number(_ key: String) -> Double? {
        switch value(key) {
        case .integer(let integer): Double(integer)
        case .number(let number): number
        default: nil
        }
    }

    func text(_ key: String) -> String? {
        if case .string(let string) = value(key) { return string }
        return nil
    }

    func shared<Value>(_ key: String) -> Value? {
        if case .shared(let shared) = value(key) { return shared as? Value }
        return nil
    }

    /// A value or an object of any kind, made if it has to be.
    func anything(_ key: String) -> Any? {
        guard let value = value(key) else { return nil }
        if case .shared(let shared) = value { return shared }
        // Initialisers of views and controllers run on the main actor; `NSCoder` just doesn't say so.
        nonisolated(unsafe) let wanted = value
        let instance = instance
        return MainActor.assumeIsolated { NibObject(instance.object(wanted)) }.object
    }

    override var allowsKeyedCoding: Bool { true }

    override func containsValue(forKey key: String) -> Bool { value(key) != nil }

    override func decodeObject(forKey key: String) -> Any? { anything(key) }

    override func decodeObject<Object>(of cls: Object.Type, forKey key: String) -> Object?
    where Object: NSObject, Object: NSCoding {
        anything(key) as? Object
    }

    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { anything(key) }

    override func decodeBool(forKey key: String) -> Bool { flag(key) ?? false }

    override func decodeInteger(forKey key: String) -> Int { integer(key) ?? 0 }

    override func decodeInt32(forKey key: String) -> Int32 { Int32(clamping: decodeInteger(forKey: key)) }

    override func decodeInt64(forKey key: String) -> Int64 { Int64(decodeInteger(forKey: key)) }

    override func decodeDouble(forKey key: String) -> Double { number(key) ?? 0 }

    override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }
}

/// What goes from the main actor back to the initialiser that runs on it.
private struct NibObject: @unchecked Sendable {
    let object: Any?

    init(_ object: Any?) {
        self.object = object
    }
}
