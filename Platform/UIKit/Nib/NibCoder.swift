import Foundation

/// A coder from which `init(coder:)` decodes an object of a nib. A nib is an archive in XML.
class NibCoder: AttributeCoder {
    let record: NibRecord
    let instance: NibInstance
    private let overridden: [String: NibValue]

    @MainActor
    init(_ record: NibRecord, in instance: NibInstance, overriding values: [String: NibValue] = [:]) {
        self.record = record
        self.instance = instance
        overridden = values
    }

    func value(_ key: String) -> NibValue? {
        overridden.isEmpty ? record.values[key] : overridden[key] ?? record.values[key]
    }

    override func flag(_ key: String) -> Bool? {
        if case .flag(let flag) = value(key) { return flag }
        return nil
    }

    override func integer(_ key: String) -> Int? {
        switch value(key) {
        case .integer(let integer): integer
        case .number(let number): Int(number)
        default: nil
        }
    }

    override func number(_ key: String) -> Double? {
        switch value(key) {
        case .integer(let integer): Double(integer)
        case .number(let number): number
        default: nil
        }
    }

    override func text(_ key: String) -> String? {
        if case .string(let string) = value(key) { return string }
        return nil
    }

    override func shared<Value>(_ key: String) -> Value? {
        if case .shared(let shared) = value(key) { return shared as? Value }
        return nil
    }

    /// Returns a value or object of any type, which is created if necessary.
    override func anyObject(_ key: String) -> Any? {
        guard let value = value(key) else { return nil }
        if case .shared(let shared) = value { return shared }
        // Initializers of views and controllers run on the main actor, although `NSCoder` does not declare
        // it.
        nonisolated(unsafe) let decodedValue = value
        let instance = instance
        return MainActor.assumeIsolated { NibObject(instance.object(decodedValue)) }.object
    }

    @MainActor
    override func willRestore(_ controller: UIViewController) {
        guard let scene = instance.scene else { return }
        controller.storyboardScene = scene
        scene.begin(with: controller)
    }

    @MainActor
    override func didRestore(_ table: UITableView) {
        // Interface Builder omits the color where it is the style's.
        if value("UIBackgroundColor") == nil { table.backgroundColor = table.standardBackground }
        table.restoreTemplates(from: self)
    }

    @MainActor
    override func didRestore(_ collection: UICollectionView) { collection.restoreTemplates(from: self) }

    override var allowsKeyedCoding: Bool { true }

    override func containsValue(forKey key: String) -> Bool { value(key) != nil }

    override func decodeObject(forKey key: String) -> Any? { anyObject(key) }

    override func decodeObject<Object>(of cls: Object.Type, forKey key: String) -> Object?
    where Object: NSObject, Object: NSCoding {
        anyObject(key) as? Object
    }

    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { anyObject(key) }

    override func decodeBool(forKey key: String) -> Bool { flag(key) ?? false }

    override func decodeInteger(forKey key: String) -> Int { integer(key) ?? 0 }

    override func decodeInt32(forKey key: String) -> Int32 { Int32(clamping: decodeInteger(forKey: key)) }

    override func decodeInt64(forKey key: String) -> Int64 { Int64(decodeInteger(forKey: key)) }

    override func decodeDouble(forKey key: String) -> Double { number(key) ?? 0 }

    override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }
}

/// A wrapper that transfers an object from the main actor to the initializer that runs on it.
private struct NibObject: @unchecked Sendable {
    let object: Any?

    init(_ object: Any?) {
        self.object = object
    }
}
