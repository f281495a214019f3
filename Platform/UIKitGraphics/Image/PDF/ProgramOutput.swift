import Foundation

/// The output of an external program, which runs until it exits or exceeds a limit.
package struct ProgramOutput {
    /// A reason why there is no complete output.
    package enum Failure: Error {
        /// The program could not be started, for a reason.
        case notStarted(String)
        /// The program has exceeded the time limit.
        case tooSlow
        /// The output has exceeded the size limit.
        case tooLarge
    }

    /// The exit status, which is 0 on success.
    package let status: Int32
    /// The standard output.
    package let output: Data
    /// The beginning of the program's standard error output.
    package let errorOutput: String

    private static let errorOutputLimit = 4096

    /// Commands that limit the memory of a program to 1 GB and its processor time to 10 s, and prevent core
    /// dumps.
    private static let limits = "ulimit -v 1048576; ulimit -t 10; ulimit -c 0; "

    /// Runs a program and collects its output.
    /// - Parameters:
    ///   - timeLimit: The number of seconds after which the program is killed.
    ///   - sizeLimit: The number of output bytes after which the program is killed.
    package init(of program: URL, _ arguments: [String], timeLimit: TimeInterval, sizeLimit: Int) throws(Failure) {
        let process = Process()
        let (outputPipe, errorPipe) = (Pipe(), Pipe())
        // Foundation sets no limits for the programs that it starts. The shell replaces itself with the
        // program.
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", Self.limits + "exec \"$@\"", "sh", program.path] + arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = outputPipe
        process.standardError = errorPipe
        // `waitUntilExit()` would run the main run loop and with it unrelated callbacks.
        let exitSignal = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in exitSignal.signal() }
        do {
            try process.run()
        } catch {
            throw .notStarted(error.localizedDescription)
        }
        let deadline = DispatchTime.now() + timeLimit
        var reader = PipeReader(
            [(outputPipe, sizeLimit + 1), (errorPipe, Self.errorOutputLimit)], deadline: deadline)
        let isComplete = reader.read(until: { $0[0].count > sizeLimit })
        let hasExited = isComplete && exitSignal.wait(timeout: deadline) == .success
        // A process that has exited must not be killed: its process identifier may have been reused.
        if !hasExited, exitSignal.wait(timeout: .now()) == .timedOut {
            kill(process.processIdentifier, SIGKILL)
            // Foundation reports termination only after the program's child processes have exited, too.
            _ = exitSignal.wait(timeout: .now() + 0.2)
        }
        output = reader.contents[0]
        errorOutput = String(decoding: reader.contents[1], as: UTF8.self)
        if output.count > sizeLimit { throw .tooLarge }
        if !hasExited { throw .tooSlow }
        status = process.terminationStatus
    }
}

/// A reader for several pipes at once, which prevents the program from blocking on a full pipe.
private struct PipeReader {
    private(set) var contents: [Data]
    private let limits: [Int]
    private let deadline: DispatchTime
    private var sources: [pollfd]

    /// Creates a reader for pipes and the maximum number of bytes to store from each.
    init(_ pipes: [(pipe: Pipe, limit: Int)], deadline: DispatchTime) {
        contents = pipes.map { _ in Data() }
        limits = pipes.map(\.limit)
        self.deadline = deadline
        sources = pipes.map {
            pollfd(fd: $0.pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        }
    }

    /// Reads until all pipes are closed.
    /// - Returns: `false` if `isEnough` returned `true` first, the deadline passed, or polling failed.
    mutating func read(until isEnough: ([Data]) -> Bool) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while sources.contains(where: { $0.fd >= 0 }) {
            let now = DispatchTime.now()
            guard now < deadline, !isEnough(contents) else { return false }
            let remaining = (deadline.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000
            guard poll(&sources, nfds_t(sources.count), Int32(clamping: remaining + 1)) >= 0 || errno == EINTR else {
                return false
            }
            for index in sources.indices where sources[index].fd >= 0 && sources[index].revents != 0 {
                let count = Foundation.read(sources[index].fd, &buffer, buffer.count)
                if count > 0 {
                    let remainingCapacity = max(0, limits[index] - contents[index].count)
                    contents[index].append(contentsOf: buffer[..<min(count, remainingCapacity)])
                } else if count == 0 || errno != EINTR {
                    // `poll` ignores negative file descriptors.
                    sources[index].fd = -1
                }
            }
        }
        return true
    }
}
