import Foundation
import ProjectImport
import XcodeProject

/// The properties of an app that the desktop needs, from its information property list.
public struct AppDescription: Equatable, Sendable {
    /// The file name of the executable, which is also the command.
    public var executable: String
    /// The name of the desktop file, and the class of the app's windows.
    public var identifier: String
    /// The name that users read.
    public var name: String
    /// The translations of the name by language, such as `de` or `pt-BR`.
    public var localizedNames: [String: String]
    /// The version that users read.
    public var version: String
    /// The desktop's categories of the app.
    public var category: DesktopCategory
    /// The schemes of the URLs that the app opens, in lower case.
    public var urlSchemes: [String]
    /// The titles of the quick actions of the app's icon (`UIApplicationShortcutItems`).
    public var shortcutTitles: [String]
    /// The documents that the app opens, and the types that it declares.
    public var documents: DocumentTypes

    /// The version of an app that does not state one, as in Xcode's templates.
    static let defaultVersion = "1.0"

    /// Reads an information property list.
    ///
    /// - Parameters:
    ///   - information: The values.
    ///   - executable: The file name of the executable, which names an app without a name or identifier.
    ///   - localizedNames: The translations of the name by language.
    /// - Throws: `ImportDiagnostic` if the identifier is not a file name.
    public init(
        information: [String: PropertyListValue], executable: String, localizedNames: [String: String] = [:]
    ) throws(ImportDiagnostic) {
        func text(_ key: String) -> String? {
            let value = information[key]?.string?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
            return value.isEmpty ? nil : value
        }
        self.executable = executable
        identifier = text("CFBundleIdentifier") ?? executable
        guard Self.isFileName(identifier) else {
            throw ImportDiagnostic(
                .error, "The bundle identifier '\(identifier)' cannot be the name of a desktop file.",
                remedy: "Use letters, digits, hyphens and periods only, as in 'com.example.app'.")
        }
        name = text("CFBundleDisplayName") ?? text("CFBundleName") ?? executable
        self.localizedNames = localizedNames
        version = text("CFBundleShortVersionString") ?? text("CFBundleVersion") ?? Self.defaultVersion
        category = DesktopCategory(applicationCategory: text("LSApplicationCategoryType"))
        let types = information["CFBundleURLTypes"]?.array ?? []
        let schemes = types.flatMap { $0["CFBundleURLSchemes"]?.array ?? [] }.compactMap { $0.string?.lowercased() }
        urlSchemes = Set(schemes.filter(Self.isScheme)).sorted()
        let shortcuts = information["UIApplicationShortcutItems"]?.array ?? []
        shortcutTitles = shortcuts.filter { $0["UIApplicationShortcutItemType"]?.string != nil }.compactMap {
            $0["UIApplicationShortcutItemTitle"]?.string
        }
        documents = DocumentTypes(information: information)
    }

    /// The MIME types that the app handles, in the order of their names: those of its documents, and those of its
    /// schemes.
    public var mimeTypes: [String] {
        Set(documents.openedTypes + urlSchemes.map { "x-scheme-handler/\($0)" }).sorted()
    }

    /// Whether the identifier is a name by which the app can be on the session bus.
    ///
    /// Source: D-Bus Specification 0.43, "Bus names".
    public var isBusName: Bool {
        let parts = identifier.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 1 && identifier.utf8.count <= 255
            && parts.allSatisfy { part in
                guard let first = part.utf8.first, !(0x30...0x39).contains(first) else { return false }
                return part.utf8.allSatisfy { $0.isASCIILetterOrDigit || [0x2D, 0x5F].contains($0) }
            }
    }

    private static func isFileName(_ text: String) -> Bool {
        text.first != "." && text.first != "-"
            && text.utf8.allSatisfy { $0.isASCIILetterOrDigit || [0x2D, 0x2E, 0x5F, 0x2B].contains($0) }
    }

    /// Returns whether a text is the scheme of a URL (RFC 3986).
    private static func isScheme(_ text: String) -> Bool {
        guard let first = text.utf8.first, first.isASCIILetter else { return false }
        return text.utf8.allSatisfy { $0.isASCIILetterOrDigit || [0x2B, 0x2D, 0x2E].contains($0) }
    }
}

extension UInt8 {
    /// Whether the byte is a letter of ASCII.
    var isASCIILetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
    /// Whether the byte is a letter or a digit of ASCII.
    var isASCIILetterOrDigit: Bool { isASCIILetter || (0x30...0x39).contains(self) }
}
