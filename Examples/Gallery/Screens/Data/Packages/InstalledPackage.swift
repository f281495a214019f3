import Foundation

/// One package that the system's package manager has installed.
struct InstalledPackage: Identifiable, Hashable, Sendable {
    /// One line of the package's stanza with its continuation lines, such as `Depends`.
    struct Field: Hashable, Sendable {
        let name: String
        /// The value; the lines after the first keep their order and lose the one space that marks them as continuations.
        let value: String
    }

    let name: String
    let version: String
    let architecture: String
    /// Everything that the stanza says, in its order.
    let fields: [Field]

    /// A package can be installed once for each architecture.
    var id: String { "\(name):\(architecture)" }

    /// What the package is, in one line.
    var summary: String {
        guard let description = self["Description"] else { return "" }
        return String(description.prefix { $0 != "\n" })
    }

    /// What the package is, at length, as paragraphs; nil where the package says it in one line.
    var details: String? {
        guard let description = self["Description"], let end = description.firstIndex(of: "\n") else { return nil }
        return Self.paragraphs(of: description[description.index(after: end)...])
    }

    /// The space that the package takes on the disk, in bytes.
    var installedSize: Int64? {
        // The field counts in kibibytes.
        self["Installed-Size"].flatMap { Int64($0) }.map { $0 * 1024 }
    }

    /// The value of the field of that name, as the stanza spells it.
    subscript(field: String) -> String? {
        fields.first { $0.name == field }?.value
    }

    /// Joins lines that the file wraps at 80 columns. A lone dot ends a paragraph, and a line that is indented further
    /// stands as it is.
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
