import Foundation

/// A destination of log messages.
struct LogOutput: Sendable {
    let configuration: LogConfiguration
    /// Writes a line, which ends without a line break.
    let write: @Sendable (String) -> Void

    /// The destination of the current task, by default the standard error output.
    @TaskLocal static var current = LogOutput(
        configuration: LogConfiguration(environment: ProcessInfo.processInfo.environment),
        write: { line in
            // A single call, so that lines of several threads do not mix.
            var bytes = Array(line.utf8)
            bytes.append(UInt8(ascii: "\n"))
            _ = Foundation.write(STDERR_FILENO, bytes, bytes.count)
        })

    /// Writes a message with the time, the process, and the category.
    func log(_ message: String, category: String) {
        let process = ProcessInfo.processInfo
        let prefix = "\(Self.timestamp()) \(process.processName)[\(process.processIdentifier)]"
        write(category.isEmpty ? "\(prefix) \(message)" : "\(prefix) [\(category)] \(message)")
    }

    /// Returns the local time with microseconds and the time zone, as in Apple's log.
    private static func timestamp() -> String {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        var parts = tm()
        localtime_r(&now.tv_sec, &parts)
        var text = [CChar](repeating: 0, count: 40)
        let length = strftime(&text, text.count, "%Y-%m-%d %H:%M:%S.", &parts)
        var zone = [CChar](repeating: 0, count: 8)
        let zoneLength = strftime(&zone, zone.count, "%z", &parts)
        let microseconds = String(now.tv_nsec / 1000)
        let padding = String(repeating: "0", count: 6 - microseconds.count)
        return string(text, length) + padding + microseconds + string(zone, zoneLength)
    }

    private static func string(_ characters: [CChar], _ length: Int) -> String {
        String(decoding: characters[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
