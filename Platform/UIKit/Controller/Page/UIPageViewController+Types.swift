extension UIPageViewController {
    /// The axis along which pages are turned.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// The location of the spine in the style `pageCurl`.
    public enum SpineLocation: Int, Sendable {
        /// No spine, as in the style `scroll`.
        case none = 0
        /// At the leading edge of the page.
        case min = 1
        /// Between two pages.
        case mid = 2
        /// At the trailing edge of the page.
        case max = 3
    }

    /// The direction of a turn.
    public enum NavigationDirection: Int, Sendable {
        /// To the following page.
        case forward = 0
        /// To the preceding page.
        case reverse = 1
    }

    /// The style of turning pages.
    public enum TransitionStyle: Int, Sendable {
        /// As in a book. Pages are scrolled without a curl.
        case pageCurl = 0
        /// By scrolling.
        case scroll = 1
    }

    /// A key of the options for creating a page view controller.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// Creates a key from the name of an option.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The location of the spine: the raw value of a `SpineLocation`.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")

        /// The spacing between pages, in points.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}
