import Foundation
import FrameworkSupport

/// Programs in a temporary folder that store their arguments, in place of those of the desktop.
final class FakePrograms: Sendable {
    private let folder: URL

    /// Creates programs.
    ///
    /// - Parameter scripts: The shell commands of each program, which run after its arguments have been stored.
    init(_ scripts: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, commands) in scripts {
            let file = folder.appendingPathComponent(name)
            // The file is complete when it gets its final name.
            let script = """
                #!/bin/sh
                for argument in "$@"; do printf '%s\\n' "$argument"; done >"$0.part"
                mv "$0.part" "$0.$$.arguments"
                \(commands)
                """
            try script.write(to: file, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Runs a closure that finds only these programs. Tests that use programs run one after the other.
    @MainActor
    func use(_ body: @MainActor () async throws -> Void) async rethrows {
        let path = DesktopProgram.searchPath
        DesktopProgram.searchPath = [folder.path]
        defer { DesktopProgram.searchPath = path }
        try await body()
    }

    /// Runs a closure that finds only these programs. Tests that use programs run one after the other.
    @MainActor
    func useNow<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
        let path = DesktopProgram.searchPath
        DesktopProgram.searchPath = [folder.path]
        defer { DesktopProgram.searchPath = path }
        return try body()
    }

    /// Returns the arguments of each run of a program, in no particular order.
    func runs(of name: String) -> [[String]] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasPrefix(name + ".") && $0.hasSuffix(".arguments") }.compactMap { file in
            let text = try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            return text?.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        }
    }
}

/// Waits until a condition is true, at most five seconds.
///
/// - Returns: Whether the condition is true.
@MainActor
func eventually(_ condition: @MainActor () -> Bool) async -> Bool {
    for _ in 0..<500 {
        if condition() { return true }
        try? await Task.sleep(nanoseconds: 10_000_000)
    }
    return condition()
}
