import CReflection

/// The classes of the process by their names, as nibs name them: with their module or without.
enum NibClassNames {
    private struct Found {
        let module: String
        let descriptor: UnsafeRawPointer
    }

    /// The app's own types come first where a name is used twice.
    nonisolated(unsafe) private static let byName: [String: [Found]] = {
        var names: [String: [Found]] = [:]
        withUnsafeMutablePointer(to: &names) { pointer in
            class_names_each(
                { module, name, descriptor, context in
                    guard let module, let name, let descriptor, let context else { return }
                    let names = context.assumingMemoryBound(to: [String: [Found]].self)
                    let found = Found(module: String(cString: module), descriptor: descriptor)
                    names.pointee[String(cString: name), default: []].append(found)
                }, pointer)
        }
        return names
    }()

    /// The modules that UIKit consists of.
    private static let ownModules: Set<String> = ["UIKit", "UIKitData", "UIKitGraphics"]

    /// The class called `name`: of `module` where that is given and has it, else the only one of that name, or, of several, one
    /// that is not UIKit's own.
    static func type(named name: String, module: String?) -> AnyClass? {
        var (name, module) = (name, module)
        if byName[name] == nil, let dot = name.firstIndex(of: ".") {
            module = String(name[..<dot])
            name = String(name[name.index(after: dot)...])
        }
        guard let found = byName[name] else { return nil }
        let best = found.first { $0.module == module } ?? found.first { !ownModules.contains($0.module) } ?? found.first
        return best.flatMap { class_names_metadata($0.descriptor) }.map { unsafeBitCast($0, to: AnyClass.self) }
    }

    /// What else a nib may have meant: the names of classes that differ by case only, with their modules.
    static func similar(to name: String) -> [String] {
        let lowered = name.lowercased()
        return byName.filter { $0.key.lowercased() == lowered }
            .flatMap { entry in entry.value.map { "\($0.module).\(entry.key)" } }.sorted()
    }
}
