import Foundation

/// The reading of targets: build phases, synchronized folders, dependencies and settings.
final class TargetReader {
    let objects: ProjectObjects
    let references: FileReferences
    let project: ProjectObject
    let url: URL
    let developmentRegion: String
    private let configurations: ConfigurationReader
    private let folders: SynchronizedFolders

    init(_ references: FileReferences, project: ProjectObject, url: URL, developmentRegion: String) {
        objects = references.objects
        self.references = references
        self.project = project
        self.url = url
        self.developmentRegion = developmentRegion
        configurations = ConfigurationReader(references)
        folders = SynchronizedFolders(references, developmentRegion: developmentRegion)
    }

    /// Returns the names of the project's configurations and of the default one.
    func projectConfigurations() -> (names: [String], defaultName: String?) {
        let list = configurations.list(of: project)
        return (list.configurations.compactMap { $0.string("name") }, list.defaultName)
    }

    /// Returns the targets of the project.
    func targets() -> [ProjectTarget] {
        let targets = objects.list(project, "targets").compactMap(target)
        objects.currentTarget = nil
        return targets.map { resolveHost(of: $0, among: targets) }
    }

    private func target(_ object: ProjectObject) -> ProjectTarget? {
        guard let name = object.string("name") else {
            objects.report(
                .malformedObject, "The target \(object.id) has no name.",
                remedy: "Restore the object from version control.", at: objects.location(object))
            return nil
        }
        objects.currentTarget = name
        let kind: ProjectTarget.Kind
        switch object.isa {
        case "PBXNativeTarget": kind = ProjectTarget.Kind(productType: object.string("productType"))
        case "PBXAggregateTarget": kind = .aggregate
        case "PBXLegacyTarget": kind = .legacy
        default:
            objects.report(
                .unknownObject, "The target “\(name)” has the unknown type \(object.isa).",
                remedy: "Check whether a newer version of the importer reads it.", at: objects.location(object))
            return nil
        }
        let defaults = DefaultSettings.layer(
            project: url, folder: references.folder, target: name, kind: kind, developmentRegion: developmentRegion)
        var target = ProjectTarget(
            id: object.id, name: name, productName: object.string("productName") ?? name, moduleName: name,
            kind: kind, productType: object.string("productType"), location: objects.location(object))
        target.configurations = configurations.configurations(of: object, project: project, defaults: defaults)
        target.defaultConfiguration = configurations.list(of: object).defaultName
        let settings = target.buildSettings()
        target.moduleName = settings.moduleName
        if kind != .aggregate, kind != .legacy {
            target.productFileName =
                kind == .other
                ? objects.object(object, "productReference")?.string("path") : settings.nonempty("FULL_PRODUCT_NAME")
        }
        let members = folders.members(of: object, excluding: specialFiles(of: target))
        readPhases(of: object, into: &target, members: members)
        target.synchronizedFolders = members.folders
        target.sources += members.sources
        target.resources += members.resources
        target.headers += members.headers
        target.packageProducts += packageProducts(of: object, known: target.packageProducts)
        target.dependencies = dependencies(of: object)
        target.buildRules = objects.list(object, "buildRules").map(buildRule)
        target.testHost = host(of: object, settings: settings, kind: kind)
        return target
    }

    /// Returns the paths of files that Xcode processes itself and that are no resources.
    private func specialFiles(of target: ProjectTarget) -> Set<String> {
        var paths: Set<String> = []
        for configuration in target.configurations {
            let settings = target.buildSettings(configuration: configuration.name)
            for file in [settings.infoPlistFile, settings.entitlementsFile] {
                if let file { paths.insert(file.path) }
            }
        }
        return paths
    }

    private func buildRule(_ rule: ProjectObject) -> BuildRule {
        let type = rule.string("fileType") ?? ""
        return BuildRule(
            pattern: type == "pattern.proxy" ? rule.string("filePatterns") ?? "" : type,
            action: rule.string("script") ?? rule.string("compilerSpec") ?? "", location: objects.location(rule))
    }

    private func dependencies(of target: ProjectObject) -> [TargetDependency] {
        objects.list(target, "dependencies").compactMap { dependency in
            let platforms = platforms(of: dependency)
            let location = objects.location(dependency)
            if dependency.string("target") != nil {
                guard let name = objects.object(dependency, "target")?.string("name") else { return nil }
                return TargetDependency(name: name, project: nil, platforms: platforms, location: location)
            }
            // A package product that is built before the target has neither target nor proxy.
            guard let proxy = objects.object(dependency, "targetProxy") else { return nil }
            let name = proxy.string("remoteInfo") ?? dependency.string("name") ?? proxy.id
            let portal = objects.object(proxy, "containerPortal")
            guard let portal, portal.isa != "PBXProject" else {
                guard portal != nil else { return nil }
                return TargetDependency(name: name, project: nil, platforms: platforms, location: location)
            }
            let other = references.url(of: portal)
            let path = other.map(references.relative) ?? portal.displayName ?? portal.id
            objects.report(
                .externalDependency, "The target depends on “\(name)” of \(path).",
                remedy: "Import that project too, or replace it with a Swift package.", at: location)
            return TargetDependency(
                name: name, project: other ?? references.folder.appendingPathComponent(path), platforms: platforms,
                location: location)
        }
    }

    private func packageProducts(of target: ProjectObject, known: [PackageProduct]) -> [PackageProduct] {
        let names = Set(known.map(\.name))
        return
            (objects.list(target, "packageProductDependencies")
            + objects.list(target, "dependencies").compactMap { objects.object($0, "productRef") })
            .map { packageProduct($0) }.filter { !names.contains($0.name) }
    }

    /// Returns the platforms to which an object is restricted; empty for all.
    func platforms(of object: ProjectObject) -> [String] {
        object.strings("platformFilters") + object.strings("platformFilter")
    }

    func packageProduct(_ object: ProjectObject, platforms: [String] = []) -> PackageProduct {
        let name = object.string("productName") ?? object.id
        let isPlugin = name.hasPrefix("plugin:")
        return PackageProduct(
            name: isPlugin ? String(name.dropFirst(7)) : name, packageID: objects.object(object, "package")?.id,
            isPlugin: isPlugin, platforms: platforms, location: objects.location(object))
    }

    private func host(of target: ProjectObject, settings: BuildSettings, kind: ProjectTarget.Kind) -> TestHost? {
        guard kind.isTest else { return nil }
        let attributes = project.node["attributes"]?["TargetAttributes"]?[target.id]
        let id = attributes?["TestTargetID"]?.string
        let name = id.flatMap(objects.find)?.string("name") ?? settings.nonempty("TEST_TARGET_NAME")
        let executable = settings.nonempty("TEST_HOST") ?? settings.nonempty("BUNDLE_LOADER")
        guard name != nil || executable != nil else { return nil }
        return TestHost(target: name, executable: executable)
    }

    /// Names the target whose product a test host is, unless the project names it.
    private func resolveHost(of target: ProjectTarget, among targets: [ProjectTarget]) -> ProjectTarget {
        guard target.testHost?.target == nil, let executable = target.testHost?.executable else { return target }
        let components = executable.split(separator: "/").map(String.init)
        var result = target
        result.testHost?.target =
            targets.first { candidate in
                candidate.kind == .application && candidate.productFileName.map(components.contains) ?? false
            }?.name
        return result
    }
}
