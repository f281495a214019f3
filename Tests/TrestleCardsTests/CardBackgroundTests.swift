import AdaptiveCards
import Foundation
import Testing
import Trestle
import TrestleImages
import TrestleTesting
import UIKit

@testable import TrestleCards

@Suite("Images behind rows of cards", .serialized) @MainActor
struct CardBackgroundTests {
    private static let red = Pixel(red: 255, green: 0, blue: 0)
    private static let blue = Pixel(red: 0, green: 0, blue: 255)

    /// Returns an image whose upper half is red, and the lower one blue.
    private var image: JSONValue {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let data = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 200), format: format).pngData { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
            UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 100, width: 100, height: 100))
        }
        return .string("data:image/png;base64," + data.base64EncodedString())
    }

    private func input(_ id: String, _ properties: [String: JSONValue] = [:]) -> JSONValue {
        .object(["type": "Input.Text", "id": .string(id), "placeholder": .string(id)].merging(properties) { $1 })
    }

    /// The parts of the image, from top to bottom.
    private func parts(_ card: CardScreen) -> [CardBackgroundPartView] {
        card.screen.views(CardBackgroundPartView.self).sorted { card.frame(of: $0).minY < card.frame(of: $1).minY }
    }

    /// Checks that the parts show one image that covers all of their rows.
    private func expectContinuous(_ card: CardScreen, count: Int) throws {
        let parts = parts(card)
        #expect(parts.count == count)
        let images = try parts.map { card.frame(of: try #require($0.subviews.first)) }
        let first = try #require(images.first)
        #expect(images.allSatisfy { abs($0.minY - first.minY) < 1 && abs($0.height - first.height) < 1 }, "\(images)")
        #expect(abs(first.minY - card.frame(of: parts[0]).minY) < 1)
        #expect(try abs(first.maxY - card.frame(of: #require(parts.last)).maxY) < 1)
    }

    @Test("an image behind a group with fields is continuous across its rows")
    func group() async throws {
        let card = CardScreen(
            [
                [
                    "type": "Container", "backgroundImage": ["url": image, "verticalAlignment": "center"],
                    "items": .array([CardScreen.text("Above")] + (0..<5).map { input("field\($0)") }),
                ],
                CardScreen.text("Outside"),
            ], size: CGSize(width: 360, height: 800))
        #expect(await card.loadImages())
        try expectContinuous(card, count: 6)
        // The middle of the image is in the middle of all rows.
        let views = parts(card)
        let (top, bottom) = (card.frame(of: views[0]), card.frame(of: views[5]))
        let middle = (top.minY + bottom.maxY) / 2
        let picture = card.screen.picture
        for (y, color) in [(top.minY + 14, Self.red), (middle - 9, Self.red), (middle + 9, Self.blue)] {
            #expect(picture.pixel(Int(top.maxX) - 12, Int(y)) == color, "\(y)")
        }
        #expect(!views.contains { card.frame(of: $0).intersects(card.frame("Outside").insetBy(dx: 0, dy: 1)) })
    }

    @Test("the image remains continuous when a row is inserted and deleted")
    func insertion() async throws {
        let card = CardScreen(
            [
                [
                    "type": "Container", "backgroundImage": image,
                    "items": [input("first"), input("second", ["isVisible": false]), input("third")],
                ]
            ],
            card: [
                "actions": [["type": "Action.ToggleVisibility", "title": "Toggle", "targetElements": ["second"]]]
            ])
        #expect(await card.loadImages())
        try expectContinuous(card, count: 2)
        let before = parts(card).map(ObjectIdentifier.init)
        for count in [3, 2, 3] {
            card.screen.tap("Toggle")
            card.screen.settle()
            #expect(await card.loadImages())
            try expectContinuous(card, count: count)
        }
        #expect(Set(before).isSubset(of: parts(card).map(ObjectIdentifier.init)))
    }

    @Test("rows that are scrolled away and back keep their parts of the image")
    func scrolling() async throws {
        let card = CardScreen([
            [
                "type": "Container", "backgroundImage": image,
                "items": .array((0..<60).map { input("field\($0)") } + [CardScreen.text("Last")]),
            ]
        ])
        #expect(await card.loadImages())
        let table: UITableView = card.controller.tableView
        for row in [30, 60, 20, 0, 45, 10, 12, 8, 60, 0] {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
            card.screen.settle()
            let parts = parts(card)
            #expect(parts.count == table.indexPathsForVisibleRows?.count, "row \(row)")
            for part in parts {
                let image = card.frame(of: try #require(part.subviews.first))
                #expect(abs(image.minY - card.frame(of: try #require(parts.first?.subviews.first)).minY) < 1)
            }
        }
    }

    @Test("the image of a card is behind all of its rows, with those of its actions")
    func card() async throws {
        let card = CardScreen(
            [CardScreen.text("Text"), input("field")],
            card: [
                "backgroundImage": image,
                "actions": [["type": "Action.OpenUrl", "title": "Open", "url": "https://example.com"]],
            ])
        #expect(await card.loadImages())
        try expectContinuous(card, count: 3)
    }

    @Test("a group inside of another one has its own image, and a column with fields, too")
    func nested() async throws {
        let columns: JSONValue = [
            "type": "ColumnSet",
            "columns": [
                ["items": [input("a")], "backgroundImage": .string(CardScreen.imageAddress(10, 10, .green))],
                ["items": [input("b")], "style": "attention"],
            ],
        ]
        let card = CardScreen([
            ["type": "Container", "backgroundImage": image, "items": [input("top"), columns, input("bottom")]]
        ])
        #expect(await card.loadImages())
        let parts = parts(card)
        #expect(parts.map(\.part.rows.rowsBefore) == [0, 0, 2, 3] && parts.map(\.part.rows.rowsAfter) == [3, 0, 1, 0])
        let picture = card.screen.picture
        let column = card.frame(of: parts[1])
        #expect(picture.pixel(Int(column.maxX) - 12, Int(column.midY)) == Pixel(red: 0, green: 255, blue: 0))
        #expect(picture.pixel(Int(column.maxX) - 12, Int(column.minY) - 6) == Self.red)
    }

    @Test("a container that bleeds has its image behind the whole row")
    func bleeding() async throws {
        let card = CardScreen([
            ["type": "Container", "bleed": true, "backgroundImage": image, "items": [CardScreen.text("Text")]]
        ])
        #expect(await card.loadImages())
        let part = try #require(parts(card).first)
        #expect(card.frame(of: part).minX < card.frame("Text").minX - 10)
        #expect(
            card.screen.picture.pixel(Int(card.frame(of: part).maxX) - 2, Int(card.frame(of: part).midY)) == Self.red)
    }

    @Test("an image whose host is not allowed is not displayed behind rows")
    func forbidden() {
        let card = CardScreen([
            ["type": "Container", "backgroundImage": "https://example.com/a.png", "items": [input("field")]]
        ])
        #expect(parts(card).isEmpty)
    }

    @Test("images behind groups and cells with fields are continuous in a collection view, too")
    func collection() async throws {
        let cell: JSONValue = ["backgroundImage": image, "items": [input("in cell"), CardScreen.text("Cell")]]
        let table: JSONValue = [
            "type": "Table", "columns": [["width": 1], ["width": 1]],
            "rows": [["cells": [["items": [input("other")]], cell]]],
        ]
        let group: JSONValue = [
            "type": "Container", "backgroundImage": image, "minHeight": "200px", "bleed": true,
            "items": [input("field")],
        ]
        var configuration = CardConfiguration { _ in }
        configuration.images = ImageLoader(configuration: ImageLoader.Configuration())
        let card = AdaptiveCard(json: ["type": "AdaptiveCard", "body": [table, group]])
        let screen = HeadlessScreen(scale: 1)
        screen.show(CardsCollectionController(CardModel(card, configuration: configuration)))
        #expect(await screen.wait { screen.views(RemoteImageView.self).allSatisfy { $0.state != .loading } })
        screen.settle()
        func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }
        let parts = screen.views(CardBackgroundPartView.self).sorted { frame($0).minY < frame($1).minY }
        #expect(parts.count == 4)
        for pair in [parts.prefix(2), parts.suffix(2)] {
            let rows = pair.map(frame).reduce(CGRect.null) { $0.union($1) }
            for part in pair {
                let image = frame(try #require(part.subviews.first))
                #expect(abs(image.minY - rows.minY) < 1 && abs(image.maxY - rows.maxY) < 1)
            }
        }
        #expect(abs(parts.suffix(2).reduce(0) { $0 + frame($1).height } - 200) <= 2)
    }

    @Test("in a long card, images of containers that bleed are behind their rows, also when they are scrolled back")
    func longCard() async throws {
        var body = (0..<220).map { CardScreen.text("Text \($0)") }
        body[1] = ["type": "Container", "bleed": true, "backgroundImage": image, "items": [CardScreen.text("Bleeds")]]
        let card = CardScreen(body)
        let table: UITableView = card.controller.tableView
        for row in [0, 219, 0] {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
            card.screen.settle()
            #expect(await card.loadImages())
            #expect(parts(card).count == (row == 0 ? 1 : 0))
        }
        let part = card.frame(of: try #require(parts(card).first))
        let row = table.convert(table.rectForRow(at: IndexPath(row: 1, section: 0)), to: nil)
        #expect(abs(part.minY - row.minY) < 1 && abs(part.maxY - row.maxY) < 1)
        #expect(card.screen.picture.pixel(Int(part.maxX) - 2, Int(part.midY) - 2) == Self.red)
    }
}

/// A collection view with a card.
private final class CardsCollectionController: CollectionFormViewController {
    private let model: CardModel

    init(_ model: CardModel) {
        self.model = model
        super.init(listAppearance: .insetGrouped)
    }

    override var form: Form { Form(model.sections) }
}
