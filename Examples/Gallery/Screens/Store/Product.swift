import UIKit

/// A product of a store for model railways.
struct Product: Identifiable, Hashable, Sendable {
    let id: Int
    let name: String
    let detail: String
    /// In euros.
    let price: Int
    let symbol: String
    var isNew = false

    /// A color that products have in turn.
    var color: UIColor {
        let colors: [UIColor] = [.systemIndigo, .systemOrange, .systemTeal, .systemPink, .systemGreen, .systemBrown]
        return colors[id % colors.count]
    }

    static let samples = [
        Product(
            id: 0, name: "Timber Trestle", detail: "A kit of 412 parts, laser-cut", price: 89,
            symbol: "square.stack.fill", isNew: true),
        Product(
            id: 1, name: "Valley Landscape", detail: "Hills and a river, two meters long", price: 240,
            symbol: "map.fill"),
        Product(
            id: 2, name: "Night Lights", detail: "Twelve lamps with a dimmer", price: 35, symbol: "lightbulb.fill",
            isNew: true),
        Product(id: 3, name: "Mail Car", detail: "With doors that open", price: 54, symbol: "envelope.fill"),
        Product(
            id: 4, name: "Station House", detail: "Brick, with a clock that runs", price: 120, symbol: "house.fill"),
        Product(
            id: 5, name: "Signal Set", detail: "Three signals and a switch", price: 42, symbol: "bolt.fill", isNew: true
        ),
        Product(id: 6, name: "Pine Forest", detail: "Sixty trees in four sizes", price: 28, symbol: "leaf.fill"),
        Product(
            id: 7, name: "Freight Crates", detail: "Boxes and barrels for open cars", price: 12,
            symbol: "shippingbox.fill"),
        Product(
            id: 8, name: "Timetable Board", detail: "Letters and figures to place", price: 18, symbol: "list.number"),
        Product(
            id: 9, name: "Passengers", detail: "Twenty figures, hand-painted", price: 31, symbol: "person.fill",
            isNew: true),
        Product(id: 10, name: "Track Paint", detail: "Rust, ballast and moss", price: 16, symbol: "paintpalette.fill"),
        Product(id: 11, name: "Travel Trunks", detail: "Luggage for the platform", price: 9, symbol: "suitcase.fill"),
        Product(
            id: 12, name: "Field Guide", detail: "Bridges of the narrow gauge", price: 24, symbol: "books.vertical.fill"
        ),
        Product(
            id: 13, name: "Workshop Tools", detail: "A file, a clamp and tweezers", price: 47, symbol: "gearshape.fill"),
    ]
}

/// A section of the store's page.
enum StoreSection: Int, CaseIterable {
    case featured, new, popular, all

    var title: String? {
        switch self {
        case .featured: nil
        case .new: "New Arrivals"
        case .popular: "Popular This Week"
        case .all: "Everything"
        }
    }

    var products: [Product] {
        switch self {
        case .featured: Array(Product.samples.prefix(4))
        case .new: Product.samples.filter(\.isNew) + Product.samples.filter { !$0.isNew }.prefix(4)
        case .popular: Product.samples.suffix(9)
        case .all: Product.samples
        }
    }
}
