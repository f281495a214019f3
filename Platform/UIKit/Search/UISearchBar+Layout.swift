/// The dimensions of a search bar, in points: iOS's.
enum SearchBarMetrics {
    static let height: CGFloat = 56
    static let promptHeight: CGFloat = 26
    static let buttonDistance: CGFloat = 8
    static let buttonMargin: CGFloat = 16
}

extension UISearchBar {
    final func layOutParts() {
        let pixel = 1 / max(1, traitCollection.displayScale)
        background.frame = bounds
        hairline.frame = CGRect(x: 0, y: bounds.maxY - pixel, width: bounds.width, height: pixel)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let safe = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
        let fieldRoom = max(0, bounds.height - promptHeight - scopeHeight)
        let height = min(UISearchTextField.height, fieldRoom)
        let y = promptHeight + ((fieldRoom - height) / 2).rounded(.down)
        promptLabel?.frame = CGRect(x: 0, y: 6, width: bounds.width, height: 18)
        scopes.frame = CGRect(
            x: 0, y: promptHeight + fieldRoom, width: bounds.width, height: min(bounds.height, SearchScopeRow.height))
        scopes.alpha = scopeHeight > 0 ? 1 : 0
        var room = safe.narrowed(dx: horizontalMargin, dy: 0)
        let button = cancelButton.sizeThatFits(bounds.size)
        var buttonX = isRightToLeft ? -button.width : bounds.maxX
        if showsCancel {
            buttonX =
                isRightToLeft
                ? safe.minX + SearchBarMetrics.buttonMargin : safe.maxX - SearchBarMetrics.buttonMargin - button.width
            if isRightToLeft {
                let end = room.maxX
                room.origin.x = buttonX + button.width + SearchBarMetrics.buttonDistance
                room.size.width = end - room.minX
            } else {
                room.size.width = buttonX - SearchBarMetrics.buttonDistance - room.minX
            }
        }
        field.frame = CGRect(x: room.minX, y: y, width: max(0, room.width), height: height)
        cancelButton.frame = CGRect(x: buttonX, y: y, width: button.width, height: height)
        cancelButton.alpha = showsCancel ? 1 : 0
    }
}
