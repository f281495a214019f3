import AdaptiveCards
import Testing

@Suite("Host configurations")
struct HostConfigTests {
    @Test("an empty configuration follows the platform")
    func empty() {
        #expect(HostConfig(json: [:]) == HostConfig())
        #expect(HostConfig(json: "none") == HostConfig())
    }

    @Test("spaces, fonts, colors, sizes and the number of actions are read")
    func properties() {
        let config = HostConfig(json: [
            "spacing": ["small": 3, "extraLarge": 40.5, "default": -1],
            "separator": ["lineThickness": 2, "lineColor": "#EEEEEE"],
            "fontTypes": ["default": ["fontSizes": ["large": 21], "fontWeights": ["bolder": 700]]],
            "containerStyles": [
                "emphasis": [
                    "backgroundColor": "#F0F0F0",
                    "foregroundColors": ["good": ["default": "#00AA00", "subtle": "#8000AA00"]],
                ]
            ],
            "imageSizes": ["medium": 90], "actions": ["maxActions": 3],
        ])
        #expect(config.spacing == [.small: 3, .extraLarge: 40.5])
        #expect(config.separator.thickness == 2 && config.separator.color == CardRGB("#EEEEEE"))
        #expect(config.fontSizes == [.large: 21] && config.fontWeights == [.bolder: 700])
        let style = config.containerStyles[.emphasis]
        #expect(style?.background == CardRGB("#F0F0F0"))
        #expect(style?.texts[.good]?.subtle == CardRGB("#8000AA00"))
        #expect(config.imageSizes == [.medium: 90] && config.maximumActions == 3)
    }

    @Test("fonts of older configurations are at the top")
    func olderFonts() {
        #expect(HostConfig(json: ["fontSizes": ["small": 11]]).fontSizes == [.small: 11])
    }
}
