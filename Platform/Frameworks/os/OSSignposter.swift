import Foundation

/// The message of a signpost, which is created by a string literal.
public typealias SignpostMetadata = OSLogMessage

/// A writer of signposts, which measure intervals and mark events.
///
/// There is no Instruments on Linux. If debug messages are enabled (`OS_ACTIVITY_MODE=debug`), signposts are written to
/// the log, and the end of an interval with its duration.
public struct OSSignposter: Sendable {
    private let log: OSLog

    /// Creates a signposter of a subsystem and category.
    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Creates a signposter of a subsystem and a predefined category.
    public init(subsystem: String, category: OSLog.Category) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Creates a signposter without a subsystem.
    public init() {
        log = .default
    }

    /// Creates a signposter that writes to the log of a logger's subsystem and category.
    public init(logger: Logger) {
        log = logger.log
    }

    /// Creates a signposter that writes to a log.
    public init(logHandle: OSLog) {
        log = logHandle
    }

    /// A signposter that discards all signposts.
    public static let disabled = OSSignposter(logHandle: .disabled)

    /// Whether signposts are written.
    public var isEnabled: Bool { log.signpostsEnabled }

    /// Returns an identifier that is unique in the process.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

    /// Returns the identifier of an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

    // MARK: Intervals

    /// Begins an interval.
    ///
    /// - Returns: The state to pass to `endInterval(_:_:)`.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        beginInterval(name, id: id, "")
    }

    /// Begins an interval with a message.
    ///
    /// - Returns: The state to pass to `endInterval(_:_:)`.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata)
        -> OSSignpostIntervalState
    {
        log.write(.begin, name: name, id: id, message: message)
        return OSSignpostIntervalState(id: id, start: .now)
    }

    /// Ends an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
        endInterval(name, state, "")
    }

    /// Ends an interval with a message.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata) {
        log.write(.end, name: name, id: state.signpostID, message: message, since: state.start)
    }

    /// Marks a point in time.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
        emitEvent(name, id: id, "")
    }

    /// Marks a point in time with a message.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata) {
        log.write(.event, name: name, id: id, message: message)
    }

    /// Measures an interval in which a closure runs.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }

    /// Measures an interval in which a closure runs, with a message at its start.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata, around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id, message)
        defer { endInterval(name, state) }
        return try task()
    }
}

/// The state of an interval between its start and its end.
public final class OSSignpostIntervalState: Sendable {
    let signpostID: OSSignpostID
    let start: ContinuousClock.Instant

    init(id: OSSignpostID, start: ContinuousClock.Instant) {
        signpostID = id
        self.start = start
    }

    /// Returns the state of an interval whose start is not known. The duration at its end is measured from this call.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id: id, start: .now)
    }
}

extension OSLog {
    /// Writes a signpost if debug messages are enabled.
    func write(
        _ type: OSSignpostType, name: StaticString, id: OSSignpostID, message: OSLogMessage,
        since start: ContinuousClock.Instant? = nil
    ) {
        guard signpostsEnabled else { return }
        let output = LogOutput.current
        let text = message.text(showsPrivateValues: output.configuration.showsPrivateValues)
        write(type, name: name, id: id, text: text, since: start)
    }

    func write(
        _ type: OSSignpostType, name: StaticString, id: OSSignpostID, text: String,
        since start: ContinuousClock.Instant?
    ) {
        var line = "\(type.name) \(name)"
        if id != .exclusive { line += " #\(id.rawValue)" }
        if let start { line += String(format: " %.3f ms", (ContinuousClock.now - start) / .milliseconds(1)) }
        if !text.isEmpty { line += ": \(text)" }
        LogOutput.current.log(line, category: category)
    }
}
