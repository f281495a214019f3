/// The price of an invented share.
struct Quote: Identifiable, Hashable, Sendable {
    let id: Int
    /// The price, in cents.
    var price: Int
    /// The most recent price change, in cents.
    var change = 0

    var name: String { "Viaduct \(id)" }
}

/// A very long list of quotes, some of which change, appear and disappear with each tick.
struct QuoteFeed: Sendable {
    private(set) var quotes: [Quote]
    private var newest: Int
    private var state: UInt64

    /// The numbers of price changes and of new quotes per tick. As many old quotes are removed at the end.
    let changesPerTick = 200, arrivalsPerTick = 2

    init(count: Int = 100_000, seed: UInt64 = 1) {
        newest = count
        state = seed
        quotes = (0..<count).map { Quote(id: count - $0, price: 1_000 + $0 * 7919 % 90_000) }
    }

    /// Simulates a tenth of a second of trading.
    ///
    /// - Complexity: O(*n*), where *n* is the number of quotes: they are copied if a form still shows them.
    mutating func tick() {
        for _ in 0..<changesPerTick {
            let index = Int(next() % UInt64(quotes.count))
            let change = Int(next() % 201) - 100
            quotes[index].price = max(1, quotes[index].price + change)
            quotes[index].change = change
        }
        let arrivals = (1...arrivalsPerTick).map { Quote(id: newest + $0, price: 5_000) }
        newest += arrivalsPerTick
        quotes.removeLast(arrivalsPerTick)
        quotes.insert(contentsOf: arrivals.reversed(), at: 0)
    }

    /// Returns a random number of Knuth's linear congruential generator.
    private mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }
}
