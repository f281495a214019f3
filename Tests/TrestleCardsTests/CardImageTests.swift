import AdaptiveCards
import Foundation
import Testing
import TrestleImages
import TrestleTesting
import UIKit

@testable import TrestleCards

@Suite("Images of cards", .serialized) @MainActor
struct CardImageTests {
    private func allowed(_ address: String, hosts: Set<String>, loader: ImageLoader? = ImageLoader()) throws -> Bool {
        var configuration = CardConfiguration { _ in }
        configuration.images = loader
        configuration.imageHosts = hosts
        return configuration.allowedImage(try #require(URL(string: address))) != nil
    }

    @Test("images are loaded from allowed hosts only, encrypted or from the card itself")
    func hosts() throws {
        #expect(try allowed("https://Images.example.com/a.png", hosts: ["images.example.com"]))
        #expect(try allowed("data:image/png;base64,AAAA", hosts: []))
        #expect(try !allowed("http://images.example.com/a.png", hosts: ["images.example.com"]))
        #expect(try !allowed("https://example.com/a.png", hosts: ["images.example.com"]))
        #expect(try !allowed("https://images.example.com.evil.net/a.png", hosts: ["images.example.com"]))
        #expect(try !allowed("file:///etc/hosts", hosts: [""]))
        #expect(try !allowed("https://images.example.com/a.png", hosts: ["images.example.com"], loader: nil))
    }

    private nonisolated static let red = Pixel(red: 255, green: 0, blue: 0)
    private nonisolated static let blue = Pixel(red: 0, green: 0, blue: 255)

    /// Returns the view of a background image whose left half is red, and the right one blue.
    private func backgroundView(
        _ properties: [String: JSONValue], imageSize size: CGSize, on screen: HeadlessScreen
    ) async throws -> CardBackgroundView {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: size, format: format).pngData { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height))
            UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
            context.fill(CGRect(x: size.width / 2, y: 0, width: size.width / 2, height: size.height))
        }
        let card = AdaptiveCard(json: [
            "type": "AdaptiveCard",
            "body": [
                [
                    "type": "Container", "minHeight": "200px",
                    "backgroundImage": .object(
                        ["url": .string("data:image/png;base64," + image.base64EncodedString())].merging(properties) {
                            $1
                        }),
                    "items": [["type": "TextBlock", "text": "Text"]],
                ]
            ],
        ])
        var configuration = CardConfiguration { _ in }
        configuration.images = ImageLoader()
        screen.show(CardViewController(card: card, configuration: configuration))
        screen.settle()
        let view = try #require(screen.views(CardBackgroundView.self).first)
        let loader = try #require(view.subviews.compactMap { $0 as? RemoteImageView }.first)
        #expect(await screen.wait { loader.state == .loaded })
        screen.settle()
        return view
    }

    @Test(
        "a background image covers its group, and its alignment decides what is cut off",
        arguments: [("left", Self.red), ("right", Self.blue)])
    func background(_ alignment: String, _ expected: Pixel) async throws {
        let screen = HeadlessScreen(scale: 1)
        let view = try await backgroundView(
            ["horizontalAlignment": .string(alignment)], imageSize: CGSize(width: 2_000, height: 100), on: screen)
        #expect(view.bounds.height >= 200)
        let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.maxY - 20), to: nil)
        #expect(screen.picture.pixel(Int(center.x), Int(center.y)) == expected)
    }

    @Test(
        "a repeated background image fills the area, a row or a column in its own size",
        arguments: [
            ("repeat", [true, true, true]), ("repeatHorizontally", [true, false, false]),
            ("repeatVertically", [false, true, false]),
        ])
    func repeatedBackground(_ fillMode: String, _ expected: [Bool]) async throws {
        let screen = HeadlessScreen(scale: 2)
        let view = try await backgroundView(
            ["fillMode": .string(fillMode)], imageSize: CGSize(width: 20, height: 20), on: screen)
        let area = view.convert(view.bounds, to: nil)
        let picture = screen.picture
        let places = [(205, 15), (5, 165), (205, 165)]
        for (place, isFilled) in zip(places, expected) {
            // In each repetition, the colors are beside each other.
            let (x, y) = ((Int(area.minX) + place.0) * 2, (Int(area.minY) + place.1) * 2)
            let colors = [picture.pixel(x, y), picture.pixel(x + 20, y)]
            #expect((colors == [Self.red, Self.blue]) == isFilled, "\(place) \(colors)")
        }
    }

    @Test(
        "a repeated background image is aligned, and the one that exceeds the area is cut off at the other edge",
        arguments: [("left", Self.red), ("right", Self.blue)])
    func alignedRepetitions(_ alignment: String, _ expected: Pixel) async throws {
        let screen = HeadlessScreen(scale: 1)
        let view = try await backgroundView(
            ["fillMode": "repeat", "horizontalAlignment": .string(alignment)],
            imageSize: CGSize(width: 100, height: 10),
            on: screen)
        let area = view.convert(view.bounds, to: nil)
        // The outermost half of an image at the edge has one color.
        let edge = alignment == "left" ? area.minX + 25 : area.maxX - 25
        for offset in [-20, 20] as [CGFloat] {
            #expect(screen.picture.pixel(Int(edge + offset), Int(area.midY)) == expected, "\(offset)")
        }
    }

    @Test("a repeated image that is larger than its area keeps its own size")
    func largeRepetition() async throws {
        let screen = HeadlessScreen(scale: 1)
        let view = try await backgroundView(
            ["fillMode": "repeat"], imageSize: CGSize(width: 1_200, height: 800), on: screen)
        let area = view.convert(view.bounds, to: nil)
        // The left half of the image is wider than the area.
        for x in [area.minX + 12, area.midX, area.maxX - 12] {
            #expect(screen.picture.pixel(Int(x), Int(area.maxY) - 12) == Self.red, "\(x)")
        }
    }
}
