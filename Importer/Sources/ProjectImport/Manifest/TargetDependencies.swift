import Foundation
import XcodeProject

/// The dependencies between the imported targets.
///
/// Dependencies are those that the project states, the frameworks that a target links, the app that hosts
/// tests, and targets whose modules a target imports, which Xcode calls implicit dependencies.
struct TargetDependencies {
    /// The modules of the targets that a target depends on, by module.
    private(set) var modules: [String: Set<String>] = [:]

    /// Determines the dependencies.
    ///
    /// - Parameters:
    ///   - selection: The targets.
    ///   - imports: The names of the imported modules by target.
    init(_ selection: TargetSelection, imports: [String: Set<String>]) {
        for target in selection.targets {
            for module in Self.stated(of: target, selection) { add(module, to: target.module, selection) }
        }
        for target in selection.targets {
            for module in imports[target.module, default: []].sorted() where selection.target(module: module) != nil {
                add(module, to: target.module, selection)
            }
        }
    }

    /// Returns the modules that a target depends on, directly or not.
    func all(of module: String) -> Set<String> {
        var found: Set<String> = []
        var pending = modules[module, default: []]
        while let next = pending.popFirst() {
            if found.insert(next).inserted { pending.formUnion(modules[next, default: []]) }
        }
        return found
    }

    private mutating func add(_ module: String, to dependent: String, _ selection: TargetSelection) {
        guard module != dependent, let target = selection.target(module: module), !target.isTest else { return }
        // A cycle, which Xcode would report as well, would make the package unusable.
        guard module != dependent, !all(of: module).contains(dependent) else { return }
        modules[dependent, default: []].insert(module)
    }

    private static func stated(of target: ImportedTarget, _ selection: TargetSelection) -> [String] {
        var names = target.target.dependencies.map(\.name)
        for framework in target.target.frameworks {
            switch framework.origin {
            case .target(let name): names.append(name)
            case .builtProduct: names.append(framework.name)
            case .system, .file: break
            }
        }
        var modules = names.compactMap { name in
            (selection.targets.first { $0.target.name == name && $0.project == target.project }
                ?? selection.target(named: name)
                ?? selection.targets.first { $0.settings.productName == name || $0.module == name })?.module
        }
        if let host = target.target.testHost?.target, let module = selection.target(named: host)?.module {
            modules.append(module)
        }
        // Only tests import an app's module; other targets merely order the build.
        return modules.filter { module in
            target.isTest || selection.target(module: module)?.isApplication == false
        }
    }
}
