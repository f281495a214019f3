import AdaptiveCards
import Foundation
import LoadingFixtures
import Testing
import TrestleImages
import TrestleTesting
import UIKit

@testable import TrestleCards

@Suite("Sizes of images in cards", .serialized) @MainActor
struct CardImageSizeTests {
    private func size(_ card: CardScreen) -> CGSize {
        card.screen.views(CardImageView.self).first?.bounds.size ?? .zero
    }

    @Test("an image without a size is as large as its file, and its row becomes as high as the image")
    func natural() async {
        let card = CardScreen([CardScreen.image(120, 60), CardScreen.text("Below")])
        #expect(size(card).height == CardImageView.placeholderHeight)
        #expect(await card.loadImages())
        #expect(size(card) == CGSize(width: 120, height: 60))
        let row = card.controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
        #expect(abs(row.height - 76) < 0.01)
    }

    @Test("an image that is wider than its row is reduced to the width, and keeps its ratio", arguments: ["auto", ""])
    func wide(_ name: String) async {
        let card = CardScreen([CardScreen.image(2_000, 500, .red, name.isEmpty ? [:] : ["size": .string(name)])])
        #expect(await card.loadImages())
        let width = card.controller.tableView.bounds.width - 2 * 20 - 2 * 16
        #expect(abs(size(card).width - width) <= 8 && abs(size(card).height - size(card).width / 4) < 0.6)
    }

    @Test("a stretched image is as wide as its row, also if its file is smaller")
    func stretch() async {
        let card = CardScreen([CardScreen.image(20, 10, .red, ["size": "stretch"])])
        #expect(await card.loadImages())
        #expect(size(card).width > 300 && abs(size(card).height - size(card).width / 2) < 0.6)
    }

    @Test(
        "a width, a height or a named size determine the other dimension by the ratio, and both distort the image",
        arguments: [
            (["width": "50px"], CGSize(width: 50, height: 25)), (["height": "50px"], CGSize(width: 100, height: 50)),
            (["width": "30px", "height": "60px"], CGSize(width: 30, height: 60)),
            (["size": "large"], CGSize(width: 160, height: 80)), (["size": "small"], CGSize(width: 40, height: 20)),
        ] as [([String: String], CGSize)])
    func dimensions(_ properties: [String: String], _ expected: CGSize) async throws {
        let card = CardScreen([CardScreen.image(400, 200, .red, properties.mapValues { .string($0) })])
        #expect(await card.loadImages())
        #expect(size(card) == expected)
        // The image fills the view, without space at its edges.
        let view = try #require(card.screen.views(CardImageView.self).first)
        let (frame, picture) = (card.frame(of: view), card.screen.picture)
        for point in [CGPoint(x: frame.minX + 2, y: frame.minY + 2), CGPoint(x: frame.maxX - 3, y: frame.maxY - 3)] {
            #expect(picture.pixel(Int(point.x), Int(point.y)) == Pixel(red: 255, green: 0, blue: 0), "\(point)")
        }
    }

    @Test("a person is displayed in a circle, whatever the ratio of the file is")
    func person() async throws {
        let card = CardScreen([CardScreen.image(200, 100, .red, ["size": "medium", "style": "person"])])
        #expect(await card.loadImages())
        #expect(size(card) == CGSize(width: 80, height: 80))
        #expect(card.screen.views(CardImageView.self).first?.layer.cornerRadius == 40)
    }

    @Test("an automatic column is as wide as its image, and the next one begins beside it")
    func automaticColumn() async throws {
        let card = CardScreen([
            [
                "type": "ColumnSet",
                "columns": [
                    ["width": "auto", "items": [CardScreen.image(100, 50)]],
                    ["width": "stretch", "items": [CardScreen.text("Beside")]],
                ],
            ]
        ])
        #expect(await card.loadImages())
        let image = try #require(card.screen.views(CardImageView.self).first)
        #expect(image.bounds.size == CGSize(width: 100, height: 50))
        #expect(abs(card.frame("Beside").minX - card.frame(of: image).maxX - 8) < 1)
        // The image has all pixels, although the placeholder was smaller.
        #expect(image.image.map { $0.size.width * $0.scale } == 100)
    }

    @Test("an image in a column gives way to a long text beside it, but does not disappear")
    func narrowColumn() async throws {
        let long = Array(repeating: "word", count: 60).joined(separator: " ")
        let card = CardScreen([
            [
                "type": "ColumnSet",
                "columns": [
                    ["width": "auto", "items": [CardScreen.image(600, 300)]],
                    ["width": "stretch", "items": [CardScreen.text(long, ["wrap": true])]],
                ],
            ]
        ])
        #expect(await card.loadImages())
        let image = try #require(card.screen.views(CardImageView.self).first)
        #expect(image.bounds.width >= 40 && abs(image.bounds.height - image.bounds.width / 2) < 0.6)
        #expect(card.frame(long).minX >= card.frame(of: image).maxX)
    }

