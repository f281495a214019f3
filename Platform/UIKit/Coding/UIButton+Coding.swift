extension UIButton {
    final func restoreButton(from coder: NSCoder) {
        type = coder.choice("UIButtonType", or: .custom)
        typeDidChange()
        for (state, title) in StateArchive.values(coder, "UITitles") as [UInt: NSString] {
            setTitle(title as String, for: State(rawValue: state))
        }
        for (state, color) in StateArchive.values(coder, "UITitleColors") as [UInt: UIColor] {
            setTitleColor(color, for: State(rawValue: state))
        }
        for (state, color) in StateArchive.values(coder, "UITitleShadowColors") as [UInt: UIColor] {
            setTitleShadowColor(color, for: State(rawValue: state))
        }
        for (state, image) in StateArchive.values(coder, "UIImages") as [UInt: UIImage] {
            setImage(image, for: State(rawValue: state))
        }
        for (state, image) in StateArchive.values(coder, "UIBackgroundImages") as [UInt: UIImage] {
            setBackgroundImage(image, for: State(rawValue: state))
        }
        contentEdgeInsets = coder.decodeUIEdgeInsets(forKey: "UIContentEdgeInsets")
        titleEdgeInsets = coder.decodeUIEdgeInsets(forKey: "UITitleEdgeInsets")
        imageEdgeInsets = coder.decodeUIEdgeInsets(forKey: "UIImageEdgeInsets")
        if let font: UIFont = coder.object("UIFont") { titleLabel?.font = font }
        if let mode = NSLineBreakMode(rawValue: coder.integer("UILineBreakMode", or: -1)) {
            titleLabel?.lineBreakMode = mode
        }
        changesSelectionAsPrimaryAction = coder.flag("UIChangesSelectionAsPrimaryAction", or: false)
        role = coder.choice("UIButtonRole", or: .normal)
        adjustsImageWhenHighlighted = coder.flag("UIAdjustsImageWhenHighlighted", or: true)
        adjustsImageWhenDisabled = coder.flag("UIAdjustsImageWhenDisabled", or: true)
        reversesTitleShadowWhenHighlighted = coder.flag("UIReversesTitleShadowWhenHighlighted", or: false)
        if coder.containsValue(forKey: "UITitleShadowOffset") {
            let offset = coder.decodeCGSize(forKey: "UITitleShadowOffset")
            titleLabel?.shadowOffset = offset
        }
        restoreNibProperties(from: coder)
    }

    /// Restores the properties that only nibs contain.
    private func restoreNibProperties(from coder: NSCoder) {
        guard let coder = coder as? AttributeCoder else { return }
        let titles: [String: Any] = coder.shared("UIAttributedTitles") ?? [:]
        for (state, title) in titles {
            setAttributedTitle(title as? NSAttributedString, for: State(rawValue: UInt(state) ?? 0))
        }
        guard let configuration: Configuration = coder.shared("UIButtonConfiguration") else { return }
        self.configuration = configuration
        // The configuration replaces the state titles and images that Interface Builder leaves in the nib.
        prefersStateTitles = false
        prefersStateImages = false
    }

    /// Encodes the button. Its configuration is not archived because it may contain closures; set it again
    /// after decoding.
    final func archiveButton(into coder: NSCoder) {
        coder.encode(type.rawValue, forKey: "UIButtonType")
        coder.encode(StateArchive.dictionary(titles.all.mapValues { $0 as NSString }), forKey: "UITitles")
        coder.encode(StateArchive.dictionary(titleColors.all), forKey: "UITitleColors")
        if !archivedTitleShadowColors.isEmpty {
            coder.encode(StateArchive.dictionary(archivedTitleShadowColors), forKey: "UITitleShadowColors")
        }
        coder.encode(StateArchive.dictionary(images.all), forKey: "UIImages")
        coder.encode(StateArchive.dictionary(backgroundImages.all), forKey: "UIBackgroundImages")
        coder.encode(contentEdgeInsets, forKey: "UIContentEdgeInsets")
        coder.encode(titleEdgeInsets, forKey: "UITitleEdgeInsets")
        coder.encode(imageEdgeInsets, forKey: "UIImageEdgeInsets")
        coder.encode(storedTitleLabel?.font, forKey: "UIFont")
        if let storedTitleLabel { coder.encode(storedTitleLabel.lineBreakMode.rawValue, forKey: "UILineBreakMode") }
        coder.encode(changesSelectionAsPrimaryAction, forKey: "UIChangesSelectionAsPrimaryAction")
        coder.encode(role.rawValue, forKey: "UIButtonRole")
        coder.encode(adjustsImageWhenHighlighted, forKey: "UIAdjustsImageWhenHighlighted")
        coder.encode(adjustsImageWhenDisabled, forKey: "UIAdjustsImageWhenDisabled")
        coder.encode(reversesTitleShadowWhenHighlighted, forKey: "UIReversesTitleShadowWhenHighlighted")
    }
}

/// Coding of values for control states.
private enum StateArchive {
    static func dictionary<Value: NSObject>(_ values: [UInt: Value]) -> NSDictionary {
        let result = NSMutableDictionary()
        for (state, value) in values { result.setObject(value, forKey: String(state) as NSString) }
        return result
    }

    static func values<Value: NSObject & NSCoding>(_ coder: NSCoder, _ key: String) -> [UInt: Value] {
        guard coder.containsValue(forKey: key) else { return [:] }
        let archived =
            coder.decodeObject(of: [NSDictionary.self, NSString.self, Value.self], forKey: key) as? [String: Value]
        return (archived ?? [:]).reduce(into: [:]) { result, entry in
            if let state = UInt(entry.key) { result[state] = entry.value }
        }
    }
}
