import Foundation
import XcodeProject

/// The declarations that Xcode generates for the colors and images in the asset catalogs of a target.
struct AssetSymbols {
    /// The name of the generated file.
    static let fileName = "GeneratedAssetSymbols.swift"

    /// The assets whose names stand for declarations that exist.
    private(set) var diagnostics: [ImportDiagnostic] = []
    /// The source text, or `nil` if the target has no catalogs or its settings disable the declarations.
    private(set) var text: String?

    private init() {}

    /// Generates the declarations for a target.
    init(_ target: ImportedTarget) {
        let files = (target.target.resources + target.target.sources).filter { $0.kind == .assetCatalog }
        let names = AssetNames(catalogs: files.map(\.url))
        guard let catalog = files.first, target.settings.generatesAssetSymbols,
            !Kind.allCases.allSatisfy({ $0.isEmpty(names) })
        else {
            self.init()
            return
        }
        self.init(
            names, hasExtensions: target.settings.generatesAssetSymbolExtensions,
            catalog: catalog.url)
    }

    /// Generates the declarations for assets.
    ///
    /// - Parameters:
    ///   - names: The assets.
    ///   - hasExtensions: Whether colors and images are also members of `UIColor` and `UIImage`.
    ///   - catalog: The catalog that diagnostics name.
    init(_ names: AssetNames, hasExtensions: Bool, catalog: URL) {
        var lines = [
            "\(ImportPlan.mark). The symbols of the colors and images in the target's asset catalogs.",
            "import Foundation", "import UIKit", "", "nonisolated private final class ResourceBundleClass {}",
            "nonisolated private let resourceBundle = Bundle(containing: ResourceBundleClass.self)",
        ]
        for kind in Kind.allCases {
            var generator = Generator(kind: kind, catalog: catalog)
            lines += ["", "extension \(kind.resource) {"] + generator.members(of: names, isExtension: false) + ["}"]
            diagnostics += generator.diagnostics
            guard hasExtensions else { continue }
            generator.diagnostics = []
            lines += ["", "extension \(kind.type) {"] + generator.members(of: names, isExtension: true) + ["}"]
            // The extension omits the same assets as the resources, and reports only its own conflicts.
            diagnostics += generator.diagnostics.filter { !diagnostics.contains($0) }
        }
        text = lines.joined(separator: "\n") + "\n"
    }
}

/// A kind of assets.
private enum Kind: String, CaseIterable {
    case color, image

    var resource: String { self == .color ? "ColorResource" : "ImageResource" }
    var type: String { self == .color ? "UIColor" : "UIImage" }

    func names(in assets: AssetNames) -> Set<String> { self == .color ? assets.colors : assets.images }

    func isEmpty(_ assets: AssetNames) -> Bool {
        names(in: assets).isEmpty && assets.namespaces.values.allSatisfy(isEmpty)
    }

    /// The static members of Apple's class, for which no extension is generated.
    var systemMembers: Set<String> {
        switch self {
        case .color:
            [
                "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green",
                "groupTableViewBackground", "label", "lightGray", "lightText", "link", "magenta", "opaqueSeparator",
                "orange", "placeholderText", "purple", "quaternaryLabel", "quaternarySystemFill", "red",
                "secondaryLabel", "secondarySystemBackground", "secondarySystemFill",
                "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue", "systemBrown",
                "systemCyan", "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5",
                "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange",
                "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
                "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor",
                "white", "yellow",
            ]
        case .image: ["actions", "add", "checkmark", "remove", "strokedCheckmark"]
        }
    }
}

/// The members for the assets of one kind.
private struct Generator {
    let kind: Kind
    let catalog: URL
    var diagnostics: [ImportDiagnostic] = []

    /// Returns the lines of the declarations in a namespace.
    ///
    /// - Parameters:
    ///   - assets: The assets of the namespace.
    ///   - path: The names of the enclosing folders and their enumerations.
    ///   - isExtension: Whether the members belong to UIKit's class.
    mutating func members(
        of assets: AssetNames, in path: [(folder: String, type: String)] = [], isExtension: Bool
    ) -> [String] {
        let indent = String(repeating: "    ", count: path.count + 1)
        let prefix = path.map { "\($0.folder)/" }.joined()
        var lines: [String] = []
        var taken: Set<String> = []
        for name in kind.names(in: assets).sorted() {
            guard let symbol = AssetSymbolName.member(name) else { continue }
            guard taken.insert(symbol).inserted else {
                report(prefix + name, "the symbol \"\(symbol)\" which already exists")
                continue
            }
            if isExtension, path.isEmpty, kind.systemMembers.contains(symbol) {
                report(name, "a conflicting \(kind.type) symbol \"\(symbol)\"")
                continue
            }
            let reference = path.map { ".\($0.type)" }.joined() + ".\(symbol)"
            lines.append("\(indent)/// The \(quoted(prefix + name)) asset catalog \(kind.rawValue).")
            lines.append(
                isExtension
                    ? "\(indent)nonisolated static var \(symbol): \(kind.type) { \(kind.type)(resource: \(reference)) }"
                    : "\(indent)nonisolated static let \(symbol) = \(kind.resource)(name: \(quoted(prefix + name)), "
                        + "bundle: resourceBundle)")
        }
        for (folder, contents) in assets.namespaces.sorted(by: { $0.key < $1.key }) where !kind.isEmpty(contents) {
            guard let type = AssetSymbolName.namespace(folder), taken.insert(type).inserted else { continue }
            lines.append("\(indent)nonisolated enum \(type) {")
            lines += members(of: contents, in: path + [(folder, type)], isExtension: isExtension)
            lines.append("\(indent)}")
        }
        return lines
    }

    private mutating func report(_ name: String, _ conflict: String) {
        diagnostics.append(
            ImportDiagnostic(
                .warning, "The \"\(name)\" \(kind.rawValue) asset name resolves to \(conflict).",
                remedy: "Try renaming the asset.", file: catalog))
    }
}
