extension UITableViewCell {
    final func restoreCell(from coder: NSCoder) {
        storedImageView = coder.anyObject("UIImageView")
        // The image views of nibs have the configuration of the nib, or none.
        if let storedImageView, !(coder is AttributeCoder) {
            storedImageView.preferredSymbolConfiguration = Self.imageSymbolConfiguration
        }
        storedTextLabel = coder.anyObject("UITextLabel")
        storedDetailLabel = coder.anyObject("UIDetailTextLabel")
        accessoryType = coder.choice("UIAccessoryType", or: .none)
        accessoryView = coder.anyObject("UIAccessoryView")
        editingAccessoryType = coder.choice("UIEditingAccessoryType", or: .none)
        editingAccessoryView = coder.anyObject("UIEditingAccessoryView")
        showsReorderControl = coder.flag("UIShowsReorderControl", or: false)
        shouldIndentWhileEditing = coder.flag("UIShouldIndentWhileEditing", or: true)
        userInteractionEnabledWhileDragging = coder.flag("UIUserInteractionEnabledWhileDragging", or: false)
        backgroundView = coder.anyObject("UIBackgroundView")
        selectedBackgroundView = coder.anyObject("UISelectedBackgroundView")
        selectionStyle = coder.choice("UISelectionStyle", or: .default)
        focusStyle = coder.choice("UIFocusStyle", or: .default)
        indentationLevel = coder.integer("UIIndentationLevel", or: 0)
        indentationWidth = coder.number("UIIndentationWidth", or: 10)
        if coder.containsValue(forKey: "UISeparatorInset") {
            separatorInset = coder.decodeUIEdgeInsets(forKey: "UISeparatorInset")
        }
    }

    final func archiveCell(into coder: NSCoder) {
        coder.encode(style.rawValue, forKey: "UITableViewCellStyle")
        coder.encode(reuseIdentifier, forKey: "UIReuseIdentifier")
        coder.encode(contentView, forKey: "UIContentView")
        coder.encode(storedImageView, forKey: "UIImageView")
        coder.encode(storedTextLabel, forKey: "UITextLabel")
        coder.encode(storedDetailLabel, forKey: "UIDetailTextLabel")
        coder.encode(accessoryType.rawValue, forKey: "UIAccessoryType")
        coder.encode(accessoryView, forKey: "UIAccessoryView")
        coder.encode(editingAccessoryType.rawValue, forKey: "UIEditingAccessoryType")
        coder.encode(editingAccessoryView, forKey: "UIEditingAccessoryView")
        coder.encode(showsReorderControl, forKey: "UIShowsReorderControl")
        coder.encode(shouldIndentWhileEditing, forKey: "UIShouldIndentWhileEditing")
        coder.encode(userInteractionEnabledWhileDragging, forKey: "UIUserInteractionEnabledWhileDragging")
        coder.encode(backgroundView, forKey: "UIBackgroundView")
        coder.encode(selectedBackgroundView, forKey: "UISelectedBackgroundView")
        coder.encode(selectionStyle.rawValue, forKey: "UISelectionStyle")
        coder.encode(focusStyle.rawValue, forKey: "UIFocusStyle")
        coder.encode(indentationLevel, forKey: "UIIndentationLevel")
        coder.encodeNumber(indentationWidth, forKey: "UIIndentationWidth")
        if let ownSeparatorInset { coder.encode(ownSeparatorInset, forKey: "UISeparatorInset") }
    }
}
