import Foundation
import Synchronization

/// The identifier of a signpost, which distinguishes intervals that overlap.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    /// The raw value of the identifier.
    public let rawValue: UInt64

    /// Creates an identifier from its raw value.
    public init(_ value: UInt64) {
        rawValue = value
    }

    /// Creates an identifier that is unique in the process.
    public init(log: OSLog) {
        self.init(Self.next())
    }

    /// Creates the identifier of an object. It is the same each time as long as the object exists.
    public init(log: OSLog, object: AnyObject) {
        self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object))))
    }

    /// The identifier of intervals that do not overlap with others of the same name.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// An identifier that no signpost has.
    public static let invalid = OSSignpostID(.max)
    /// An identifier that no signpost has.
    public static let null = OSSignpostID(0)

    /// Returns whether an identifier has the lower raw value.
    public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }

    private static let counter = Atomic<UInt64>(1)

    static func next() -> UInt64 { counter.wrappingAdd(1, ordering: .relaxed).oldValue }
}

/// The kind of a signpost.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    /// The raw value of the kind.
    public let rawValue: UInt8

    /// Creates a kind from its raw value.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The kind of a signpost at one point in time.
    public static let event = OSSignpostType(rawValue: 0)
    /// The start of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)

    var name: String {
        switch self {
        case .begin: "begin"
        case .end: "end"
        default: "event"
        }
    }
}
