import AdaptiveCards
import Testing
import Trestle
import TrestleTesting
import UIKit

@testable import TrestleCards

@Suite("Texts with a host configuration", .serialized) @MainActor
struct HostConfigTextTests {
    @Test("texts have the first family that exists, and the system's font if there is none")
    func families() throws {
        func family(_ list: JSONValue, type: String = "default") throws -> String {
            let card = HostConfigScreen(
                body: [.text("Tea", ["fontType": .string(type)])],
                ["fontTypes": [type: ["fontFamily": list]]] as JSONValue)
            return try card.font("Tea").familyName
        }
        let system = UIFont.systemFont(ofSize: 17).familyName
        let monospaced = UIFont.monospacedSystemFont(ofSize: 17, weight: .regular).familyName
        // The system font has no serifs on Linux.
        let serif = UIFont.systemFont(ofSize: 17).fontDescriptor.withDesign(.serif)
        #expect(try family("'No such font', 'DejaVu Serif', sans-serif") == "DejaVu Serif")
        #expect(try family("'No such font', sans-serif") == system)
        #expect(try family("Nothing") == system)
        #expect(try family("Nothing", type: "monospace") == monospaced)
        #expect(try family("serif") == (serif.map { UIFont(descriptor: $0, size: 17).familyName } ?? system))
        #expect(try family("monospace") == monospaced)
        // A font that every iPhone has is replaced.
        let replacement = try #require(UIFont(name: "Times New Roman", size: 17)).familyName
        #expect(try replacement != system && family("'No such font', 'Times New Roman'") == replacement)
    }

    @Test("each type of font has its sizes and weights, and a monospaced one without them those of the other")
    func sizes() throws {
        let config: JSONValue = [
            "fontTypes": [
                "default": ["fontSizes": ["default": 15, "large": 33], "fontWeights": ["bolder": 900]],
                "monospace": ["fontSizes": ["default": 11]],
            ]
        ]
        let card = HostConfigScreen(
            body: [
                .text("A"), .text("B", ["size": "large", "weight": "bolder"]), .text("C", ["fontType": "monospace"]),
                .text("D", ["fontType": "monospace", "size": "large"]), .text("E", ["size": "small"]),
            ], config)
        #expect(try ["A", "B", "C", "D"].map { try card.font($0).pointSize } == [15, 33, 11, 33])
        #expect(try card.font("E").pointSize == UIFont.preferredFont(forTextStyle: .footnote).pointSize)
        #expect(try card.font("B") == .systemFont(ofSize: 33, weight: .black))
    }

    @Test("sizes of a configuration grow with the user's text size")
    func textSize() throws {
        let config: JSONValue = ["fontSizes": ["default": 14]]
        let large = HostConfigScreen(body: [.text("A")], config, category: .accessibilityLarge)
        let font = try large.font("A")
        #expect(font.pointSize > 20)
        let usual = HostConfigScreen(body: [.text("A")], config)
        #expect(try usual.font("A").pointSize == 14)
    }

    @Test("bold texts in italics are bold and in italics")
    func boldItalics() throws {
        let card = HostConfigScreen(body: [.text("_Tea_", ["weight": "bolder"])], [:])
        let traits = try card.font("Tea").fontDescriptor.symbolicTraits
        #expect(traits.contains(.traitItalic) && traits.contains(.traitBold))
    }

    @Test("headings and headers of tables have their styles, unless a text has its own")
    func styles() throws {
        let card = HostConfigScreen(
            body: [
                .text("Heading", ["style": "heading"]), .text("Small", ["style": "heading", "size": "small"]),
                [
                    "type": "Table", "columns": [["width": 1]],
                    "rows": [
                        ["cells": [["items": [.text("Header")]]]], ["cells": [["items": [.text("Cell")]]]],
                    ],
                ],
            ],
            [
                "fontSizes": ["small": 9, "default": 16, "extraLarge": 40],
                "textStyles": [
                    "heading": ["size": "extraLarge", "weight": "lighter", "color": "good"],
                    "columnHeader": ["size": "small", "color": "attention", "weight": "normal"],
                ],
                "containerStyles": [
                    "default": [
                        "foregroundColors": ["good": ["default": "#00FF00"], "attention": ["default": "#FF0000"]]
                    ]
                ],
            ])
        #expect(try card.font("Heading") == .systemFont(ofSize: 40, weight: .light))
        #expect(try card.color("Heading") == "#00FF00")
        #expect(try card.font("Small").pointSize == 9)
        #expect(try card.font("Header") == .systemFont(ofSize: 9, weight: .regular))
        #expect(try card.color("Header") == "#FF0000")
        #expect(try card.font("Cell").pointSize == 16)
    }

