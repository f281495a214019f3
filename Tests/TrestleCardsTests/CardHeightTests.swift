import AdaptiveCards
import Testing
import TrestleTesting
import UIKit

@testable import TrestleCards

@Suite("Heights in cards", .serialized) @MainActor
struct CardHeightTests {
    private func container(_ items: [JSONValue], _ properties: [String: JSONValue] = [:]) -> JSONValue {
        .object(["type": "Container", "items": .array(items)].merging(properties) { $1 })
    }

    private func columns(_ columns: [JSONValue], _ properties: [String: JSONValue] = [:]) -> JSONValue {
        .object(["type": "ColumnSet", "columns": .array(columns)].merging(properties) { $1 })
    }

    private func column(_ items: [JSONValue], _ properties: [String: JSONValue] = [:]) -> JSONValue {
        .object(["type": "Column", "width": "stretch", "items": .array(items)].merging(properties) { $1 })
    }

    private func row(_ card: CardScreen) -> CGRect {
        let table: UITableView = card.controller.tableView
        return table.convert(table.rectForRow(at: IndexPath(row: 0, section: 0)), to: nil)
    }

    @Test(
        "the elements of a container that is higher than they are have its vertical alignment",
        arguments: [("top", 0), ("center", 0.5), ("bottom", 1)] as [(String, CGFloat)])
    func verticalAlignment(_ alignment: String, _ fraction: CGFloat) {
        let card = CardScreen([
            container(
                [CardScreen.text("Text")], ["minHeight": "200px", "verticalContentAlignment": .string(alignment)])
        ])
        let (row, text) = (row(card), card.frame("Text"))
        #expect(abs(row.height - 216) < 1)
        #expect(abs(text.minY - (row.minY + 8 + (200 - text.height) * fraction)) < 1)
        #expect(card.screen.ambiguousLayouts == [])
    }

    @Test("a container inherits the vertical alignment of the one around it")
    func inheritance() {
        let inner = container([CardScreen.text("Text")], ["minHeight": "100px"])
        let card = CardScreen([container([inner], ["verticalContentAlignment": "bottom"])])
        #expect(abs(card.frame("Text").maxY - (row(card).maxY - 8)) < 1)
    }

    @Test("an element that stretches takes the height that is left over, and the next one is below it")
    func stretch() {
        let card = CardScreen([
            container(
                [
                    CardScreen.text("First"), CardScreen.text("Stretched", ["height": "stretch"]),
                    CardScreen.text("Last"),
                ], ["minHeight": "300px"])
        ])
        let row = row(card)
        #expect(abs(card.frame("First").minY - (row.minY + 8)) < 1)
        #expect(abs(card.frame("Last").maxY - (row.maxY - 8)) < 1)
        // The text itself is at the top of its space.
        #expect(card.frame("Stretched").minY - card.frame("First").maxY < 10)
        #expect(card.screen.ambiguousLayouts == [])
    }

    @Test("containers that stretch share the height, also within containers that stretch")
    func shares() {
        let groups = ["A", "B"].map { name in
            container(
                [container([CardScreen.text(name)], ["height": "stretch", "style": "emphasis"])], ["height": "stretch"])
        }
        let card = CardScreen([container(groups, ["minHeight": "308px"])])
        let (a, b) = (card.frame("A"), card.frame("B"))
        #expect(abs(b.minY - a.minY - (150 + 8)) < 1)
        #expect(card.screen.ambiguousLayouts == [])
    }

    @Test("an element stretches in a column that is lower than another one")
    func stretchInColumn() {
        let card = CardScreen([
            columns([
                column((0..<6).map { CardScreen.text("Line \($0)") }),
                column([CardScreen.text("Top", ["height": "stretch"]), CardScreen.text("Bottom")]),
            ])
        ])
        #expect(abs(card.frame("Top").minY - card.frame("Line 0").minY) < 1)
        #expect(abs(card.frame("Bottom").maxY - card.frame("Line 5").maxY) < 1)
        #expect(card.screen.ambiguousLayouts == [])
    }

