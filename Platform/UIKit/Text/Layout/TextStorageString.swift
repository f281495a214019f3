import Foundation

/// The characters of a text storage as a mutable string.
final class TextStorageString: NSMutableString {
    private weak var storage: NSTextStorage?

    convenience init(of storage: NSTextStorage) {
        self.init(capacity: 0)
        self.storage = storage
    }

    required init(capacity: Int) { super.init(capacity: capacity) }
    required convenience init?(coder aDecoder: NSCoder) { self.init(capacity: 0) }
    required init(string: String) { super.init(string: string) }
    required init(characters: UnsafePointer<unichar>, length: Int) {
        super.init(characters: characters, length: length)
    }
    required convenience init(stringLiteral value: StaticString) { self.init(string: "\(value)") }
    required convenience init(unicodeScalarLiteral value: StaticString) { self.init(string: "\(value)") }
    required convenience init(extendedGraphemeClusterLiteral value: StaticString) { self.init(string: "\(value)") }

    private var text: String { storage?.string ?? "" }

    override var length: Int { text.utf16.count }

    override func character(at index: Int) -> unichar {
        let text = text
        return text.utf16[text.utf16.index(text.startIndex, offsetBy: index)]
    }

    override func replaceCharacters(in range: NSRange, with aString: String) {
        storage?.replaceCharacters(in: range, with: aString)
    }
}
