extension UIMenu {
    /// The actions of the menu and of all its submenus, in order.
    final var allActions: [any UIMenuLeaf] {
        children.flatMap { child -> [any UIMenuLeaf] in
            if let menu = child as? UIMenu { return menu.allActions }
            return (child as? any UIMenuLeaf).map { [$0] } ?? []
        }
    }

    /// The actions of the menu and of its inline submenus, which are displayed together.
    private var inlineActions: [any UIMenuLeaf] {
        children.flatMap { child -> [any UIMenuLeaf] in
            if let menu = child as? UIMenu { return menu.options.contains(.displayInline) ? menu.inlineActions : [] }
            return (child as? any UIMenuLeaf).map { [$0] } ?? []
        }
    }

    /// Updates the states after `action` was selected: in each enclosing menu with single selection, it
    /// becomes the only selected action.
    final func markSelected(_ action: any UIMenuLeaf) {
        for case let menu as UIMenu in children { menu.markSelected(action) }
        guard options.contains(.singleSelection) else { return }
        let inline = inlineActions
        guard inline.contains(where: { $0 === action }) else { return }
        for other in inline { other.state = other === action ? .on : .off }
    }
}
