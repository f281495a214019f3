/// The builder of an edit menu or of the menu bar.
@MainActor
final class MenuBuilder: UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu {
        didSet { isChanged = true }
    }
    /// Whether a responder has changed the suggested elements.
    private(set) var isChanged = false

    /// - Parameter elements: The suggested elements.
    init(system: UIMenuSystem, elements: [UIMenuElement]) {
        self.system = system
        root = UIMenu(identifier: .root, children: elements)
    }

    /// Lets the responders of a chain change the suggested elements of an edit menu.
    static func editMenuElements(_ suggested: [UIMenuElement], for responder: UIResponder) -> [UIMenuElement] {
        let builder = MenuBuilder(system: .context, elements: suggested)
        for next in sequence(first: responder, next: \.next) { next.buildMenu(with: builder) }
        return builder.root.children
    }

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? { Self.find(identifier, in: root) }

    private static func find(_ identifier: UIMenu.Identifier, in menu: UIMenu) -> UIMenu? {
        if menu.identifier == identifier { return menu }
        return menu.children.lazy.compactMap { ($0 as? UIMenu).flatMap { find(identifier, in: $0) } }.first
    }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        root.allActions.lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
    }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        if replacedIdentifier == .root {
            root = replacementMenu
        } else {
            change(replacedIdentifier) { _ in [replacementMenu] }
        }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        changeChildren(of: parentIdentifier, childrenBlock)
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        change(siblingIdentifier) { [siblingMenu, $0] }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        change(siblingIdentifier) { [$0, siblingMenu] }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        changeChildren(of: parentIdentifier) { [childMenu] + $0 }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        changeChildren(of: parentIdentifier) { $0 + [childMenu] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

    /// Replaces the elements of a menu.
    private func changeChildren(
        of identifier: UIMenu.Identifier, _ change: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        if identifier == .root {
            root = root.replacingChildren(change(root.children))
        } else {
            self.change(identifier) { [$0.replacingChildren(change($0.children))] }
        }
    }

    /// Replaces a menu by any number of elements, and the menus that contain it by copies.
    private func change(_ identifier: UIMenu.Identifier, _ replacement: (UIMenu) -> [UIMenuElement]) {
        root = Self.copy(of: root, changing: identifier, replacement)
    }

    private static func copy(
        of menu: UIMenu, changing identifier: UIMenu.Identifier, _ replacement: (UIMenu) -> [UIMenuElement]
    ) -> UIMenu {
        guard find(identifier, in: menu) != nil else { return menu }
        return menu.replacingChildren(
            menu.children.flatMap { child -> [UIMenuElement] in
                guard let child = child as? UIMenu else { return [child] }
                return child.identifier == identifier
                    ? replacement(child) : [copy(of: child, changing: identifier, replacement)]
            })
    }
}
