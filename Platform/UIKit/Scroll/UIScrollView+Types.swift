extension UIScrollView {
    /// The rate at which content decelerates after a drag.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The fraction of its velocity that content has after a millisecond.
        public let rawValue: CGFloat

        /// Creates a rate from the fraction of its velocity that content has after a millisecond, between 0
        /// and 1.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The usual rate.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A fast deceleration, for paged content.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The style of scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark in light mode, light in dark mode.
        case `default` = 0
        /// Dark.
        case black = 1
        /// Light.
        case white = 2
    }

    /// The condition for adding the safe area to `contentInset`.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Along scrollable axes, and vertically for the main scroll view of a screen in a navigation
        /// controller.
        case automatic = 0
        /// Along scrollable axes.
        case scrollableAxes = 1
        /// Never.
        case never = 2
        /// Always.
        case always = 3
    }

    /// The condition for a drag to dismiss the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        /// It does not.
        case none = 0
        /// At the beginning of the drag.
        case onDrag = 1
        /// When the drag reaches the keyboard, which moves with it if it is on the screen.
        case interactive = 2
        /// At the beginning of the drag, including the input accessory view.
        case onDragWithAccessory = 3
        /// When the drag reaches the keyboard, including the input accessory view.
        case interactiveWithAccessory = 4
    }

    /// The visibility of an index at the side.
    public enum IndexDisplayMode: Int, Sendable {
        /// Shown if it has entries.
        case automatic = 0
        /// Never shown.
        case alwaysHidden = 1
    }
}
