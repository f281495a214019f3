import AdaptiveCards
import Foundation
import Testing
import UIKit

@testable import CardPreviews

@Suite("Previews of cards", .serialized) @MainActor
struct CardPreviewTests {
    private func preview(_ card: AdaptiveCard, _ variant: CardPreview.Variant) async throws -> CGImage {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())/card.png")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        try await CardPreview(card, variant).write(to: file)
        return try #require(UIImage(data: Data(contentsOf: file))?.cgImage)
    }

    private func card(count: Int) -> AdaptiveCard {
        let texts = (0..<count).map { JSONValue.object(["type": "TextBlock", "text": .string("Text \($0)")]) }
        return AdaptiveCard(json: ["type": "AdaptiveCard", "body": .array(texts)])
    }

    @Test("a preview is as high as its card, and higher with large text")
    func heights() async throws {
        let short = try await preview(card(count: 2), .light)
        let long = try await preview(card(count: 30), .light)
        let large = try await preview(card(count: 30), .largeText)
        #expect(short.width == 780 && short.height < 400)
        #expect(long.height > short.height + 27 * 60 && large.height > long.height * 5 / 4)
    }

    @Test("the dark preview has the colors of the dark mode")
    func dark() async throws {
        let corner = try await preview(card(count: 1), .dark).pixel(2, 2)
        #expect(corner.red < 40 && corner.green < 40 && corner.blue < 40)
    }

    @Test("a card that is too long is cut off")
    func longCard() async throws {
        let image = try await preview(card(count: 400), .light)
        #expect(image.height == Int(CardPreview.maximumHeight) * 2)
    }

    @Test("previews of files with one name in several folders get numbers")
    func names() {
        var names = PreviewNames()
        let files = ["/a/card.json", "/b/card.json", "/b/card.template.json", "/c/card.json"]
        #expect(
            files.map { names.name(for: URL(fileURLWithPath: $0)) } == ["card", "card-2", "card.template", "card-3"])
    }
}
