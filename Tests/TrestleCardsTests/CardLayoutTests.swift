import AdaptiveCards
import Testing
import Trestle
import TrestleTesting
import UIKit

@testable import TrestleCards

@Suite("Layout of cards", .serialized) @MainActor
struct CardLayoutTests {
    private func screen(
        _ columns: [JSONValue], category: UIContentSizeCategory = .large, hostConfig: HostConfig = HostConfig()
    ) -> HeadlessScreen {
        let card = AdaptiveCard(json: [
            "type": "AdaptiveCard", "body": [["type": "ColumnSet", "columns": .array(columns)]],
        ])
        let screen = HeadlessScreen(scale: 1, contentSizeCategory: category)
        var configuration = CardConfiguration { _ in }
        configuration.hostConfig = hostConfig
        screen.show(
            UINavigationController(rootViewController: CardViewController(card: card, configuration: configuration)))
        screen.settle()
        return screen
    }

    private func text(_ text: JSONValue) -> JSONValue { [["type": "TextBlock", "text": text]] }

    private func frame(_ text: String, _ screen: HeadlessScreen) throws -> CGRect {
        let view = try #require(screen.view(showing: text))
        return view.convert(view.bounds, to: nil)
    }

    @Test("an automatic column is as wide as its content, and the others share the rest by their weights")
    func widths() throws {
        let screen = screen([
            ["width": "auto", "items": text("A")], ["width": 1, "items": text("B")], ["width": 2, "items": text("C")],
        ])
        let (a, b, c) = try (frame("A", screen), frame("B", screen), frame("C", screen))
        #expect(a.width < 20 && abs(c.width - 2 * b.width) < 2)
        #expect(a.maxX < b.minX && b.maxX < c.minX && a.minY == c.minY)
        #expect(screen.ambiguousLayouts == [])
    }

    private let long = "A text with so many words that it would not fit into one line of any column of the card"

    @Test("an automatic column leaves half of its share to one that takes the width that is left over")
    func squeezed() throws {
        let items: JSONValue = [["type": "TextBlock", "text": .string(long), "wrap": true]]
        let screen = screen([["width": "auto", "items": items], ["width": "stretch", "items": text("Beside")]])
        let (automatic, other) = try (frame(long, screen), frame("Beside", screen))
        #expect(automatic.width > 200 && automatic.maxX < other.minX)
        #expect(abs(other.width - (automatic.width + other.width + 8) / 4) < 2)
        #expect(screen.ambiguousLayouts == [])
    }

    @Test("automatic columns share a width that does not suffice, and short ones keep theirs")
    func sharedWidth() throws {
        let items: JSONValue = [["type": "TextBlock", "text": .string(long), "wrap": true]]
        let other: JSONValue = [["type": "TextBlock", "text": .string(long + " twice"), "wrap": true]]
        let screen = screen([
            ["width": "auto", "items": text("Short")], ["width": "auto", "items": items],
            ["width": "auto", "items": other],
        ])
        let (short, first, second) = try (frame("Short", screen), frame(long, screen), frame(long + " twice", screen))
        #expect(short.width > 30 && short.width < 60 && abs(first.width - second.width) < 2)
        #expect(screen.ambiguousLayouts == [])
    }

    @Test("columns of equal weights have one width, whatever they contain")
    func equalWeights() throws {
        let items: JSONValue = [["type": "TextBlock", "text": .string(long), "wrap": true]]
        let screen = screen([["width": 1, "items": items], ["width": 1, "items": text("B")]])
        #expect(try abs(frame(long, screen).width - frame("B", screen).width) < 1)
        #expect(screen.ambiguousLayouts == [])
    }

    @Test("the values of facts in narrow columns are below their titles, and beside them in wider ones")
    func facts() throws {
        let facts: JSONValue = [["type": "FactSet", "facts": [["title": "Title", "value": "Value"]]]]
        let narrow = screen([["width": 1, "items": facts], ["width": 1, "items": text("B")]])
        #expect(try frame("Value", narrow).minY >= frame("Title", narrow).maxY)
        #expect(try frame("Value", narrow).minX == frame("Title", narrow).minX)
        let wide = screen([["width": "auto", "items": text("A")], ["width": "stretch", "items": facts]])
        #expect(try frame("Value", wide).minX > frame("Title", wide).maxX)
    }

    @Test("facts in a column that is higher than they are have their own heights")
    func factHeights() throws {
        let facts: JSONValue = [
            ["type": "FactSet", "facts": [["title": "One", "value": "1"], ["title": "Two", "value": "2"]]]
        ]
        let screen = screen([
            ["width": "auto", "minHeight": "200px", "items": text("A")],
            ["width": "stretch", "style": "emphasis", "items": facts],
        ])
        #expect(try frame("Two", screen).minY - frame("One", screen).maxY < 10)
        #expect(screen.ambiguousLayouts == [])
    }

    @Test("columns are below each other at accessibility text sizes")
    func largeText() throws {
        let screen = screen(
            [["width": "auto", "items": text("A")], ["width": "stretch", "items": text("B")]],
            category: .accessibilityLarge)
        let (a, b) = try (frame("A", screen), frame("B", screen))
        #expect(a.maxY <= b.minY && a.minX == b.minX)
    }

