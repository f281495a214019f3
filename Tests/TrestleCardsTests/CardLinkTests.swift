import AdaptiveCards
import Testing
import TrestleTesting
import UIKit

@testable import TrestleCards

@Suite("Links in cards", .serialized) @MainActor
struct CardLinkTests {
    private func show(_ text: String, opened: @escaping @MainActor (String) -> Void) -> HeadlessScreen {
        var configuration = CardConfiguration { _ in }
        configuration.open = { opened($0.absoluteString) }
        let body: JSONValue = [["type": "TextBlock", "wrap": true, "text": .string(text)]]
        let screen = HeadlessScreen(scale: 1)
        screen.show(
            CardViewController(
                card: AdaptiveCard(json: ["type": "AdaptiveCard", "body": body]), configuration: configuration))
        screen.settle()
        return screen
    }

    /// Taps the middle of a part of the text.
    private func tap(_ part: String, in view: UITextView, _ screen: HeadlessScreen) throws {
        let range = (view.text as NSString).range(of: part)
        let start = try #require(view.position(from: view.beginningOfDocument, offset: range.location))
        let end = try #require(view.position(from: start, offset: range.length))
        let rect = view.firstRect(for: try #require(view.textRange(from: start, to: end)))
        screen.tap(at: view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
        screen.settle()
    }

    @Test("each of several links in a text opens its own address, and the text between them none")
    func severalLinks() throws {
        var opened: [String] = []
        let screen = show(
            "Read the [terms](https://example.com/terms) and the [privacy policy](https://example.com/privacy), or ask."
        ) {
            opened.append($0)
        }
        let view = try #require(screen.views(CardLinkedTextView.self).first)
        #expect(view.bounds.height > 30 && view.bounds.height < 60)
        try tap("privacy", in: view, screen)
        #expect(opened == ["https://example.com/privacy"])
        try tap("terms", in: view, screen)
        try tap("Read", in: view, screen)
        #expect(opened == ["https://example.com/privacy", "https://example.com/terms"])
    }

    @Test("links of several schemes are opened only if the app allows the scheme")
    func schemes() throws {
        var opened: [String] = []
        let screen = show("[One](http://example.com) or [two](https://example.com)") { opened.append($0) }
        let view = try #require(screen.views(CardLinkedTextView.self).first)
        try tap("One", in: view, screen)
        try tap("two", in: view, screen)
        #expect(opened == ["https://example.com"])
    }

    @Test("a text with one link, even twice, is opened by a tap anywhere on its row")
    func oneLink() {
        var opened: [String] = []
        let screen = show("The [terms](https://example.com) are [here](https://example.com)") { opened.append($0) }
        #expect(screen.views(CardLinkedTextView.self).isEmpty)
        screen.tap("The terms are here")
        #expect(opened == ["https://example.com"])
    }
}
