import AdaptiveCards
import Testing
import TrestleTesting
import UIKit

@testable import TrestleCards

@Suite("Minimum heights of several rows", .serialized) @MainActor
struct CardFillerTests {
    private func input(_ id: String, _ properties: [String: JSONValue] = [:]) -> JSONValue {
        .object(["type": "Input.Text", "id": .string(id), "label": .string(id)].merging(properties) { $1 })
    }

    private func group(_ items: [JSONValue], _ properties: [String: JSONValue] = [:]) -> JSONValue {
        .object(["type": "Container", "items": .array(items)].merging(properties) { $1 })
    }

    /// Returns the frame of the rows of a section on the screen.
    private func rows(_ card: CardScreen, _ range: Range<Int>, section: Int = 0) -> CGRect {
        let table: UITableView = card.controller.tableView
        let frame = range.map { table.rectForRow(at: IndexPath(row: $0, section: section)) }
            .reduce(CGRect.null) { $0.union($1) }
        return table.convert(frame, to: nil)
    }

    private func allRows(_ card: CardScreen) -> CGRect {
        rows(card, 0..<card.controller.tableView.numberOfRows(inSection: 0))
    }

    @Test(
        "a card with fields has its minimum height, in which its rows are aligned",
        arguments: [("top", 0), ("center", 0.5), ("bottom", 1)] as [(String, CGFloat)])
    func cardHeight(_ alignment: String, _ fraction: CGFloat) {
        let body = [CardScreen.text("A"), input("B")]
        let natural = allRows(CardScreen(body)).height
        let card = CardScreen(body, card: ["minHeight": "400px", "verticalContentAlignment": .string(alignment)])
        let all = allRows(card)
        #expect(abs(all.height - 400) <= 2)
        #expect(abs(card.frame("A").minY - 8 - (all.minY + (400 - natural) * fraction)) < 3)
    }

    @Test("the minimum height of a card includes its actions, also if they are in rows below its elements")
    func actions() {
        let actions: JSONValue = [["type": "Action.OpenUrl", "title": "Open", "url": "https://example.com"]]
        let separate = CardScreen([input("A")], card: ["minHeight": "500px", "actions": actions])
        #expect(abs(rows(separate, 0..<2).union(rows(separate, 0..<1, section: 1)).height - 500) <= 2)
        let bar = CardScreen(
            [input("A")], card: ["minHeight": "500px", "actions": actions],
            hostConfig: ["actions": ["actionsOrientation": "horizontal"]])
        #expect(abs(allRows(bar).height - 500) <= 2)
        #expect(allRows(bar).maxY - bar.frame("Open").maxY < 30)
    }

    @Test("a group with fields has its minimum height and its background")
    func groupHeight() {
        let card = CardScreen([
            group([CardScreen.text("Inside"), input("A")], ["minHeight": "200px", "style": "attention"]),
            CardScreen.text("Below"),
        ])
        let frame = rows(card, 0..<3)
        #expect(abs(frame.height - 200) <= 2)
        let picture = card.screen.picture
        let pixels = [frame.minY + 3, frame.maxY - 3].map { picture.pixel(Int(frame.maxX) - 40, Int($0)) }
        #expect(pixels[0] == pixels[1] && pixels[0].red > pixels[0].green)
        #expect(abs(card.frame("Below").minY - 8 - frame.maxY) < 2)
    }

    @Test("a field that stretches takes the height that is left over, and the next row is at the bottom")
    func stretch() {
        let card = CardScreen(
            [CardScreen.text("First"), input("A", ["height": "stretch"]), CardScreen.text("Last")],
            card: ["minHeight": "500px"])
        let all = allRows(card)
        #expect(abs(all.height - 500) <= 2 && abs(card.frame("Last").maxY + 8 - all.maxY) < 2)
        #expect(card.frame("A").minY - card.frame("First").maxY < 30)
    }

    @Test("several elements that can be tapped have rows in a card with a minimum height")
    func tappableElements() {
        let action: JSONValue = ["type": "Action.OpenUrl", "url": "https://example.com"]
        let card = CardScreen(
            ["A", "B"].map { group([CardScreen.text($0)], ["selectAction": action]) }, card: ["minHeight": "300px"])
        #expect(card.controller.tableView.numberOfRows(inSection: 0) == 3)
        #expect(abs(allRows(card).height - 300) <= 2)
    }

    @Test("facts of a card with a minimum height have rows")
    func facts() {
        let facts: JSONValue = ["type": "FactSet", "facts": [["title": "Title", "value": "Value"]]]
        let card = CardScreen([facts], card: ["minHeight": "300px", "verticalContentAlignment": "bottom"])
        #expect(abs(allRows(card).height - 300) <= 2)
        #expect(allRows(card).maxY - card.frame("Title").maxY < 20)
    }

