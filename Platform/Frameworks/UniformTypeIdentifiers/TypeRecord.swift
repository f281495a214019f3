import Foundation

/// The declaration of a type.
struct TypeRecord: Sendable, Hashable {
    let identifier: String
    var supertypes: [String] = []
    /// The filename extensions in lowercase, of which the first is preferred.
    var extensions: [String] = []
    /// The MIME types in lowercase, of which the first is preferred.
    var mimeTypes: [String] = []
    var description: String?

    /// Returns the tags of a kind.
    func tags(_ tagClass: UTTagClass) -> [String] {
        switch tagClass {
        case .filenameExtension: extensions
        case .mimeType: mimeTypes
        default: []
        }
    }
}

extension TypeRecord {
    /// Creates the record of a line of `systemTypes`.
    init?(line: Substring) {
        let fields = line.split(separator: "|", omittingEmptySubsequences: false)
        guard fields.count == 5 else { return nil }
        func words(_ field: Substring) -> [String] { field.split(separator: " ").map(String.init) }
        self.init(
            identifier: String(fields[0]), supertypes: words(fields[1]), extensions: words(fields[2]),
            mimeTypes: words(fields[3]), description: String(fields[4]))
    }

    /// Creates the record of a declaration in an app's `Info.plist`, or returns `nil` if it has no identifier.
    init?(declaration: [String: Any]) {
        func strings(_ value: Any?) -> [String] { value as? [String] ?? (value as? String).map { [$0] } ?? [] }
        guard let identifier = declaration["UTTypeIdentifier"] as? String, !identifier.isEmpty else { return nil }
        let tags = declaration["UTTypeTagSpecification"] as? [String: Any] ?? [:]
        self.init(
            identifier: identifier, supertypes: strings(declaration["UTTypeConformsTo"]),
            extensions: strings(tags[UTTagClass.filenameExtension.rawValue]).map { $0.lowercased() },
            mimeTypes: strings(tags[UTTagClass.mimeType.rawValue]).map { $0.lowercased() },
            description: declaration["UTTypeDescription"] as? String)
    }

    // MARK: Dynamic types

    private static let dynamicPrefix = "dyn.a"
    private static let alphabet = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)

    /// Creates the record of a type that is not declared. Its identifier contains its tags.
    init(dynamicExtension fileExtension: String?, mimeType: String?, supertypes: [String]) {
        let fields = [
            "0=" + supertypes.joined(separator: ","), fileExtension.map { "1=" + $0 }, mimeType.map { "3=" + $0 },
        ]
        let text = "?" + fields.compactMap { $0.map(Self.escaped) }.joined(separator: ":")
        self.init(
            identifier: Self.dynamicPrefix + Self.encode(text), supertypes: supertypes,
            extensions: fileExtension.map { [$0] } ?? [], mimeTypes: mimeType.map { [$0] } ?? [])
    }

    /// Creates the record of a dynamic type's identifier, or returns `nil` if the identifier is not of that form.
    init?(dynamicIdentifier identifier: String) {
        guard identifier.hasPrefix(Self.dynamicPrefix),
            let text = Self.decode(identifier.dropFirst(Self.dynamicPrefix.count)), text.hasPrefix("?")
        else { return nil }
        self.init(identifier: identifier)
        for field in text.dropFirst().split(separator: ":") {
            guard let value = field.dropFirst(2).removingPercentEncoding else { return nil }
            switch field.prefix(2) {
            case "0=": supertypes = value.split(separator: ",").map(String.init)
            case "1=": extensions = [value]
            case "3=": mimeTypes = [value]
            default: return nil
            }
        }
    }

    var isDynamic: Bool { identifier.hasPrefix(Self.dynamicPrefix) }

    private static func escaped(_ field: String) -> String {
        field.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: ":", with: "%3A")
    }

    /// Encodes text in groups of five bits.
    private static func encode(_ text: String) -> String {
        var (buffer, count) = (0, 0)
        var result: [UInt8] = []
        for byte in text.utf8 {
            buffer = buffer << 8 | Int(byte)
            count += 8
            while count >= 5 {
                count -= 5
                result.append(alphabet[buffer >> count & 31])
            }
            buffer &= (1 << count) - 1
        }
        if count > 0 { result.append(alphabet[buffer << (5 - count) & 31]) }
        return String(decoding: result, as: UTF8.self)
    }

    private static func decode(_ text: Substring) -> String? {
        var (buffer, count) = (0, 0)
        var result: [UInt8] = []
        for character in text.utf8 {
            guard let value = alphabet.firstIndex(of: character) else { return nil }
            buffer = buffer << 5 | value
            count += 5
            if count >= 8 {
                count -= 8
                result.append(UInt8(buffer >> count & 255))
                buffer &= (1 << count) - 1
            }
        }
        return String(bytes: result, encoding: .utf8)
    }
}
