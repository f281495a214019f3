// The constants and types that Foundation and Dispatch declare or export on Apple's platforms only. UIKit and
// DarwinCompatibility export this module, so that the names are not ambiguous where both are imported.

/// An integer, by its name in Objective-C.
public typealias NSInteger = Int
/// An unsigned integer, by its name in Objective-C.
public typealias NSUInteger = UInt

/// The greatest finite `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The greatest finite `Float`, by its former name.
public let HUGE = Float.greatestFiniteMagnitude

/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
