import Foundation

/// The manifest of a Swift package, as `swift package dump-package` prints it.
struct SwiftPackageManifest: Decodable {
    var name: String
    var defaultLocalization: String?
    var dependencies: [Dependency]
    var products: [Product]?
    var targets: [Target]
    var swiftLanguageVersions: [String]?
    var toolsVersion: ToolsVersion

    /// Returns the package with the product that a target uses, or `nil` if the manifest states none.
    func package(of dependency: TargetDependency) -> Dependency? {
        let name = (dependency.package ?? dependency.name).lowercased()
        return dependencies.first { $0.names.contains(name) }
    }

    struct ToolsVersion: Decodable {
        var version: String

        enum CodingKeys: String, CodingKey {
            case version = "_version"
        }
    }

    /// A package that the package depends on.
    struct Dependency: Decodable {
        var sourceControl: [Repository]?
        var fileSystem: [Folder]?

        /// The identity of the package.
        var identity: String? { sourceControl?.first?.identity ?? fileSystem?.first?.identity }

        /// The names by which targets refer to the package, in lower case.
        fileprivate var names: [String] {
            let stated =
                sourceControl?.first?.nameForTargetDependencyResolutionOnly
                ?? fileSystem?.first?.nameForTargetDependencyResolutionOnly
            return [identity, stated?.lowercased()].compactMap(\.self)
        }
    }

    struct Folder: Decodable {
        var identity: String
        var path: String
        /// The name by which targets refer to the package, if the manifest states one.
        var nameForTargetDependencyResolutionOnly: String?
    }

    struct Product: Decodable {
        var name: String
        /// The names of the targets.
        var targets: [String]
    }

    struct Repository: Decodable {
        var identity: String
        var location: Location
        var requirement: Requirement
        /// The name by which targets refer to the package, if the manifest states one.
        var nameForTargetDependencyResolutionOnly: String?

        var url: String? { location.remote?.first?.urlString ?? location.local?.first }
    }

    struct Location: Decodable {
        var remote: [Remote]?
        var local: [String]?

        struct Remote: Decodable {
            var urlString: String
        }
    }

    struct Requirement: Decodable {
        var range: [Range]?
        var exact: [String]?
        var branch: [String]?
        var revision: [String]?

        struct Range: Decodable {
            var lowerBound: String
            var upperBound: String
        }
    }

    struct Target: Decodable {
        var name: String
        /// The kind, such as `regular` or `test`.
        var type: String
        var path: String?
        /// The files and folders of the sources, or `nil` for the whole folder.
        var sources: [String]?
        var exclude: [String]
        var resources: [Resource]
        var dependencies: [TargetDependency]
        var settings: [Setting]
        private var pluginUsages: [[String: [String?]]]?

        /// The names of the plugins that are run for the target.
        var pluginNames: [String] { (pluginUsages ?? []).compactMap { $0["plugin"]?.first ?? nil } }
    }

    struct Resource: Decodable {
        var path: String
        var rule: Rule

        struct Rule: Decodable {
            var copy: Empty?

            struct Empty: Decodable {}
        }
    }

    /// The restriction of a setting or dependency.
    struct Condition: Decodable {
        var config: String?
        var platformNames: [String]?

        /// Whether the condition is true for iOS.
        var includesIOS: Bool { platformNames.map { $0.isEmpty || $0.contains("ios") } ?? true }
    }

    struct Setting: Decodable {
        var tool: String
        var condition: Condition?
        var kind: Kind

        struct Kind: Decodable {
            var define: Value?
            var enableUpcomingFeature: Value?
            var enableExperimentalFeature: Value?
            var swiftLanguageMode: Value?
            var defaultIsolation: Value?
        }

        struct Value: Decodable {
            var text: String

            enum CodingKeys: String, CodingKey {
                case text = "_0"
            }
        }
    }

    /// A target or product that a target depends on.
    struct TargetDependency: Decodable {
        var name: String
        /// The package of a product, or `nil` if the manifest states none.
        var package: String?
        /// Whether the name can be that of a product.
        var canBeProduct: Bool
        var condition: Condition?

        private enum CodingKeys: String, CodingKey {
            case byName, target, product
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            guard let key = container.allKeys.first else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "The kind of a dependency is unknown."))
            }
            var values = try container.nestedUnkeyedContainer(forKey: key)
            name = try values.decode(String.self)
            canBeProduct = key != .target
            if key == .product {
                package = try values.decodeIfPresent(String.self)
                _ = try values.decodeIfPresent([String: String].self)
            }
            if !values.isAtEnd { condition = try values.decodeIfPresent(Condition.self) }
        }
    }
}
