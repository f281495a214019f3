import UIKit

/// The sign of a screen: white on a coloured, rounded square, as in the system's settings.
enum ScreenIcon {
    case box, globe, rows, page, person, contacts, feed, shuffle, grow, letter, bars
    case drawing, suitcase, menu

    /// The icon's width and height, in points: that of the system's settings.
    private static let side: CGFloat = 29
    /// The radius of its corners, in points.
    private static let cornerRadius: CGFloat = 6.5
    /// The symbol's size, in points: it leaves a margin all around.
    private static let symbolSize: CGFloat = 16

    private struct Drawn: Hashable {
        let icon: ScreenIcon
        let scale: CGFloat
    }

    @MainActor private static var images: [Drawn: UIImage] = [:]

    /// The picture. Drawn once for each scale of a screen.
    @MainActor
    var image: UIImage {
        let key = Drawn(icon: self, scale: UIScreen.main.scale)
        if let image = Self.images[key] { return image }
        let bounds = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
        let image = UIGraphicsImageRenderer(size: bounds.size).image { _ in
            color.setFill()
            UIBezierPath(roundedRect: bounds, cornerRadius: Self.cornerRadius).fill()
            if let symbol {
                symbol.draw(
                    at: CGPoint(x: bounds.midX - symbol.size.width / 2, y: bounds.midY - symbol.size.height / 2))
            }
        }
        Self.images[key] = image
        return image
    }

    private var symbol: UIImage? {
        let configuration = UIImage.SymbolConfiguration(pointSize: Self.symbolSize)
        return UIImage(systemName: symbolName, withConfiguration: configuration)?
            .withTintColor(.white, renderingMode: .alwaysOriginal)
    }

    private var symbolName: String {
        switch self {
        case .box: "shippingbox"
        case .globe: "globe"
        case .rows: "list.bullet"
        case .page: "doc"
        case .person: "person.fill"
        case .contacts: "person.crop.circle"
        case .feed: "arrow.clockwise"
        case .shuffle: "arrow.up.arrow.down"
        case .grow: "chevron.down"
        case .letter: "envelope"
        case .bars: "line.3.horizontal"
        case .drawing: "magnifyingglass"
        case .suitcase: "folder.fill"
        case .menu: "ellipsis"
        }
    }

    private var color: UIColor {
        switch self {
        case .box: .systemOrange
        case .globe: .systemBlue
        case .rows: .systemGreen
        case .page: .systemIndigo
        case .person: .systemGray
        case .contacts: .systemBrown
        case .feed: .systemTeal
        case .shuffle: .systemPink
        case .grow: .systemTeal
        case .letter: .systemBlue
        case .bars: .systemPurple
        case .drawing: .systemRed
        case .suitcase: .systemBrown
        case .menu: .systemIndigo
        }
    }
}
