import Foundation

/// A number of stars from 0, which means that there is no rating yet, to 5.
public struct Rating: Hashable, Comparable, Codable, Sendable {
    public static let maximum = 5

    public let stars: Int

    public init(_ stars: Int) {
        self.stars = min(max(stars, 0), Self.maximum)
    }

    /// A text of filled and empty stars, such as "★★★☆☆".
    public var symbols: String {
        String(repeating: "★", count: stars) + String(repeating: "☆", count: Self.maximum - stars)
    }

    public static func < (first: Rating, second: Rating) -> Bool {
        first.stars < second.stars
    }
}
