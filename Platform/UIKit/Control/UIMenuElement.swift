/// The base class of menu elements: actions and menus.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// The state of a menu element.
    public enum State: Int, Sendable {
        /// The state of an element without a mark.
        case off = 0
        /// The state of an element with a check mark.
        case on = 1
        /// The state of an element with a dash, which represents both on and off.
        case mixed = 2
    }

    /// The attributes of a menu element.
    public struct Attributes: OptionSet, Sendable {
        /// The bit mask of the attributes.
        public let rawValue: UInt

        /// Creates attributes from a bit mask.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// An element that cannot be selected.
        public static let disabled = Attributes(rawValue: 1)
        /// An element that deletes something.
        public static let destructive = Attributes(rawValue: 2)
        /// An element that is not shown.
        public static let hidden = Attributes(rawValue: 4)
        /// An element that leaves the menu open when it is selected.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    final var storedTitle: String
    final var storedImage: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        storedTitle = title
        storedImage = image
        self.subtitle = subtitle
        super.init()
    }

    /// The title of the element.
    open var title: String { storedTitle }

    /// The subtitle of the element.
    open var subtitle: String?

    /// The image of the element.
    open var image: UIImage? { storedImage }
}
