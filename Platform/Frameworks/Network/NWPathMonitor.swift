@_exported import Foundation
internal import FrameworkSupport

// The module contains the state of the network. Connections (`NWConnection`, `NWListener`, `NWBrowser`) are not
// available.

/// A network interface.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    /// The kind of an interface.
    public enum InterfaceType: Hashable, Sendable, CaseIterable {
        /// Another kind, such as a virtual network.
        case other
        /// Wireless networks.
        case wifi
        /// Mobile networks.
        case cellular
        /// Cables.
        case wiredEthernet
        /// The computer itself.
        case loopback
    }

    /// The kind.
    public let type: InterfaceType
    /// The name, such as `wlan0`.
    public let name: String
    /// The index, from 1.
    public let index: Int

    init(_ interface: NetworkInterface) {
        type =
            switch interface.kind {
            case .wifi: .wifi
            case .wired: .wiredEthernet
            case .cellular: .cellular
            case .loopback: .loopback
            case .other: .other
            }
        name = interface.name
        index = interface.index
    }

    public var debugDescription: String { name }
}

/// The state of the network.
public struct NWPath: Hashable, Sendable {
    /// The kind of a state.
    public enum Status: Hashable, Sendable {
        /// The network can be used.
        case satisfied
        /// The network cannot be used.
        case unsatisfied
        /// The network can be used after a connection is established.
        case requiresConnection
    }

    /// The reason for which the network cannot be used.
    public enum UnsatisfiedReason: Hashable, Sendable {
        /// The reason is not known.
        case notAvailable
        /// Mobile networks are denied.
        case cellularDenied
        /// Wireless networks are denied.
        case wifiDenied
        /// Local networks are denied.
        case localNetworkDenied
    }

    /// The state.
    public let status: Status
    /// The interfaces that are connected.
    public let availableInterfaces: [NWInterface]
    /// Whether addresses of IPv4 can be reached.
    public let supportsIPv4: Bool
    /// Whether addresses of IPv6 can be reached.
    public let supportsIPv6: Bool

    /// Creates the state of interfaces.
    init(_ interfaces: [NetworkInterface]) {
        status = interfaces.isEmpty ? .unsatisfied : .satisfied
        availableInterfaces = interfaces.map { NWInterface($0) }
        supportsIPv4 = interfaces.contains(where: \.hasIPv4)
        supportsIPv6 = interfaces.contains(where: \.hasIPv6)
    }

    /// The reason for which the network cannot be used, which is not known.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    /// Whether data cost money: whether all interfaces are of mobile networks.
    public var isExpensive: Bool {
        !availableInterfaces.isEmpty && availableInterfaces.allSatisfy { $0.type == .cellular }
    }
    /// Whether a data saving mode is enabled, which is not known.
    public var isConstrained: Bool { false }
    /// Whether there is a server for names.
    public var supportsDNS: Bool { status == .satisfied }

    /// Returns whether an interface of a kind is connected.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }
}

/// An observer of the state of the network.
///
/// The state is that of the computer's interfaces, which are checked every two seconds. A satisfied state does not
/// mean that the Internet can be reached, as on Apple's platforms.
public final class NWPathMonitor: @unchecked Sendable {
    private let lock = NSLock()
    private let isIncluded: @Sendable (NetworkInterface) -> Bool
    private var path: NWPath?
    private var handler: (@Sendable (NWPath) -> Void)?
    private var observer: NetworkObserver?
    private var startQueue: DispatchQueue?
    private var isCanceled = false

    private init(isIncluded: @escaping @Sendable (NetworkInterface) -> Bool) {
        self.isIncluded = isIncluded
    }

    /// Creates an observer of all interfaces.
    public convenience init() {
        self.init(isIncluded: { _ in true })
    }

    /// Creates an observer of the interfaces of a kind.
    public convenience init(requiredInterfaceType: NWInterface.InterfaceType) {
        self.init(isIncluded: { NWInterface($0).type == requiredInterfaceType })
    }

    /// Creates an observer of the interfaces that are not of certain kinds.
    public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        self.init(isIncluded: { !prohibitedInterfaceTypes.contains(NWInterface($0).type) })
    }

    deinit { observer?.cancel() }

    /// A closure that receives the state after `start(queue:)`, and each time it changes.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }

    /// The state at the last check.
    public var currentPath: NWPath {
        lock.withLock { path } ?? NWPath(NetworkInterface.connected.filter(isIncluded))
    }

    /// The queue on which the closure is called.
    public var queue: DispatchQueue? { lock.withLock { startQueue } }

    /// Starts observing.
    public func start(queue: DispatchQueue) {
        let isIncluded = isIncluded
        let new = NetworkObserver(queue: queue, reportsInitialState: true) { [weak self] interfaces in
            self?.update(NWPath(interfaces.filter(isIncluded)))
        }
        lock.withLock {
            startQueue = queue
            observer = new
            isCanceled = false
        }
    }

    private func update(_ new: NWPath) {
        let handler = lock.withLock {
            guard path != new, !isCanceled else { return nil as (@Sendable (NWPath) -> Void)? }
            path = new
            return self.handler
        }
        handler?(new)
    }

    /// Ends observing.
    public func cancel() {
        let old = lock.withLock {
            let old = observer
            observer = nil
            isCanceled = true
            return old
        }
        old?.cancel()
    }
}
