import AdaptiveCards
import RandomRuns
import Testing
import TrestleTesting
import UIKit

@testable import TrestleCards

@Suite("Long cards", .serialized) @MainActor
struct CardListTests {
    private func text(_ text: String, id: String? = nil) -> CardElement {
        CardElement(.text(CardTextBlock(text)), id: id)
    }

    @Test("a list that follows another one is the same as a new one")
    func random() {
        repeatRandomly(60) { seed, numbers in
            var body: [CardElement] = []
            var visibility: [String: Bool] = [:]
            var list: CardList?
            for step in 0..<20 {
                let place = Int.random(in: 0...body.count, using: &numbers)
                let end = Int.random(in: place...min(body.count, place + 3), using: &numbers)
                let new = (0..<Int.random(in: 0...4, using: &numbers)).map { _ in
                    var element = text(
                        "\(Int.random(in: 0..<3, using: &numbers))",
                        id: Bool.random(using: &numbers) ? "e\(Int.random(in: 0..<9, using: &numbers))" : nil)
                    element.hasSeparator = Bool.random(using: &numbers)
                    element.isVisible = Int.random(in: 0..<5, using: &numbers) > 0
                    return element
                }
                body.replaceSubrange(place..<end, with: new)
                if Int.random(in: 0..<4, using: &numbers) == 0 { visibility["e1", default: true].toggle() }
                let id = { (element: CardElement, index: Int) in element.id ?? "\(index)" }
                list = CardList(body, style: CardStyle(), visibility: visibility, previous: list, id: id)
                let fresh = CardList(body, style: CardStyle(), visibility: visibility, previous: nil, id: id)
                #expect(list?.elements == fresh?.elements, "seed \(seed), step \(step)")
            }
        }
    }

    @Test("elements that have not changed are the same objects after an insertion")
    func identity() throws {
        let body = (0..<10).map { text("\($0)", id: "e\($0)") }
        let id = { (element: CardElement, index: Int) in element.id ?? "\(index)" }
        let first = try #require(CardList(body, style: CardStyle(), visibility: [:], previous: nil, id: id))
        var changed = body
        changed.insert(text("new", id: "new"), at: 5)
        let second = try #require(CardList(changed, style: CardStyle(), visibility: [:], previous: first, id: id))
        #expect(first.elements[0] === second.elements[0] && first.elements[9] === second.elements[10])
    }

    @Test("a card with a field is no list")
    func field() {
        let body = [text("a"), CardElement(.input(CardInput(.text(CardInput.Text()))), id: "name")]
        #expect(CardList(body, style: CardStyle(), visibility: [:], previous: nil) { $0.id ?? "\($1)" } == nil)
    }

    @Test("in a long card, elements are displayed when they are scrolled to, updated, and toggled")
    func display() {
        func json(_ change: String) -> JSONValue {
            let elements = (0..<1_000).map { index -> JSONValue in
                let text = index == 3 ? change : "Element \(index)"
                return ["type": "TextBlock", "id": .string("e\(index)"), "text": .string(text)]
            }
            return [
                "type": "AdaptiveCard", "body": .array(elements),
                "selectAction": ["type": "Action.ToggleVisibility", "targetElements": ["e1"]],
            ]
        }
        let card = AdaptiveCard(json: json("Third"))
        let controller = CardViewController(card: card, configuration: CardConfiguration { _ in })
        let screen = HeadlessScreen(scale: 1)
        screen.show(UINavigationController(rootViewController: controller))
        #expect(screen.view(showing: "Third") != nil && screen.view(showing: "Element 900") == nil)
        #expect(controller.tableView.numberOfRows(inSection: 0) == 1_000)
        controller.model.update(AdaptiveCard(json: json("Changed")))
        screen.settle()
        #expect(screen.view(showing: "Third") == nil && screen.view(showing: "Changed") != nil)
        controller.model.perform(
            CardAction(.toggleVisibility([CardAction.Target("e1")])), path: "")
        screen.settle()
        #expect(screen.view(showing: "Element 1") == nil && screen.view(showing: "Element 2") != nil)
        controller.tableView.scrollToRow(at: IndexPath(row: 998, section: 0), at: .bottom, animated: false)
        screen.settle()
        #expect(screen.view(showing: "Element 999") != nil)
    }
}
