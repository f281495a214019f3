import AdaptiveCards
import UIKit

/// The dimensions and colors of cards: those of a host configuration, and of the platform for what it does not determine.
@MainActor
struct CardStyle {
    let hostConfig: HostConfig

    /// The radius of the corners of containers with a background, in points.
    static let cornerRadius: CGFloat = 8
    /// The space between the edges of a group with a background and its elements, in points.
    private static let padding: CGFloat = 10
    /// The space around the elements of a cell with lines, and between cells without lines, in points.
    static let cellSpacing: CGFloat = 8
    /// The maximum height of the images of a set, in points.
    static let maximumImageHeight: CGFloat = 100

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

    /// Gives a group the background of its style, and space around its elements.
    func apply(_ style: CardContainerStyle?, to stack: UIStackView) {
        guard let color = background(style) else { return }
        stack.backgroundColor = color
        stack.layer.cornerRadius = Self.cornerRadius
        Self.addMargins(to: stack)
    }

    /// Adds the space between the edges of a group with a background and its elements.
    static func addMargins(to stack: UIStackView, _ padding: CGFloat = padding) {
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: padding, leading: padding, bottom: padding, trailing: padding)
    }

    /// Returns the background of the rows of a group, or `nil` for that of other rows.
    func rowBackground(_ style: CardContainerStyle?) -> UIColor? {
        guard let style else { return nil }
        return hostConfig.containerStyles[style]?.background.map { UIColor($0) } ?? Self.rowBackgrounds[style]
    }

    /// The colors of the styles over the color of rows. Each is one object, because rows with equal colors are not rendered again.
    private static let rowBackgrounds: [CardContainerStyle: UIColor] = {
        let colors = CardContainerStyle.allCases.compactMap { style -> (CardContainerStyle, UIColor)? in
            guard let color = background(style) else { return nil }
            let opaque = UIColor { traits in
                color.resolvedColor(with: traits)
                    .blended(over: UIColor.secondarySystemGroupedBackground.resolvedColor(with: traits))
            }
            return (style, opaque)
        }
        return Dictionary(uniqueKeysWithValues: colors)
    }()

    private func background(_ style: CardContainerStyle?) -> UIColor? {
        style.flatMap { hostConfig.containerStyles[$0]?.background }.map { UIColor($0) } ?? Self.background(style)
    }

    private static func background(_ style: CardContainerStyle?) -> UIColor? {
        switch style {
        case nil, .default: nil
        case .emphasis: .secondarySystemFill
        case .good: .systemGreen.withAlphaComponent(0.15)
        case .attention: .systemRed.withAlphaComponent(0.15)
        case .warning: .systemOrange.withAlphaComponent(0.15)
        case .accent: .systemBlue.withAlphaComponent(0.15)
        }
    }

    private static func line(_ style: CardContainerStyle) -> UIColor? {
        switch style {
        case .default: nil
        case .emphasis: .secondaryLabel
        case .good: .systemGreen
        case .attention: .systemRed
        case .warning: .systemOrange
        case .accent: .systemBlue
        }
    }

    /// Returns a thin line, in the color of a style if that has one.
    func separator(_ gridStyle: CardContainerStyle = .default, axis: NSLayoutConstraint.Axis = .horizontal) -> UIView {
        let line = UIView()
        let thickness = hostConfig.separator.thickness.map { CGFloat($0) } ?? 1 / max(1, UIScreen.main.scale)
        line.backgroundColor =
            Self.line(gridStyle) ?? hostConfig.separator.color.map { UIColor($0) } ?? .separator
        let dimension = axis == .horizontal ? line.heightAnchor : line.widthAnchor
        dimension.constraint(equalToConstant: thickness).isActive = true
        return line
    }
}

extension UIColor {
    convenience init(_ color: CardRGB) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    /// Returns the color that is visible where this one covers an opaque one.
    fileprivate func blended(over color: UIColor) -> UIColor {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        var (redBelow, greenBelow, blueBelow): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        color.getRed(&redBelow, green: &greenBelow, blue: &blueBelow, alpha: nil)
        func mixed(_ above: CGFloat, _ below: CGFloat) -> CGFloat { above * alpha + below * (1 - alpha) }
        return UIColor(
            red: mixed(red, redBelow), green: mixed(green, greenBelow), blue: mixed(blue, blueBelow), alpha: 1)
    }
}
