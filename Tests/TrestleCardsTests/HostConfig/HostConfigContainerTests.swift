import AdaptiveCards
import Testing
import Trestle
import TrestleImages
import TrestleTesting
import UIKit

@testable import TrestleCards

@Suite("Containers with a host configuration", .serialized) @MainActor
struct HostConfigContainerTests {
    private static let field: JSONValue = ["type": "Input.Text", "id": "x", "label": "Name"]

    private func styles(_ styles: [String: JSONValue]) -> JSONValue { ["containerStyles": .object(styles)] }

    private func container(_ style: String, _ items: [JSONValue]) -> JSONValue {
        ["type": "Container", "style": .string(style), "items": .array(items)]
    }

    @Test("all rows have the background of the default style, and those of a group with fields its own")
    func backgrounds() throws {
        let card = HostConfigScreen(
            body: [.text("A"), Self.field, container("emphasis", [.text("B"), ["type": "Input.Text", "id": "y"]])],
            styles(["default": ["backgroundColor": "#FFF0F0"], "emphasis": ["backgroundColor": "#80C0C0FF"]]))
        #expect(try card.background(row: 0) == "#FFF0F0" && card.background(row: 1) == "#FFF0F0")
        // Half of the color over that of the card.
        #expect(try card.background(row: 2) == "#DFD8F8" && card.background(row: 3) == "#DFD8F8")
    }

