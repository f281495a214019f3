import Foundation

/// The content of an `.xcworkspace` package.
public struct XcodeWorkspace: Sendable {
    /// The name of the package without extension.
    public var name: String
    /// The package.
    public var url: URL
    /// The projects, in the workspace's order, with those of dependency managers.
    public var projects: [URL]
    /// The folders of Swift packages that the workspace contains.
    public var packages: [URL]
    /// The schemes of the workspace, without those of its projects.
    public var schemes: [Scheme]
    /// The problems that leave the rest of the workspace readable.
    public var diagnostics: [ProjectDiagnostic]

    /// The project that CocoaPods generated, or `nil` if there is none.
    public var podsProject: URL? { projects.first { $0.lastPathComponent == "Pods.xcodeproj" } }
    /// The projects without the one that CocoaPods generated.
    public var ownProjects: [URL] { projects.filter { $0.lastPathComponent != "Pods.xcodeproj" } }
}
