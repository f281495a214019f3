/// The declarations of MIME types, as the shared MIME-info specification of freedesktop.org describes them.
public struct SharedMimeInfo: Equatable, Sendable {
    /// A type.
    public struct MimeType: Hashable, Sendable {
        /// The name, such as `application/x-note`.
        public var name: String
        /// The name that users read.
        public var comment: String
        /// The extensions of file names, without a period.
        public var extensions: [String]
        /// The names of the types that are more general.
        public var supertypes: [String]

        /// Creates a type.
        public init(name: String, comment: String, extensions: [String] = [], supertypes: [String] = []) {
            self.name = name
            self.comment = comment
            self.extensions = extensions
            self.supertypes = supertypes
        }
    }

    /// The types.
    public var types: [MimeType]

    /// Creates the declarations of types.
    public init(types: [MimeType]) { self.types = types }

    /// The content of the file.
    public var xml: String {
        var lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#,
            #"<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">"#,
        ]
        for type in types {
            lines.append("  <mime-type type=\"\(Self.escaped(type.name))\">")
            lines.append("    <comment>\(Self.escaped(type.comment))</comment>")
            lines += type.supertypes.map { "    <sub-class-of type=\"\(Self.escaped($0))\"/>" }
            lines += type.extensions.map { "    <glob pattern=\"*.\(Self.escaped($0))\"/>" }
            lines.append("  </mime-type>")
        }
        lines.append("</mime-info>")
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns a text for an element or an attribute, without the characters that XML excludes.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t": result += " "
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: continue
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
