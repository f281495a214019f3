/// The characteristics of an accessibility element, such as a button or a header.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits of the traits.
    public let rawValue: UInt64

    /// Creates traits from their bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// No traits.
    public static var none: UIAccessibilityTraits { [] }
    /// The element is a button.
    public static var button: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 0) }
    /// The element is a link.
    public static var link: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 1) }
    /// The element is an image.
    public static var image: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 2) }
    /// The element is selected.
    public static var selected: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 3) }
    /// The element plays a sound when it is activated.
    public static var playsSound: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 4) }
    /// The element is a key of a keyboard.
    public static var keyboardKey: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 5) }
    /// The element is text that does not change.
    public static var staticText: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 6) }
    /// The element summarizes the app's state when the app launches.
    public static var summaryElement: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 7) }
    /// The element is disabled.
    public static var notEnabled: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 8) }
    /// The element's value changes often.
    public static var updatesFrequently: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 9) }
    /// The element is a search field.
    public static var searchField: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 10) }
    /// The element starts playback or recording when it is activated.
    public static var startsMediaSession: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 11) }
    /// The element's value can be increased and decreased.
    public static var adjustable: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 12) }
    /// The element handles touches directly while an assistive technology is running.
    public static var allowsDirectInteraction: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 13) }
    /// The element turns the page when it has been read.
    public static var causesPageTurn: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 14) }
    /// The element is a tab bar.
    public static var tabBar: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 15) }
    /// The element is a header that divides content.
    public static var header: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 16) }
    /// The element's content can be zoomed.
    public static var supportsZoom: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 17) }
    /// The element is a switch or another button with two states.
    public static var toggleButton: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 53) }
}

/// The type of a container of accessibility elements.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// No particular type.
    case none = 0
    /// A table, whose elements are its cells.
    case dataTable = 1
    /// A list.
    case list = 2
    /// A landmark, such as the navigation of a web page.
    case landmark = 3
    /// A group of related elements.
    case semanticGroup = 4
}

/// The order in which assistive technologies move through the elements of a container.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// The style that the system selects.
    case automatic = 0
    /// Each element separately.
    case separate = 1
    /// The container and its elements as one.
    case combined = 2
}

/// The direction of a scroll that an assistive technology requests.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// To the right.
    case right = 1
    /// To the left.
    case left = 2
    /// Up.
    case up = 3
    /// Down.
    case down = 4
    /// To the next page or element.
    case next = 5
    /// To the previous page or element.
    case previous = 6
}
