import Foundation
import Synchronization

/// A program of the desktop, such as `xdg-email` or `notify-send`.
package struct DesktopProgram: Sendable {
    /// The result of a program that has exited.
    package struct Result: Sendable {
        /// The exit status, which is 0 on success.
        package let status: Int32
        /// The standard output, without line breaks at its end.
        package let output: String
    }

    /// The folders in which programs are searched, by default those of `PATH`.
    package static var searchPath: [String] {
        get { storedSearchPath.withLock { $0 } }
        set { storedSearchPath.withLock { $0 = newValue } }
    }

    private static let storedSearchPath = Mutex(
        (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map(String.init))

    private let file: URL

    /// Finds a program. Returns `nil` if it is not installed.
    package init?(_ name: String) {
        let paths = Self.searchPath.map { $0 + "/" + name }
        guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
        file = URL(fileURLWithPath: path)
    }

    /// Starts the program without waiting until it exits.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the program.
    ///   - completion: A closure that is called on any thread when the program has exited.
    /// - Returns: The running program, or `nil` if it could not be started.
    @discardableResult
    package func start(
        _ arguments: [String], completion: @escaping @Sendable (Result) -> Void = { _ in }
    ) -> Running? {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = file
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        // The output is complete only after both the end of the pipe and the exit.
        let ends = DispatchGroup()
        let output = Mutex(Data())
        ends.enter()
        ends.enter()
        process.terminationHandler = { _ in ends.leave() }
        do {
            try process.run()
        } catch {
            return nil
        }
        let reader = pipe.fileHandleForReading
        let running = Running(process)
        DispatchQueue.global().async {
            let data = (try? reader.readToEnd()) ?? Data()
            output.withLock { $0 = data }
            ends.leave()
        }
        ends.notify(queue: .global()) {
            let text = String(decoding: output.withLock { $0 }, as: UTF8.self)
            let end = text.lastIndex { !$0.isNewline }.map(text.index(after:)) ?? text.startIndex
            completion(Result(status: running.status, output: String(text[..<end])))
        }
        return running
    }

    /// Runs the program until it exits. Returns `nil` if it could not be started.
    package func run(_ arguments: [String]) async -> Result? {
        await withCheckedContinuation { continuation in
            let running = start(arguments) { continuation.resume(returning: $0) }
            if running == nil { continuation.resume(returning: nil) }
        }
    }

    /// A program that has been started.
    package final class Running: @unchecked Sendable {
        // Foundation synchronizes accesses to a process.
        private let process: Process

        fileprivate init(_ process: Process) {
            self.process = process
        }

        fileprivate var status: Int32 { process.terminationStatus }

        /// Interrupts the program, as by Control-C.
        package func interrupt() {
            if process.isRunning { process.interrupt() }
        }

        /// Ends the program.
        package func terminate() {
            if process.isRunning { process.terminate() }
        }
    }
}
