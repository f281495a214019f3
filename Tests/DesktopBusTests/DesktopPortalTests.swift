import BusFixtures
import DesktopBus
import Foundation
import Testing

@Suite("The portal", .serialized) @MainActor
struct DesktopPortalTests {
    private let bus: PrivateBus

    init() throws {
        bus = try PrivateBus()
    }

    /// Waits until the portal has received a request.
    private func request(to portal: FakePortal) async throws -> FakePortal.Request {
        for _ in 0..<2000 {
            if let request = portal.requests.last { return request }
            try await Task.sleep(for: .milliseconds(5))
        }
        throw PrivateBus.Failure(description: "The portal has received no request.")
    }

    @Test("a link is opened with its URL, and a file with its descriptor")
    func open() async throws {
        let fake = try await FakePortal(on: bus)
        let portal = try await DesktopPortal(on: .address(bus.address))
        for url in [URL(string: "https://example.com/a%20b"), URL(fileURLWithPath: "/etc/passwd")] {
            let url = try #require(url)
            let count = fake.requests.count
            async let response = portal.open(url, parent: "x11:1f")
            while fake.requests.count == count { try await Task.sleep(for: .milliseconds(5)) }
            let request = try #require(fake.requests.last)
            #expect(request.method == (url.isFileURL ? "OpenFile" : "OpenURI"))
            #expect(
                request.arguments == [.string("x11:1f"), url.isFileURL ? .handle(0) : .string(url.absoluteString)])
            try fake.respond(to: request, url.isFileURL ? 1 : 0)
            #expect(try await response == (url.isFileURL ? .canceled : .success([:])))
        }
        #expect(try await portal.open(URL(fileURLWithPath: "/nonexistent"), parent: "") == .failed)
    }

    @Test("a response to another request is not taken for its own")
    func otherResponse() async throws {
        let fake = try await FakePortal(on: bus)
        let portal = try await DesktopPortal(on: .address(bus.address))
        async let first = portal.open(URL(fileURLWithPath: "/etc"), parent: "1")
        while fake.requests.count < 1 { try await Task.sleep(for: .milliseconds(5)) }
        async let second = portal.open(URL(fileURLWithPath: "/etc"), parent: "2")
        while fake.requests.count < 2 { try await Task.sleep(for: .milliseconds(5)) }
        try fake.respond(to: fake.requests[1], 0)
        #expect(try await second == .success([:]))
        try fake.respond(to: fake.requests[0], 2)
        #expect(try await first == .failed)
    }

    @Test("a canceled task closes its request")
    func cancel() async throws {
        let fake = try await FakePortal(on: bus)
        let portal = try await DesktopPortal(on: .address(bus.address))
        let task = Task { try await portal.open(URL(fileURLWithPath: "/etc"), parent: "") }
        let request = try await request(to: fake)
        // The reply to the app is on its way.
        try await Task.sleep(for: .milliseconds(50))
        task.cancel()
        #expect(try await task.value == .canceled)
        while fake.closedPaths.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        #expect(fake.closedPaths == [request.path])
    }

    @Test("a portal that ends does not leave a request waiting")
    func end() async throws {
        let fake = try await FakePortal(on: bus)
        let portal = try await DesktopPortal(on: .address(bus.address))
        let task = Task { try await portal.open(URL(fileURLWithPath: "/etc"), parent: "") }
        _ = try await request(to: fake)
        try await Task.sleep(for: .milliseconds(50))
        try await fake.end()
        #expect(try await task.value == .failed)
    }

    @Test("without a portal the request is unavailable")
    func none() async throws {
        let portal = try await DesktopPortal(on: .address(bus.address))
        let error = await #expect(throws: DBusError.self) {
            try await portal.open(URL(fileURLWithPath: "/etc"), parent: "")
        }
        #expect(error?.isUnavailable == true)
    }
}
