import AdaptiveCards
import UIKit

/// The dimensions and colors of cards, which are those of the platform.
@MainActor
enum CardStyle {
    /// The radius of the corners of containers with a background, in points.
    static let cornerRadius: CGFloat = 8
    private static let padding: CGFloat = 10

    /// Returns the points of a space.
    static func points(_ spacing: CardSpacing) -> CGFloat {
        switch spacing {
        case .none: 0
        case .small: 4
        case .default: 8
        case .medium: 12
        case .large: 16
        case .extraLarge: 24
        case .padding: 16
        }
    }

    /// Returns the side of an image, or `nil` for one that is as wide as its row.
    static func points(_ size: CardImageSize) -> CGFloat? {
        switch size {
        case .small: 40
        case .medium: 80
        case .large: 160
        case .auto, .stretch: nil
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
    static func apply(_ style: CardContainerStyle?, to stack: UIStackView) {
        let color: UIColor? =
            switch style {
            case nil, .default: nil
            case .emphasis: .secondarySystemFill
            case .good: .systemGreen.withAlphaComponent(0.15)
            case .attention: .systemRed.withAlphaComponent(0.15)
            case .warning: .systemOrange.withAlphaComponent(0.15)
            case .accent: .systemBlue.withAlphaComponent(0.15)
            }
        guard let color else { return }
        stack.backgroundColor = color
        stack.layer.cornerRadius = cornerRadius
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: padding, leading: padding, bottom: padding, trailing: padding)
    }

    /// Returns a thin line.
    static func separator() -> UIView {
        let line = UIView()
        line.backgroundColor = .separator
        line.heightAnchor.constraint(equalToConstant: 1 / max(1, UIScreen.main.scale)).isActive = true
        return line
    }
}
