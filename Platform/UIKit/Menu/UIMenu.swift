/// A group of menu elements: a menu, a submenu, or an inline section of a menu.
open class UIMenu: UIMenuElement {
    /// The identifier of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The raw value of the identifier.
        public let rawValue: String

        /// Creates an identifier with a raw value.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Creates an identifier with a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The options of a menu.
    public struct Options: OptionSet, Sendable {
        /// The bit mask of the options.
        public let rawValue: UInt

        /// Creates options from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The elements are displayed inside the enclosing menu, separated from the others.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The menu contains destructive actions.
        public static let destructive = Options(rawValue: 1 << 1)
        /// Selecting an element deselects the others.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    /// The size of a menu's elements.
    public enum ElementSize: Int, Sendable {
        /// The default size: one element per line.
        case automatic = -1
        /// Up to four elements side by side, displayed as images only.
        case small = 0
        /// Up to three elements side by side, with an image above the title.
        case medium = 1
        /// One element per line.
        case large = 2
    }

    /// The identifier of the menu; unique unless it was specified.
    open private(set) var identifier: Identifier
    /// The options of the menu.
    open private(set) var options: Options
    /// The elements of the menu.
    open private(set) var children: [UIMenuElement]
    /// The preferred size of the menu's elements.
    open var preferredElementSize: ElementSize

    /// Creates a menu.
    ///
    /// - Parameters:
    ///   - title: The heading of the menu, or, for a submenu, the title of the row that opens it.
    ///   - subtitle: The subtitle of the row that opens the menu.
    ///   - image: The image of the row that opens the menu.
    ///   - identifier: The identifier of the menu, or `nil` for a unique one.
    ///   - options: The options of the menu.
    ///   - preferredElementSize: The preferred size of the elements.
    ///   - children: The elements of the menu.
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

    /// The selected elements, including those of inline submenus.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.options.contains(.displayInline) ? menu.selectedElements : [] }
            return (child as? any UIMenuLeaf)?.state == .on ? [child] : []
        }
    }

    /// Returns a copy of the menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }
}
