/// The background of a cell, header or footer: a color, a visual effect, an image, a stroke, or a custom
/// view.
public struct UIBackgroundConfiguration: Hashable {
    private var colorValue: ConfiguredValue<UIColor?>
    private var effectValue = ConfiguredValue<UIVisualEffect?>(nil)
    private var style: Style

    /// A custom view in front of the other parts of the background.
    public var customView: UIView?
    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0
    /// The insets of the background from the edges, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the layout margins are added to the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The transformer of the background color.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// An image in front of the color and the visual effect.
    public var image: UIImage?
    /// The content mode of the image.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The color of the stroke, or `nil` for the tint color.
    public var strokeColor: UIColor?
    /// The transformer of the stroke color.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the stroke, in points.
    public var strokeWidth: CGFloat = 0
    /// The distance of the stroke outside of the background's edge, in points. Negative values move it
    /// inside.
    public var strokeOutset: CGFloat = 0

    private enum Style: Hashable {
        case clear, button, plainCell, groupedCell, plainHeaderFooter, groupedHeaderFooter, sidebarCell, sidebarHeader,
            accompaniedSidebarCell

        func color(for state: UIViewConfigurationState) -> UIColor? {
            let showsHighlight = state.isSelected || state.isHighlighted
            return switch self {
            case .clear, .plainHeaderFooter, .groupedHeaderFooter, .sidebarHeader: .clear
            case .plainCell: showsHighlight ? .systemGray4 : .systemBackground
            case .groupedCell: showsHighlight ? .systemGray4 : .secondarySystemGroupedBackground
            // A button's style determines its color.
            case .button: nil
            // `nil` means the tint color.
            case .sidebarCell: state.isSelected ? nil : showsHighlight ? .systemFill : .clear
            case .accompaniedSidebarCell: showsHighlight ? .systemGray4 : .clear
            }
        }
    }

    private init(_ style: Style) {
        self.style = style
        colorValue = ConfiguredValue(style.color(for: UIViewConfigurationState(traitCollection: .current)))
    }

    /// The background color. `nil` means the tint color; clear displays none.
    public var backgroundColor: UIColor? {
        get { colorValue.value }
        set { colorValue.value = newValue }
    }

    /// The visual effect, in front of the background color.
    public var visualEffect: UIVisualEffect? {
        get { effectValue.value }
        set { effectValue.value = newValue }
    }

    /// Returns the background color in a view with the given tint color.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the stroke color in a view with the given tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// Returns the configuration with the system's default values for `state`.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        let state = state.viewState
        var new = self
        new.colorValue.standard = style.color(for: state)
        new.effectValue.standard =
            style == .plainHeaderFooter && state.isPinned ? UIBlurEffect(style: .systemChromeMaterial) : nil
        return new
    }

    // MARK: Presets

    /// Returns an empty background.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// Returns the background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
    /// Returns the background of a header or footer in a plain list. It blurs the rows behind it while it is
    /// pinned.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.plainHeaderFooter)
    }
    /// Returns the background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }
    /// Returns the background of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.groupedHeaderFooter)
    }
    /// Returns the background of a section header in a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarHeader) }
    /// Returns the background of a cell in a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration { rounded(.sidebarCell) }
    /// Returns the background of a cell in a list next to a sidebar.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { rounded(.accompaniedSidebarCell) }

    /// Returns a background as on iPadOS 17: a corner radius of 10 points, inset by 8 points from the sides
    /// of the list.
    private static func rounded(_ style: Style) -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration(style)
        configuration.cornerRadius = 10
        configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
        return configuration
    }

    /// Returns the background of a button, with a corner radius in points.
    static func button(cornerRadius: CGFloat) -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration(.button)
        configuration.cornerRadius = cornerRadius
        return configuration
    }

    /// Whether the background consists only of a color that extends to all edges. It may have rounded
    /// corners.
    var isPlainColor: Bool {
        customView == nil && backgroundInsets == .zero && visualEffect == nil && image == nil && strokeWidth == 0
            && edgesAddingLayoutMarginsToBackgroundInsets.isEmpty
    }

    /// Returns the color of a background that consists only of a rectangular color, or `nil` for any other
    /// background.
    func plainColor(for tintColor: UIColor) -> UIColor? {
        guard isPlainColor, cornerRadius == 0 else { return nil }
        return resolvedBackgroundColor(for: tintColor)
    }
}

extension UIBackgroundConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// A description with the background's color, corner radius and stroke width.
    public var description: String {
        "<UIBackgroundConfiguration: backgroundColor = \(backgroundColor.map { "\($0)" } ?? "the tint"); "
            + "cornerRadius = \(cornerRadius); strokeWidth = \(strokeWidth)>"
    }

    /// The same as `description`.
    public var debugDescription: String { description }

    /// A mirror of all properties.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "customView": customView as Any, "cornerRadius": cornerRadius, "backgroundInsets": backgroundInsets,
                "backgroundColor": backgroundColor as Any, "visualEffect": visualEffect as Any,
                "image": image as Any, "imageContentMode": imageContentMode, "strokeColor": strokeColor as Any,
                "strokeWidth": strokeWidth, "strokeOutset": strokeOutset,
            ], displayStyle: .struct)
    }
}
