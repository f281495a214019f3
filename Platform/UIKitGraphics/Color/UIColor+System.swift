/// The colours that follow light and dark mode.
extension UIColor {
    public class var systemRed: UIColor { SystemPalette.red }
    public class var systemGreen: UIColor { SystemPalette.green }
    /// The tint of an app that has chosen none.
    public class var systemBlue: UIColor { SystemPalette.blue }
    public class var systemOrange: UIColor { SystemPalette.orange }
    public class var systemYellow: UIColor { SystemPalette.yellow }
    public class var systemPink: UIColor { SystemPalette.pink }
    public class var systemPurple: UIColor { SystemPalette.purple }
    public class var systemTeal: UIColor { SystemPalette.teal }
    public class var systemIndigo: UIColor { SystemPalette.indigo }
    public class var systemBrown: UIColor { SystemPalette.brown }
    public class var systemMint: UIColor { SystemPalette.mint }
    public class var systemCyan: UIColor { SystemPalette.cyan }

    /// The strongest of six greys, of which each next one lies nearer to the background.
    public class var systemGray: UIColor { SystemPalette.gray }
    public class var systemGray2: UIColor { SystemPalette.gray2 }
    public class var systemGray3: UIColor { SystemPalette.gray3 }
    public class var systemGray4: UIColor { SystemPalette.gray4 }
    public class var systemGray5: UIColor { SystemPalette.gray5 }
    public class var systemGray6: UIColor { SystemPalette.gray6 }

    /// Text that matters most.
    public class var label: UIColor { SystemPalette.label }
    /// Text that explains: a subtitle, a value.
    public class var secondaryLabel: UIColor { SystemPalette.secondaryLabel }
    public class var tertiaryLabel: UIColor { SystemPalette.tertiaryLabel }
    public class var quaternaryLabel: UIColor { SystemPalette.quaternaryLabel }
    /// What an empty text field says.
    public class var placeholderText: UIColor { SystemPalette.placeholderText }
    /// Text that leads elsewhere.
    public class var link: UIColor { SystemPalette.link }

    /// A thin line that lets what is below shine through.
    public class var separator: UIColor { SystemPalette.separator }
    /// A thin line over anything.
    public class var opaqueSeparator: UIColor { SystemPalette.opaqueSeparator }

    /// The background of a plain table, and of anything else that is no group.
    public class var systemBackground: UIColor { SystemPalette.background }
    public class var secondarySystemBackground: UIColor { SystemPalette.secondaryBackground }
    public class var tertiarySystemBackground: UIColor { SystemPalette.tertiaryBackground }

    /// The background of a grouped table.
    public class var systemGroupedBackground: UIColor { SystemPalette.groupedBackground }
    /// The background of a grouped table's rows.
    public class var secondarySystemGroupedBackground: UIColor { SystemPalette.secondaryGroupedBackground }
    public class var tertiarySystemGroupedBackground: UIColor { SystemPalette.tertiaryGroupedBackground }

    /// Fills something thin, such as a slider's track.
    public class var systemFill: UIColor { SystemPalette.fill }
    /// Fills something of middling size, such as a switch.
    public class var secondarySystemFill: UIColor { SystemPalette.secondaryFill }
    /// Fills something large, such as a search field.
    public class var tertiarySystemFill: UIColor { SystemPalette.tertiaryFill }
    /// Fills a large area with something in it.
    public class var quaternarySystemFill: UIColor { SystemPalette.quaternaryFill }

    /// The old name of `systemGroupedBackground`.
    @available(*, deprecated, renamed: "systemGroupedBackground")
    public class var groupTableViewBackground: UIColor { SystemPalette.groupedBackground }
}
