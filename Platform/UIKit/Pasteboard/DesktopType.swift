import UniformTypeIdentifiers

/// The names of formats with which programs of a desktop exchange data: MIME types, and those of the X11 convention.
enum DesktopType {
    static let utf8Text = "text/plain;charset=utf-8"
    static let uriList = "text/uri-list"
    static let png = "image/png"
    /// Text in Latin-1, for old programs.
    static let latin1Text = "STRING"

    /// The names of plain text, in order of decreasing quality.
    static let texts = ["UTF8_STRING", utf8Text, "text/plain;charset=UTF-8", "text/plain", "TEXT", latin1Text]

    /// The names that describe the exchange itself.
    private static let protocolNames: Set = ["TARGETS", "TIMESTAMP", "MULTIPLE", "SAVE_TARGETS", "DELETE", "INCR"]

    /// Returns the name under which other programs know a type, or the type itself if it has no MIME type.
    static func name(of type: String) -> String { UTType(type)?.preferredMIMEType ?? type }

    /// Returns the type of data with a name, or `nil` for names that are not formats of data.
    static func type(of name: String) -> String? {
        guard !protocolNames.contains(name), !name.contains(";"), name.utf8.count < 256 else { return nil }
        guard !name.contains("/") else { return UTType(mimeType: name)?.identifier }
        // Another app with this framework offers types without a MIME type by their identifiers.
        let isIdentifier =
            name.contains(".") && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".-".contains($0)) }
        return isIdentifier ? name : nil
    }

    /// Returns the text of data with one of the names in `texts`.
    static func text(_ data: Data, name: String) -> String? {
        // Some programs end texts with a zero.
        let bytes = data.last == 0 ? data.dropLast() : data
        if name != latin1Text, let text = String(data: Data(bytes), encoding: .utf8) { return text }
        return String(data: Data(bytes), encoding: .isoLatin1)
    }

    /// Returns the data of a text for one of the names in `texts`.
    static func data(_ text: String, name: String) -> Data {
        guard name == latin1Text else { return Data(text.utf8) }
        return Data(text.unicodeScalars.map { UInt8(exactly: $0.value) ?? UInt8(ascii: "?") })
    }

    /// Returns the URLs of a list in the format `text/uri-list` (RFC 2483).
    static func urls(_ data: Data) -> [URL] {
        String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
            .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\0")) }
            .filter { !$0.isEmpty && !$0.hasPrefix("#") }
            .compactMap { URL(string: $0) }.filter { $0.scheme?.isEmpty == false }
    }

    /// Returns a list of URLs.
    static func uriList(_ urls: [URL]) -> Data {
        Data(urls.map { $0.absoluteString + "\r\n" }.joined().utf8)
    }
}
