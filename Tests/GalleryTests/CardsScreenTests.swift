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

    private func loadedScreen(_ id: String, showing text: String) async throws -> HeadlessScreen {
        let screen = try screen(id)
        #expect(await screen.wait { screen.view(showing: text) != nil })
        screen.settle()
        return screen
    }

    @Test("the catalog continues while it is scrolled, and orders what is tapped")
    func catalog() async throws {
        let screen = try await loadedScreen("card-catalog", showing: "Plain oak chair")
        #expect(
            await screen.wait {
                screen.fling(from: CGPoint(x: 195, y: 700), by: CGVector(dx: 0, dy: -600))
                screen.settle()
                return screen.texts.contains { $0.hasPrefix("Number 1") && $0.count >= "Number 100".count }
            })
        let name = try #require(screen.texts.first { $0.hasSuffix(" trestle") })
        screen.tap(name)
        #expect(await screen.wait { screen.view(showing: "“\(name)” has been ordered.") != nil })
    }

    @Test("the registration shows what the client and then what the server does not accept")
    func registration() async throws {
        let screen = try await loadedScreen("card-registration", showing: "Register")
        screen.tap("Register")
        #expect(await screen.wait { screen.view(showing: "Enter your name") != nil })
        screen.type("Ada")
        screen.tap("Email *")
        screen.type("ada@example.com")
        screen.settle()
        screen.tap("Arrival *")
        screen.settle()
        screen.tap("I wear safety glasses")
        screen.settle()
        screen.tap("Register")
        #expect(await screen.wait { screen.view(showing: "This address is already registered") != nil })
    }

    @Test("something to do is added to the list, and the field is empty again")
    func toDo() async throws {
        // Others may change the list at the same time.
        let screen = try await loadedScreen("card-to-do", showing: "Sharpen the saw")
        screen.tap("Something to do")
        screen.type("Cut the legs")
        screen.settle()
        screen.tap("Add")
        #expect(await screen.wait { screen.view(showing: "Cut the legs") is UILabel })
        #expect(await screen.wait { screen.view(showing: "Something to do") != nil })
        let doneCount = screen.texts.filter { $0 == "✓" }.count
        screen.tap("Cut the legs")
        #expect(await screen.wait { screen.texts.filter { $0 == "✓" }.count > doneCount })
    }
}
