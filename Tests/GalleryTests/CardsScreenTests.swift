import GalleryScreens
import Testing
import TrestleTesting
import UIKit

@Suite("Cards", .serialized) @MainActor
struct CardsScreenTests {
    private func screen(_ id: String) throws -> HeadlessScreen {
        let screen = HeadlessScreen(scale: 1)
        screen.show(try #require(GalleryState.all.first { $0.id == id }).make())
        screen.settle()
        return screen
    }

    @Test("the report displays the error of a missing purpose, and the question below its button")
    func expense() async throws {
        let screen = try screen("card-expense")
        screen.tap("Ask a Colleague")
        screen.settle()
        #expect(screen.view(showing: "Send Question") != nil)
        screen.tap("Submit")
        #expect(await screen.wait { screen.view(showing: "Enter a purpose") != nil })
    }

    @Test("the itinerary displays and hides the price")
    func flight() throws {
        let screen = try screen("card-flight")
        #expect(screen.view(showing: "182.00") == nil)
        screen.tap("Price")
        screen.settle()
        #expect(screen.view(showing: "182.00") != nil)
    }

    @Test("the order is displayed as it is submitted")
    func order() async throws {
        let screen = try screen("card-order")
        screen.tap("Lentil curry")
        screen.tap("Order")
        #expect(await screen.wait { screen.view(showing: "Submitted") != nil })
        #expect(screen.texts.contains { $0.contains("\"dish\": \"curry\"") })
    }
}
