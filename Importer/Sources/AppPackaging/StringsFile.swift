import Foundation
import XcodeProject

/// The texts of a `.strings` file.
struct StringsFile {
    /// The texts by key.
    let texts: [String: String]

    /// Reads a file in any of its formats: a property list, or a list of entries without braces.
    ///
    /// - Throws: An error if the file cannot be read.
    init(contentsOf url: URL) throws {
        let data = try Data(contentsOf: url)
        let root: PropertyListNode
        if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
            root = try PropertyListDocument(bytes: Array(data), file: url).root
        } else {
            let isUTF16 = data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE])
            let text = isUTF16 ? String(data: data, encoding: .utf16) : String(data: data, encoding: .utf8)
            guard let text else { throw CocoaError(.fileReadInapplicableStringEncoding) }
            let entries = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
            root = try OldStylePropertyList(text: "{\(entries)\n}", file: url).root
        }
        texts = (root.dictionary ?? [:]).compactMapValues(\.string)
    }
}
