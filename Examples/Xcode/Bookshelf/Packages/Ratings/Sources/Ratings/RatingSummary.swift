import Foundation

/// The average and the distribution of several ratings. Books without a rating are left out.
public struct RatingSummary: Equatable, Sendable {
    public let counts: [Int]

    public init(_ ratings: [Rating]) {
        var counts = Array(repeating: 0, count: Rating.maximum)
        for rating in ratings where rating.stars > 0 {
            counts[rating.stars - 1] += 1
        }
        self.counts = counts
    }

    public var total: Int {
        counts.reduce(0, +)
    }

    /// The average number of stars, or `nil` without any rating.
    public var average: Double? {
        guard total > 0 else { return nil }
        let stars = counts.enumerated().reduce(0) { $0 + ($1.offset + 1) * $1.element }
        return Double(stars) / Double(total)
    }
}