    @Test("a symbol remains beside the other columns at accessibility text sizes")
    func marker() throws {
        let screen = screen(
            [
                ["width": "auto", "items": text("○")], ["width": "stretch", "items": text(.string(long))],
                ["width": "auto", "items": text("Ada")],
            ], category: .accessibilityLarge)
        let (symbol, title, name) = try (frame("○", screen), frame(long, screen), frame("Ada", screen))
        #expect(symbol.maxX < title.minX && symbol.width < 60 && abs(symbol.minY - title.minY) < 4)
        #expect(name.minY >= title.maxY && name.minX == title.minX)
        #expect(screen.ambiguousLayouts == [])
    }

    @Test("images in narrow columns become narrower than their size, and lower by their ratio")
    func images() throws {
        let image: JSONValue = [["type": "Image", "url": "https://example.com/a.png", "size": "large"]]
        let screen = screen([
            ["width": 1, "items": image], ["width": 1, "items": image], ["width": 1, "items": image],
        ])
        let frames = screen.views(CardImageView.self).map { $0.convert($0.bounds, to: nil) }
        #expect(frames.count == 3)
        #expect(frames.allSatisfy { $0.width < 130 && abs($0.width - $0.height) < 1 })
        for (left, right) in zip(frames, frames.dropFirst()) { #expect(left.maxX <= right.minX) }
    }

    @Test("a host configuration determines spaces, sizes and colors")
    func hostConfig() throws {
        var config = HostConfig()
        config.spacing[.default] = 40
        config.fonts[.default] = HostConfig.Font()
        config.fonts[.default]?.sizes[.default] = 30
        config.containerStyles[.default] =
            HostConfig(
                json: ["containerStyles": ["default": ["foregroundColors": ["default": ["default": "#FF0000"]]]]]
            ).containerStyles[.default]
        let screen = screen(
            [["width": "auto", "items": text("A")], ["width": "auto", "items": text("B")]], hostConfig: config)
        #expect(try abs(frame("B", screen).minX - frame("A", screen).maxX - 40) < 1)
        let label = try #require(screen.view(showing: "A") as? UILabel)
        let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
        #expect((attributes?[.font] as? UIFont)?.pointSize == 30)
        #expect(attributes?[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    private func screen(of element: JSONValue, style: UIUserInterfaceStyle = .light) -> HeadlessScreen {
        let screen = HeadlessScreen(scale: 1, style: style)
        let card = AdaptiveCard(json: ["type": "AdaptiveCard", "body": [element]])
        screen.show(CardViewController(card: card, configuration: CardConfiguration { _ in }))
        screen.settle()
        return screen
    }

    @Test("the background of a group that bleeds extends to the edges of its row", arguments: [false, true])
    func bleed(_ bleeds: Bool) throws {
        let screen = screen(of: [
            "type": "Container", "style": "attention", "bleed": .boolean(bleeds), "items": text("Text"),
        ])
        let frame = try frame("Text", screen)
        let picture = screen.picture
        let inner = picture.pixel(Int(frame.maxX) - 2, Int(frame.midY))
        // The edge of the row, where its background is.
        let edge = picture.pixel(20, Int(frame.midY))
        #expect((edge == inner) == bleeds, "\(edge) \(inner)")
        #expect(inner.red > inner.green)
    }

    @Test("the lines of a table have the color of its grid style", arguments: [UIUserInterfaceStyle.light, .dark])
    func gridStyle(_ style: UIUserInterfaceStyle) throws {
        func colors(_ gridStyle: JSONValue) -> [UIColor?] {
            let cell: JSONValue = ["cells": [["type": "TableCell", "items": text("Cell")]]]
            let table: JSONValue = [
                "type": "Table", "columns": [["width": 1]], "gridStyle": gridStyle, "rows": [cell, cell],
            ]
            return screen(of: table, style: style).views(UIView.self).map(\.backgroundColor)
        }
        #expect(colors("good").contains(.systemGreen) && !colors("default").contains(.systemGreen))
    }

    @Test("texts, facts and images of a card from right to left begin at the right")
    func rightToLeft() throws {
        let facts: JSONValue = ["type": "FactSet", "facts": [["title": "Title", "value": "Value"]]]
        let card = CardScreen(
            [
                ["type": "Container", "items": [CardScreen.text("Text"), facts, CardScreen.image(20, 20)]]
            ], card: ["rtl": true])
        #expect((card.screen.view(showing: "Text") as? UILabel)?.textAlignment == .right)
        #expect(card.frame("Title").minX > card.frame("Value").minX)
        let image = try #require(card.screen.views(CardImageView.self).first)
        #expect(abs(card.frame(of: image).maxX - card.frame("Text").maxX) < 1)
    }

    @Test("fields and buttons on the screen of a card have its direction, also after an update")
    func directionOfFields() throws {
        let body: [JSONValue] = [["type": "Input.Text", "id": "name", "label": "Name"]]
        let actions: JSONValue = [["type": "Action.Submit", "title": "Send"]]
        let card = CardScreen(body, card: ["rtl": true, "actions": actions])
        func label(_ title: String) throws -> UILabel {
            try #require(card.screen.views(UILabel.self).first { $0.text == title })
        }
        let name = try card.frame(of: label("Name")).midX
        #expect(try label("Send").effectiveUserInterfaceLayoutDirection == .rightToLeft)
        card.controller.model.update(
            AdaptiveCard(json: ["type": "AdaptiveCard", "body": .array(body), "actions": actions]))
        card.screen.settle()
        #expect(try card.frame(of: label("Name")).midX < name - 100)
        #expect(try label("Send").effectiveUserInterfaceLayoutDirection == .leftToRight)
    }
}
