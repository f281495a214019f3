/// What iOS 17 shows in its lists. Margins in points.
extension UIListContentConfiguration {
    /// In rows: what keeps clear of the accessory is 8 wide, and the cell's own margin is wider.
    private static let rowMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)

    private static func make(
        _ font: StandardFont, _ color: UIColor = .label, secondary: UIFont.TextStyle,
        _ secondaryColor: UIColor = .label, margins: NSDirectionalEdgeInsets = rowMargins
    ) -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: TextProperties(font, color: color),
            secondary: TextProperties(StandardFont(style: secondary), color: secondaryColor), margins: margins)
    }

    /// A row: a text, and a smaller one below it.
    public static func cell() -> UIListContentConfiguration {
        make(StandardFont(style: .body), secondary: .subheadline)
    }

    /// A row with a second, smaller text below the first.
    public static func subtitleCell() -> UIListContentConfiguration { cell() }

    /// A row with a value beside its text, or below it where there is no room.
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = make(StandardFont(style: .body), secondary: .body, .secondaryLabel)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    /// A row of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration {
        var configuration = make(StandardFont(style: .body), secondary: .body, .secondaryLabel)
        configuration.prefersSideBySideTextAndSecondaryText = true
        configuration.stateColors = .prominent
        configuration.imageToTextPadding = 12
        return configuration
    }

    /// A row of a sidebar with a second, smaller text below the first.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        var configuration = make(StandardFont(style: .body), secondary: .subheadline, .secondaryLabel)
        configuration.stateColors = .prominent
        configuration.imageToTextPadding = 12
        return configuration
    }

    /// A row of a list beside a sidebar.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration {
        var configuration = make(StandardFont(style: .body), secondary: .body, .secondaryLabel)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    /// A row of a list beside a sidebar with a second, smaller text below the first.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        make(StandardFont(style: .body), secondary: .subheadline, .secondaryLabel)
    }

    private static func edge(
        _ font: StandardFont, _ color: UIColor, top: CGFloat, bottom: CGFloat
    ) -> UIListContentConfiguration {
        make(
            font, color, secondary: .footnote, .secondaryLabel,
            margins: NSDirectionalEdgeInsets(top: top, leading: 16, bottom: bottom, trailing: 16))
    }

    /// The header of a section in a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        edge(StandardFont(style: .headline), .secondaryLabel, top: 4, bottom: 4)
    }

    /// The footer of a section in a plain list.
    public static func plainFooter() -> UIListContentConfiguration {
        edge(StandardFont(style: .footnote), .secondaryLabel, top: 6, bottom: 6.5)
    }

    /// The header of a section in a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration {
        var configuration = edge(StandardFont(style: .footnote), .secondaryLabel, top: 16, bottom: 6.5)
        configuration.textProperties.transform = .uppercase
        return configuration
    }

    /// The header of a section in a list of cards, as a heading.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        edge(StandardFont(style: .title3, weight: .bold), .label, top: 15, bottom: 10)
    }

    /// The header of a section in a list of cards, as a large heading.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        edge(StandardFont(style: .title2, weight: .bold), .label, top: 17, bottom: 10)
    }

    /// The footer of a section in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration {
        edge(StandardFont(style: .footnote), .secondaryLabel, top: 8, bottom: 6.5)
    }

    /// The header of a section in a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration {
        edge(StandardFont(style: .title3, weight: .bold), .label, top: 12, bottom: 8)
    }
}
