/// A Swift source file of an Xcode target.
public struct SourceFile: Hashable, Sendable {
    /// The absolute path of the file, which compiler errors name.
    public var path: String

    /// The contents of the file.
    public var text: String

    /// Creates a source file.
    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

/// A source file that compiles on Linux.
public struct RewrittenFile: Hashable, Sendable {
    /// The absolute path of the original file.
    public var path: String

    /// The rewritten contents. They begin with a `#sourceLocation` directive that names the original file.
    public var text: String

    /// The name of the file that the build compiles. It differs from the original's, because the compiler warns
    /// if a `#sourceLocation` directive names another file with the same name. Only `main.swift` must keep its
    /// name.
    public var outputName: String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        guard name != "main.swift" else { return name }
        let base = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
        return "\(base)+Linux.swift"
    }

    /// Creates a rewritten file.
    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
