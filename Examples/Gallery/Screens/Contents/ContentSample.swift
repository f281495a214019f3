import UIKit

/// A sample of one of the system's list content configurations.
struct ContentSample: Hashable {
    let name: String
    let content: UIListContentConfiguration
    var background: UIBackgroundConfiguration?

    /// A section of samples.
    struct Group {
        let title: String
        let samples: [ContentSample]
    }

    static var all: [Group] {
        [
            Group(
                title: "Rows",
                samples: [
                    sample("cell", .cell()),
                    sample(
                        "subtitleCell", .subtitleCell(),
                        "A smaller text that wraps to as many lines as it needs"),
                    sample("valueCell", .valueCell(), "Value"),
                    sample("valueCell, without space", .valueCell(), "A value that is too long"),
                ]),
            Group(
                title: "Images",
                samples: [
                    sample("A symbol", .cell(), image: "star.fill"),
                    sample("A wide symbol", .subtitleCell(), "Texts share a leading edge", image: "envelope"),
                    photograph("A photograph", .subtitleCell(), "At most 40 points, rounded"),
                    colored("A custom color", .valueCell(), "heart.fill"),
                ]),
            Group(
                title: "Sidebars",
                samples: [
                    sample("sidebarCell", .sidebarCell(), image: "folder", background: .listSidebarCell()),
                    sample(
                        "sidebarSubtitleCell", .sidebarSubtitleCell(), "Detail", image: "folder",
                        background: .listSidebarCell()),
                    sample(
                        "accompaniedSidebarCell", .accompaniedSidebarCell(), "12", image: "tray",
                        background: .listAccompaniedSidebarCell()),
                    sample(
                        "accompaniedSidebarSubtitleCell", .accompaniedSidebarSubtitleCell(), "Detail", image: "tray",
                        background: .listAccompaniedSidebarCell()),
                ]),
            Group(
                title: "Headers and footers",
                samples: [
                    sample("plainHeader", .plainHeader()), sample("plainFooter", .plainFooter()),
                    sample("groupedHeader", .groupedHeader()), sample("groupedFooter", .groupedFooter()),
                    sample("prominentInsetGroupedHeader", .prominentInsetGroupedHeader()),
                    sample("extraProminentInsetGroupedHeader", .extraProminentInsetGroupedHeader()),
                    sample("sidebarHeader", .sidebarHeader()),
                ]),
            Group(
                title: "Backgrounds",
                samples: [
                    sample("A border", .cell(), background: stroked),
                    sample("Inset and rounded", .cell(), background: inset),
                ]),
        ]
    }

    private static func sample(
        _ name: String, _ content: UIListContentConfiguration, _ detail: String? = nil, image: String? = nil,
        background: UIBackgroundConfiguration? = nil
    ) -> ContentSample {
        var content = content
        content.text = name
        content.secondaryText = detail
        content.image = image.flatMap { UIImage(systemName: $0) }
        return ContentSample(name: name, content: content, background: background)
    }

    private static func photograph(_ name: String, _ content: UIListContentConfiguration, _ detail: String)
        -> ContentSample
    {
        var content = content
        content.text = name
        content.secondaryText = detail
        content.secondaryTextProperties.color = .secondaryLabel
        content.image = sunset
        content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
        content.imageProperties.cornerRadius = 8
        return ContentSample(name: name, content: content)
    }

    private static func colored(_ name: String, _ content: UIListContentConfiguration, _ image: String) -> ContentSample
    {
        var content = content
        content.text = name
        content.secondaryText = "Transformed"
        content.image = UIImage(systemName: image)
        content.imageProperties.tintColor = .systemPink
        content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .systemPink }
        return ContentSample(name: name, content: content)
    }

    private static var stroked: UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration.listGroupedCell()
        background.strokeWidth = 2
        background.strokeColor = .systemOrange
        background.cornerRadius = 10
        return background
    }

    private static var inset: UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .systemTeal.withAlphaComponent(0.25)
        background.cornerRadius = 12
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
        return background
    }

    private static let sunset = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 120)).image { context in
        UIColor.systemIndigo.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 120, height: 120))
        UIColor.systemOrange.setFill()
        UIBezierPath(ovalIn: CGRect(x: 30, y: 40, width: 60, height: 60)).fill()
        UIColor.systemPurple.setFill()
        context.fill(CGRect(x: 0, y: 80, width: 120, height: 40))
    }
}
