import AdaptiveCards
import Testing
import TrestleTesting
import UIKit

@testable import TrestleCards

@Suite("Tables of cards", .serialized) @MainActor
struct CardTableTests {
    private func table(
        _ texts: [[String]], columns: [JSONValue] = [["width": 1], ["width": 1]],
        _ properties: [String: JSONValue] = [:],
        cell: [String: JSONValue] = [:], card: [String: JSONValue] = [:],
        category: UIContentSizeCategory = .large
    ) -> CardScreen {
        let rows = texts.map { texts -> JSONValue in
            let cells = texts.map { text -> JSONValue in
                .object(["type": "TableCell", "items": [CardScreen.text(text)]].merging(cell) { $1 })
            }
            return ["type": "TableRow", "cells": .array(cells)]
        }
        let members: [String: JSONValue] = ["type": "Table", "columns": .array(columns), "rows": .array(rows)]
        return CardScreen([.object(members.merging(properties) { $1 })], card: card, category: category)
    }

    /// Returns the frames of vertical or horizontal lines.
    private func lines(_ card: CardScreen, isVertical: Bool) -> [CGRect] {
        card.screen.views(UIView.self).map(card.frame).filter {
            isVertical ? $0.width == 1 && $0.height > 10 : $0.height == 1 && $0.width > 200
        }
    }

    @Test("a table has lines around it and between its cells, which have space around their elements")
    func gridLines() throws {
        let card = table([["A", "B"], ["C", "D"]], ["gridStyle": "good"])
        let (vertical, horizontal) = (lines(card, isVertical: true), lines(card, isVertical: false))
        #expect(Set(vertical.map(\.minX)).count == 3 && Set(horizontal.map(\.minY)).count == 3)
        let (left, right) = try (
            #require(vertical.map(\.minX).min()), #require(vertical.map(\.maxX).max())
        )
        let (top, bottom) = try (#require(horizontal.map(\.minY).min()), #require(horizontal.map(\.maxY).max()))
        #expect(horizontal.allSatisfy { abs($0.minX - left) < 1 && abs($0.maxX - right) < 1 })
        #expect(abs(card.frame("A").minX - left - 9) < 1 && abs(card.frame("A").minY - top - 9) < 1)
        #expect(abs(bottom - card.frame("C").maxY - 9) < 1)
        #expect(card.screen.ambiguousLayouts == [])
    }

    @Test("a table without lines has space between its cells only")
    func withoutLines() {
        let card = table([["A", "B"], ["C", "D"]], ["showGridLines": false])
        #expect(lines(card, isVertical: true).isEmpty && lines(card, isVertical: false).isEmpty)
        #expect(abs(card.frame("C").minY - card.frame("A").maxY - 8) < 1)
    }

    @Test("the cells of an automatic column have the width of the widest one")
    func automaticColumn() {
        let card = table(
            [["A", "1"], ["Longer", "2"], ["Lo", "3"]], columns: [["width": "auto"], ["width": 1]])
        #expect(card.frame("1").minX == card.frame("2").minX && card.frame("2").minX == card.frame("3").minX)
        #expect(card.frame("2").minX > card.frame("Longer").minX + 40)
        #expect(card.screen.ambiguousLayouts == [])
    }

    @Test("the background of a cell extends to the lines, also beside a higher cell")
    func cellBackground() throws {
        let low: JSONValue = ["type": "TableCell", "style": "attention", "items": [CardScreen.text("Low")]]
        let high: JSONValue = ["type": "TableCell", "items": .array((0..<4).map { CardScreen.text("Line \($0)") })]
        let card = CardScreen([
            [
                "type": "Table", "columns": [["width": 1], ["width": 1]],
                "rows": [["type": "TableRow", "cells": [low, high]]],
            ]
        ])
        let picture = card.screen.picture
        let (text, bottom) = (card.frame("Low"), card.frame("Line 3"))
        let background = picture.pixel(Int(text.maxX) - 2, Int(bottom.maxY) + 6)
        #expect(
            background.red > background.green && background == picture.pixel(Int(text.minX) - 7, Int(text.minY) - 7))
    }

    @Test("in a table from right to left, the first column is at the right")
    func rightToLeft() {
        let card = table([["A", "B"]], card: ["rtl": true])
        #expect(card.frame("A").minX > card.frame("B").minX)
    }

    @Test("at accessibility text sizes, cells are below each other with lines between the rows")
    func largeText() {
        let card = table([["A", "B"], ["C", "D"]], category: .accessibilityLarge)
        #expect(card.frame("A").maxY <= card.frame("B").minY && lines(card, isVertical: true).isEmpty)
        #expect(lines(card, isVertical: false).count == 3)
    }

    @Test("the lines of a table end at its last column if all columns have widths of their own")
    func narrowTable() throws {
        for columns: [JSONValue] in [
            [["width": "60px"], ["width": "150px"]], [["width": "auto"], ["width": "200px"]],
        ] {
            let card = table([["A", "B"], ["C", "D"]], columns: columns)
            let (vertical, horizontal) = (lines(card, isVertical: true), lines(card, isVertical: false))
            let right = try #require(vertical.map(\.maxX).max())
            #expect(horizontal.count == 3 && horizontal.allSatisfy { abs($0.maxX - right) < 1 })
            #expect(card.screen.ambiguousLayouts == [])
        }
    }

    @Test("a group in the default style has the background of the card in a group of another style")
    func defaultStyle() {
        let card = CardScreen([
            [
                "type": "Container", "style": "attention",
                "items": [
                    CardScreen.text("Outside"),
                    ["type": "Container", "style": "default", "items": [CardScreen.text("Inside")]],
                ],
            ]
        ])
        let picture = card.screen.picture
        func pixel(_ text: String) -> Pixel {
            let frame = card.frame(text)
            return picture.pixel(Int(frame.maxX) - 2, Int(frame.midY))
        }
        #expect(pixel("Inside") == Pixel(red: 255, green: 255, blue: 255) && pixel("Outside") != pixel("Inside"))
        #expect(card.frame("Inside").minX > card.frame("Outside").minX)
    }
}
