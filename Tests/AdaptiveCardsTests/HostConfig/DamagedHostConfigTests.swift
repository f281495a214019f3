import AdaptiveCards
import Foundation
import RandomRuns
import Testing

@Suite("Damaged host configurations")
struct DamagedHostConfigTests {
    @Test("a value that cannot be used has its default, and a diagnostic with its location")
    func values() throws {
        let json = """
            {
              "spacing": {"small": -1, "large": "wide"},
              "separator": 3,
              "fontTypes": {"default": {"fontSizes": {"small": 0, "large": 1e9}, "fontWeights": {"bolder": "heavy"}}},
              "containerStyles": {"emphasis": {"backgroundColor": "blue"}},
              "actions": {"maxActions": 0, "actionAlignment": "middle", "showCard": []},
              "inputs": {"label": null, "debounceTimeInMilliSeconds": -5},
              "imageSet": {"maxImageHeight": 0}
            }
            """
        let result = try HostConfigReader().read(Data(json.utf8))
        var expected = HostConfig()
        expected.fonts[.default] = HostConfig.Font()
        expected.containerStyles[.emphasis] = HostConfig.ContainerColors()
        #expect(result.config == expected)
        #expect(
            result.diagnostics.map(\.pointer.description).sorted() == [
                "/actions/actionAlignment", "/actions/maxActions", "/actions/showCard",
                "/containerStyles/emphasis/backgroundColor", "/fontTypes/default/fontSizes/large",
                "/fontTypes/default/fontSizes/small", "/fontTypes/default/fontWeights/bolder",
                "/inputs/debounceTimeInMilliSeconds", "/separator", "/spacing/large", "/spacing/small",
            ])
        #expect(result.diagnostics.first { $0.pointer.description == "/separator" }?.position?.line == 3)
    }

    @Test("unknown properties and those without effect are reported")
    func unknown() {
        let result = HostConfigReader().read([
            "$schema": "https://example.com", "lineHeights": ["small": 12],
            "factSet": ["title": ["warp": true]], "colors": [], "textBlock": ["headingLevel": 7],
        ])
        #expect(result.config == HostConfig())
        #expect(
            result.diagnostics.map(\.description).sorted() == [
                "warning: “colors” is unknown, and is ignored. (/colors)",
                "warning: “headingLevel” is not between 1.0 and 6.0, and is ignored. (/textBlock/headingLevel)",
                "warning: “lineHeights” has no effect. (/lineHeights)",
                "warning: “warp” is unknown, and is ignored. (/factSet/title/warp)",
            ])
    }

    @Test("a value that is no object is a configuration without properties, and text that is not JSON is an error")
    func noObject() {
        for json in ["none", 3, [], nil] as [JSONValue] {
            let result = HostConfigReader().read(json)
            #expect(result.config == HostConfig() && result.diagnostics.map(\.severity) == [.error])
        }
        #expect(throws: JSONError.self) { try HostConfig(json: Data("{".utf8)) }
    }

    @Test("configurations with random values in place of others are read")
    func random() {
        let names = [
            "spacing", "separator", "fontTypes", "default", "fontSizes", "fontFamily", "containerStyles", "emphasis",
            "foregroundColors", "actions", "showCard", "maxActions", "inputs", "label", "requiredInputs", "factSet",
            "title", "imageSet", "maxImageHeight", "textBlock", "headingLevel", "carousel", "minAutoplayDelay",
        ]
        repeatRandomly(300) { seed, random in
            func value(_ depth: Int) -> JSONValue {
                switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &random) {
                case 0: return nil
                case 1: return .boolean(.random(using: &random))
                case 2: return .integer(.random(in: Int.min...Int.max, using: &random))
                case 3: return .number(.random(in: -1e300...1e300, using: &random))
                case 4: return .string(names.randomElement(using: &random) ?? "")
                case 5: return "#12345"
                default:
                    let members = (0..<4).map { _ in
                        (names.randomElement(using: &random) ?? "", value(depth - 1))
                    }
                    return .object(Dictionary(members) { first, _ in first })
                }
            }
            let result = HostConfigReader().read(.object(["actions": value(3), "fontTypes": value(4), "x": value(4)]))
            let sizes = result.config.fonts.values.flatMap(\.sizes.values)
            #expect(sizes.allSatisfy { (1...200).contains($0) }, "seed \(seed)")
            #expect(result.diagnostics.contains { $0.pointer.description == "/x" }, "seed \(seed)")
        }
    }
}
