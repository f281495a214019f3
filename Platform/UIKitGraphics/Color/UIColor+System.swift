/// The system colors, which adapt to light and dark mode.
extension UIColor {
    public class var systemRed: UIColor { SystemPalette.red }
    public class var systemGreen: UIColor { SystemPalette.green }
    /// The default tint color of an app.
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

    /// The tint color of the app: its accent color, or the system's blue. It does not follow the tint color of a view.
    public class var tintColor: UIColor { accent }

    /// The strongest of six grays. Each of the following is closer to the background color.
    public class var systemGray: UIColor { SystemPalette.gray }
    public class var systemGray2: UIColor { SystemPalette.gray2 }
    public class var systemGray3: UIColor { SystemPalette.gray3 }
    public class var systemGray4: UIColor { SystemPalette.gray4 }
    public class var systemGray5: UIColor { SystemPalette.gray5 }
    public class var systemGray6: UIColor { SystemPalette.gray6 }

    /// The color of primary text.
    public class var label: UIColor { SystemPalette.label }
    /// The color of explanatory text, such as a subtitle or a value.
    public class var secondaryLabel: UIColor { SystemPalette.secondaryLabel }
    public class var tertiaryLabel: UIColor { SystemPalette.tertiaryLabel }
    public class var quaternaryLabel: UIColor { SystemPalette.quaternaryLabel }
    /// The color of the placeholder in an empty text field.
    public class var placeholderText: UIColor { SystemPalette.placeholderText }
    /// The color of links.
    public class var link: UIColor { SystemPalette.link }

    /// The color of a translucent separator.
    public class var separator: UIColor { SystemPalette.separator }
    /// The color of an opaque separator.
    public class var opaqueSeparator: UIColor { SystemPalette.opaqueSeparator }

    /// The background of plain tables and other ungrouped content.
    public class var systemBackground: UIColor { SystemPalette.background }
    public class var secondarySystemBackground: UIColor { SystemPalette.secondaryBackground }
    public class var tertiarySystemBackground: UIColor { SystemPalette.tertiaryBackground }

    /// The background of a grouped table.
    public class var systemGroupedBackground: UIColor { SystemPalette.groupedBackground }
    /// The background of the rows of a grouped table.
    public class var secondarySystemGroupedBackground: UIColor { SystemPalette.secondaryGroupedBackground }
    public class var tertiarySystemGroupedBackground: UIColor { SystemPalette.tertiaryGroupedBackground }

    /// The fill color of thin shapes, such as the track of a slider.
    public class var systemFill: UIColor { SystemPalette.fill }
    /// The fill color of medium-size shapes, such as a switch.
    public class var secondarySystemFill: UIColor { SystemPalette.secondaryFill }
    /// The fill color of large shapes, such as a search field.
    public class var tertiarySystemFill: UIColor { SystemPalette.tertiaryFill }
    /// The fill color of large areas with complex content.
    public class var quaternarySystemFill: UIColor { SystemPalette.quaternaryFill }

    /// The former name of `systemGroupedBackground`.
    @available(*, deprecated, renamed: "systemGroupedBackground")
    public class var groupTableViewBackground: UIColor { SystemPalette.groupedBackground }
}