    @Test("the images of a set have one width, and heights by their ratios up to a maximum")
    func imageSet() async {
        let card = CardScreen([
            [
                "type": "ImageSet", "imageSize": "medium",
                "images": [CardScreen.image(200, 100), CardScreen.image(50, 100), CardScreen.image(80, 80)],
            ]
        ])
        #expect(await card.loadImages())
        let sizes = card.screen.views(CardImageView.self).map(\.bounds.size)
        #expect(
            sizes == [
                CGSize(width: 80, height: 40), CGSize(width: 50, height: 100), CGSize(width: 80, height: 80),
            ])
    }

    @Test(
        "two stacked images are circles, of which the first one is at the bottom, and covers a part of the second one")
    func stackedImages() async throws {
        let images = [CardScreen.image(100, 100, .red), CardScreen.image(100, 50, .blue)]
        let card = CardScreen([
            [
                "type": "ColumnSet",
                "columns": [
                    [
                        "width": "auto",
                        "items": [["type": "ImageSet", "style": "stacked", "offset": -25, "images": .array(images)]],
                    ],
                    ["width": "stretch", "items": [CardScreen.text("A long text beside the images", ["wrap": true])]],
                ],
            ]
        ])
        #expect(await card.loadImages())
        let stack = try #require(card.screen.views(CardImageStackView.self).first)
        let frames = card.screen.views(CardImageView.self).map(card.frame)
        let bottom = try #require(frames.max { $0.minY < $1.minY })
        let top = try #require(frames.min { $0.minY < $1.minY })
        let step = 55 / 2.0.squareRoot()
        #expect(frames.allSatisfy { abs($0.width - 80) < 0.5 && abs($0.height - 80) < 0.5 })
        #expect(abs(top.minX - bottom.minX - step) < 1 && abs(bottom.minY - top.minY - step) < 1)
        #expect(
            abs(stack.bounds.width - 80 - step) < 1
                && card.frame(of: stack).maxX < card.frame("A long text beside the images").minX)
        // The center of the common part.
        let pixel = card.screen.picture.pixel(Int((bottom.midX + top.midX) / 2), Int((bottom.midY + top.midY) / 2))
        #expect(pixel.red > 200 && pixel.blue < 50)
        #expect(card.screen.ambiguousLayouts == [])
    }

    @Test("a row is measured again once when its image is loaded, and has its height at once where it is known")
    func settles() async throws {
        let server = FakeServer()
        // The server sends another image each time, and forbids to store it.
        await server.answer(
            "/a.png", .init(headers: ["Cache-Control": "no-store"], body: CardScreen.imageData(90, 45)),
            .init(headers: ["Cache-Control": "no-store"], body: CardScreen.imageData(30, 300)))
        var limits = ImageLoader.Configuration()
        limits.folder = nil
        var configuration = CardConfiguration { _ in }
        configuration.images = ImageLoader(configuration: limits, transport: server)
        configuration.imageHosts = ["example.com"]
        let image: JSONValue = ["type": "Image", "url": "https://example.com/a.png"]
        func show(_ texts: Int) -> (HeadlessScreen, HeightRecorder) {
            let body = [image] + (0..<texts).map { CardScreen.text("Text \($0)") }
            let screen = HeadlessScreen(scale: 1)
            let card = AdaptiveCard(json: ["type": "AdaptiveCard", "body": .array(body)])
            let controller = CardViewController(card: card, configuration: configuration)
            screen.show(controller)
            return (screen, HeightRecorder(controller))
        }
        let (screen, recorder) = show(1)
        for _ in 0..<200 {
            recorder.record()
            try await Task.sleep(nanoseconds: 1_000_000)
            screen.advanceFrame()
        }
        screen.settle()
        recorder.record()
        #expect(recorder.heights == [CardImageView.placeholderHeight + 16, 45 + 16])
        #expect(await server.requests.count == 1)
        let (next, second) = show(2)
        for _ in 0..<50 {
            second.record()
            try await Task.sleep(nanoseconds: 1_000_000)
            next.advanceFrame()
        }
        #expect(second.heights == [45 + 16])
    }

    @Test("an image that cannot be loaded leaves its placeholder")
    func failure() async {
        let card = CardScreen([["type": "Image", "url": "data:image/png;base64,AAAA"]])
        #expect(await card.loadImages())
        #expect(size(card).height == CardImageView.placeholderHeight)
    }
}

/// The different heights of the first row, in the order of their appearance.
@MainActor
private final class HeightRecorder {
    private let controller: CardViewController
    private(set) var heights: [CGFloat] = []

    init(_ controller: CardViewController) {
        self.controller = controller
    }

    func record() {
        let height = controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height
        if heights.last != height { heights.append(height) }
    }
}
