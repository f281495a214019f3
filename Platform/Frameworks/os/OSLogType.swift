/// The level of a log message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The raw value of the level.
    public let rawValue: UInt8

    /// Creates a level from its raw value.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Creates a level from its raw value.
    public init(_ rawValue: UInt8) {
        self.init(rawValue: rawValue)
    }

    /// The level of messages that might help to find the cause of a failure.
    public static let `default` = OSLogType(0x00)
    /// The level of messages that are helpful, but not essential.
    public static let info = OSLogType(0x01)
    /// The level of messages for development.
    public static let debug = OSLogType(0x02)
    /// The level of messages about failures of the process.
    public static let error = OSLogType(0x10)
    /// The level of messages about failures of the system, or of several processes.
    public static let fault = OSLogType(0x11)
}
