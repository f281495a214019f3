/// A group of menu elements: a menu, a submenu, or a part of one that is set off from the rest.
open class UIMenu: UIMenuElement {
    /// A name by which a menu is found.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Makes an identifier of a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Makes an identifier of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// What is special about a menu.
    public struct Options: OptionSet, Sendable {
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

    /// The name of the menu: unique, where none was given.
    public final let identifier: Identifier
    /// What is special about it.
    public final let options: Options
    /// What it shows.
    public final let children: [UIMenuElement]

    /// Makes a menu.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("trestle.menu.\(UUID().uuidString)")
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
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
            children: newChildren)
    }
}
