/// A writer of log messages of a subsystem and category.
///
/// ```swift fragment
/// let logger = Logger(subsystem: "com.example.trails", category: "sync")
/// logger.error("Trail \(trail.id, privacy: .public) was not saved: \(error.localizedDescription)")
/// ```
///
/// Messages are written to the standard error output. See `OS_ACTIVITY_MODE` in the article about frameworks for the
/// levels.
public struct Logger: Sendable {
    let log: OSLog

    /// Creates a logger of a subsystem and category.
    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Creates a logger without a subsystem.
    public init() {
        log = .default
    }

    /// Creates a logger that writes to a log.
    public init(_ logObj: OSLog) {
        log = logObj
    }

    /// Writes a message of the level default.
    public func log(_ message: OSLogMessage) { log.write(message, type: .default) }

    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message, type: level) }

    /// Writes a message of the level debug.
    public func trace(_ message: OSLogMessage) { log.write(message, type: .debug) }

    /// Writes a message of the level debug.
    public func debug(_ message: OSLogMessage) { log.write(message, type: .debug) }

    /// Writes a message of the level info.
    public func info(_ message: OSLogMessage) { log.write(message, type: .info) }

    /// Writes a message of the level default.
    public func notice(_ message: OSLogMessage) { log.write(message, type: .default) }

    /// Writes a message of the level error.
    public func warning(_ message: OSLogMessage) { log.write(message, type: .error) }

    /// Writes a message of the level error.
    public func error(_ message: OSLogMessage) { log.write(message, type: .error) }

    /// Writes a message of the level fault.
    public func critical(_ message: OSLogMessage) { log.write(message, type: .fault) }

    /// Writes a message of the level fault.
    public func fault(_ message: OSLogMessage) { log.write(message, type: .fault) }
}

extension OSLog {
    /// Writes a message if its level is enabled.
    func write(_ message: OSLogMessage, type: OSLogType) {
        guard isEnabled(type: type) else { return }
        let output = LogOutput.current
        output.log(message.text(showsPrivateValues: output.configuration.showsPrivateValues), category: category)
    }

    /// Writes a message with the arguments of a format if its level is enabled.
    func write(_ format: StaticString, _ arguments: [Any], type: OSLogType) {
        guard isEnabled(type: type) else { return }
        let output = LogOutput.current
        let text = LogFormat("\(format)").text(
            arguments, showsPrivateValues: output.configuration.showsPrivateValues)
        output.log(text, category: category)
    }
}
