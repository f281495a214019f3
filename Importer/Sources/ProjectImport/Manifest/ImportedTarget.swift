import Foundation
import XcodeProject

/// A target of an Xcode project that is built on Linux.
public struct ImportedTarget: Sendable {
    /// The name of the target in the package, which is that of its module.
    public var module: String
    /// The target.
    public var target: ProjectTarget
    /// The project that contains the target.
    public var project: URL
    /// The settings in the imported configuration.
    public var settings: BuildSettings

    /// The names in the package of modules that the target imports by other names.
    var renamedModules: [String: String] = [:]

    /// Whether the target is an app.
    public var isApplication: Bool { target.kind == .application }
    /// Whether the target contains tests.
    public var isTest: Bool { target.kind == .unitTests }
    /// Whether the target is that of a Swift package.
    var isPackageTarget: Bool { settings.activeCompilationConditions.contains("SWIFT_PACKAGE") }
    /// The files in Swift that exist.
    public var swiftFiles: [ProjectFile] { target.sources.filter { $0.kind == .swift && $0.exists } }
}

/// A target of an Xcode project that is not built on Linux.
public struct OmittedTarget: Sendable {
    /// The target.
    public var target: ProjectTarget
    /// A sentence that states the reason.
    public var reason: String
    /// A sentence that states how to go on without the target.
    public var remedy: String
}

/// The targets of a project or workspace that are built on Linux, with the names of their modules.
public struct TargetSelection: Sendable {
    /// The targets in the project's order.
    public private(set) var targets: [ImportedTarget] = []
    /// The targets that are left out.
    public private(set) var omitted: [OmittedTarget] = []

    /// Selects the targets of a project.
    ///
    /// - Parameters:
    ///   - project: The project or workspace.
    ///   - configuration: The name of the configuration.
    ///   - reservedModules: The names of modules that other packages declare.
    public init(_ project: LoadedProject, configuration: String, reservedModules: Set<String> = []) {
        var modules: [String: String] = [:]
        for (url, target) in project.targets {
            let settings = target.buildSettings(configuration: configuration)
            let imported = ImportedTarget(
                module: settings.moduleName, target: target, project: url, settings: settings)
            if let (reason, remedy) = Self.reasonToOmit(imported) {
                omitted.append(OmittedTarget(target: target, reason: reason, remedy: remedy))
            } else if let other = modules[imported.module] {
                omitted.append(
                    OmittedTarget(
                        target: target,
                        reason: "Its module has the same name, \(imported.module), as that of the target \(other).",
                        remedy: "Set PRODUCT_MODULE_NAME to another name in one of the targets."))
            } else if reservedModules.contains(imported.module) {
                omitted.append(
                    OmittedTarget(
                        target: target,
                        reason: "Its module has the same name, \(imported.module), as a module of Trestle's package.",
                        remedy: "Set PRODUCT_MODULE_NAME of the target to another name."))
            } else {
                modules[imported.module] = target.name
                targets.append(imported)
            }
        }
        // Only tests import the module of an app; for other targets the name is that of the framework.
        for index in targets.indices {
            let importing = targets[index]
            targets[index].renamedModules = project.renamedModules.filter { _, name in
                name != importing.module && (importing.isTest || target(module: name)?.isApplication == false)
            }
        }
    }

    /// Returns the target with a module name.
    public func target(module: String) -> ImportedTarget? { targets.first { $0.module == module } }

    /// Returns the target with a name in the Xcode project.
    public func target(named name: String) -> ImportedTarget? { targets.first { $0.target.name == name } }

    /// Removes the targets whose modules are not in a set.
    mutating func restrict(to modules: Set<String>) { targets.removeAll { !modules.contains($0.module) } }

    private static func reasonToOmit(_ imported: ImportedTarget) -> (reason: String, remedy: String)? {
        let target = imported.target
        switch target.kind {
        case .application, .framework, .staticFramework, .staticLibrary, .dynamicLibrary, .unitTests: break
        case .uiTests:
            return (
                "UI tests need XCUITest, which drives another process on Apple's platforms only.",
                "Write tests that drive screens inside the process, with the product TrestleTesting."
            )
        case .appExtension, .appClip, .messagesApplication, .xpcService:
            return (
                "App extensions and app clips do not exist on Linux.",
                "Run the app alone; code that it shares with the extension is imported with the app."
            )
        case .watchApplication, .watchExtension:
            return ("It is made for watchOS.", "Run the app alone.")
        case .commandLineTool, .systemExtension, .driverExtension:
            return ("It is made for macOS.", "Import a target for iOS.")
        case .bundle:
            return (
                "Bundles that consist of resources alone are not built.",
                "Add the resources to the target that reads them."
            )
        case .aggregate, .legacy:
            return (
                "Its build phases are scripts, which are not run.",
                "If the scripts generate sources, run them before the build."
            )
        case .other:
            return ("Its product type is unknown.", "Import a target for an app, a framework or unit tests.")
        }
        if let platform = platformName(imported.settings.parameters.sdk) {
            return ("It is made for \(platform).", "Import a target for iOS.")
        }
        if !target.sources.contains(where: { $0.kind == .swift }) {
            let isObjectiveC = target.sources.contains { $0.kind.isCFamily }
            return (
                isObjectiveC
                    ? "All its sources are in Objective-C, C or C++, which are not built." : "It has no Swift sources.",
                "Translate what the app needs of it to Swift."
            )
        }
        // `swift package generate-xcodeproj` wrote such a target, so that Xcode can complete code in the manifest.
        if target.sources.allSatisfy({ $0.url.lastPathComponent == "Package.swift" }) {
            return ("Its only source is the manifest of a Swift package.", "Import the project's other targets.")
        }
        // The name is part of paths and of source text.
        let isIdentifier = imported.module.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
        if !isIdentifier || imported.module.first.map({ $0 == "_" || $0.isLetter }) != true {
            return (
                "The name of its module, '\(imported.module)', is no identifier.",
                "Set PRODUCT_MODULE_NAME to letters, digits and underscores."
            )
        }
        return nil
    }

    private static func platformName(_ sdk: String) -> String? {
        for (prefix, name) in [
            ("macosx", "macOS"), ("appletv", "tvOS"), ("watch", "watchOS"), ("xr", "visionOS"), ("driverkit", "macOS"),
        ] where sdk.hasPrefix(prefix) {
            return name
        }
        return nil
    }
}
