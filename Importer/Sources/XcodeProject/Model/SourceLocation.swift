import Foundation

/// A position in a file of a project.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
    /// The file.
    public var file: URL
    /// The one-based line, or `nil` for the whole file.
    public var line: Int?
    /// The one-based column in characters, or `nil` for the whole line.
    public var column: Int?

    /// Creates a location.
    public init(file: URL, line: Int? = nil, column: Int? = nil) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// The location in the form that compilers print, such as `/App/App.xcodeproj/project.pbxproj:12:3`.
    public var description: String {
        [file.path, line.map(String.init), line == nil ? nil : column.map(String.init)]
            .compactMap { $0 }.joined(separator: ":")
    }
}
