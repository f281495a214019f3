/// The content of a list row, header or footer: an image, a text, and a secondary text below or next to it.
///
/// Start with a preset or a cell's `defaultContentConfiguration()`, and change the properties that differ.
///
/// ```swift
/// @MainActor
/// func showFavorites(in cell: UITableViewCell) {
///     var content = cell.defaultContentConfiguration()
///     content.image = UIImage(systemName: "star")
///     content.text = "Favorites"
///     cell.contentConfiguration = content
/// }
/// ```
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The image at the leading edge.
    public var image: UIImage?
    /// The properties of the image.
    public var imageProperties = ImageProperties()
    /// The primary text.
    public var text: String?
    /// The primary text with attributes, which takes precedence over `text`.
    public var attributedText: NSAttributedString?
    /// The properties of the primary text.
    public var textProperties: TextProperties
    /// The secondary text.
    public var secondaryText: String?
    /// The secondary text with attributes, which takes precedence over `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    /// The properties of the secondary text.
    public var secondaryTextProperties: TextProperties
    /// The axes along which the content also respects the superview's layout margins.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// The margins around the content, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the secondary text is placed next to the primary text if there is room for both.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distance between the image and the texts, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The minimum distance between texts that are side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The distance between texts that are above each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    /// The colors in the selected and disabled states.
    var stateColors = StateColors.plain

    /// The title of a section whose layout the content has, or `nil` if the content is centered between its margins.
    var sectionTitle: SectionTitleStyle?

    enum StateColors: Hashable {
        /// The normal colors, or gray in the disabled state.
        case plain
        /// White on the tint color in the selected state, as in sidebars.
        case prominent
    }

    init(text: TextProperties, secondary: TextProperties, margins: NSDirectionalEdgeInsets) {
        textProperties = text
        secondaryTextProperties = secondary
        directionalLayoutMargins = margins
    }

    /// Creates a view that displays the configuration.
    @preconcurrency @MainActor
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Returns the configuration with the system's default fonts and colors for `state`.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let state = state.viewState
        var new = self
        let isProminent = stateColors == .prominent && state.isSelected && !state.isDisabled
        new.textProperties.update(for: state, isProminent: isProminent)
        new.secondaryTextProperties.update(for: state, isProminent: isProminent)
        new.imageProperties.update(for: state, isProminent: isProminent)
        return new
    }

    public static func == (a: UIListContentConfiguration, b: UIListContentConfiguration) -> Bool {
        // Compares the properties that usually differ between rows first.
        a.text == b.text && a.secondaryText == b.secondaryText && a.image == b.image
            && a.attributedText == b.attributedText && a.secondaryAttributedText == b.secondaryAttributedText
            && a.textProperties == b.textProperties && a.secondaryTextProperties == b.secondaryTextProperties
            && a.imageProperties == b.imageProperties
            && a.axesPreservingSuperviewLayoutMargins == b.axesPreservingSuperviewLayoutMargins
            && a.directionalLayoutMargins == b.directionalLayoutMargins
            && a.prefersSideBySideTextAndSecondaryText == b.prefersSideBySideTextAndSecondaryText
            && a.imageToTextPadding == b.imageToTextPadding
            && a.textToSecondaryTextHorizontalPadding == b.textToSecondaryTextHorizontalPadding
            && a.textToSecondaryTextVerticalPadding == b.textToSecondaryTextVerticalPadding
            && a.stateColors == b.stateColors && a.sectionTitle == b.sectionTitle
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(secondaryText)
        hasher.combine(image)
        hasher.combine(textProperties)
        hasher.combine(directionalLayoutMargins)
    }
}

extension UIListContentConfiguration: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// A description of the content.
    public var description: String {
        var parts: [String] = []
        if let image { parts.append("image = \(image)") }
        if let text = attributedText?.string ?? text { parts.append("text = \"\(text)\"") }
        if let text = secondaryAttributedText?.string ?? secondaryText { parts.append("secondaryText = \"\(text)\"") }
        return "<UIListContentConfiguration: \(parts.isEmpty ? "empty" : parts.joined(separator: "; "))>"
    }

    /// The same as `description`.
    public var debugDescription: String { description }

    /// A mirror of the content and its properties.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "image": image as Any, "imageProperties": imageProperties, "text": text as Any,
                "attributedText": attributedText as Any, "textProperties": textProperties,
                "secondaryText": secondaryText as Any, "secondaryAttributedText": secondaryAttributedText as Any,
                "secondaryTextProperties": secondaryTextProperties,
                "axesPreservingSuperviewLayoutMargins": axesPreservingSuperviewLayoutMargins,
                "directionalLayoutMargins": directionalLayoutMargins,
                "prefersSideBySideTextAndSecondaryText": prefersSideBySideTextAndSecondaryText,
                "imageToTextPadding": imageToTextPadding,
                "textToSecondaryTextHorizontalPadding": textToSecondaryTextHorizontalPadding,
                "textToSecondaryTextVerticalPadding": textToSecondaryTextVerticalPadding,
            ], displayStyle: .struct)
    }
}
