@_exported import CoreFoundationTypes
@_exported import Foundation
internal import FrameworkSupport

/// The means of reaching a host.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    /// The bits of the flags.
    public let rawValue: UInt32

    /// Creates flags from bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// By a connection that is established first.
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
    /// By the present network.
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
    /// A connection has to be established.
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
    /// A connection is established by traffic.
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
    /// The user has to establish a connection.
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
    /// A connection is established by an app.
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
    /// The host is the computer.
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    /// The host is in the computer's network.
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    /// By a mobile network.
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}

/// The data of a callback.
public struct SCNetworkReachabilityContext {
    /// The version, 0.
    public var version: CFIndex
    /// The pointer that the callback receives.
    public var info: UnsafeMutableRawPointer?
    /// Retains the pointer.
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    /// Releases the pointer.
    public var release: ((UnsafeRawPointer) -> Void)?
    /// Describes the pointer. Not used.
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

    /// Creates the data of a callback.
    public init(
        version: CFIndex, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
    ) {
        self.version = version
        self.info = info
        self.retain = retain
        self.release = release
        self.copyDescription = copyDescription
    }
}

/// A function that is notified of a change.
public typealias SCNetworkReachabilityCallBack = (
    SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// An observer of the network by which a host is reached.
///
/// The flags are those of the computer's interfaces, which are checked every two seconds: every host is reachable if
/// an interface is connected. The host itself is not contacted.
public final class SCNetworkReachability: @unchecked Sendable {
    private let isLocal: Bool
    private let lock = NSRecursiveLock()
    private var callback: SCNetworkReachabilityCallBack?
    private var context: SCNetworkReachabilityContext?
    private var observer: NetworkObserver?

    fileprivate init(isLocal: Bool) {
        self.isLocal = isLocal
    }

    deinit {
        observer?.cancel()
        releaseContext()
    }

    fileprivate var flags: SCNetworkReachabilityFlags { flags(NetworkInterface.connected) }

    private func flags(_ interfaces: [NetworkInterface]) -> SCNetworkReachabilityFlags {
        if isLocal { return [.reachable, .isLocalAddress, .isDirect] }
        if interfaces.isEmpty { return [] }
        return interfaces.allSatisfy { $0.kind == .cellular } ? [.reachable, .isWWAN] : .reachable
    }

    fileprivate func setCallback(
        _ callback: SCNetworkReachabilityCallBack?, context: SCNetworkReachabilityContext?
    ) {
        lock.withLock {
            releaseContext()
            self.callback = callback
            self.context = context
            if let retain = context?.retain, let info = context?.info {
                self.context?.info = UnsafeMutableRawPointer(mutating: retain(info))
            }
        }
    }

    private func releaseContext() {
        if let release = context?.release, let info = context?.info { release(info) }
        context = nil
    }

    fileprivate func setQueue(_ queue: DispatchQueue?) {
        lock.withLock {
            observer?.cancel()
            observer = queue.map { queue in
                NetworkObserver(queue: queue, reportsInitialState: false) { [weak self] interfaces in
                    self?.notify(interfaces)
                }
            }
        }
    }

    private func notify(_ interfaces: [NetworkInterface]) {
        lock.withLock { callback?(self, flags(interfaces), context?.info) }
    }
}

/// Creates an observer of a host.
public func SCNetworkReachabilityCreateWithName(
    _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
    let name = String(cString: nodename).lowercased()
    guard !name.isEmpty else { return nil }
    return SCNetworkReachability(isLocal: ["localhost", "127.0.0.1", "::1"].contains(name))
}

/// Creates an observer of an address. The address 0.0.0.0 is any host.
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
    guard Int32(address.pointee.sa_family) == AF_INET else { return SCNetworkReachability(isLocal: false) }
    // The address follows the family and the port.
    let firstByte = withUnsafeBytes(of: address.pointee) { $0[4] }
    return SCNetworkReachability(isLocal: firstByte == 127)
}

/// Stores the flags of an observer.
///
/// - Returns: `true`.
@discardableResult
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = target.flags
    return true
}

/// Sets the function that is notified of changes.
///
/// - Returns: `true`.
@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    target.setCallback(callout, context: context?.pointee)
    return true
}

/// Sets the queue on which the function is called, or ends observing.
///
/// - Returns: `true`.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    target.setQueue(queue)
    return true
}

/// Observes changes, which are reported on the main queue for every run loop.
///
/// - Returns: `true`.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: CFString
) -> Bool {
    target.setQueue(.main)
    return true
}

/// Ends observing.
///
/// - Returns: `true`.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: CFString
) -> Bool {
    target.setQueue(nil)
    return true
}

/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> RunLoop { .main }

/// Returns the run loop of the calling thread.
public func CFRunLoopGetCurrent() -> RunLoop { .current }

/// A mode of a run loop.
public struct CFRunLoopMode: @unchecked Sendable {
    /// The name.
    public let rawValue: CFString

    /// The default mode.
    public static let defaultMode = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
    /// All common modes.
    public static let commonModes = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
}

extension sockaddr {
    /// The size of the address, which Linux does not store. Setting it has no effect.
    public var sa_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr>.size) }
        set {}
    }
}

extension sockaddr_in {
    /// The size of the address, which Linux does not store. Setting it has no effect.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set {}
    }
}
