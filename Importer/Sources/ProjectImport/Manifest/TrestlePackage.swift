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
        products = Self.names(after: ".library(", in: text)
        for kind in [".target(", ".systemLibrary("] { modules.formUnion(Self.names(after: kind, in: text)) }
    }

    /// The modules of the table of frameworks that the products contain, sorted.
    var modulesOfProducts: [String] {
        FrameworkCatalog.all.filter { framework in
            framework.product.map { products?.contains($0) ?? true } ?? false
        }.map(\.module)
    }

    /// Returns the products that a target needs for the modules that it imports.
    func products(forImports imports: Set<String>) -> [String] {
        let modules = imports.union(["UIKit"])
        let names = modules.compactMap { FrameworkCatalog.framework(named: $0)?.product }
        return Set(names).filter { products?.contains($0) ?? true }.sorted()
    }

    /// Returns the names of the declarations of a kind in a manifest.
    private static func names(after kind: String, in text: String) -> Set<String> {
        var names: Set<String> = []
        var rest = text[...]
        while let range = rest.range(of: kind) {
            rest = rest[range.upperBound...]
            let argument = rest.drop(while: \.isWhitespace)
            guard argument.hasPrefix("name:"), let open = argument.firstIndex(of: "\"") else { continue }
            let declaration = argument.prefix(
                upTo: argument.range(of: "name:", range: open..<argument.endIndex)?.lowerBound ?? argument.endIndex)
            // Examples and tests are not part of products.
            if declaration.contains("path: \"Examples/") || declaration.contains("path: \"Tests/") { continue }
            names.insert(String(argument[argument.index(after: open)...].prefix { $0 != "\"" }))
        }
        return names
    }
}
