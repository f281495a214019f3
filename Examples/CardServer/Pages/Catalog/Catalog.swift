/// 100,000 things to buy, each of which derives from its number.
struct Catalog: Sendable {
    struct Item: Hashable, Sendable {
        let number: Int
        let name: String
        let price: Double
    }

    let count = 100_000

    private static let qualities = [
        "Plain", "Turned", "Carved", "Folding", "Painted", "Rustic", "Slim", "Sturdy", "Curved", "Nested",
    ]
    private static let woods = ["oak", "ash", "beech", "walnut", "maple", "cherry", "elm", "pine", "larch", "birch"]
    private static let things = [
        "chair", "table", "stool", "bench", "shelf", "box", "tray", "frame", "trestle", "cabinet", "bowl", "ladder",
    ]

    /// Returns an item. Neighbors differ in all parts of their names.
    func item(_ number: Int) -> Item {
        let quality = Self.qualities[number % Self.qualities.count]
        let wood = Self.woods[(number / 7 + number) % Self.woods.count]
        let thing = Self.things[(number * 5 + number / 120) % Self.things.count]
        return Item(
            number: number, name: "\(quality) \(wood) \(thing)", price: Double(number * 37 % 49_000 + 500) / 100)
    }

    /// Returns the items of a part of the catalog.
    func items(from start: Int, count: Int) -> [Item] {
        let start = min(max(0, start), self.count)
        return (start..<min(start + count, self.count)).map(item)
    }

    /// Returns the different names that contain a text, in alphabetical order.
    func names(containing text: String, from start: Int, count: Int) -> [String] {
        let text = text.lowercased()
        var names: Set<String> = []
        for number in 0..<self.count {
            let name = item(number).name
            if text.isEmpty || name.lowercased().contains(text) { names.insert(name) }
            // All names occur among the first ones.
            if number > 20_000 { break }
        }
        return Array(names.sorted().dropFirst(start).prefix(count))
    }
}
