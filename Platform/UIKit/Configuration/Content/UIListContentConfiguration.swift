/// What a row, header or footer of a list shows: a picture, a text, and a second text below or beside it.
///
/// Begin with the preset that suits the place, or with a cell's `defaultContentConfiguration()`, and change what should be
/// different.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.image = UIImage(systemName: "star")
/// content.text = "Favourites"
/// cell.contentConfiguration = content
/// ```
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The picture, at the beginning.
    public var image: UIImage?
    /// How the picture looks.
    public var imageProperties = ImageProperties()
    /// The text.
    public var text: String?
    /// The text with attributes, which comes before `text`.
    public var attributedText: NSAttributedString?
    /// How the text looks.
    public var textProperties: TextProperties
    /// The second text.
    public var secondaryText: String?
    /// The second text with attributes, which comes before `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    /// How the second text looks.
    public var secondaryTextProperties: TextProperties
    /// In which directions the contents lie within the margins of the superview too.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// The room around the contents, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the second text stands beside the first where there is room for both.
    public var prefersSideBySideTextAndSecondaryText = false
    /// Between picture and texts, in points.
    public var imageToTextPadding: CGFloat = 16
    /// Between texts that stand beside each other, in points, at the least.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// Between texts that stand above each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    /// What the colours of a selected or disabled row do.
    var stateColors = StateColors.plain

    enum StateColors: Hashable {
        /// The same as ever; grey where disabled.
        case plain
        /// White on the tint colour, as in sidebars.
        case prominent
    }

    init(text: TextProperties, secondary: TextProperties, margins: NSDirectionalEdgeInsets) {
        textProperties = text
        secondaryTextProperties = secondary
        directionalLayoutMargins = margins
    }

    /// Makes a view that shows the configuration.
    @MainActor
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The configuration with the system's fonts and colours for a state.
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
        // What differs from row to row comes first.
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
            && a.stateColors == b.stateColors
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
    /// The contents.
    public var description: String {
        var parts: [String] = []
        if let image { parts.append("image = \(image)") }
        if let text = attributedText?.string ?? text { parts.append("text = \"\(text)\"") }
        if let text = secondaryAttributedText?.string ?? secondaryText { parts.append("secondaryText = \"\(text)\"") }
        return "<UIListContentConfiguration: \(parts.isEmpty ? "empty" : parts.joined(separator: "; "))>"
    }

    /// The contents.
    public var debugDescription: String { description }

    /// The contents, and how they look.
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
