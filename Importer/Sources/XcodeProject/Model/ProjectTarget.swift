import Foundation

/// A target of a project.
public struct ProjectTarget: Hashable, Sendable, Identifiable {
    /// The category of a target's product.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// An app.
        case application
        /// A dynamic framework.
        case framework
        /// A static framework.
        case staticFramework
        /// A static library.
        case staticLibrary
        /// A dynamic library.
        case dynamicLibrary
        /// A bundle of resources or a plug-in.
        case bundle
        /// A command-line tool.
        case commandLineTool
        /// Unit tests.
        case unitTests
        /// User interface tests.
        case uiTests
        /// An app extension.
        case appExtension
        /// An App Clip.
        case appClip
        /// A Messages app.
        case messagesApplication
        /// A watch app.
        case watchApplication
        /// The extension of a watch app.
        case watchExtension
        /// An XPC service.
        case xpcService
        /// A system extension.
        case systemExtension
        /// A driver extension.
        case driverExtension
        /// No product: a target that groups others and runs scripts.
        case aggregate
        /// A product of an external build tool.
        case legacy
        /// Any other product.
        case other

        /// Whether the product contains tests.
        public var isTest: Bool { self == .unitTests || self == .uiTests }
    }

    /// The identifier of the target's object in the project.
    public var id: String
    /// The name of the target.
    public var name: String
    /// The name of the product that the project states, which defaults to the target's name.
    public var productName: String
    /// The name of the Swift module in the default configuration.
    public var moduleName: String
    /// The category of the product.
    public var kind: Kind
    /// The product type as the project states it, such as `com.apple.product-type.application`; `nil` for aggregate
    /// and legacy targets.
    public var productType: String?
    /// The file name of the product, such as `App.app`.
    public var productFileName: String?

    /// The compiled files, in the order of the build phases, followed by those of synchronized folders.
    public var sources: [ProjectFile] = []
    /// The copied files, in the order of the build phases, followed by those of synchronized folders.
    public var resources: [ProjectFile] = []
    /// The headers, in the order of the build phases, followed by those of synchronized folders.
    public var headers: [ProjectFile] = []
    /// The synchronized folders that belong to the target.
    public var synchronizedFolders: [URL] = []
    /// The frameworks and libraries that the target links.
    public var frameworks: [LinkedFramework] = []
    /// The products of Swift packages that the target links.
    public var packageProducts: [PackageProduct] = []
    /// The targets that are built before this target.
    public var dependencies: [TargetDependency] = []
    /// The shell script phases.
    public var scripts: [ScriptPhase] = []
    /// The phases that copy files.
    public var copies: [CopyPhase] = []
    /// The build rules of the target, by the pattern or type of the files that they process.
    public var buildRules: [BuildRule] = []
    /// The application that hosts the tests, or `nil` if the target does not contain tests or has no host.
    public var testHost: TestHost?

    /// The configurations, in the project's order.
    public var configurations: [BuildConfiguration] = []
    /// The name of the configuration that is used if no other is specified.
    public var defaultConfiguration: String?
    /// The position of the target's object.
    public var location: SourceLocation
}

/// A framework or library that a target links.
public struct LinkedFramework: Hashable, Sendable {
    /// The origin of a framework.
    public enum Origin: Hashable, Sendable {
        /// The platform's SDK.
        case system
        /// A target of the same project.
        case target(name: String)
        /// A product of another project or of the dependency manager, in the folder for built products.
        case builtProduct
        /// A file on disk.
        case file(URL)
    }

    /// The name without extension, such as `MapKit`.
    public var name: String
    /// The origin of the framework.
    public var origin: Origin
    /// Whether the program starts without the framework.
    public var isWeak: Bool
    /// The position of the file reference.
    public var location: SourceLocation
}

/// A product of a Swift package that a target links.
public struct PackageProduct: Hashable, Sendable {
    /// The name of the product.
    public var name: String
    /// The identifier of the package reference in the project, or `nil` for a local package that the project contains as
    /// a folder.
    public var packageID: String?
    /// Whether the product is a build tool plugin.
    public var isPlugin: Bool
    /// The platforms for which the target links the product, such as `ios`; empty for all.
    public var platforms: [String] = []
    /// The position of the dependency.
    public var location: SourceLocation
}

/// A target that another target depends on.
public struct TargetDependency: Hashable, Sendable {
    /// The name of the target.
    public var name: String
    /// The project that contains the target, or `nil` for the same project.
    public var project: URL?
    /// The platforms for which the dependency applies; empty for all.
    public var platforms: [String]
    /// The position of the dependency.
    public var location: SourceLocation
}

/// A build phase that runs a shell script.
public struct ScriptPhase: Hashable, Sendable {
    /// The name of the phase.
    public var name: String
    /// The program that runs the script.
    public var shell: String
    /// The text of the script.
    public var script: String
    /// The paths of input files, with variables.
    public var inputs: [String]
    /// The paths of output files, with variables.
    public var outputs: [String]
    /// The position of the phase.
    public var location: SourceLocation
}

/// A build phase that copies files.
public struct CopyPhase: Hashable, Sendable {
    /// The folder that receives the files.
    public enum Destination: Hashable, Sendable {
        /// The root of the disk.
        case absolutePath
        /// The folder of the product.
        case wrapper
        /// The folder of the executable.
        case executables
        /// The folder of resources.
        case resources
        /// The folder of Java resources.
        case javaResources
        /// The folder of frameworks.
        case frameworks
        /// The folder of shared frameworks.
        case sharedFrameworks
        /// The folder of shared support files.
        case sharedSupport
        /// The folder of plug-ins and app extensions.
        case plugIns
        /// The folder of built products.
        case productsDirectory
        /// A number that this version does not know.
        case other(Int)
    }

    /// The name of the phase.
    public var name: String
    /// The folder that receives the files.
    public var destination: Destination
    /// The path in the folder, with variables.
    public var subpath: String
    /// The files.
    public var files: [ProjectFile]
    /// The position of the phase.
    public var location: SourceLocation
}

/// A rule that states how a target builds files of one type.
public struct BuildRule: Hashable, Sendable {
    /// The pattern of file names or the file type.
    public var pattern: String
    /// The script or compiler.
    public var action: String
    /// The position of the rule.
    public var location: SourceLocation
}

/// The application that hosts tests.
public struct TestHost: Hashable, Sendable {
    /// The name of the target, or `nil` if only the path of the executable is known.
    public var target: String?
    /// The resolved value of `TEST_HOST` or `BUNDLE_LOADER`, or `nil` if only `TestTargetID` names the host.
    public var executable: String?
}
