extension UICollectionView {
    /// The position of an item after the collection view has scrolled to it. Combine a vertical and a
    /// horizontal position.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates a position from its raw value.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The item at the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// The item in the middle of the height.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// The item at the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// The item at the left edge.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// The item in the middle of the width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// The item at the right edge.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// A closure that is called when an interactive transition has ended, with whether its animation has not
    /// been interrupted, and whether it was finished instead of canceled.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    /// The direction in which a layout scrolls.
    public enum ScrollDirection: Int, Sendable {
        case vertical = 0
        case horizontal = 1
    }

    /// The type of an element.
    public enum ElementCategory: UInt, Sendable {
        case cell = 0
        case supplementaryView = 1
        case decorationView = 2
    }

    /// The kind of section headers.
    public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }

    /// The kind of section footers.
    public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}
