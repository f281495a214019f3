import Foundation

/// Converts values of nibs to the types of properties. In nibs, the notation of a number does not depend on
/// the declared type.
enum NibNumberConversion {
    static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        if let value = value as? Value { return value }
        guard let value else { return nil }
        let number: Double
        switch value {
        case let integer as Int: number = Double(integer)
        case let real as Double: number = real
        default: return nil
        }
        let candidates: [Any] = [
            number, CGFloat(number), Float(number), Int(number), Int32(clamping: Int(number)), UInt(max(0, number)),
            NSNumber(value: number),
        ]
        for candidate in candidates {
            if let fitting = candidate as? Value { return fitting }
        }
        return nil
    }
}
