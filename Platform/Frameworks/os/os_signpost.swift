import Foundation
import Synchronization

/// The starts of the intervals of `os_signpost`, which has no state that the caller stores.
private let intervalStarts = Mutex<[IntervalKey: ContinuousClock.Instant]>([:])

private struct IntervalKey: Hashable {
    let log: ObjectIdentifier
    let name: String
    let id: OSSignpostID
}

/// Writes a signpost.
///
/// - Parameters:
///   - type: The start or end of an interval, or an event.
///   - dso: Not used.
///   - log: The log. Nothing is written unless debug messages are enabled.
///   - name: The name of the interval or event.
///   - signpostID: The identifier, which is the same at the start and the end of an interval.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {
    log.writeSignpost(type, name: name, id: signpostID) { _ in "" }
}

/// Writes a signpost with a message.
///
/// - Parameters:
///   - type: The start or end of an interval, or an event.
///   - dso: Not used.
///   - log: The log. Nothing is written unless debug messages are enabled.
///   - name: The name of the interval or event.
///   - signpostID: The identifier, which is the same at the start and the end of an interval.
///   - format: The format of the message, as of `os_log`.
///   - arguments: The values of the format's specifiers.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) {
    log.writeSignpost(type, name: name, id: signpostID) { showsPrivateValues in
        LogFormat("\(format)").text(arguments, showsPrivateValues: showsPrivateValues)
    }
}

extension OSLog {
    fileprivate func writeSignpost(
        _ type: OSSignpostType, name: StaticString, id: OSSignpostID, text: (Bool) -> String
    ) {
        guard signpostsEnabled else { return }
        let key = IntervalKey(log: ObjectIdentifier(self), name: "\(name)", id: id)
        let start = intervalStarts.withLock { starts -> ContinuousClock.Instant? in
            switch type {
            case .begin:
                starts[key] = .now
                return nil
            case .end: return starts.removeValue(forKey: key)
            default: return nil
            }
        }
        write(
            type, name: name, id: id, text: text(LogOutput.current.configuration.showsPrivateValues), since: start)
    }
}
