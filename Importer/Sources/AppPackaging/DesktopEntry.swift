/// A desktop file, as the desktop entry specification of freedesktop.org describes it.
public struct DesktopEntry: Equatable, Sendable {
    /// The app.
    public var app: AppDescription
    /// Whether the icon theme has an icon of the app.
    public var hasIcon: Bool

    /// The folder of the program for the service file, or `nil` if the desktop starts the program without the session bus.
    public var programFolder: String?

    /// Creates the desktop file of an app.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - hasIcon: Whether the icon theme has an icon of the app.
    ///   - programFolder: The absolute path of the folder in which the program is installed, or `nil` if that is not known.
    public init(_ app: AppDescription, hasIcon: Bool, programFolder: String? = nil) {
        self.app = app
        self.hasIcon = hasIcon
        self.programFolder = app.isBusName ? programFolder : nil
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
        if programFolder != nil {
            lines.append("DBusActivatable=true")
            lines += actions
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The lines of the quick actions, which the running app performs by the number in their names.
    private var actions: [String] {
        guard !app.shortcutTitles.isEmpty else { return [] }
        let names = app.shortcutTitles.indices.map { "shortcut-\($0 + 1)" }
        return ["Actions=\(Self.list(names))"]
            + zip(names, app.shortcutTitles).flatMap { ["", "[Desktop Action \($0)]", "Name=\(Self.escaped($1))"] }
    }

    /// The name and the content of the file by which the session bus starts the app, or `nil` if it does not.
    public var service: (fileName: String, text: String)? {
        guard let programFolder else { return nil }
        let command = Self.quotedForShell("\(programFolder)/\(app.executable)")
        return ("\(app.identifier).service", "[D-BUS Service]\nName=\(app.identifier)\nExec=\(command)\n")
    }

    /// Returns an argument of a service file, which is parsed like a command of a shell.
    private static func quotedForShell(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { $0.isASCIILetterOrDigit || [0x2D, 0x2E, 0x2F, 0x5F, 0x2B].contains($0) }
        return isPlain ? text : "'" + text.replacing("'", with: "'\\''") + "'"
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
