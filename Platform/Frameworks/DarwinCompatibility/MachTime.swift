import Foundation

/// The ratio between units of `mach_absolute_time()` and nanoseconds.
public struct mach_timebase_info_data_t: Sendable {
    /// The numerator.
    public var numer: UInt32
    /// The denominator.
    public var denom: UInt32

    /// Creates a ratio.
    public init(numer: UInt32, denom: UInt32) {
        self.numer = numer
        self.denom = denom
    }

    /// Creates an empty ratio, which `mach_timebase_info(_:)` fills.
    public init() {
        self.init(numer: 0, denom: 0)
    }
}

/// The result of a function of the kernel.
public typealias kern_return_t = Int32

/// The result of a function of the kernel that succeeds.
public let KERN_SUCCESS: kern_return_t = 0
/// The result of a function of the kernel with an invalid argument.
public let KERN_INVALID_ARGUMENT: kern_return_t = 4

/// Returns the ratio of units of `mach_absolute_time()` and nanoseconds, which is 1.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> kern_return_t {
    info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return KERN_SUCCESS
}

/// Returns a ratio. On Apple's platforms this is an initializer of a structure with the same name.
public func mach_timebase_info(numer: UInt32 = 0, denom: UInt32 = 0) -> mach_timebase_info_data_t {
    mach_timebase_info_data_t(numer: numer, denom: denom)
}

/// Returns the time since the system was started, in nanoseconds, without the time in which it was suspended.
public func mach_absolute_time() -> UInt64 { nanoseconds(CLOCK_MONOTONIC) }

/// Returns the time since the system was started, in nanoseconds, with the time in which it was suspended.
public func mach_continuous_time() -> UInt64 { nanoseconds(CLOCK_BOOTTIME) }

private func nanoseconds(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
