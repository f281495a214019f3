/// The elements of a menu between two gaps: those of one menu, without the elements of its inline submenus.
@MainActor
struct MenuSection {
    var title = ""
    var size = UIMenu.ElementSize.automatic
    var elements: [UIMenuElement] = []

    /// Returns the parts of a menu, in order.
    ///
    /// - Parameter resolve: A closure that returns the elements of a deferred element, or `nil` while they
    ///   are loading.
    static func sections(of menu: UIMenu, resolve: (UIDeferredMenuElement) -> [UIMenuElement]?) -> [MenuSection] {
        sections(of: menu, title: "", resolve: resolve).filter { !$0.elements.isEmpty }
    }

    private static func sections(
        of menu: UIMenu, title: String, resolve: (UIDeferredMenuElement) -> [UIMenuElement]?
    ) -> [MenuSection] {
        var sections = [MenuSection(title: title, size: menu.preferredElementSize)]
        func add(_ elements: [UIMenuElement]) {
            for element in elements {
                if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
                    sections += Self.sections(of: inner, title: inner.title, resolve: resolve)
                    sections.append(MenuSection(size: menu.preferredElementSize))
                } else if let deferred = element as? UIDeferredMenuElement, let elements = resolve(deferred) {
                    add(elements)
                } else if (element as? any UIMenuLeaf)?.attributes.contains(.hidden) != true {
                    sections[sections.count - 1].elements.append(element)
                }
            }
        }
        add(menu.children)
        return sections
    }

    /// The elements by line: one per line, or several side by side.
    var lines: [[UIMenuElement]] {
        guard size == .small || size == .medium else { return elements.map { [$0] } }
        let maximumCount = MenuTile.maximumCount(of: size)
        return stride(from: 0, to: elements.count, by: maximumCount).map { start in
            Array(elements[start..<min(start + maximumCount, elements.count)])
        }
    }
}
