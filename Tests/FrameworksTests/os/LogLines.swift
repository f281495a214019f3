import Synchronization

@testable import os

/// The log messages that a closure writes, without their time and process.
final class LogLines: Sendable {
    private let lines = Mutex<[String]>([])

    static func of(environment: [String: String] = [:], _ body: () -> Void) -> [String] {
        let log = LogLines()
        let output = LogOutput(configuration: LogConfiguration(environment: environment)) { line in
            // The prefix is a date, a time, and the process.
            let message = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false).dropFirst(3)
            log.lines.withLock { $0.append(message.joined()) }
        }
        LogOutput.$current.withValue(output, operation: body)
        return log.lines.withLock { $0 }
    }
}
