import Foundation

@testable import XcodeProject

/// The projects in the folder of fixtures, and temporary copies of them.
enum Fixture {
    /// The folder of fixtures.
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Fixtures", isDirectory: true)

    /// Reads the project of a fixture.
    static func project(_ name: String) throws(ProjectError) -> XcodeProject {
        try XcodeProject(contentsOf: folder.appendingPathComponent("\(name)/\(name).xcodeproj"))
    }

    /// Calls a closure with a temporary folder that contains a copy of a fixture.
    static func withCopy<Result>(of name: String, _ body: (URL) throws -> Result) throws -> Result {
        try withFolder { folder in
            let copy = folder.appendingPathComponent(name)
            try FileManager.default.copyItem(at: Self.folder.appendingPathComponent(name), to: copy)
            return try body(copy)
        }
    }

    /// Calls a closure with an empty temporary folder.
    static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("XcodeProjectTests-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }
}

extension URL {
    /// Writes text to the file.
    func write(_ text: String) throws {
        try FileManager.default.createDirectory(at: deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: self)
    }

    /// Replaces text in the file.
    func replace(_ old: String, with new: String) throws {
        let text = String(decoding: try Data(contentsOf: self), as: UTF8.self)
        precondition(text.contains(old), "\(lastPathComponent) does not contain “\(old)”.")
        try write(text.replacingOccurrences(of: old, with: new))
    }
}

extension XcodeProject {
    /// The target with a name; a test fails if there is none.
    func requireTarget(_ name: String) throws -> ProjectTarget {
        struct Missing: Error { var name: String }
        guard let target = target(named: name) else { throw Missing(name: name) }
        return target
    }
}

extension Array<ProjectFile> {
    /// The names of the files.
    var names: [String] { map(\.name) }
}
