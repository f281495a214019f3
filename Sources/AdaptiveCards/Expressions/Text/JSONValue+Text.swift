import Foundation

extension JSONValue {
    /// The value as a text in a string: a string without quotation marks, nothing for `null`, otherwise JSON.
    var text: String {
        switch self {
        case .null: ""
        case .string(let text): text
        default: jsonText
        }
    }

    /// The value as a JSON document in one line, with whole numbers as integers.
    var jsonText: String { String(decoding: normalized.encoded(), as: UTF8.self) }
}
