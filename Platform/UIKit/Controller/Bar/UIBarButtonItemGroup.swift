/// Buttons of a navigation bar that belong together.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// The bar item that contains the group.
    final weak var owner: UINavigationItem?

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - barButtonItems: The buttons, in reading order.
    ///   - representativeItem: The item that would replace the buttons in a bar without room for them. Bars of this
    ///     platform always show the buttons.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        for item in barButtonItems { item.group = self }
    }

    /// The buttons, in reading order.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            for item in oldValue where item.group === self { item.group = nil }
            for item in barButtonItems { item.group = self }
            owner?.groupsDidChange()
        }
    }

    /// The item that would replace the buttons in a bar without room for them.
    open var representativeItem: UIBarButtonItem?

    /// Whether the representative item replaces the buttons: no, because bars always show the buttons.
    open var isDisplayingRepresentativeItem: Bool { false }

    /// Whether the bar shows the group even if the user has removed it. Users cannot customize bars on this platform.
    open var alwaysAvailable = false

    /// Whether the bar omits the group.
    open var isHidden = false {
        didSet { if isHidden != oldValue { owner?.groupsDidChange() } }
    }

    /// Creates a group that the user cannot move or remove.
    public class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.alwaysAvailable = true
        return group
    }

    /// Creates a group that the user could move in a bar that can be customized.
    public class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// Creates a group that the user could remove from a bar that can be customized.
    public class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.isHidden = !isInDefaultCustomization
        return group
    }
}

extension UIBarButtonItem {
    /// The group that contains the button.
    public var buttonGroup: UIBarButtonItemGroup? { group }

    /// Returns a group with only this button, which the user cannot move or remove.
    public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

    /// Returns a group with only this button, which the user could move in a bar that can be customized.
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    /// Returns a group with only this button, which the user could remove from a bar that can be customized.
    public func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
            items: [self])
    }
}
