import Foundation

/// A file or folder that a target compiles, copies or links.
public struct ProjectFile: Hashable, Sendable {
    /// The content of a file, by its type in the project or its extension.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case swift, objectiveC, objectiveCPlusPlus, c, cPlusPlus, assembly, header, moduleMap
        case storyboard, xib, assetCatalog, iconComposer, strings, stringsDictionary, stringCatalog
        case coreDataModel, coreDataMapping, coreMLModel, metal, intentDefinition, playground
        case propertyList, entitlements, configuration, privacyManifest, image, font, json, documentation, testPlan
        case framework, library, bundle, package, project, script, folderReference, other

        /// Whether the file is compiled by a compiler of C languages.
        public var isCFamily: Bool {
            switch self {
            case .objectiveC, .objectiveCPlusPlus, .c, .cPlusPlus, .assembly: true
            default: false
            }
        }
    }

    /// A version of a file for one region.
    public struct Localization: Hashable, Sendable {
        /// The region, such as `Base`, `en` or `pt-BR`.
        public var region: String
        /// The file.
        public var url: URL
        /// The content of the file, which is `strings` for the translation of a storyboard.
        public var kind: Kind
        /// Whether the file exists.
        public var exists: Bool
        /// The position of the file reference.
        public var location: SourceLocation
    }

    /// The absolute URL of the file. For a localized file, this is the version of the base or development region.
    public var url: URL
    /// The content of the file.
    public var kind: Kind
    /// The versions of a localized file, in the project's order; empty for other files.
    public var localizations: [Localization] = []
    /// The arguments for the compiler that the target sets for this file alone.
    public var compilerFlags: [String] = []
    /// The attributes of the file in its build phase, such as `Public`, `Weak` or `CodeSignOnCopy`.
    public var attributes: [String] = []
    /// The folders in the synchronized folder that contain the file, from the outermost; empty for other files.
    public var synchronizedPath: [String] = []
    /// Whether the target gets the file from a synchronized folder.
    public var isSynchronized = false
    /// Whether the file exists. For a localized file, whether all its versions exist.
    public var exists: Bool
    /// The position of the file reference, group or synchronized folder in the project.
    public var location: SourceLocation

    /// The last component of the path.
    public var name: String { url.lastPathComponent }
}
