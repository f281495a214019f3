import AdaptiveCards
import ScreenDriver
import TrestleCards
import UIKit

/// Benchmarks of a card of 10,000 elements: the time from its value to the first frame, and of changes of a visible element.
@MainActor
enum CardBenchmark {
    private static let count = 10_000
    private static let rounds = 9
    private static let patchesPerCard = 9

    static func run() -> [Measurement] {
        var firstFrames: [Double] = []
        var firstPatches: [Double] = []
        var patches: [Double] = []
        for _ in 0..<rounds {
            let card = AdaptiveCard(json: json)
            let screen = HeadlessScreen()
            let controller = CardViewController(card: card, configuration: CardConfiguration { _ in })
            firstFrames.append(
                Stopwatch.seconds {
                    screen.show(controller)
                    screen.advanceFrame()
                })
            screen.settle()
            // The server sends the card that is displayed already, such as that of the last visit.
            var document = CardDocument(json)
            controller.model.update(document.card)
            screen.settle()
            for number in 0..<patchesPerCard {
                let patch = CardPatch([.init(id: "element 3", items: [text("Changed \(number)", id: "element 3")])])
                let seconds = Stopwatch.seconds {
                    _ = try? document.apply(patch)
                    controller.model.update(document.card)
                    screen.advanceFrame()
                }
                if number == 0 { firstPatches.append(seconds) } else { patches.append(seconds) }
            }
        }
        return [
            Measurement(
                name: "card of 10,000 elements: first frame", value: firstFrames.median * 1e3, unit: "ms", budget: 50),
            Measurement(
                name: "card of 10,000 elements: first patch after an equal document", value: firstPatches.median * 1e3,
                unit: "ms", budget: 4),
            Measurement(
                name: "card of 10,000 elements: a visible element patched, with frame", value: patches.median * 1e3,
                unit: "ms", budget: 4),
        ]
    }

    private static var json: JSONValue {
        let elements = (0..<count).map { index -> JSONValue in
            if index % 5 == 4 {
                return [
                    "type": "ColumnSet", "id": .string("element \(index)"),
                    "columns": [
                        ["width": "auto", "items": [text("Item \(index)")]],
                        ["width": "stretch", "items": [text("Description")]],
                    ],
                ]
            }
            return text("Element \(index)", id: "element \(index)")
        }
        return ["type": "AdaptiveCard", "version": "1.5", "body": .array(elements)]
    }

    private static func text(_ text: String, id: String? = nil) -> JSONValue {
        var members: [String: JSONValue] = ["type": "TextBlock", "text": .string(text)]
        members["id"] = id.map { .string($0) }
        return .object(members)
    }
}
