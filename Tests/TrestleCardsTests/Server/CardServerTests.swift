import AdaptiveCards
import Foundation
import LoadingFixtures
import Testing
import TrestleCards
import TrestleLoading
import TrestleTesting
import UIKit

/// The address of the example server.
private let serverAddress = ProcessInfo.processInfo.environment["TRESTLE_CARD_SERVER"]

/// Tests of the client with the example server, over the network. `Scripts/test-server` runs them.
@Suite("Cards over the network", .serialized, .enabled(if: serverAddress != nil)) @MainActor
struct CardServerTests {
    private let folder = TemporaryFolder()

    private func url(_ path: String) throws -> URL {
        let address = try #require(serverAddress)
        return try #require(URL(string: "\(address)/\(path)"))
    }

    private func screen(_ path: String) throws -> HeadlessScreen {
        var configuration = CardClient.Configuration()
        configuration.schemes = ["http"]
        configuration.folder = folder.url
        configuration.retryDelay = 0.01
        let client = CardClient(try url(path), configuration: configuration)
        let controller = RemoteCardViewController(client, configuration: CardConfiguration { _ in })
        let screen = HeadlessScreen(scale: 1)
        screen.show(UINavigationController(rootViewController: controller))
        return screen
    }

    private func waits(for text: String, on screen: HeadlessScreen) async -> Bool {
        await screen.wait(limit: 20) { screen.view(showing: text) != nil }
    }

    @Test("a server that fails, sends garbage, or does not know the card, is an error that can be tried again")
    func failures() async throws {
        for path in ["failing/catalog", "garbage/catalog", "nothing"] {
            #expect(await waits(for: "Try Again", on: try screen(path)), "\(path)")
        }
    }

    @Test("a slow server is waited for")
    func slow() async throws {
        let screen = try screen("slow/catalog")
        screen.settle()
        #expect(!screen.views(UIActivityIndicatorView.self).isEmpty)
        #expect(await waits(for: "Plain oak chair", on: screen))
    }

    @Test("a server that fails now and then is asked again, and pages continue after a tap")
    func flaky() async throws {
        let screen = try screen("flaky/catalog")
        #expect(await waits(for: "Plain oak chair", on: screen))
        #expect(
            await screen.wait(limit: 20) {
                if screen.view(showing: "Tap to try again") != nil { screen.tap("Tap to try again") }
                screen.fling(from: CGPoint(x: 195, y: 700), by: CGVector(dx: 0, dy: -600))
                screen.settle()
                return screen.texts.contains { $0.hasPrefix("Number 1") && $0.count == "Number 100".count }
            })
    }

    @Test("what one client adds appears on the screen of another")
    func liveChanges() async throws {
        let screen = try screen("to-do")
        #expect(await waits(for: "Sharpen the saw", on: screen))
        let title = "From afar \(UInt16.random(in: 0...UInt16.max))"
        let request = CardRequest.action(.init(verb: "add", data: ["title 1": .string(title)]))
        let response = try await URLSessionTransport().response(
            to: TransportRequest(
                url: try url("to-do"), method: .post, body: request.json.encoded(), maximumBytes: 1_000_000))
        #expect(response.status == 200)
        #expect(await waits(for: title, on: screen))
    }
}
