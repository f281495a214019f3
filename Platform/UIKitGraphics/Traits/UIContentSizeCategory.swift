import Foundation

/// How large the person wants text to be.
///
/// `large` is what a device starts with. The five accessibility categories lie above the seven ordinary ones.
/// Categories compare by size; `unspecified` is neither smaller nor larger than any other.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// What a device starts with.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Posted after the person has chosen another category.
    public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the new category in that notification's user info.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// Smallest first.
    static let ascending: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    private static let sizeIndexes = Dictionary(
        uniqueKeysWithValues: ascending.enumerated().map { ($0.element, $0.offset) })

    /// The index among all sizes, from 0, or `nil` if the category is unspecified or unknown.
    package var sizeIndex: Int? { Self.sizeIndexes[self] }

    /// Whether this is one of the five sizes beyond the ordinary ones, at which rows should stack what stood side by
    /// side.
    public var isAccessibilityCategory: Bool {
        self >= .accessibilityMedium
    }

    private func compare(_ other: Self, _ isTrue: (Int, Int) -> Bool) -> Bool {
        guard let sizeIndex, let otherIndex = other.sizeIndex else { return false }
        return isTrue(sizeIndex, otherIndex)
    }

    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.compare(right, <)
    }

    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.compare(right, <=)
    }

    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.compare(right, >)
    }

    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.compare(right, >=)
    }
}

/// Something whose font can follow the person's text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether the font changes by itself when the preferred content size category does.
    ///
    /// It does so only for a font that came from `UIFont.preferredFont(forTextStyle:)` or `UIFontMetrics`.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
