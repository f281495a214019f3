/// The dimensions of a search bar, in points, as on iOS.
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
        let fieldAreaHeight = max(0, bounds.height - promptHeight - scopeHeight)
        let height = min(UISearchTextField.height, fieldAreaHeight)
        let y = promptHeight + ((fieldAreaHeight - height) / 2).rounded(.down)
        promptLabel?.frame = CGRect(x: 0, y: 6, width: bounds.width, height: 18)
        scopes.frame = CGRect(
            x: 0, y: promptHeight + fieldAreaHeight, width: bounds.width,
            height: min(bounds.height, SearchScopeRow.height))
        scopes.alpha = scopeHeight > 0 ? 1 : 0
        var fieldFrame = safe.clampedInset(dx: horizontalMargin, dy: 0)
        let button = cancelButton.sizeThatFits(bounds.size)
        var buttonX = isRightToLeft ? -button.width : bounds.maxX
        if showsCancel {
            buttonX =
                isRightToLeft
                ? safe.minX + SearchBarMetrics.buttonMargin : safe.maxX - SearchBarMetrics.buttonMargin - button.width
            if isRightToLeft {
                let end = fieldFrame.maxX
                fieldFrame.origin.x = buttonX + button.width + SearchBarMetrics.buttonDistance
                fieldFrame.size.width = end - fieldFrame.minX
            } else {
                fieldFrame.size.width = buttonX - SearchBarMetrics.buttonDistance - fieldFrame.minX
            }
        }
        let offset = searchFieldBackgroundPositionAdjustment
        field.frame = CGRect(
            x: fieldFrame.minX + offset.horizontal, y: y + offset.vertical, width: max(0, fieldFrame.width),
            height: height)
        barImages?.view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - scopeHeight))
        cancelButton.frame = CGRect(x: buttonX, y: y, width: button.width, height: height)
        cancelButton.alpha = showsCancel ? 1 : 0
    }
}
