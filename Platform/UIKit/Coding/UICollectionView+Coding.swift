extension UICollectionView {
    final func restoreCollection(from coder: NSCoder) {
        selfSizingInvalidation = coder.choice("UISelfSizingInvalidation", or: .enabled)
        backgroundView = coder.anyObject("UIBackgroundView")
        allowsSelection = coder.flag("UIAllowsSelection", or: true)
        allowsMultipleSelection = coder.flag("UIAllowsMultipleSelection", or: false)
        allowsSelectionDuringEditing = coder.flag("UIAllowsSelectionDuringEditing", or: false)
        allowsMultipleSelectionDuringEditing = coder.flag("UIAllowsMultipleSelectionDuringEditing", or: false)
        allowsFocus = coder.flag("UIAllowsFocus", or: true)
        allowsFocusDuringEditing = coder.flag("UIAllowsFocusDuringEditing", or: true)
        selectionFollowsFocus = coder.flag("UISelectionFollowsFocus", or: false)
        remembersLastFocusedIndexPath = coder.flag("UIRemembersLastFocusedIndexPath", or: false)
        isPrefetchingEnabled = coder.flag("UIPrefetchingEnabled", or: true)
        (coder as? AttributeCoder)?.didRestore(self)
    }

    final func archiveCollection(into coder: NSCoder) {
        coder.encode(storedLayout, forKey: "UICollectionLayout")
        coder.encode(selfSizingInvalidation.rawValue, forKey: "UISelfSizingInvalidation")
        coder.encode(backgroundView, forKey: "UIBackgroundView")
        coder.encode(allowsSelection, forKey: "UIAllowsSelection")
        coder.encode(allowsMultipleSelection, forKey: "UIAllowsMultipleSelection")
        coder.encode(allowsSelectionDuringEditing, forKey: "UIAllowsSelectionDuringEditing")
        coder.encode(allowsMultipleSelectionDuringEditing, forKey: "UIAllowsMultipleSelectionDuringEditing")
        coder.encode(allowsFocus, forKey: "UIAllowsFocus")
        coder.encode(allowsFocusDuringEditing, forKey: "UIAllowsFocusDuringEditing")
        coder.encode(selectionFollowsFocus, forKey: "UISelectionFollowsFocus")
        coder.encode(remembersLastFocusedIndexPath, forKey: "UIRemembersLastFocusedIndexPath")
        coder.encode(isPrefetchingEnabled, forKey: "UIPrefetchingEnabled")
    }
}
