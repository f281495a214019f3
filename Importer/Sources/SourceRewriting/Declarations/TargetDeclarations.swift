/// The declarations of all files of a target.
public struct TargetDeclarations: Hashable, Codable, Sendable {
    /// The name of the target's module.
    public var moduleName: String

    /// The declarations by file.
    public var files: [FileDeclarations]

    /// Creates the declarations of a target.
    public init(moduleName: String, files: [FileDeclarations]) {
        self.moduleName = moduleName
        self.files = files
    }
}
