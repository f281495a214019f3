import Foundation

/// A package that the system's package manager has installed.
struct InstalledPackage: Identifiable, Hashable, Sendable {
    /// A field of the package's stanza with its continuation lines, such as `Depends`.
    struct Field: Hashable, Sendable {
        let name: String
        /// The value. Continuation lines keep their order and lose the space that marks them.
        let value: String
    }

    let name: String
    let version: String
    let architecture: String
    /// The fields of the stanza, in the order of the file.
    let fields: [Field]

    /// The identifier. A package can be installed once for each architecture.
    var id: String { "\(name):\(architecture)" }

    /// The first line of the description.
    var summary: String {
        guard let description = self["Description"] else { return "" }
        return String(description.prefix { $0 != "\n" })
    }

    /// The paragraphs of the description, or `nil` if it consists of a single line.
    var details: String? {
        guard let description = self["Description"], let end = description.firstIndex(of: "\n") else { return nil }
        return Self.paragraphs(of: description[description.index(after: end)...])
    }

    /// The disk space that the package uses, in bytes.
    var installedSize: Int64? {
        // The field is measured in kibibytes.
        self["Installed-Size"].flatMap { Int64($0) }.map { $0 * 1024 }
    }

    /// The value of a field, or `nil` if the stanza does not have it. Names are case-sensitive.
    subscript(field: String) -> String? {
        fields.first { $0.name == field }?.value
    }

    /// Joins lines that the file wraps at 80 columns. A lone dot ends a paragraph, and a line with further
    /// indentation is kept unchanged.
    private static func paragraphs(of text: Substring) -> String {
        var result = ""
        var startsLine = true
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line == "." {
                result += "\n\n"
                startsLine = true
            } else if line.first == " " {
                result += startsLine ? line : "\n" + line
                startsLine = false
            } else {
                result += startsLine ? line : " " + line
                startsLine = false
            }
        }
        return result
    }
}
