// MARK: Keyboard
extension ContextMenuOverlay {
    func handle(_ key: UIKeyboardHIDUsage?) {
        guard let platter = platters.last else {
            if key == .keyboardEscape { onDismiss?() }
            return
        }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let forward: UIKeyboardHIDUsage = isRightToLeft ? .keyboardLeftArrow : .keyboardRightArrow
        let back: UIKeyboardHIDUsage = isRightToLeft ? .keyboardRightArrow : .keyboardLeftArrow
        switch key {
        case .keyboardEscape, .keyboardF10: onDismiss?()
        case .keyboardDownArrow: platter.highlightNext(backwards: false)
        case .keyboardUpArrow: platter.highlightNext(backwards: true)
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: platter.selectHighlighted()
        case forward:
            if platter.highlightedItem?.element is UIMenu { platter.selectHighlighted() } else { openNeighbor?(true) }
        case back: if platters.count > 1 { pop(to: platters[platters.count - 2]) } else { openNeighbor?(false) }
        default: break
        }
    }
}

extension UIWindow {
    /// The overlay of the menu that is open in the window or in the menu bar. It receives all keyboard input.
    final var openMenuOverlay: ContextMenuOverlay? { ownMenuOverlay ?? screen.menuBar?.ownMenuOverlay }

    /// The overlay of the menu that is open in the window.
    final var ownMenuOverlay: ContextMenuOverlay? {
        subviews.last { $0 is ContextMenuOverlay && $0.isUserInteractionEnabled } as? ContextMenuOverlay
    }

    /// Opens the context menu of the first responder, for example of a table's selected row, if `key` is a
    /// menu key.
    ///
    /// - Returns: Whether a menu was opened.
    final func openContextMenuByKey(_ key: UIKey) -> Bool {
        let isMenuKey = key.keyCode == .keyboardApplication || key.keyCode == .keyboardMenu
        guard isMenuKey || key.keyCode == .keyboardF10 && key.modifierFlags.contains(.shift) else { return false }
        guard let view = firstResponder as? UIView else { return false }
        if let text = view as? any TextEditing, text.openEditMenuByKey() { return true }
        return sequence(first: view, next: \.superview).contains { view in
            view.interactions.contains { interaction in
                guard let menu = interaction as? UIContextMenuInteraction else { return false }
                return menu.open(at: view.keyboardMenuLocation)
            }
        }
    }
}

extension UIView {
    /// The point at which the keyboard opens the view's context menu, in the view's coordinates.
    fileprivate var keyboardMenuLocation: CGPoint {
        if let table = self as? UITableView, let path = table.indexPathForSelectedRow {
            let row = table.rectForRow(at: path).intersection(table.bounds)
            if !row.isNull { return CGPoint(x: row.midX, y: row.midY) }
        }
        return CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
