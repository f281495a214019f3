extension FileRewriter {
    /// Declares the overrides in extensions of other modules' classes in subclasses, from which UIKit installs them when the
    /// program is loaded.
    func declareExternalOverrides() {
        guard let owners = index.plan.externalOverrides[path] else { return }
        needsUIKit = true
        let file = path.split(separator: "/").last?.prefix { $0 != "." }.filter { $0.isLetter || $0.isNumber } ?? ""
        for (position, (owner, members)) in owners.sorted(by: { $0.key < $1.key }).enumerated() {
            let name = "\(owner.filter { $0.isLetter || $0.isNumber })OverridesOf\(file)"
            // The compiler must not conclude that no object has the class: the methods become those of other classes.
            appended.append("open class \(name): \(owner) {")
            for member in members {
                guard let source = member.declaration.source else { continue }
                appended.append(Self.sourceLocation(member.path, line: source.line))
                appended.append(rewriteFragment(source, of: member, in: owner))
            }
            appended.append("}\nfinal class \(name)Template: \(owner) {}")
            appended.append(
                "@section(\".init_array\") @used private let overrideInstallation\(position): @convention(c) () -> Void = "
                    + "{ MainActor.assumeIsolated { ClassOverrides.install(\(name).self, comparedWith: \(name)Template.self) } }"
            )
        }
    }
}
