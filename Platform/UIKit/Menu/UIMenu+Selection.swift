extension UIMenu {
    /// The actions of the menu and of all menus inside of it, in their order.
    final var allActions: [UIAction] {
        children.flatMap { child -> [UIAction] in
            if let menu = child as? UIMenu { return menu.allActions }
            return (child as? UIAction).map { [$0] } ?? []
        }
    }

    /// The actions of the menu and of those that stand in it, as a person sees them together.
    private var actionsTogether: [UIAction] {
        children.flatMap { child -> [UIAction] in
            if let menu = child as? UIMenu { return menu.options.contains(.displayInline) ? menu.actionsTogether : [] }
            return (child as? UIAction).map { [$0] } ?? []
        }
    }

    /// `action` was chosen: in each menu around it that marks one element alone, it is the one now.
    final func mark(_ action: UIAction) {
        for case let menu as UIMenu in children { menu.mark(action) }
        guard options.contains(.singleSelection) else { return }
        let together = actionsTogether
        guard together.contains(where: { $0 === action }) else { return }
        for other in together { other.state = other === action ? .on : .off }
    }
}
