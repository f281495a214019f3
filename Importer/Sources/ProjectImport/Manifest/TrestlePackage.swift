import Foundation

/// The products and modules of the Trestle package that an imported project depends on.
struct TrestlePackage {
    /// The place of the package.
    var location: TrestleLocation
    /// The name by which manifests refer to the package.
    var name: String {
        if case .path = location { "trestle" } else { location.identity }
    }
    /// The names of the library products, or `nil` if the package is not on this computer.
    var products: Set<String>?
    /// The names of the modules that the products contain, which other packages cannot use.
    var modules: Set<String> = []

    /// Reads the manifest of a checkout.
    init(_ location: TrestleLocation) throws(ImportDiagnostic) {
        self.location = location
        guard case .path(let path) = location else { return }
        let manifest = URL(fileURLWithPath: path).appendingPathComponent("Package.swift")
        guard let text = try? String(contentsOf: manifest, encoding: .utf8) else {
            throw ImportDiagnostic(
                .error, "The folder contains no Package.swift.",
                remedy: "Specify a checkout of Trestle, or its URL, with '--trestle'.",
                file: URL(fileURLWithPath: path))
        }
        guard text.contains("\"XcodeSources\"") else {
            throw ImportDiagnostic(
                .error, "The package does not contain the plugin XcodeSources.",
                remedy: "Specify a checkout of Trestle, or its URL, with '--trestle'.", file: manifest)
        }
        let targets = Self.declarations(of: [".target(", ".systemLibrary("], in: text)
        // Each framework is a product of its own, with the name of its target.
        let frameworks = targets.filter { $0.text.contains("path: \"Platform/Frameworks/\($0.name)\"") }
        products = Set((Self.declarations(of: [".library("], in: text) + frameworks).map(\.name))
        // Examples and tests are not part of products.
        modules = Set(
            targets.filter { !$0.text.contains("path: \"Examples/") && !$0.text.contains("path: \"Tests/") }.map(\.name)
        )
    }

    /// The modules of the table of frameworks that the products contain, sorted.
    var modulesOfProducts: [String] {
        FrameworkCatalog.providedModules.filter { module in
            FrameworkCatalog.framework(named: module)?.product.map { products?.contains($0) ?? true } ?? false
        }
    }

    /// Returns the products that a target needs for the modules that it imports.
    func products(forImports imports: Set<String>) -> [String] {
        let modules = imports.union(["UIKit"])
        let names = modules.compactMap { FrameworkCatalog.framework(named: $0)?.product }
        return Set(names).filter { products?.contains($0) ?? true }.sorted()
    }

    /// Returns the declarations of some kinds in a manifest, with the text up to the next name.
    private static func declarations(of kinds: [String], in text: String) -> [(name: String, text: Substring)] {
        var declarations: [(name: String, text: Substring)] = []
        for kind in kinds {
            var rest = text[...]
            while let range = rest.range(of: kind) {
                rest = rest[range.upperBound...]
                let argument = rest.drop(while: \.isWhitespace)
                guard argument.hasPrefix("name:"), let open = argument.firstIndex(of: "\"") else { continue }
                let name = argument[argument.index(after: open)...].prefix { $0 != "\"" }
                let end = argument.range(of: "name:", range: open..<argument.endIndex)?.lowerBound
                declarations.append((String(name), argument[..<(end ?? argument.endIndex)]))
            }
        }
        return declarations
    }
}
