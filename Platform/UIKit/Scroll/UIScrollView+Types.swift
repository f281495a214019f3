extension UIScrollView {
    /// How fast content comes to rest after a flick.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The share of its velocity that content keeps each millisecond.
        public let rawValue: CGFloat

        /// Makes a rate from the share of its velocity that content keeps each millisecond: above 0 and below 1.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// For content to be read.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// For content to be turned over, page by page.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// How scroll indicators stand out.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark on light screens, light on dark ones.
        case `default` = 0
        /// Dark.
        case black = 1
        /// Light.
        case white = 2
    }

    /// When the safe area is added to `contentInset`.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Along axes that scroll; at top and bottom also where the view is the main one in a navigation controller.
        case automatic = 0
        /// Along axes that scroll.
        case scrollableAxes = 1
        /// Never.
        case never = 2
        /// Always.
        case always = 3
    }

    /// When a drag puts the keyboard away.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Never.
        case none = 0
        /// As it begins.
        case onDrag = 1
        /// When the finger comes down to the keyboard: one on the screen follows it.
        case interactive = 2
        /// As it begins, together with what is above the keyboard.
        case onDragWithAccessory = 3
        /// When the finger comes down to the keyboard, together with what is above it.
        case interactiveWithAccessory = 4
    }

    /// When an index of titles at the side is shown.
    public enum IndexDisplayMode: Int, Sendable {
        /// Where there is something to put into it.
        case automatic = 0
        /// Never.
        case alwaysHidden = 1
    }
}
