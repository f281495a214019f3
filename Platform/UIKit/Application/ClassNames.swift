@_implementationOnly import CReflection

/// An index of the classes in the process by name, for lookups with or without a module.
enum ClassNames {
    private struct Found {
        let module: String
        let descriptor: UnsafeRawPointer
    }

    /// The classes by unqualified name.
    nonisolated(unsafe) private static let byName: [String: [Found]] = {
        var names: [String: [Found]] = [:]
        withUnsafeMutablePointer(to: &names) { pointer in
            let skippedCount = class_names_each(
                { module, name, descriptor, context in
                    guard let module, let name, let descriptor, let context else { return }
                    let names = context.assumingMemoryBound(to: [String: [Found]].self)
                    let found = Found(module: String(cString: module), descriptor: descriptor)
                    names.pointee[String(cString: name), default: []].append(found)
                }, pointer)
            guard skippedCount > 0 else { return }
            ResourceWarning.log(
                "UIKit",
                "The Swift runtime's metadata of \(skippedCount) images has an unknown version. Nibs and Info.plist find "
                    + "their classes only by module and name. Build with a version of Swift that Trestle supports.")
        }
        return names
    }()

    /// The modules that UIKit consists of.
    private static let ownModules: Set<String> = ["UIKit", "UIKitData", "UIKitGraphics"]

    /// Returns the class with the given name. If several modules define it, those of `module` and then those
    /// of other modules than UIKit have precedence.
    static func type(named name: String, module: String?) -> AnyClass? {
        var (name, module) = (name, module)
        if byName[name] == nil, let dot = name.firstIndex(of: ".") {
            module = String(name[..<dot])
            name = String(name[name.index(after: dot)...])
        }
        guard let found = byName[name] else { return module.flatMap { NSClassFromString("\($0).\(name)") } }
        let best = found.first { $0.module == module } ?? found.first { !ownModules.contains($0.module) } ?? found.first
        return best.flatMap { class_names_metadata($0.descriptor) }.map { unsafeBitCast($0, to: AnyClass.self) }
    }

    /// Returns all classes in the process that inherit from a class, except generic ones.
    static func subclasses(of base: AnyClass) -> [AnyClass] {
        var found: [AnyClass] = []
        withUnsafeMutablePointer(to: &found) { pointer in
            class_descriptors_each(
                { descriptor, context in
                    guard let context, let metadata = class_names_metadata(descriptor) else { return }
                    let type: AnyClass = unsafeBitCast(metadata, to: AnyClass.self)
                    context.assumingMemoryBound(to: [AnyClass].self).pointee.append(type)
                }, pointer)
        }
        return found.filter { type in
            sequence(first: type, next: { _getSuperclass($0) }).dropFirst().contains { $0 == base }
        }
    }

    /// Returns the qualified names of classes that differ from `name` only in case, for suggestions.
    static func similar(to name: String) -> [String] {
        let lowered = name.lowercased()
        return byName.filter { $0.key.lowercased() == lowered }
            .flatMap { entry in entry.value.map { "\($0.module).\(entry.key)" } }.sorted()
    }
}
