/// A desktop file, as the desktop entry specification of freedesktop.org describes it.
public struct DesktopEntry: Equatable, Sendable {
    /// The app.
    public var app: AppDescription
    /// Whether the icon theme has an icon of the app.
    public var hasIcon: Bool

    /// Creates the desktop file of an app.
    public init(_ app: AppDescription, hasIcon: Bool) {
        self.app = app
        self.hasIcon = hasIcon
    }

    /// The file name.
    public var fileName: String { "\(app.identifier).desktop" }

    /// The content of the file.
    public var text: String {
        var lines = ["[Desktop Entry]", "Type=Application", "Name=\(Self.escaped(app.name))"]
        var names: [String: String] = [:]
        for (language, name) in app.localizedNames.sorted(by: { $0.key < $1.key }) where name != app.name {
            if let locale = Self.locale(of: language) { names[locale] = name }
        }
        lines += names.sorted { $0.key < $1.key }.map { "Name[\($0.key)]=\(Self.escaped($0.value))" }
        // Programs without documents and schemes get no arguments.
        let arguments = app.mimeTypes.isEmpty ? "" : " %U"
        lines.append("Exec=\(Self.escaped(Self.quotedArgument(app.executable)))\(arguments)")
        if hasIcon { lines.append("Icon=\(app.identifier)") }
        lines.append("Terminal=false")
        lines.append("Categories=\(Self.list(app.category.categories))")
        if !app.mimeTypes.isEmpty { lines.append("MimeType=\(Self.list(app.mimeTypes))") }
        lines.append("StartupWMClass=\(app.identifier)")
        return lines.joined(separator: "\n") + "\n"
    }

    private static func list(_ values: [String]) -> String {
        values.map { escaped($0).replacing(";", with: "\\;") + ";" }.joined()
    }

    /// Returns a value with the escape sequences of the format.
    static func escaped(_ text: String) -> String {
        var result = ""
        for (index, scalar) in text.unicodeScalars.enumerated() {
            switch scalar {
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case " " where index == 0: result += "\\s"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns an argument of `Exec`, in quotation marks if it has reserved characters.
    static func quotedArgument(_ text: String) -> String {
        let plain = text.replacing("%", with: "%%")
        let isPlain = plain.utf8.allSatisfy { $0.isASCIILetterOrDigit || [0x25, 0x2D, 0x2E, 0x5F, 0x2B].contains($0) }
        if isPlain { return plain }
        let escaped = plain.map { "\"`$\\".contains($0) ? "\\\($0)" : String($0) }.joined()
        return "\"\(escaped)\""
    }

    /// Returns the locale of a folder's language such as `pt-BR` or `zh-Hans`, or `nil` if it is not a language.
    static func locale(of language: String) -> String? {
        let parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" })
        guard let code = parts.first, (2...3).contains(code.count), code.utf8.allSatisfy(\.isASCIILetter) else {
            return nil
        }
        let region = parts.dropFirst().last { $0.count == 2 || $0.count == 3 && $0.allSatisfy(\.isNumber) }
        let script = parts.dropFirst().first { $0.count == 4 }
        // Locales of Linux have the region instead of the script of Chinese.
        let chinese = ["Hans": "CN", "Hant": "TW"]
        let place =
            region.map { $0.uppercased() } ?? (code.lowercased() == "zh" ? script.flatMap { chinese[String($0)] } : nil)
        let modifier = script == "Latn" ? "@latin" : ""
        return code.lowercased() + (place.map { "_\($0)" } ?? "") + modifier
    }
}
