import Foundation
import FrameworkSupport
import SystemConfiguration
import Testing

@Suite struct ReachabilityTests {
    @Test("the address 0.0.0.0 is reachable exactly if an interface is connected")
    func anyAddress() throws {
        var address = sockaddr_in()
        address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
        address.sin_family = sa_family_t(AF_INET)
        let reachability = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(nil, $0) }
        }
        var flags: SCNetworkReachabilityFlags = []
        #expect(SCNetworkReachabilityGetFlags(try #require(reachability), &flags))
        #expect(flags.contains(.reachable) == !NetworkInterface.connected.isEmpty)
    }

    @Test("the computer itself is always reachable")
    func localHost() throws {
        var flags: SCNetworkReachabilityFlags = []
        let reachability = try #require(SCNetworkReachabilityCreateWithName(nil, "localhost"))
        #expect(SCNetworkReachabilityGetFlags(reachability, &flags))
        #expect(flags == [.reachable, .isLocalAddress, .isDirect])
        #expect(SCNetworkReachabilityCreateWithName(kCFAllocatorDefault, "") == nil)
    }

    @Test("the data of a callback are retained until it is replaced")
    func context() throws {
        nonisolated(unsafe) var counts = (retains: 0, releases: 0)
        var context = SCNetworkReachabilityContext(
            version: 0, info: UnsafeMutableRawPointer(bitPattern: 8),
            retain: {
                counts.retains += 1
                return $0
            }, release: { _ in counts.releases += 1 }, copyDescription: nil)
        do {
            let reachability = try #require(SCNetworkReachabilityCreateWithName(nil, "example.com"))
            #expect(SCNetworkReachabilitySetCallback(reachability, { _, _, _ in }, &context))
            #expect(SCNetworkReachabilitySetDispatchQueue(reachability, .main))
            #expect(SCNetworkReachabilitySetCallback(reachability, { _, _, _ in }, &context))
            #expect(counts == (2, 1))
            SCNetworkReachabilitySetDispatchQueue(reachability, nil)
        }
        #expect(counts == (2, 2))
    }
}