    @Test("a card keeps its minimum height while elements are displayed and hidden, and grows beyond it")
    func toggle() {
        let later = (0..<10).map { input("Later \($0)") }
        let card = CardScreen(
            [input("A"), group(later, ["id": "later", "isVisible": false])],
            card: [
                "minHeight": "300px",
                "actions": [["type": "Action.ToggleVisibility", "title": "Toggle", "targetElements": ["later"]]],
            ])
        func height() -> CGFloat { allRows(card).union(rows(card, 0..<1, section: 1)).height }
        #expect(abs(height() - 300) <= 2)
        card.screen.tap("Toggle")
        card.screen.settle()
        #expect(height() > 11 * 44)
        card.screen.tap("Toggle")
        card.screen.settle()
        #expect(abs(height() - 300) <= 2)
    }

    @Test("the first frame has the minimum height")
    func firstFrame() {
        let card = AdaptiveCard(json: ["type": "AdaptiveCard", "minHeight": "400px", "body": [input("A")]])
        let screen = HeadlessScreen(scale: 1)
        let controller = CardViewController(card: card, configuration: CardConfiguration { _ in })
        screen.show(controller)
        screen.advanceFrame()
        let table: UITableView = controller.tableView
        #expect(
            abs(
                table.rectForRow(at: IndexPath(row: 1, section: 0)).maxY
                    - table.rectForRow(at: IndexPath(row: 0, section: 0)).minY - 400) <= 2)
    }

    @Test("a larger text size reduces the height that is left over")
    func textSize() {
        let card = CardScreen([input("A")], card: ["minHeight": "400px"])
        let before = rows(card, 1..<2).height
        card.screen.change(to: .accessibilityExtraLarge)
        card.screen.settle()
        #expect(abs(allRows(card).height - 400) <= 2 && rows(card, 1..<2).height < before - 10)
    }

    @Test("groups have the alignment of the innermost group around them that has one, with several rows and with one")
    func inheritedAlignment() {
        let inner = [
            group([CardScreen.text("Several"), input("A")], ["minHeight": "200px"]),
            group([CardScreen.text("One")], ["minHeight": "120px"]),
        ]
        let card = CardScreen(
            [group(inner, ["verticalContentAlignment": "bottom"])], card: ["verticalContentAlignment": "center"])
        let several = rows(card, 0..<3)
        #expect(abs(several.height - 200) <= 2 && several.maxY - card.frame("Several").maxY < 60)
        let one = rows(card, 3..<4)
        #expect(one.height >= 120 && one.maxY - card.frame("One").maxY < 20)
    }

    @Test("groups without an alignment have that of the card", arguments: ["top", "center", "bottom"])
    func alignmentOfCard(_ alignment: String) {
        let card = CardScreen(
            [group([CardScreen.text("One")], ["minHeight": "120px"]), input("A")],
            card: ["verticalContentAlignment": .string(alignment)])
        let row = rows(card, 0..<1)
        let text = card.frame("One")
        let (above, below) = (text.minY - row.minY, row.maxY - text.maxY)
        switch alignment {
        case "top": #expect(above < 20 && below > 60)
        case "center": #expect(abs(above - below) < 3)
        default: #expect(above > 60 && below < 20)
        }
    }

    @Test("fields in cells of a table have the alignment of the cell, the row, the column, or the table")
    func cells() {
        let cell: JSONValue = [
            "type": "TableCell", "minHeight": "150px", "items": [input("A"), CardScreen.text("Text")],
        ]
        func space(_ table: [String: JSONValue], _ row: [String: JSONValue] = [:]) -> CGFloat {
            let row = JSONValue.object(row.merging(["type": "TableRow", "cells": [cell]]) { $1 })
            let table = JSONValue.object(
                table.merging(["type": "Table", "columns": [["width": 1]], "rows": [row]]) { old, _ in old })
            let card = CardScreen([table])
            return allRows(card).maxY - card.frame("Text").maxY
        }
        #expect(space([:]) > 30)
        #expect(space(["verticalCellContentAlignment": "bottom"]) < 20)
        #expect(space(["verticalCellContentAlignment": "bottom"], ["verticalCellContentAlignment": "top"]) > 30)
        let column: JSONValue = [["width": 1, "verticalCellContentAlignment": "bottom"]]
        #expect(space(["columns": column]) < 20)
    }

    @Test(
        "a card that is higher than its minimum height begins and ends with rows, whose corners are round",
        arguments: ["top", "center", "bottom"])
    func corners(_ alignment: String) {
        let card = CardScreen(
            [input("A"), input("B")],
            card: [
                "minHeight": "300px", "verticalContentAlignment": .string(alignment),
                "actions": [["type": "Action.ToggleVisibility", "title": "Toggle", "targetElements": []]],
            ])
        func edges() -> [CGFloat] {
            let count = card.controller.tableView.numberOfRows(inSection: 0)
            return [rows(card, 0..<1).height, rows(card, count - 1..<count).height]
        }
        #expect(edges().contains { abs($0 - 44) > 20 })
        card.screen.change(to: .accessibilityExtraExtraExtraLarge)
        card.screen.settle()
        #expect(edges().allSatisfy { $0 > 60 })
        card.screen.change(to: .large)
        card.screen.settle()
        #expect(abs(allRows(card).union(rows(card, 0..<1, section: 1)).height - 300) <= 2)
    }
}
