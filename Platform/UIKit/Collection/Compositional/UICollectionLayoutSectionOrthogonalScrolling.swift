/// The behavior of a section that scrolls across the layout's axis.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section does not scroll by itself.
    case none = 0
    /// The section comes to rest at any offset.
    case continuous = 1
    /// The section comes to rest at the leading edge of a group.
    case continuousGroupLeadingBoundary = 2
    /// The section scrolls by pages of the layout's width.
    case paging = 3
    /// The section scrolls by one group.
    case groupPaging = 4
    /// The section scrolls by one group, which is then in the middle.
    case groupPagingCentered = 5
}

/// The details of the scrolling of a section across the layout's axis.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, @preconcurrency NSCopying {
    /// The condition for a section to bounce.
    public enum Bounce: Int, Sendable {
        /// If there is content to scroll.
        case automatic = 0
        /// Even if all content is visible.
        case always = 1
        /// Never.
        case never = 2
    }

    /// The rate at which a section decelerates after a drag.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The fraction of its velocity that content has after a millisecond.
        public let rawValue: CGFloat

        /// Creates a rate from the fraction of its velocity that content has after a millisecond.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The rate that suits the behavior of the section.
        public static let automatic = DecelerationRate(rawValue: -1)
        /// The usual rate.
        public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
        /// A fast deceleration, for paged content.
        public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
    }

    /// The condition for the section to bounce.
    open var bounce = Bounce.automatic

    /// The rate at which the section decelerates after a drag.
    open var decelerationRate = DecelerationRate.automatic

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.dynamicInit()
        copy.bounce = bounce
        copy.decelerationRate = decelerationRate
        return copy
    }
}