    @Test("a row that begins with a heading is a heading for assistive technologies")
    func accessibleHeading() throws {
        let heading = JSONValue.text("A", ["style": "heading"])
        let card = HostConfigScreen(
            body: [
                heading, .text("B"), ["type": "Container", "items": [heading, .text("B")]],
                ["type": "ColumnSet", "columns": [["items": [heading]], ["items": [.text("B")]]]],
                ["type": "Container", "items": [.text("B"), heading]],
            ], [:])
        let cells = try (0..<5).map {
            try #require(card.controller.tableView.cellForRow(at: IndexPath(row: $0, section: 0)))
        }
        #expect(cells.map { $0.accessibilityTraits.contains(.header) } == [true, false, true, true, false])
    }

    @Test("a highlighted text has the background of its color")
    func highlight() throws {
        let run: JSONValue = ["type": "TextRun", "text": "Tea", "highlight": true, "color": "good", "isSubtle": true]
        let colors: JSONValue = ["highlightColors": ["default": "#FFFF00", "subtle": "#FFEE00"]]
        let card = HostConfigScreen(
            body: [["type": "RichTextBlock", "inlines": [run]]],
            ["containerStyles": ["default": ["foregroundColors": ["good": colors]]]])
        let color = try card.label("Tea").attributedText?.attribute(.backgroundColor, at: 0, effectiveRange: nil)
        #expect(try HostConfigScreen.hex(#require(color as? UIColor)) == "#FFEE00")
    }

    @Test("facts have the styles of titles and values, and values begin at one line")
    func facts() throws {
        let card = HostConfigScreen(
            body: [
                [
                    "type": "FactSet",
                    "facts": [["title": "Tea", "value": "Green"], ["title": "A longer title", "value": "Black"]],
                ]
            ],
            [
                "fontSizes": ["small": 10, "large": 30],
                "factSet": [
                    "title": ["size": "small", "weight": "lighter", "maxWidth": 80],
                    "value": ["size": "large", "color": "accent", "isSubtle": true], "spacing": 7,
                ],
                "containerStyles": [
                    "default": ["foregroundColors": ["accent": ["default": "#0000FF", "subtle": "#8888FF"]]]
                ],
            ])
        #expect(try card.font("Tea") == .systemFont(ofSize: 10, weight: .light))
        #expect(try card.font("Green").pointSize == 30 && card.color("Green") == "#8888FF")
        let (title, longer) = try (card.frame("Tea"), card.frame("A longer title"))
        #expect(try card.frame("Green").minX == title.maxX + 7 && card.frame("Black").minX == longer.maxX + 7)
        #expect(title.width == longer.width && longer.width > 40 && longer.width <= 80)
    }

    @Test("a title that does not wrap is cut off at the maximum width")
    func cutOff() throws {
        let facts: JSONValue = [["title": "A title that is far too long", "value": "Green"]]
        let card = HostConfigScreen(
            body: [["type": "FactSet", "facts": facts]], ["factSet": ["title": ["wrap": false, "maxWidth": 60]]])
        let label = try card.label("A title that is far too long")
        #expect(label.bounds.width == 60 && label.numberOfLines == 1)
    }

    @Test("without a configuration, facts are rows of the platform")
    func platformFacts() throws {
        let facts: JSONValue = [["title": "Tea", "value": "Green"], ["title": "Cake", "value": "Lemon"]]
        let card = HostConfigScreen(body: [["type": "FactSet", "facts": facts]], [:])
        #expect(card.controller.tableView.numberOfRows(inSection: 0) == 2)
    }
}
