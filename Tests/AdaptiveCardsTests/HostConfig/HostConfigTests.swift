import AdaptiveCards
import Foundation
import Testing

@Suite("Host configurations")
struct HostConfigTests {
    /// Returns a configuration that has to be without problems.
    private func config(_ json: JSONValue) -> HostConfig {
        let result = HostConfigReader().read(json)
        #expect(result.diagnostics == [])
        return result.config
    }

    @Test("an empty configuration follows the platform")
    func empty() {
        #expect(config([:]) == HostConfig())
        #expect(HostConfig(json: [:]) == HostConfig())
    }

    @Test("spaces, separators, image sizes and container styles are read")
    func containers() {
        let config = config([
            "spacing": ["small": 3, "extraLarge": 40.5],
            "separator": ["lineThickness": 2, "lineColor": "#EEEEEE"],
            "containerStyles": [
                "emphasis": [
                    "backgroundColor": "#F0F0F0", "borderColor": "#00FF00",
                    "foregroundColors": [
                        "good": [
                            "default": "#00AA00", "subtle": "#8000AA00",
                            "highlightColors": ["default": "#FFFF00", "subtle": "#80FFFF00"],
                        ]
                    ],
                ],
                "warning": ["backgroundColor": nil],
            ],
            "imageSizes": ["medium": 90], "table": ["cellSpacing": 4],
        ])
        #expect(config.spacing == [.small: 3, .extraLarge: 40.5])
        #expect(config.separator.thickness == 2 && config.separator.color == CardRGB("#EEEEEE"))
        let style = config.containerStyles[.emphasis]
        #expect(style?.background == CardRGB("#F0F0F0") && style?.border == CardRGB("#00FF00"))
        let color = style?.texts[.good]
        #expect(color?.standard == CardRGB("#00AA00") && color?.subtle == CardRGB("#8000AA00"))
        #expect(color?.highlight == CardRGB("#FFFF00") && color?.subtleHighlight == CardRGB("#80FFFF00"))
        #expect(config.containerStyles[.warning] == HostConfig.ContainerColors())
        #expect(config.imageSizes == [.medium: 90] && config.table.cellSpacing == 4)
    }

    @Test("fonts are lists of families with sizes and weights")
    func fonts() {
        let config = config([
            "fontTypes": [
                "default": [
                    "fontFamily": "'Segoe UI', \"Helvetica Neue\" ,sans-serif,", "fontSizes": ["large": 21],
                    "fontWeights": ["bolder": 700],
                ],
                "monospace": ["fontFamily": "Consolas"],
            ]
        ])
        let font = config.fonts[.default]
        #expect(font?.families == ["Segoe UI", "Helvetica Neue", "sans-serif"])
        #expect(font?.sizes == [.large: 21] && font?.weights == [.bolder: 700])
        #expect(config.fonts[.monospace]?.families == ["Consolas"])
    }

    @Test("the font of older configurations is at the top, and completes that of newer ones")
    func olderFonts() {
        let older: JSONValue = ["fontFamily": "Calibri", "fontSizes": ["small": 11, "large": 20]]
        #expect(config(older).fonts[.default]?.families == ["Calibri"])
        #expect(config(older).fonts[.default]?.sizes == [.small: 11, .large: 20])
        let both = config([
            "fontFamily": "Calibri", "fontSizes": ["small": 11, "large": 20],
            "fontTypes": ["default": ["fontSizes": ["large": 21]]],
        ])
        #expect(both.fonts[.default]?.families == ["Calibri"])
        #expect(both.fonts[.default]?.sizes == [.small: 11, .large: 21])
    }