    @Test("texts have the colors of the innermost group, also beside fields")
    func nestedColors() throws {
        func colors(_ color: String) -> JSONValue { ["foregroundColors": ["default": ["default": .string(color)]]] }
        let inner = container("good", [.text("C")])
        let card = HostConfigScreen(
            body: [
                .text("A"), container("emphasis", [.text("B"), inner]),
                container("attention", [.text("D"), Self.field, container("default", [.text("E")])]),
            ],
            styles([
                "default": colors("#000001"), "emphasis": colors("#000002"), "good": colors("#000003"),
                "attention": colors("#000004"),
            ]))
        #expect(
            try ["A", "B", "C", "D", "E"].map { try card.color($0) } == [
                "#000001", "#000002", "#000003", "#000004", "#000001",
            ])
    }

    @Test("the screen of a card with fixed colors is light or dark as they are", arguments: [false, true])
    func userInterfaceStyle(_ isDark: Bool) throws {
        let config = styles(["default": ["backgroundColor": isDark ? "#202020" : "#F8F8F8"]])
        let card = HostConfigScreen(body: [.text("A"), Self.field], config, style: isDark ? .light : .dark)
        let style = card.controller.tableView.traitCollection.userInterfaceStyle
        #expect(style == (isDark ? .dark : .light))
        #expect(try card.background(row: 1) == (isDark ? "#202020" : "#F8F8F8"))
    }

    @Test("white texts without a background are on a dark screen")
    func whiteTexts() {
        let config = styles(["default": ["foregroundColors": ["default": ["default": "#FFFFFF"]]]])
        let card = HostConfigScreen(body: [.text("A")], config)
        #expect(card.controller.tableView.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("a second configuration has the colors of dark mode", arguments: [UIUserInterfaceStyle.light, .dark])
    func dark(_ style: UIUserInterfaceStyle) throws {
        func config(_ background: String, _ text: String) -> JSONValue {
            styles([
                "default": [
                    "backgroundColor": .string(background),
                    "foregroundColors": ["default": ["default": .string(text)]],
                ]
            ])
        }
        let card = HostConfigScreen(
            body: [.text("A"), Self.field], config("#F0F0F0", "#101010"), dark: config("#303030", "#E0E0E0"),
            style: style)
        #expect(try card.color("A") == (style == .dark ? "#E0E0E0" : "#101010"))
        #expect(try card.background(row: 0) == (style == .dark ? "#303030" : "#F0F0F0"))
        #expect(try card.background(row: 1) == (style == .dark ? "#303030" : "#F0F0F0"))
    }

    @Test("in the form of an app, fields on a background that does not suit the mode have that of the platform")
    func readableFields() throws {
        var configuration = CardConfiguration { _ in }
        configuration.hostConfig = HostConfig(json: styles(["default": ["backgroundColor": "#FFFFFE"]]))
        let json: JSONValue = ["type": "AdaptiveCard", "body": [.text("A"), Self.field]]
        let model = CardModel(AdaptiveCard(json: json), configuration: configuration)
        let controller = FormViewController(style: .insetGrouped)
        let screen = HeadlessScreen(scale: 1, style: .dark)
        screen.show(controller)
        controller.adapter.render(Form(model.sections))
        screen.settle()
        let cells = try (0..<2).map {
            try #require(controller.tableView.cellForRow(at: IndexPath(row: $0, section: 0)))
        }
        let colors = cells.map { $0.backgroundConfiguration?.backgroundColor?.resolvedColor(with: $0.traitCollection) }
        let platform = UIColor.secondarySystemGroupedBackground.resolvedColor(with: cells[1].traitCollection)
        #expect(colors[0].map(HostConfigScreen.hex) == "#FFFFFE")
        #expect(colors[1].map(HostConfigScreen.hex) == HostConfigScreen.hex(platform))
    }

    @Test("the space between elements in rows is that of the configuration, and the padding that of groups")
    func spaces() throws {
        let card = HostConfigScreen(
            body: [
                .text("A"), .text("B", ["spacing": "large"]), .text("C", ["spacing": "none"]),
                container("emphasis", [.text("D")]),
            ], ["spacing": ["large": 35, "padding": 22, "default": 10]])
        let (a, b, c, d) = try (card.frame("A"), card.frame("B"), card.frame("C"), card.frame("D"))
        #expect(abs(b.minY - a.maxY - 35) < 1.5 && abs(c.minY - b.maxY) < 1.5)
        #expect(abs(d.minY - c.maxY - 32) < 1.5 && d.minX == a.minX + 22)
    }

    @Test("a group has padding and a background only if its style differs from that around it")
    func sameStyle() throws {
        let card = HostConfigScreen(
            body: [
                .text("A"), container("default", [.text("B")]),
                container("good", [.text("C"), container("good", [.text("D")]), container("default", [.text("E")])]),
            ], ["spacing": ["padding": 20], "containerStyles": ["default": ["backgroundColor": "#FFFFFF"]]])
        let x = try card.frame("A").minX
        #expect(try ["B", "C", "D", "E"].map { try card.frame($0).minX - x } == [0, 20, 20, 40])
    }

    @Test("lines between elements have the color and thickness of the configuration")
    func separator() throws {
        let card = HostConfigScreen(
            body: [.text("A"), .text("B", ["separator": true])],
            ["separator": ["lineThickness": 4, "lineColor": "#FF0000"], "spacing": ["default": 20]])
        let (a, b) = try (card.frame("A"), card.frame("B"))
        let red = Pixel(red: 255, green: 0, blue: 0)
        let column = (Int(a.maxY)...Int(b.minY)).filter { card.screen.picture.pixel(Int(a.midX), $0) == red }
        #expect(column.count == 4 && abs(column[0] - Int(a.maxY) - 10) < 3)
    }

    @Test(
        "lines of tables have the border color of their style, and cells without lines their spacing",
        arguments: [true, false])
    func table(_ hasLines: Bool) throws {
        func cell(_ text: String) -> JSONValue { ["items": [.text(text)]] }
        let table: JSONValue = [
            "type": "Table", "gridStyle": "accent", "showGridLines": .boolean(hasLines),
            "columns": [["width": 1], ["width": 1]], "firstRowAsHeader": false,
            "rows": [["cells": [cell("A"), cell("B")]], ["cells": [cell("C"), cell("D")]]],
        ]
        let card = HostConfigScreen(
            body: [table],
            ["containerStyles": ["accent": ["borderColor": "#0000FF"]], "table": ["cellSpacing": 20]])
        let (a, c) = try (card.frame("A"), card.frame("C"))
        #expect(abs(c.minY - a.maxY - (hasLines ? 17 : 20)) < 2)
        let blue = card.screen.views(UIView.self).filter { $0.backgroundColor.map(HostConfigScreen.hex) == "#0000FF" }
        #expect(blue.isEmpty == !hasLines)
    }

    @Test("sets of images have the size of the configuration, up to the maximum height")
    func imageSet() {
        let image: JSONValue = ["type": "Image", "url": "https://example.com/a.png"]
        let card = HostConfigScreen(
            body: [["type": "ImageSet", "images": [image, image]]],
            ["imageSet": ["imageSize": "large", "maxImageHeight": 70], "imageSizes": ["large": 110]])
        let sizes = card.screen.views(UIImageView.self).map(\.bounds.size).filter { $0.width == 110 }
        #expect(sizes == [CGSize(width: 110, height: 70), CGSize(width: 110, height: 70)])
    }

    @Test("media without a poster have that of the configuration, and the image of its button before the title")
    func media() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).pngData { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
        }
        let url: JSONValue = .string("data:image/png;base64," + image.base64EncodedString())
        let media: JSONValue = [
            "type": "Media", "altText": "Film",
            "sources": [["url": "https://example.com/a.mp4", "mimeType": "video/mp4"]],
        ]
        let card = HostConfigScreen(body: [media], ["media": ["defaultPoster": url, "playButton": url]])
        let images = card.screen.views(RemoteImageView.self)
        #expect(await card.screen.wait { images.allSatisfy { $0.state == .loaded } })
        let frames = images.map { $0.convert($0.bounds, to: nil) }.sorted { $0.minY < $1.minY }
        let title = try card.frame("Film")
        #expect(frames.count == 2 && frames[0].maxY <= title.minY && frames[1].maxX + 8 == title.minX)
        #expect(frames[1].size == CGSize(width: 24, height: 24))
        #expect(HostConfigScreen(body: [media], [:]).screen.view(showing: "▶ Film") != nil)
    }

    @Test("a line above an element takes the place of that of the field above")
    func separatorBelowField() throws {
        let body = [Self.field, .text("A", ["separator": true]), .text("B")]
        let config: JSONValue = ["separator": ["lineColor": "#FF0000", "lineThickness": 2]]
        let cell = try #require(
            HostConfigScreen(body: body, config).controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        let platform = try #require(
            HostConfigScreen(body: body, [:]).controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.separatorInset.right > 10_000 && platform.separatorInset.right < 10_000)
    }

    @Test("a relative address of an image is below that of the configuration, whose host has to be allowed")
    func imageBaseURL() throws {
        var configuration = CardConfiguration { _ in }
        configuration.images = .init()
        configuration.hostConfig = HostConfig(json: ["imageBaseUrl": "https://example.com/images/"])
        let url = try #require(URL(string: "a/tea.png"))
        #expect(configuration.allowedImage(url) == nil)
        configuration.imageHosts = ["example.com"]
        #expect(configuration.allowedImage(url)?.absoluteString == "https://example.com/images/a/tea.png")
        let other = try #require(URL(string: "https://example.org/tea.png"))
        #expect(configuration.allowedImage(other) == nil)
    }

    @Test("a carousel has no more pages than the configuration allows")
    func carousel() throws {
        let pages = ["One", "Two", "Three"].map { JSONValue.object(["items": [.text($0)]]) }
        let card = HostConfigScreen(
            body: [["type": "Carousel", "pages": .array(pages)]], ["carousel": ["maxCarouselPages": 2]])
        let view = try #require(card.screen.views(CardCarouselView.self).first)
        #expect(view.pageControl.numberOfPages == 2)
    }
}
