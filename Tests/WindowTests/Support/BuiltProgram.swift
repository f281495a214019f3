import Foundation

/// A program in a separate process, usually of this package, whose output can be read while it runs.
final class BuiltProgram {
    private let process: ChildProcess
    private let folder: URL
    private let name: String

    /// Starts an executable product of this package, which is built beside the tests.
    convenience init(_ name: String, _ arguments: [String] = [], environment: [String: String]) throws {
        try self.init(path: try Self.url(of: name).path, name: name, arguments, environment: environment)
    }

    /// Returns the file of an executable product of this package.
    static func url(of name: String) throws -> URL {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(name)
    }

    /// Starts a program at a path, or by its name in the PATH.
    init(path: String, name: String, _ arguments: [String], environment: [String: String]) throws {
        let inherited = ProcessInfo.processInfo.environment
            .filter { !["DISPLAY", "WAYLAND_DISPLAY"].contains($0.key) && !$0.key.hasPrefix("TRESTLE_") }
        self.name = name
        folder = try FileManager.default.makeTemporaryFolder()
        process = try ChildProcess(
            path, arguments,
            environment: inherited.merging(["TRESTLE_STATE": "none", "TRESTLE_INSTANCE": "new"]) { $1 }.merging(
                environment
            ) { $1 },
            output: folder.appendingPathComponent("output"), error: folder.appendingPathComponent("error"))
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func text(of file: String) -> String {
        (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)) ?? ""
    }

    var processIdentifier: Int32 { process.identifier }

    /// The complete lines that the program has printed so far.
    var lines: [String] {
        text(of: "output").split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    /// The text that the program has written to standard error so far.
    var errorText: String { text(of: "error") }

    func send(_ signal: Int32) {
        process.send(signal)
    }

    /// Waits for a line with the given prefix after the first `count` lines, and returns it.
    @discardableResult
    func waitForLine(_ beginning: String, after count: Int = 0, limit: TimeInterval = 20) throws -> String {
        try waitFor("a line \"\(beginning)…\" of \(report)", limit: limit) {
            lines.dropFirst(count).first { $0.hasPrefix(beginning) }
        }
    }

    /// Waits until the program exits, and returns its exit status.
    func waitForEnd(limit: TimeInterval = 20) throws -> Int32 {
        try waitFor("the end of \(report)", limit: limit) { process.exitStatus }
    }

    private var report: String { "\(name), which has printed:\n\(text(of: "output"))\(errorText)" }

    /// The processor time that the program has used, in seconds.
    var processorTime: TimeInterval {
        let text = (try? String(contentsOfFile: "/proc/\(processIdentifier)/stat", encoding: .utf8)) ?? ""
        // Fields 14 and 15, user and system time; the second field is the name in parentheses and may
        // contain spaces.
        let fields = (text.split(separator: ")").last ?? "").split(separator: " ")
        guard fields.count > 13, let user = Double(fields[11]), let system = Double(fields[12]) else { return 0 }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
}
