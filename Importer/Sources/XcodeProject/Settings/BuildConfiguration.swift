import Foundation

/// A configuration of a target, such as `Debug`, with the settings of the target and of its project.
public struct BuildConfiguration: Hashable, Sendable {
    /// The settings from one origin.
    public struct Layer: Hashable, Sendable {
        /// The origin of settings, from the lowest to the highest precedence.
        public enum Origin: String, Hashable, Sendable, CaseIterable {
            /// Xcode's defaults.
            case defaults
            /// The configuration file of the project.
            case projectFile
            /// The project.
            case project
            /// The configuration file of the target.
            case targetFile
            /// The target.
            case target
        }

        /// The origin of the settings.
        public var origin: Origin
        /// The assignments, from the lowest to the highest precedence.
        public var settings: [BuildSetting]
    }

    /// The name.
    public var name: String
    /// The settings, from the lowest to the highest precedence.
    public var layers: [Layer]
    /// The position of the target's configuration.
    public var location: SourceLocation
}

extension ProjectTarget {
    /// Sets a build setting in all configurations, with precedence over all other assignments.
    public mutating func setBuildSetting(_ name: String, to value: String) {
        let setting = BuildSetting(name: name, conditions: [], value: value, location: nil)
        for index in configurations.indices {
            configurations[index].layers.append(.init(origin: .target, settings: [setting]))
        }
    }

    /// Returns the resolved settings of a configuration.
    ///
    /// - Parameters:
    ///   - configuration: The name of the configuration. The default is `Debug`. If the target has no such
    ///     configuration, the default configuration is used.
    ///   - sdk: The SDK without version. The default is the simulator's SDK of the target's platform.
    ///   - architecture: The processor architecture.
    public func buildSettings(
        configuration: String = "Debug", sdk: String? = nil, architecture: String = "x86_64"
    ) -> BuildSettings {
        let selected = self.configuration(named: configuration)
        let name = selected?.name ?? configuration
        let layers = selected?.layers ?? []
        if let sdk {
            let parameters = BuildParameters(configuration: name, sdk: sdk, architecture: architecture)
            return BuildSettings(layers: layers, parameters: parameters)
        }
        // `SDKROOT` itself cannot depend on the SDK, so that it is resolved without one.
        let parameters = BuildParameters(configuration: name, sdk: "", architecture: architecture)
        let preliminary = BuildSettings(layers: layers, parameters: parameters)
        return BuildSettings(
            layers: layers,
            parameters: BuildParameters(
                configuration: name, sdk: preliminary.simulatorSDK, architecture: architecture))
    }

    /// Returns the configuration with a name, or the default configuration, or the first.
    public func configuration(named name: String) -> BuildConfiguration? {
        configurations.first { $0.name == name }
            ?? configurations.first { $0.name.lowercased() == name.lowercased() }
            ?? configurations.first { $0.name.lowercased().hasPrefix(name.lowercased()) }
            ?? configurations.first { $0.name == defaultConfiguration } ?? configurations.first
    }
}
