/// The control file of a binary package, as Debian's policy describes it.
public struct DebianControl: Equatable, Sendable {
    /// The name of the package.
    public var package: String
    /// The version.
    public var version: String
    /// The architecture, such as `amd64`.
    public var architecture: String
    /// The name and address of the person who is responsible for the package.
    public var maintainer: String
    /// The section of the archive.
    public var section: String
    /// The size of the installed files, in kibibytes.
    public var installedSize: Int
    /// The packages that it needs.
    public var depends: [String]
    /// The packages that are installed with it by default.
    public var recommends: [String]
    /// The description in one line.
    public var summary: String

    /// The content of the file.
    public var text: String {
        var fields = [
            ("Package", package), ("Version", version), ("Section", section), ("Priority", "optional"),
            ("Architecture", architecture), ("Maintainer", maintainer), ("Installed-Size", "\(installedSize)"),
        ]
        if !depends.isEmpty { fields.append(("Depends", depends.joined(separator: ", "))) }
        if !recommends.isEmpty { fields.append(("Recommends", recommends.joined(separator: ", "))) }
        fields.append(("Description", summary))
        return fields.map { "\($0.0): \(Self.singleLine($0.1))\n" }.joined()
    }

    /// Returns a value in one line, because others continue a field.
    private static func singleLine(_ text: String) -> String { String(text.map { $0.isNewline ? " " : $0 }) }
}
