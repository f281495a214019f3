import Foundation

/// What another program answers, which is started, read to its end and waited for.
struct ProgramAnswer {
    enum Failure: Error {
        case notStarted(String)
        case tooSlow
        case tooLarge
    }

    /// 0 where all went well, as is the custom.
    let status: Int32
    let output: Data
    /// The beginning of what it wrote to standard error.
    let complaints: String

    private static let longestComplaint = 4096

    /// - Parameters:
    ///   - timeLimit: after how many seconds the program is ended.
    ///   - sizeLimit: after how many bytes of output it is ended.
    init(of program: URL, _ arguments: [String], timeLimit: TimeInterval, sizeLimit: Int) throws(Failure) {
        let process = Process()
        let (answers, errors) = (Pipe(), Pipe())
        process.executableURL = program
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = answers
        process.standardError = errors
        // `waitUntilExit()` would run what else waits for its turn in the main loop.
        let end = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in end.signal() }
        do {
            try process.run()
        } catch {
            throw .notStarted(error.localizedDescription)
        }
        let deadline = DispatchTime.now() + timeLimit
        var reader = PipeReader(
            [(answers, sizeLimit + 1), (errors, Self.longestComplaint)], deadline: deadline)
        let isRead = reader.read(until: { $0[0].count > sizeLimit })
        let isOver = isRead && end.wait(timeout: deadline) == .success
        // What has ended by now has given its number back.
        if !isOver, end.wait(timeout: .now()) == .timedOut {
            kill(process.processIdentifier, SIGKILL)
            // Foundation hears of the end only when what the program has started has ended, too.
            _ = end.wait(timeout: .now() + 1)
        }
        output = reader.contents[0]
        complaints = String(decoding: reader.contents[1], as: UTF8.self)
        if output.count > sizeLimit { throw .tooLarge }
        if !isOver { throw .tooSlow }
        status = process.terminationStatus
    }
}

/// Reads several pipes at once, so that nobody waits for one of them while another one is full.
private struct PipeReader {
    private(set) var contents: [Data]
    private let limits: [Int]
    private let deadline: DispatchTime
    private var sources: [pollfd]

    /// - Parameter pipes: how many bytes of each are kept.
    init(_ pipes: [(pipe: Pipe, limit: Int)], deadline: DispatchTime) {
        contents = pipes.map { _ in Data() }
        limits = pipes.map(\.limit)
        self.deadline = deadline
        sources = pipes.map {
            pollfd(fd: $0.pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        }
    }

    /// Until all pipes are at their end, and so is the answer, or until `isEnough`, and it is not.
    mutating func read(until isEnough: ([Data]) -> Bool) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while sources.contains(where: { $0.fd >= 0 }) {
            let now = DispatchTime.now()
            guard now < deadline, !isEnough(contents) else { return false }
            let left = (deadline.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000
            guard poll(&sources, nfds_t(sources.count), Int32(clamping: left + 1)) >= 0 || errno == EINTR else {
                return false
            }
            for index in sources.indices where sources[index].fd >= 0 && sources[index].revents != 0 {
                let count = Foundation.read(sources[index].fd, &buffer, buffer.count)
                if count > 0 {
                    let room = max(0, limits[index] - contents[index].count)
                    contents[index].append(contentsOf: buffer[..<min(count, room)])
                } else if count == 0 || errno != EINTR {
                    // What is negative is not asked for.
                    sources[index].fd = -1
                }
            }
        }
        return true
    }
}
