/// The presets of iOS 17. Margins are in points.
extension UIListContentConfiguration {
    /// The margins of cells. The trailing margin is narrow because it separates the text from an accessory;
    /// a cell without one has wider margins of its own.
    private static let rowMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)

    private static func make(
        _ font: StandardFont, _ color: UIColor = .label, secondary: UIFont.TextStyle,
        _ secondaryColor: UIColor = .label, margins: NSDirectionalEdgeInsets = rowMargins
    ) -> UIListContentConfiguration {
        UIListContentConfiguration(
            text: TextProperties(font, color: color),
            secondary: TextProperties(StandardFont(style: secondary), color: secondaryColor), margins: margins)
    }

    /// Returns the configuration of a cell: a text, and a smaller secondary text below it.
    public static func cell() -> UIListContentConfiguration {
        make(StandardFont(style: .body), secondary: .subheadline)
    }

    /// Returns the configuration of a cell with a smaller secondary text below the text.
    public static func subtitleCell() -> UIListContentConfiguration { cell() }

    /// Returns the configuration of a cell with a value next to its text, or below it if there is no room.
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = make(StandardFont(style: .body), secondary: .body, .secondaryLabel)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    /// Returns the configuration of a cell in a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration {
        var configuration = make(StandardFont(style: .body), secondary: .body, .secondaryLabel)
        configuration.prefersSideBySideTextAndSecondaryText = true
        configuration.stateColors = .prominent
        configuration.imageToTextPadding = 12
        return configuration
    }

    /// Returns the configuration of a cell in a sidebar with a smaller secondary text below the text.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        var configuration = make(StandardFont(style: .body), secondary: .subheadline, .secondaryLabel)
        configuration.stateColors = .prominent
        configuration.imageToTextPadding = 12
        return configuration
    }

    /// Returns the configuration of a cell in a list next to a sidebar.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration {
        var configuration = make(StandardFont(style: .body), secondary: .body, .secondaryLabel)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    /// Returns the configuration of a cell in a list next to a sidebar, with a smaller secondary text below
    /// the text.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        make(StandardFont(style: .body), secondary: .subheadline, .secondaryLabel)
    }

    private static func headerFooter(
        _ font: StandardFont, _ color: UIColor, top: CGFloat, bottom: CGFloat
    ) -> UIListContentConfiguration {
        make(
            font, color, secondary: .footnote, .secondaryLabel,
            margins: NSDirectionalEdgeInsets(top: top, leading: 16, bottom: bottom, trailing: 16))
    }

    /// Returns a configuration that has the layout of a table's titles.
    private static func title(_ title: SectionTitleStyle, _ font: UIFont.TextStyle) -> UIListContentConfiguration {
        let margins = title.margins
        var configuration = headerFooter(
            StandardFont(style: font), .secondaryLabel, top: margins.top, bottom: margins.bottom)
        configuration.sectionTitle = title
        if title.isUppercase { configuration.textProperties.transform = .uppercase }
        return configuration
    }

    /// Returns the configuration of a section header in a plain list.
    public static func plainHeader() -> UIListContentConfiguration { title(.plainHeader, .headline) }

    /// Returns the configuration of a section footer in a plain list.
    public static func plainFooter() -> UIListContentConfiguration { title(.plainFooter, .footnote) }

    /// Returns the configuration of a section header in a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration { title(.groupedHeader, .footnote) }

    /// Returns the configuration of a prominent section header in an inset grouped list.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        headerFooter(StandardFont(style: .title3, weight: .bold), .label, top: 15, bottom: 10)
    }

    /// Returns the configuration of an extra prominent section header in an inset grouped list.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        headerFooter(StandardFont(style: .title2, weight: .bold), .label, top: 17, bottom: 10)
    }

    /// Returns the configuration of a section footer in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { title(.groupedFooter, .footnote) }

    /// Returns the configuration of a section header in a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration {
        headerFooter(StandardFont(style: .title3, weight: .bold), .label, top: 12, bottom: 8)
    }
}
