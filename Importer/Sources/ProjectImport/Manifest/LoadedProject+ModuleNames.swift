import XcodeProject

// All targets of a build need different names in Swift Package Manager, also those of packages that are not used: an app
// may be named like one of Apple's frameworks, and Trestle's package has a module with that name.

extension LoadedProject {
    /// Renames modules with the names of others.
    ///
    /// - Parameters:
    ///   - names: The names of the other modules.
    ///   - configuration: The name of the configuration whose settings apply.
    /// - Returns: A warning for each renamed module.
    mutating func renameModules(namedLike names: Set<String>, configuration: String) -> [ImportDiagnostic] {
        let targets = TargetSelection(self, configuration: configuration).targets
        var usedNames = names.union(targets.map(\.module))
        var newNames: [String: String] = [:]
        var diagnostics: [ImportDiagnostic] = []
        for target in targets where names.contains(target.module) && !Self.basicModules.contains(target.module) {
            var name = target.module + (target.isApplication ? "App" : "Module")
            while !usedNames.insert(name).inserted { name += "_" }
            newNames[target.module] = name
            let location = target.target.location
            diagnostics.append(
                ImportDiagnostic(
                    .warning,
                    "The module of the target '\(target.target.name)' is named '\(name)', because Trestle's package has a module '\(target.module)'.",
                    remedy:
                        "Set PRODUCT_MODULE_NAME of the target if code refers to its classes by the name of the module.",
                    file: location.file, line: location.line, column: location.column))
        }
        renameModules(newNames)
        return diagnostics
    }

    /// The modules that all targets import, so that they cannot be told from targets with their names.
    private static let basicModules: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics"]

    /// Renames modules, as the setting `PRODUCT_MODULE_NAME` of their targets does.
    mutating func renameModules(_ names: [String: String]) {
        guard !names.isEmpty else { return }
        for project in projects.indices {
            for target in projects[project].targets.indices {
                let module = projects[project].targets[target].buildSettings().moduleName
                guard let name = names[module] else { continue }
                projects[project].targets[target].setBuildSetting("PRODUCT_MODULE_NAME", to: name)
            }
        }
        renamedModules.merge(names) { $1 }
    }
}
