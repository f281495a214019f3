import Foundation

/// A file or folder that a target compiles, copies or links.
public struct ProjectFile: Hashable, Sendable {
    /// The content of a file, by its type in the project or its extension.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Swift source.
        case swift
        /// Objective-C source.
        case objectiveC
        /// Objective-C++ source.
        case objectiveCPlusPlus
        /// C source.
        case c
        /// C++ source.
        case cPlusPlus
        /// Assembly source.
        case assembly
        /// A header of a C language.
        case header
        /// A module map.
        case moduleMap
        /// A storyboard.
        case storyboard
        /// A nib in XML.
        case xib
        /// An asset catalog.
        case assetCatalog
        /// An app icon of Icon Composer.
        case iconComposer
        /// A table of localized strings.
        case strings
        /// A table of plural rules (`.stringsdict`).
        case stringsDictionary
        /// A string catalog (`.xcstrings`).
        case stringCatalog
        /// A Core Data model, with all its versions.
        case coreDataModel
        /// A mapping between versions of a Core Data model.
        case coreDataMapping
        /// A Core ML model.
        case coreMLModel
        /// Metal source.
        case metal
        /// A definition of intents for Siri.
        case intentDefinition
        /// A playground.
        case playground
        /// A property list.
        case propertyList
        /// A list of entitlements.
        case entitlements
        /// A build configuration file (`.xcconfig`).
        case configuration
        /// A privacy manifest (`.xcprivacy`).
        case privacyManifest
        /// A bitmap, PDF or SVG image.
        case image
        /// A font.
        case font
        /// JSON.
        case json
        /// A documentation catalog.
        case documentation
        /// A test plan.
        case testPlan
        /// A framework or XCFramework.
        case framework
        /// A static or dynamic library.
        case library
        /// A bundle.
        case bundle
        /// A Swift package.
        case package
        /// An Xcode project or workspace.
        case project
        /// A script.
        case script
        /// A folder that is copied whole, whatever it contains.
        case folderReference
        /// Any other file.
        case other

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
    /// The platforms for which the target has the file, such as `ios`; empty for all.
    public var platforms: [String] = []
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
