import Foundation

/// The parts of a project that are missing or limited on Linux.
public struct ProjectReport: Codable, Hashable, Sendable {
    /// A position in a file.
    public struct Place: Codable, Hashable, Sendable {
        /// The path, relative to the project's folder where the file is in it.
        public var file: String
        /// The one-based line, or `nil` for the whole file.
        public var line: Int?
    }

    /// A problem, with all places that have it.
    public struct Finding: Codable, Hashable, Sendable {
        /// The category of a problem.
        public enum Category: String, Codable, Hashable, Sendable, CaseIterable {
            case objectiveC, buildScript, buildRule, missingFramework, limitedFramework, unknownModule, missingAPI
            case rewriting, resource, project
        }

        /// The extent of a problem.
        public enum Severity: String, Codable, Hashable, Sendable {
            /// A part of the target does not compile, or is missing.
            case missing
            /// A part of the target behaves differently.
            case limited
        }

        /// The category.
        public var category: Category
        /// The extent.
        public var severity: Severity
        /// The name of the file, framework, declaration or phase.
        public var name: String
        /// A sentence that states the problem.
        public var message: String
        /// A sentence that states how to fix the problem; empty if nothing has to be done.
        public var remedy: String
        /// The number of places.
        public var count: Int
        /// The places, in the order of the files.
        public var places: [Place]
    }

    /// A target that is built on Linux.
    public struct Target: Codable, Hashable, Sendable {
        /// The name in the project.
        public var name: String
        /// The name of the module.
        public var module: String
        /// The category of the product, such as `application`.
        public var kind: String
        /// The number of files by kind, such as `swift`.
        public var files: [String: Int]
        /// The imported modules that exist without limits.
        public var availableModules: [String]
        /// The problems, in the order of their categories.
        public var findings: [Finding]
    }

    /// A target that is not built on Linux.
    public struct OmittedTarget: Codable, Hashable, Sendable {
        /// The name in the project.
        public var name: String
        /// The category of the product.
        public var kind: String
        /// A sentence that states the reason.
        public var message: String
        /// A sentence that states how to go on without the target.
        public var remedy: String
        /// The position in the project.
        public var place: Place
    }

    /// A Swift package that the project references.
    public struct Package: Codable, Hashable, Sendable {
        /// The identity, such as `alamofire`.
        public var identity: String
        /// The URL or the path.
        public var location: String
        /// The products that the project's targets link.
        public var products: [String]
        /// A sentence about the package on Linux.
        public var message: String
        /// The position in the project.
        public var place: Place
    }

    /// The version of the format.
    public var version = 1
    /// The file name of the project.
    public var project: String
    /// The name of the configuration whose settings apply.
    public var configuration: String
    /// The targets, in the project's order.
    public var targets: [Target]
    /// The targets that are left out, in the project's order.
    public var omittedTargets: [OmittedTarget]
    /// The Swift packages.
    public var packages: [Package]
    /// The problems of the project as a whole.
    public var findings: [Finding]

    /// The report as JSON with sorted keys.
    public var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // All values are strings and integers, which JSON can represent.
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