    @Test(
        "text styles, facts and sets of images are read, with the word that only host configurations have for a weight")
    func texts() {
        let config = config([
            "textStyles": [
                "heading": ["size": "ExtraLarge", "color": "accent", "isSubtle": true],
                "columnHeader": ["weight": "normal", "fontType": "monospace"],
            ],
            "factSet": [
                "title": ["weight": "Lighter", "wrap": false, "maxWidth": 100], "value": ["color": "good"],
                "spacing": 6,
            ],
            "imageSet": ["imageSize": "large", "maxImageHeight": 70], "textBlock": ["headingLevel": 3],
        ])
        #expect(config.headingLevel == 3 && HostConfig().headingLevel == 2)
        #expect(config.heading.size == .extraLarge && config.heading.color == .accent)
        #expect(config.heading.isSubtle == true && config.heading.weight == nil)
        #expect(config.columnHeader.weight == .default && config.columnHeader.fontType == .monospace)
        let (title, value) = (config.factSet.title, config.factSet.value)
        #expect(title.style.weight == .lighter && title.wraps == false && title.maximumWidth == 100)
        #expect(value.style.color == .good && value.wraps == nil && config.factSet.spacing == 6)
        #expect(config.imageSet.imageSize == .large && config.imageSet.maximumImageHeight == 70)
    }

    @Test("buttons and the cards that they display are read")
    func actions() {
        let config = config([
            "actions": [
                "maxActions": 3, "spacing": "Large", "buttonSpacing": 12, "actionsOrientation": "Horizontal",
                "actionAlignment": "stretch", "iconPlacement": "aboveTitle", "iconSize": "16px",
                "preExpandSingleShowCardAction": true,
                "showCard": ["actionMode": "popup", "style": "good", "inlineTopMargin": 5],
            ],
            "adaptiveCard": ["allowCustomStyle": false], "supportsInteractivity": false,
        ])
        let actions = config.actions
        #expect(actions.maximumCount == 3 && actions.spacing == .large && actions.buttonSpacing == 12)
        #expect(actions.orientation == .horizontal && actions.alignment == .stretch)
        #expect(actions.iconPlacement == .aboveTitle && actions.iconSize == 16 && actions.expandsSingleCard)
        #expect(actions.showCard.mode == .popup && actions.showCard.style == .good)
        #expect(actions.showCard.inlineTopMargin == 5)
        #expect(!config.allowsCustomStyle && !config.supportsInteractivity)
        #expect(self.config(["preExpandSingleShowCardAction": true]).actions.expandsSingleCard)
    }

    @Test("labels and error messages of fields are read")
    func inputs() {
        let config = config([
            "inputs": [
                "label": [
                    "inputSpacing": "small",
                    "requiredInputs": ["suffix": " (required)", "suffixColor": "warning", "weight": "bolder"],
                    "optionalInputs": ["isSubtle": true],
                ],
                "errorMessage": ["size": "small", "spacing": "medium", "weight": "Bolder"],
                "allowDynamicallyFilteredChoiceSet": false, "debounceTimeInMilliSeconds": 250,
            ]
        ])
        let label = config.inputs.label
        #expect(label?.inputSpacing == .small && label?.required.suffix == " (required)")
        #expect(label?.required.suffixColor == .warning && label?.required.style.weight == .bolder)
        #expect(label?.optional.style.isSubtle == true)
        let error = config.inputs.errorMessage
        #expect(error.style.size == .small && error.spacing == .medium && error.style.weight == .bolder)
        #expect(!config.inputs.queriesChoices && config.inputs.queryDelay == 0.25)
    }

    @Test("media, carousels and the address of images are read")
    func media() {
        let config = config([
            "imageBaseUrl": "https://example.com/images/",
            "media": ["defaultPoster": "poster.png", "playButton": "play.png"],
            "carousel": ["maxCarouselPages": 4, "minAutoplayDelay": 6000],
        ])
        #expect(config.imageBaseURL?.absoluteString == "https://example.com/images/")
        #expect(config.media.defaultPoster?.absoluteString == "poster.png")
        #expect(config.media.playButton?.absoluteString == "play.png")
        #expect(config.carousel.maximumPages == 4 && config.carousel.minimumDelay == 6)
    }
}
