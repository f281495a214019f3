import AdaptiveCards
import UIKit

/// The dimensions, colors and fonts of cards: those of host configurations, and of the platform for what they do not determine.
///
/// All copies of a ``CardConfiguration`` share one style, so that colors are made once.
@MainActor
final class CardStyle {
    let hostConfig: HostConfig
    /// The configuration with the colors of dark mode.
    let darkHostConfig: HostConfig?
    /// Whether texts look different from those of the platform.
    let customizesTexts: Bool
    /// Whether buttons are beside or below each other in one row, instead of rows of their own.
    let usesActionBar: Bool

    /// The colors that have been made. Rows with the same color object are not rendered again.
    var textColors: [TextColorKey: UIColor] = [:]
    var backgrounds: [BackgroundKey: UIColor?] = [:]
    /// The families that have been found, by the type of the font.
    var families: [CardFontType: CardFontFamily] = [:]

    /// The radius of the corners of containers with a background, in points.
    static let cornerRadius: CGFloat = 8
    /// The space between the edges of a group with a background and its elements, in points.
    private static let padding: CGFloat = 10
    /// The space around the elements of a cell with lines, in points.
    static let cellPadding: CGFloat = 8
    /// The minimum number of seconds for which a page of a carousel is displayed, unless the host configuration determines another one.
    static let minimumPageDelay = 5.0
    /// The maximum height of the images of a set, in points.
    static let maximumImageHeight: CGFloat = 100

    /// - Parameter dark: The configuration with the colors of dark mode, or `nil` for those of `hostConfig`.
    init(_ hostConfig: HostConfig = HostConfig(), dark: HostConfig? = nil) {
        self.hostConfig = hostConfig
        darkHostConfig = dark
        let hasFacts = hostConfig.factSet != HostConfig.FactSet()
        customizesTexts = !hostConfig.fonts.isEmpty || !hostConfig.containerStyles.isEmpty || hasFacts
        let actions = hostConfig.actions
        usesActionBar =
            actions.orientation != nil || actions.alignment != nil || actions.buttonSpacing != nil
            || actions.iconPlacement != nil
    }

    // MARK: Dimensions

    /// Returns the points of a space.
    func points(_ spacing: CardSpacing) -> CGFloat {
        if let points = hostConfig.spacing[spacing] { return points }
        return switch spacing {
        case .none: 0
        case .small: 4
        case .default: 8
        case .medium: 12
        case .large: 16
        case .extraLarge: 24
        case .padding: 16
        }
    }

    /// Returns the width of an image, or `nil` for one in its own size, or as wide as its row.
    func points(_ size: CardImageSize) -> CGFloat? {
        if let points = hostConfig.imageSizes[size] { return points }
        return switch size {
        case .small: 40
        case .medium: 80
        case .large: 160
        case .auto, .stretch: nil
        }
    }

    /// Returns the side of the placeholder of an image in its own size in a column, which is the size of icons in narrow columns.
    func placeholderSide(in width: CardColumnWidth) -> CGFloat? {
        switch width {
        case .auto: points(.small)
        case .points(let points): points
        case .stretch, .weight: points(.medium)
        }
    }

    static func alignment(_ alignment: CardHorizontalAlignment?) -> UIStackView.Alignment {
        switch alignment {
        case nil, .left: .leading
        case .center: .center
        case .right: .trailing
        }
    }

    static func alignment(_ alignment: CardVerticalAlignment?) -> UIStackView.Alignment {
        switch alignment {
        case nil, .top: .top
        case .center: .center
        case .bottom: .bottom
        }
    }

    static func direction(_ isRightToLeft: Bool?) -> UISemanticContentAttribute {
        isRightToLeft.map { $0 ? .forceRightToLeft : .forceLeftToRight } ?? .unspecified
    }

    // MARK: Views

    /// Gives a group the background of its style, and space around its elements.
    func apply(_ style: CardContainerStyle?, to stack: UIStackView) {
        guard let color = background(style) ?? (style == .default ? surfaceColor(style) : nil) else { return }
        stack.backgroundColor = color
        stack.layer.cornerRadius = Self.cornerRadius
        addMargins(to: stack)
    }

    /// Adds the space between the edges of a group with a background and its elements.
    ///
    /// - Parameter points: The space in points, or `nil` for that of groups.
    func addMargins(to stack: UIStackView, _ points: CGFloat? = nil) {
        let padding = points ?? hostConfig.spacing[.padding].map { CGFloat($0) } ?? Self.padding
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: padding, leading: padding, bottom: padding, trailing: padding)
    }

    /// Returns a thin line, in the color of a style if that has one.
    func separator(_ gridStyle: CardContainerStyle? = nil, axis: NSLayoutConstraint.Axis = .horizontal) -> UIView {
        let line = UIView()
        line.backgroundColor = gridStyle.flatMap(gridColor) ?? separatorColor
        let dimension = axis == .horizontal ? line.heightAnchor : line.widthAnchor
        dimension.constraint(equalToConstant: separatorThickness).isActive = true
        return line
    }

    /// The thickness of lines in points.
    var separatorThickness: CGFloat {
        hostConfig.separator.thickness.map { CGFloat($0) } ?? 1 / max(1, UIScreen.main.scale)
    }
}
