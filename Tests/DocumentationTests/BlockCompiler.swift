import Foundation
import Synchronization

/// Compiles the code blocks of a document against the modules that the tests are built with.
struct BlockCompiler {
    let document: Document

    /// Returns the compiler's diagnostics of each block that does not compile.
    func failures() throws -> [String] {
        let programs = try programs()
        let results = Mutex([Int: Result<String?, any Error>]())
        DispatchQueue.concurrentPerform(iterations: programs.count) { index in
            let result = Result { try compile(programs[index]) }
            results.withLock { $0[index] = result }
        }
        let ordered = results.withLock { results in results.sorted { $0.key < $1.key } }
        return try ordered.compactMap { try $0.value.get() }
    }

    private struct Program: Sendable {
        var source: String
        /// Whether the source declares an entry point itself.
        var hasEntryPoint: Bool { source.contains("@main") }
    }

    private func programs() throws -> [Program] {
        var programs: [Program] = []
        var chain = ""
        for block in try document.blocks() {
            let code =
                "#sourceLocation(file: \"\(document.path)\", line: \(block.line))\n"
                + block.lines.map { $0 + "\n" }.joined() + "#sourceLocation()\n"
            switch block.kind {
            case .fragment, .excerpt: continue
            case .program: chain = code
            case .continued: chain += code
            case .members(let superclass): chain = "final class Example: \(superclass) {\n\(code)}\n"
            }
            programs.append(Program(source: Self.imports + chain))
        }
        return programs
    }

    private static let imports = """
        @testable import DocumentationContext
        import AdaptiveCards
        import Trestle
        import TrestleCards
        import TrestleImages
        import UIKit

        """

    private static let modules = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("Modules").path

    private func compile(_ program: Program) throws -> String? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("main.swift")
        try Data(program.source.utf8).write(to: file)
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // Unlike type checking alone, SIL includes the checks of isolation and initialization.
        compiler.arguments =
            [
                "swiftc", "-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-warnings-as-errors", "-module-name",
                "Example", "-I", Self.modules, file.path,
            ] + (program.hasEntryPoint ? ["-parse-as-library"] : [])
        let output = Pipe()
        compiler.standardError = output
        compiler.standardOutput = FileHandle.nullDevice
        try compiler.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        compiler.waitUntilExit()
        return compiler.terminationStatus == 0 ? nil : text
    }
}
