import UIKit

/// The icon of a screen: a white symbol on a colored rounded square, as in the system's settings.
enum ScreenIcon {
    case box, globe, rows, shuffle, sort, letter, menu, grow, suitcase, contents, books, toDo, mail
    case chat, feed, live, article, contacts, sheets, drawing, boxes, log, person, settings
    case trails, home, leaf, photos, exhibition, store, folder, chart, language

    /// The icon's width and height, in points, as in the system's settings.
    private static let side: CGFloat = 29
    /// The corner radius, in points.
    private static let cornerRadius: CGFloat = 6.5
    /// The symbol's point size, which leaves a margin on all sides.
    private static let symbolSize: CGFloat = 16

    private struct CacheKey: Hashable {
        let icon: ScreenIcon
        let scale: CGFloat
    }

    @MainActor private static var images: [CacheKey: UIImage] = [:]

    /// The icon's image, drawn once for each screen scale.
    @MainActor
    var image: UIImage {
        let key = CacheKey(icon: self, scale: UIScreen.main.scale)
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
        case .box: "shippingbox.fill"
        case .globe: "globe"
        case .rows: "list.number"
        case .shuffle: "arrow.up.arrow.down"
        case .sort: "chart.bar.fill"
        case .letter: "tray.fill"
        case .menu: "ellipsis.circle"
        case .grow: "chevron.up.chevron.down"
        case .suitcase: "suitcase.fill"
        case .contents: "list.bullet.rectangle"
        case .books: "books.vertical.fill"
        case .toDo: "checklist"
        case .mail: "envelope.fill"
        case .chat: "message.fill"
        case .feed: "newspaper"
        case .live: "bolt.fill"
        case .article: "doc.text.fill"
        case .contacts: "person.crop.circle"
        case .sheets: "square.stack.fill"
        case .drawing: "paintpalette.fill"
        case .boxes: "rectangle.split.3x1"
        case .log: "terminal.fill"
        case .person: "person.fill"
        case .settings: "gearshape.fill"
        case .trails: "map.fill"
        case .home: "house.fill"
        case .leaf: "leaf.fill"
        case .photos: "photo.on.rectangle"
        case .exhibition: "photo.fill"
        case .store: "bag.fill"
        case .folder: "folder.fill"
        case .chart: "chart.line.uptrend.xyaxis"
        case .language: "text.bubble.fill"
        }
    }

    private var color: UIColor {
        switch self {
        case .box: .systemOrange
        case .globe: .systemBlue
        case .rows: .systemGreen
        case .shuffle: .systemPink
        case .sort: .systemPurple
        case .letter: .systemBlue
        case .menu: .systemIndigo
        case .grow: .systemTeal
        case .suitcase: .systemBrown
        case .contents: .systemIndigo
        case .books: .systemOrange
        case .toDo: .systemGreen
        case .mail: .systemBlue
        case .chat: .systemGreen
        case .feed: .systemPink
        case .live: .systemTeal
        case .article: .systemIndigo
        case .contacts: .systemBrown
        case .sheets: .systemPurple
        case .drawing: .systemRed
        case .boxes: .systemOrange
        case .log: .systemGray
        case .person: .systemGray
        case .settings: .systemGray
        case .trails: .systemGreen
        case .home: .systemOrange
        case .leaf: .systemTeal
        case .photos: .systemPink
        case .exhibition: .systemTeal
        case .store, .folder: .systemBlue
        case .chart: .systemGreen
        case .language: .systemIndigo
        }
    }
}
