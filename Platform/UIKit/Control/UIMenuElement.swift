/// What a menu shows: an action, or a menu inside of it.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// Whether an element is marked.
    public enum State: Int, Sendable {
        /// Without a mark.
        case off = 0
        /// With a check mark.
        case on = 1
        /// With a dash: some of what it stands for is on.
        case mixed = 2
    }

    /// What is special about an element.
    public struct Attributes: OptionSet, Sendable {
        /// One bit an attribute.
        public let rawValue: UInt

        /// Makes attributes of their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// It can't be chosen now.
        public static let disabled = Attributes(rawValue: 1)
        /// It deletes something.
        public static let destructive = Attributes(rawValue: 2)
        /// It is not shown.
        public static let hidden = Attributes(rawValue: 4)
        /// Choosing it leaves the menu open.
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

    /// What the element is called.
    open var title: String { storedTitle }

    /// What else there is to say about it.
    open var subtitle: String?

    /// The element's picture.
    open var image: UIImage? { storedImage }
}
