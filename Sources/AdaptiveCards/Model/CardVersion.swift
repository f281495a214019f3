/// A version of the card schema or of a feature of the host, such as 1.6.
public struct CardVersion: Hashable, Sendable {
    /// The number before the point.
    public var major: Int
    /// The number after the point.
    public var minor: Int

    /// Creates a version.
    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// Creates a version from text, such as `1.5` or `2`. Further parts are ignored. Returns `nil` for other text.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard let major = parts[0], parts.allSatisfy({ $0 != nil }) else { return nil }
        self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
    }
}

extension CardVersion: Comparable {
    /// Returns whether the first version is older.
    public static func < (left: CardVersion, right: CardVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}

extension CardVersion: CustomStringConvertible {
    /// The version as cards write it.
    public var description: String { "\(major).\(minor)" }
}
