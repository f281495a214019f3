extension UIControl {
    final func restoreControl(from coder: NSCoder) {
        // Overrides of these properties often use views that the subclass creates after the superclass is initialized.
        if coder.flag("UIDisabled", or: false) { isEnabled = false }
        if coder.flag("UISelected", or: false) { isSelected = true }
        if coder.flag("UIHighlighted", or: false) { isHighlighted = true }
        showsMenuAsPrimaryAction = coder.flag("UIShowsMenuAsPrimaryAction", or: false)
        contentHorizontalAlignment = coder.choice("UIContentHorizontalAlignment", or: .center)
        contentVerticalAlignment = coder.choice("UIContentVerticalAlignment", or: .center)
    }

    final func archiveControl(into coder: NSCoder) {
        coder.encode(!isEnabled, forKey: "UIDisabled")
        coder.encode(isSelected, forKey: "UISelected")
        coder.encode(isHighlighted, forKey: "UIHighlighted")
        coder.encode(showsMenuAsPrimaryAction, forKey: "UIShowsMenuAsPrimaryAction")
        coder.encode(contentHorizontalAlignment.rawValue, forKey: "UIContentHorizontalAlignment")
        coder.encode(contentVerticalAlignment.rawValue, forKey: "UIContentVerticalAlignment")
    }
}
