/// What stands together in a menu, between two gaps: the elements of one menu, less those of menus that stand in it.
@MainActor
struct MenuPart {
    var title = ""
    var size = UIMenu.ElementSize.automatic
    var elements: [UIMenuElement] = []

    /// The parts of a menu, in their order.
    ///
    /// - Parameter resolve: says what a deferred element stands for; nil while that is not known.
    static func parts(of menu: UIMenu, resolve: (UIDeferredMenuElement) -> [UIMenuElement]?) -> [MenuPart] {
        parts(of: menu, title: "", resolve: resolve).filter { !$0.elements.isEmpty }
    }

    private static func parts(
        of menu: UIMenu, title: String, resolve: (UIDeferredMenuElement) -> [UIMenuElement]?
    ) -> [MenuPart] {
        var parts = [MenuPart(title: title, size: menu.preferredElementSize)]
        func add(_ elements: [UIMenuElement]) {
            for element in elements {
                if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
                    parts += Self.parts(of: inner, title: inner.title, resolve: resolve)
                    parts.append(MenuPart(size: menu.preferredElementSize))
                } else if let deferred = element as? UIDeferredMenuElement, let known = resolve(deferred) {
                    add(known)
                } else if (element as? UIAction)?.attributes.contains(.hidden) != true {
                    parts[parts.count - 1].elements.append(element)
                }
            }
        }
        add(menu.children)
        return parts
    }

    /// The elements line by line: one each, or several side by side.
    var lines: [[UIMenuElement]] {
        guard size == .small || size == .medium else { return elements.map { [$0] } }
        let most = MenuTile.most(of: size)
        return stride(from: 0, to: elements.count, by: most).map { start in
            Array(elements[start..<min(start + most, elements.count)])
        }
    }
}
