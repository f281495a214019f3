import Foundation

/// A file beside the package that SwiftPM compiles as the main file of the tests, in place of finding them.
///
/// Libraries that are also Swift packages may have one from the time when SwiftPM could not find tests on Linux. It names the
/// test modules of that package, which are not those of the Xcode project.
enum TestEntryPoint {
    /// The option of `swift build` and `swift test` by which tests are found although there is such a file.
    static let discoveryOption = "--enable-test-discovery"

    /// Returns the file in the folder of a package, or `nil` if there is none.
    static func file(in folder: URL) -> URL? {
        ["XCTMain.swift", "LinuxMain.swift"].lazy.map(folder.appendingPathComponent).first { FileStatus($0) != nil }
    }

    /// Returns the warning about the file of a project with tests.
    static func diagnostic(in folder: URL) -> ImportDiagnostic? {
        file(in: folder).map { file in
            ImportDiagnostic(
                .warning, "Swift Package Manager would compile the file as the main file of the tests.",
                remedy: "Run 'trestle test', or pass '\(discoveryOption)' to 'swift build' and 'swift test'.",
                file: file)
        }
    }
}
