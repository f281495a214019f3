/// A group of menu elements: a menu, a submenu, or a part of one that is set off from the rest.
open class UIMenu: UIMenuElement {
    /// A name by which a menu is found.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes an identifier of a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Makes an identifier of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// What is special about a menu.
    public struct Options: OptionSet, Sendable {
        /// One bit an option.
        public let rawValue: UInt

        /// Makes options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Its elements stand in the menu around it, set off from the others.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// It leads to what deletes something.
        public static let destructive = Options(rawValue: 1 << 1)
        /// Choosing one of its elements marks that one, and no other.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    /// How large the elements of a menu are shown.
    public enum ElementSize: Int, Sendable {
        /// As suits the menu: a line each.
        case automatic = -1
        /// Up to four side by side, pictures only.
        case small = 0
        /// Up to three side by side, with a picture above the title.
        case medium = 1
        /// A line each.
        case large = 2
    }

    /// The name of the menu: unique, where none was given.
    public final let identifier: Identifier
    /// What is special about it.
    public final let options: Options
    /// What it shows.
    public final let children: [UIMenuElement]
    /// How large its elements are shown.
    open var preferredElementSize: ElementSize

    /// Makes a menu.
    ///
    /// - Parameters:
    ///   - title: above a menu its heading, in a menu around it the title of the line that opens it.
    ///   - identifier: its name; nil gives it one of its own.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Self.makeIdentifier()
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    private static var identifierCount = 0

    private static func makeIdentifier() -> Identifier {
        identifierCount += 1
        return Identifier("trestle.menu.dynamic.\(identifierCount)")
    }

    /// The elements that are marked, also those of menus that stand in this one.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.options.contains(.displayInline) ? menu.selectedElements : [] }
            return (child as? UIAction)?.state == .on ? [child] : []
        }
    }

    /// The same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }
}
