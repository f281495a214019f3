extension UIControl {
    final func restoreControl(from coder: NSCoder) {
        isEnabled = !coder.flag("UIDisabled", or: false)
        isSelected = coder.flag("UISelected", or: false)
        isHighlighted = coder.flag("UIHighlighted", or: false)
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
