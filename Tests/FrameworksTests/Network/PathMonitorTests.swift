import Foundation
import FrameworkSupport
import Testing

@testable import Network

@Suite struct PathMonitorTests {
    private func interface(_ name: String, _ kind: NetworkInterface.Kind, hasIPv4: Bool = true) -> NetworkInterface {
        NetworkInterface(name: name, index: 2, kind: kind, hasIPv4: hasIPv4, hasIPv6: !hasIPv4)
    }

    @Test("a path is satisfied if an interface is connected")
    func paths() {
        #expect(NWPath([]).status == .unsatisfied)
        let path = NWPath([interface("wlan0", .wifi), interface("eth0", .wired, hasIPv4: false)])
        #expect(path.status == .satisfied && path.supportsIPv4 && path.supportsIPv6 && !path.isExpensive)
        #expect(path.usesInterfaceType(.wifi) && path.usesInterfaceType(.wiredEthernet))
        #expect(!path.usesInterfaceType(.cellular))
        #expect(path.availableInterfaces.map(\.name) == ["wlan0", "eth0"])
        #expect(NWPath([interface("wwan0", .cellular)]).isExpensive)
    }

    @Test("a monitor reports the state of the computer's interfaces once it is started")
    func monitor() async {
        let monitor = NWPathMonitor()
        let path = await withCheckedContinuation { continuation in
            monitor.pathUpdateHandler = { continuation.resume(returning: $0) }
            monitor.start(queue: DispatchQueue(label: "monitor"))
        }
        #expect(path == NWPath(NetworkInterface.connected))
        #expect(monitor.currentPath == path)
        monitor.pathUpdateHandler = nil
        monitor.cancel()
    }

    @Test("the loopback interface is not a connection")
    func loopback() {
        #expect(!NetworkInterface.connected.contains { $0.name == "lo" })
        #expect(NWPathMonitor(requiredInterfaceType: .loopback).currentPath.status == .unsatisfied)
    }
}
