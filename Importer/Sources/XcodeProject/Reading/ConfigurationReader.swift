import Foundation

/// The reading of configurations: settings in the project and in configuration files.
final class ConfigurationReader {
    private let objects: ProjectObjects
    private let references: FileReferences
    private var files: [String: [BuildSetting]] = [:]

    init(_ references: FileReferences) {
        objects = references.objects
        self.references = references
    }

    /// Returns the configurations of a project or target by their list, with the default configuration's name.
    func list(of owner: ProjectObject) -> (configurations: [ProjectObject], defaultName: String?) {
        guard let list = objects.object(owner, "buildConfigurationList") else { return ([], nil) }
        return (objects.list(list, "buildConfigurations"), list.string("defaultConfigurationName"))
    }

    /// Returns the configurations of a target, or of its project if the target has none of its own.
    func configurations(
        of target: ProjectObject, project: ProjectObject, defaults: BuildConfiguration.Layer
    ) -> [BuildConfiguration] {
        let projectConfigurations = list(of: project).configurations
        let targetConfigurations = list(of: target).configurations
        let names = targetConfigurations.isEmpty ? projectConfigurations : targetConfigurations
        return names.map { configuration in
            let name = configuration.string("name") ?? "Debug"
            let inherited = projectConfigurations.first { $0.string("name") == name }
            var layers = [defaults]
            if let inherited {
                layers.append(BuildConfiguration.Layer(origin: .projectFile, settings: fileSettings(of: inherited)))
                layers.append(BuildConfiguration.Layer(origin: .project, settings: settings(of: inherited)))
            }
            if !targetConfigurations.isEmpty {
                layers.append(BuildConfiguration.Layer(origin: .targetFile, settings: fileSettings(of: configuration)))
                layers.append(BuildConfiguration.Layer(origin: .target, settings: settings(of: configuration)))
            }
            return BuildConfiguration(name: name, layers: layers, location: objects.location(configuration))
        }
    }

    /// Returns the settings in the project, with conditional ones after others.
    private func settings(of configuration: ProjectObject) -> [BuildSetting] {
        var result: [BuildSetting] = []
        let entries = configuration.node["buildSettings"]?.dictionary ?? [:]
        for (key, node) in entries.sorted(by: { $0.key < $1.key }) {
            let value: String
            if let text = node.string {
                value = text
            } else if let array = node.array {
                value = array.compactMap(\.string).joined(separator: " ")
            } else {
                objects.report(
                    .buildSetting, "The value of \(key) is neither text nor a list.", remedy: "Correct this line.",
                    at: objects.location(node))
                continue
            }
            guard let (name, conditions) = BuildSetting.parse(key) else {
                objects.report(
                    .buildSetting, "“\(key)” is not the name of a setting.", remedy: "Correct or remove this line.",
                    at: objects.location(node))
                continue
            }
            let location = objects.location(node)
            result.append(BuildSetting(name: name, conditions: conditions, value: value, location: location))
        }
        return result
    }

    /// Returns the settings of the configuration file.
    private func fileSettings(of configuration: ProjectObject) -> [BuildSetting] {
        // A configuration file usually serves several targets, so that its problems are reported for the project.
        let target = objects.currentTarget
        objects.currentTarget = nil
        defer { objects.currentTarget = target }
        guard let (url, location) = file(of: configuration) else { return [] }
        let (actual, exists) = references.checked(url, at: location)
        guard exists else { return [] }
        if let known = files[actual.path] { return known }
        let file = ConfigurationFile(contentsOf: actual, finder: references.finder)
        file.diagnostics.forEach(objects.add)
        files[actual.path] = file.settings
        return file.settings
    }

    private func file(of configuration: ProjectObject) -> (URL, SourceLocation)? {
        if let reference = objects.object(configuration, "baseConfigurationReference") {
            return references.url(of: reference).map { ($0, objects.location(reference)) }
        }
        // A file in a synchronized folder is named by the folder and a path.
        guard let anchor = objects.object(configuration, "baseConfigurationReferenceAnchor"),
            let path = configuration.string("baseConfigurationReferenceRelativePath"),
            let folder = references.url(of: anchor)
        else { return nil }
        return (folder.appendingPathComponent(path).normalized, objects.location(configuration))
    }
}
