/// What lies behind the contents of a cell, header or footer: a colour, a blur, a picture, a line around it, or a view.
public struct UIBackgroundConfiguration: Hashable {
    private var chosenColor: ConfiguredValue<UIColor?>
    private var chosenEffect = ConfiguredValue<UIVisualEffect?>(nil)
    private var style: Style

    /// A view of one's own, on top of everything else of the background.
    public var customView: UIView?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// How far the background keeps from the edges, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// At which edges the insets count from the layout margins.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// What is made of the background colour.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// A picture above colour and blur.
    public var image: UIImage?
    /// How the picture is placed.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the line around the background; nil for the tint.
    public var strokeColor: UIColor?
    /// What is made of the line's colour.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the line in points.
    public var strokeWidth: CGFloat = 0
    /// How far outside of the background the line lies, in points; negative ones lie inside.
    public var strokeOutset: CGFloat = 0

    private enum Style: Hashable {
        case clear, button, plainCell, groupedCell, plainEdge, groupedEdge, sidebarCell, sidebarHeader, accompaniedCell

        func color(for state: UIViewConfigurationState) -> UIColor? {
            let showsHighlight = state.isSelected || state.isHighlighted
            return switch self {
            case .clear, .plainEdge, .groupedEdge, .sidebarHeader: .clear
            case .plainCell: showsHighlight ? .systemGray4 : .systemBackground
            case .groupedCell: showsHighlight ? .systemGray4 : .secondarySystemGroupedBackground
            // The look of the button says it.
            case .button: nil
            // Nothing stands for the tint.
            case .sidebarCell: state.isSelected ? nil : showsHighlight ? .systemFill : .clear
            case .accompaniedCell: showsHighlight ? .systemGray4 : .clear
            }
        }
    }

    private init(_ style: Style) {
        self.style = style
        chosenColor = ConfiguredValue(style.color(for: UIViewConfigurationState(traitCollection: .current)))
    }

    /// The colour; nil for the tint. Clear shows none.
    public var backgroundColor: UIColor? {
        get { chosenColor.value }
        set { chosenColor.value = newValue }
    }

    /// A blur of what lies behind, above the colour.
    public var visualEffect: UIVisualEffect? {
        get { chosenEffect.value }
        set { chosenEffect.value = newValue }
    }

    /// The colour that is shown in a view with this tint.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The colour of the line in a view with this tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// The configuration with the system's colours for a state.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        let state = state.viewState
        var new = self
        new.chosenColor.standard = style.color(for: state)
        new.chosenEffect.standard =
            style == .plainEdge && state.isPinned ? UIBlurEffect(style: .systemChromeMaterial) : nil
        return new
    }

    // MARK: Presets

    /// Nothing.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// Behind a row of a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
    /// Behind a header or footer of a plain list: a blur while rows pass below it.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainEdge) }
    /// Behind a row of a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }
    /// Behind a header or footer of a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.groupedEdge)
    }
    /// Behind the header of a section in a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarHeader) }
    /// Behind a row of a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration { rounded(.sidebarCell) }
    /// Behind a row of a list beside a sidebar.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { rounded(.accompaniedCell) }

    /// As iPadOS 17 has it: corners of 10 points, 8 from the sides of the list.
    private static func rounded(_ style: Style) -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration(style)
        configuration.cornerRadius = 10
        configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
        return configuration
    }

    /// Behind a button: what its look says, with corners of a radius in points.
    static func button(cornerRadius: CGFloat) -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration(.button)
        configuration.cornerRadius = cornerRadius
        return configuration
    }

    /// Whether there is nothing but a colour from edge to edge, with whatever corners.
    var isColorAlone: Bool {
        customView == nil && backgroundInsets == .zero && visualEffect == nil && image == nil && strokeWidth == 0
            && edgesAddingLayoutMarginsToBackgroundInsets.isEmpty
    }

    /// The one colour that fills everything, where there is nothing else.
    func plainColor(for tintColor: UIColor) -> UIColor? {
        guard isColorAlone, cornerRadius == 0 else { return nil }
        return resolvedBackgroundColor(for: tintColor)
    }
}

extension UIBackgroundConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Colour and form.
    public var description: String {
        "<UIBackgroundConfiguration: backgroundColor = \(backgroundColor.map { "\($0)" } ?? "the tint"); "
            + "cornerRadius = \(cornerRadius); strokeWidth = \(strokeWidth)>"
    }

    /// Colour and form.
    public var debugDescription: String { description }

    /// All properties.
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
