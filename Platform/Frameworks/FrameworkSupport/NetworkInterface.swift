import Foundation

/// A network interface of the computer, such as `wlan0`.
package struct NetworkInterface: Hashable, Sendable {
    /// The kind of an interface.
    package enum Kind: Sendable {
        case wifi, wired, cellular, loopback, other
    }

    /// The name.
    package let name: String
    /// The index, from 1.
    package let index: Int
    /// The kind.
    package let kind: Kind
    /// Whether the interface has an address of IPv4 by which other networks can be reached.
    package internal(set) var hasIPv4: Bool
    /// Whether the interface has an address of IPv6 by which other networks can be reached.
    package internal(set) var hasIPv6: Bool

    /// Creates an interface.
    package init(name: String, index: Int, kind: Kind, hasIPv4: Bool = false, hasIPv6: Bool = false) {
        self.name = name
        self.index = index
        self.kind = kind
        self.hasIPv4 = hasIPv4
        self.hasIPv6 = hasIPv6
    }

    /// The interfaces that are up and have an address, except the loopback interface.
    package static var connected: [NetworkInterface] {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return [] }
        defer { freeifaddrs(first) }
        var found: [String: NetworkInterface] = [:]
        for entry in sequence(first: first, next: { $0?.pointee.ifa_next }) {
            guard let entry = entry?.pointee, let address = entry.ifa_addr else { continue }
            let flags = Int32(bitPattern: entry.ifa_flags)
            guard flags & Int32(IFF_UP) != 0, flags & Int32(IFF_RUNNING) != 0, flags & Int32(IFF_LOOPBACK) == 0 else {
                continue
            }
            let name = String(cString: entry.ifa_name)
            var interface =
                found[name]
                ?? NetworkInterface(name: name, index: Int(if_nametoindex(entry.ifa_name)), kind: Kind(name: name))
            switch Int32(address.pointee.sa_family) {
            case AF_INET: if !isLinkLocal4(address) { interface.hasIPv4 = true }
            case AF_INET6: if !isLinkLocal6(address) { interface.hasIPv6 = true }
            default: continue
            }
            found[name] = interface
        }
        return found.values.filter { $0.hasIPv4 || $0.hasIPv6 }.sorted { $0.index < $1.index }
    }

    /// Returns whether an address is in 169.254.0.0/16, which computers assign to themselves.
    private static func isLinkLocal4(_ address: UnsafeMutablePointer<sockaddr>) -> Bool {
        address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
            UInt32(bigEndian: $0.pointee.sin_addr.s_addr) >> 16 == 0xA9FE
        }
    }

    /// Returns whether an address is in fe80::/10.
    private static func isLinkLocal6(_ address: UnsafeMutablePointer<sockaddr>) -> Bool {
        address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
            withUnsafeBytes(of: $0.pointee.sin6_addr) { $0[0] == 0xFE && $0[1] & 0xC0 == 0x80 }
        }
    }
}

extension NetworkInterface.Kind {
    /// Creates the kind of an interface by its name and the kernel's description of it.
    init(name: String) {
        let folder = "/sys/class/net/\(name)"
        if FileManager.default.fileExists(atPath: folder + "/wireless") {
            self = .wifi
        } else if name.hasPrefix("ww") || name.hasPrefix("rmnet") {
            self = .cellular
        } else if name == "lo" {
            self = .loopback
        } else {
            let type = try? String(contentsOfFile: folder + "/type", encoding: .utf8)
            // ARPHRD_ETHER of linux/if_arp.h
            self = type?.trimmingCharacters(in: .whitespacesAndNewlines) == "1" ? .wired : .other
        }
    }
}

/// A timer that reports changes of the connected interfaces.
package final class NetworkObserver: @unchecked Sendable {
    // Dispatch synchronizes accesses to a timer.
    private let timer: any DispatchSourceTimer

    /// The number of seconds between two checks.
    private static let interval = 2

    /// Starts observing.
    ///
    /// - Parameters:
    ///   - queue: The queue on which changes are reported.
    ///   - reportsInitialState: Whether the first interfaces are reported, too.
    ///   - onChange: A closure that receives the interfaces.
    package init(
        queue: DispatchQueue, reportsInitialState: Bool, onChange: @escaping @Sendable ([NetworkInterface]) -> Void
    ) {
        let state = LastInterfaces(reportsInitialState ? nil : NetworkInterface.connected)
        let source = DispatchSource.makeTimerSource(queue: queue)
        source.schedule(deadline: .now(), repeating: .seconds(Self.interval), leeway: .milliseconds(500))
        source.setEventHandler {
            let interfaces = NetworkInterface.connected
            if state.replace(with: interfaces) { onChange(interfaces) }
        }
        source.resume()
        timer = source
    }

    /// Stops observing.
    package func cancel() { timer.cancel() }

    deinit { timer.cancel() }

    /// The interfaces at the last check, which only the queue accesses.
    private final class LastInterfaces: @unchecked Sendable {
        private var interfaces: [NetworkInterface]?

        init(_ interfaces: [NetworkInterface]?) {
            self.interfaces = interfaces
        }

        /// Returns whether the interfaces have changed.
        func replace(with new: [NetworkInterface]) -> Bool {
            defer { interfaces = new }
            return interfaces != new
        }
    }
}
