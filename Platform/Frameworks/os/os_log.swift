import Foundation

/// Writes a message of the level default to the default log.
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message, type: .default) }

/// Writes a message to the default log.
public func os_log(_ logLevel: OSLogType, _ message: OSLogMessage) { OSLog.default.write(message, type: logLevel) }

/// Writes a message to a log.
public func os_log(_ logLevel: OSLogType = .default, log: OSLog, _ message: OSLogMessage) {
    log.write(message, type: logLevel)
}

/// Writes a message to a log.
///
/// - Parameters:
///   - message: A format in which specifiers can have a privacy, such as `%{public}@`. Without one, text and objects
///     are private.
///   - dso: Not used.
///   - log: The log.
///   - type: The level of the message.
///   - args: The values of the specifiers.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, type: OSLogType = .default,
    _ args: CVarArg...
) {
    log.write(message, args, type: type)
}

/// Writes a message to a log. This function accepts objects, which are not `CVarArg` on Linux.
@_disfavoredOverload
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, type: OSLogType = .default,
    _ args: Any...
) {
    log.write(message, args, type: type)
}

/// Writes a message to a log.
///
/// - Parameters:
///   - type: The level of the message.
///   - dso: Not used.
///   - log: The log.
///   - message: A format in which specifiers can have a privacy, such as `%{public}@`.
///   - args: The values of the specifiers.
@_disfavoredOverload
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, _ message: StaticString,
    _ args: Any...
) {
    log.write(message, args, type: type)
}

/// Returns the number of bytes of memory that the process can allocate before the system runs out of it.
public func os_proc_available_memory() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/meminfo", encoding: .utf8),
        let line = text.split(separator: "\n").first(where: { $0.hasPrefix("MemAvailable:") }),
        let kilobytes = line.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return 0 }
    return kilobytes * 1024
}
