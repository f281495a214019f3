import Foundation
import ProjectImport

/// A program of the system, such as `dpkg-deb`.
struct Tool {
    /// The name of the program in the `PATH`.
    let name: String
    /// How to get the program if it is missing.
    let remedy: String

    /// Runs the program, and returns its standard output. The standard error is that of this process.
    ///
    /// - Parameters:
    ///   - arguments: The arguments.
    ///   - folder: The current folder of the program, or `nil` for that of this process.
    ///   - environment: Environment variables in addition to those of this process.
    ///   - showsOutput: Whether the output is that of this process instead.
    /// - Throws: `ImportDiagnostic` if the program is missing or fails.
    @discardableResult
    func run(
        _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:], showsOutput: Bool = false
    ) throws(ImportDiagnostic) -> Data {
        guard let program = Self.find(name) else {
            throw ImportDiagnostic(.error, "The program \(name) is not installed.", remedy: remedy)
        }
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        if let folder { process.currentDirectoryURL = folder }
        let output = Pipe()
        if !showsOutput { process.standardOutput = output }
        do {
            try process.run()
        } catch {
            throw ImportDiagnostic(.error, "The program \(program.path) could not be started: \(error)", remedy: remedy)
        }
        let data = showsOutput ? Data() : output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw ImportDiagnostic(
                .error, "The command '\(([name] + arguments).joined(separator: " "))' failed.",
                remedy: "Fix the errors above.")
        }
        return data
    }

    /// Returns the program with a name in the `PATH`.
    static func find(_ name: String) -> URL? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.lazy.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