    @Test("each column has its own vertical alignment")
    func columnAlignment() {
        let card = CardScreen([
            columns([
                column((0..<6).map { CardScreen.text("Line \($0)") }),
                column([CardScreen.text("Top")]),
                column([CardScreen.text("Center")], ["verticalContentAlignment": "center"]),
                column([CardScreen.text("Bottom")], ["verticalContentAlignment": "bottom"]),
            ])
        ])
        let (first, last) = (card.frame("Line 0"), card.frame("Line 5"))
        #expect(abs(card.frame("Top").minY - first.minY) < 1)
        #expect(abs(card.frame("Center").midY - (first.minY + last.maxY) / 2) < 1)
        #expect(abs(card.frame("Bottom").maxY - last.maxY) < 1)
        #expect(card.screen.ambiguousLayouts == [])
    }

    @Test("the minimum height of a set of columns is that of the backgrounds of its columns")
    func columnSetHeight() throws {
        let card = CardScreen([
            columns(
                [column([CardScreen.text("A")], ["style": "attention"]), column([CardScreen.text("B")])],
                ["minHeight": "150px"])
        ])
        let row = row(card)
        #expect(abs(row.height - 166) < 1)
        let picture = card.screen.picture
        let frame = card.frame("A")
        let (top, bottom) = (
            picture.pixel(Int(frame.maxX) - 2, Int(row.minY) + 12),
            picture.pixel(Int(frame.maxX) - 2, Int(row.maxY) - 12)
        )
        #expect(top == bottom && top.red > top.green)
        #expect(card.screen.ambiguousLayouts == [])
    }

    @Test("columns with a separator have a line before them that is as high as the set")
    func columnSeparator() throws {
        let card = CardScreen([
            columns([
                column((0..<3).map { CardScreen.text("Line \($0)") }),
                column([CardScreen.text("B")], ["separator": true]),
            ])
        ])
        let line = card.screen.views(UIView.self).map(card.frame).first { $0.width == 1 && $0.height > 40 }
        let frame = try #require(line)
        #expect(frame.minX > card.frame("Line 0").minX && frame.maxX <= card.frame("B").minX)
        #expect(abs(frame.maxY - card.frame("Line 2").maxY) < 1)
    }

    @Test(
        "a card without fields has its minimum height, in which its elements are aligned",
        arguments: [("top", 0), ("center", 0.5), ("bottom", 1)] as [(String, CGFloat)])
    func cardHeight(_ alignment: String, _ fraction: CGFloat) {
        let card = CardScreen(
            [CardScreen.text("A"), CardScreen.text("B")],
            card: ["minHeight": "300px", "verticalContentAlignment": .string(alignment)])
        let row = row(card)
        #expect(abs(row.height - 300) < 1)
        let height = card.frame("B").maxY - card.frame("A").minY
        #expect(abs(card.frame("A").minY - (row.minY + 8 + (284 - height) * fraction)) < 1)
    }

    @Test("the actions of a card are part of its minimum height, and an element stretches above them")
    func cardWithActions() {
        let card = CardScreen(
            [CardScreen.text("Stretched", ["height": "stretch"]), CardScreen.text("Last")],
            card: [
                "minHeight": "300px", "verticalContentAlignment": "bottom",
                "actions": [["type": "Action.OpenUrl", "title": "Open", "url": "https://example.com"]],
            ])
        let row = row(card)
        #expect(abs(row.height - (300 - 44)) < 1)
        #expect(abs(card.frame("Last").maxY - (row.maxY - 8)) < 1)
        #expect(abs(card.frame("Stretched").minY - (row.minY + 8)) < 1)
    }

    @Test("elements of a card with a minimum height are displayed and hidden")
    func toggleInCard() {
        let card = CardScreen(
            [CardScreen.text("A"), CardScreen.text("B", ["id": "b"])],
            card: [
                "minHeight": "200px",
                "actions": [["type": "Action.ToggleVisibility", "title": "Toggle", "targetElements": ["b"]]],
            ])
        card.screen.tap("Toggle")
        card.screen.settle()
        #expect(card.screen.view(showing: "B") == nil && abs(row(card).height - 156) < 1)
        card.screen.tap("Toggle")
        card.screen.settle()
        #expect(card.screen.view(showing: "B") != nil)
    }
}
