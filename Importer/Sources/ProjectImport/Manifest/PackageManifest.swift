/// The content of a generated `Package.swift`.
struct PackageManifest: Equatable {
    enum Kind: String, Equatable {
        case executable = "executableTarget"
        case library = "target"
        case test = "testTarget"
    }

    enum Dependency: Hashable {
        case target(String)
        case product(String, package: String, alias: String? = nil)
    }

    /// A setting of the Swift compiler, as its source text without the leading period.
    struct Setting: Hashable {
        var text: String
    }

    struct Target: Equatable {
        var name: String
        var kind: Kind
        var dependencies: [Dependency] = []
        var path: String
        var settings: [Setting] = []
        /// Whether the plugin adds the sources of an Xcode project.
        var usesPlugin = true
    }

    /// A package, as the source text of its location without the leading period.
    struct Package: Hashable {
        var text: String
    }

    var name: String
    /// The file name of the project.
    var project: String
    /// The minimum version of the tools.
    var toolsVersion: String
    var packages: [Package]
    /// The package that contains the plugin.
    var pluginPackage: String
    var targets: [Target]

    /// The source text.
    var text: String {
        var lines = [
            "// swift-tools-version: \(toolsVersion)",
            "\(ImportPlan.mark) from \(singleLine(project)). Run the command again to update it; changes by hand are lost.",
            "import PackageDescription",
            "",
            "let package = Package(",
            "    name: \(quoted(name)),",
        ]
        lines.append("    dependencies: [")
        lines += packages.map { "        .\($0.text)," }
        lines.append("    ],")
        lines.append("    targets: [")
        for target in targets { lines += self.lines(of: target) }
        lines += ["    ]", ")", ""]
        return lines.joined(separator: "\n")
    }

    private func lines(of target: Target) -> [String] {
        var block = [
            "        .\(target.kind.rawValue)(",
            "            name: \(quoted(target.name)),",
        ]
        block += list("dependencies", target.dependencies.map(Self.text))
        block.append("            path: \(quoted(target.path)),")
        block += list("swiftSettings", target.settings.map { ".\($0.text)" })
        if target.usesPlugin {
            block.append("            plugins: [.plugin(name: \"XcodeSources\", package: \(quoted(pluginPackage)))]")
        }
        if let last = block.popLast() { block.append(last.hasSuffix(",") ? String(last.dropLast()) : last) }
        block.append("        ),")
        return block
    }

    private func list(_ label: String, _ elements: [String]) -> [String] {
        guard !elements.isEmpty else { return [] }
        return ["            \(label): ["] + elements.map { "                \($0)," } + ["            ],"]
    }

    private static func text(_ dependency: Dependency) -> String {
        switch dependency {
        case .target(let name): ".target(name: \(quoted(name)))"
        case .product(let name, let package, nil): ".product(name: \(quoted(name)), package: \(quoted(package)))"
        case .product(let name, let package, let alias?):
            ".product(name: \(quoted(name)), package: \(quoted(package)), moduleAliases: [\(quoted(name)): \(quoted(alias))])"
        }
    }
}

/// Returns a text as a Swift string literal.
func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case _ where scalar.value < 0x20 || scalar.value == 0x7F: result += "\\u{\(String(scalar.value, radix: 16))}"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result + "\""
}

/// Returns a text for a comment, in which line breaks are spaces.
func singleLine(_ text: String) -> String { String(text.map { $0.isNewline ? " " : $0 }) }
