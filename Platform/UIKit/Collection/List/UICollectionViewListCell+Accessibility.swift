/// The accessibility of list cells, whose accessories are part of one element.
extension UICollectionViewListCell {
    /// The texts of the list content configuration.
    final var textOfContents: String? {
        guard let view = storedContentView as? UIListContentView else { return nil }
        return AccessibilityText.joined([view.textLabel?.text, view.secondaryLabel?.text])
    }

    /// The texts of the accessories, and whether the children of the item are visible.
    final var textOfAccessories: String? {
        AccessibilityText.joined(
            trailingParts.filter { !$0.accessory.isHidden }.map { part in
                switch part.accessory.content {
                case .label(let text, _, _): text
                case .popUpMenu(let menu, _): menu.allActions.first { $0.state == .on }?.title
                case .outlineDisclosure: outline.map { ($0.isExpanded ? SpokenWord.expanded : .collapsed).text }
                default: nil
                }
            })
    }

    final var traitsOfState: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = []
        if isSelected || part(.checkmark) != nil { traits.insert(.selected) }
        if listItem?.isHeader ?? (reuseKind == UICollectionView.elementKindSectionHeader) { traits.insert(.header) }
        if togglesExpansionByTap { traits.insert(.button) }
        if !isUserInteractionEnabled { traits.insert(.notEnabled) }
        return traits
    }

    /// The actions of the controls among the accessories.
    final var actionsOfAccessories: [UIAccessibilityCustomAction] {
        (leadingParts + trailingParts).compactMap { part in
            guard let name = actionName(of: part) else { return nil }
            return UIAccessibilityCustomAction(name: name) { [weak part] _ in part?.perform() ?? false }
        }
    }

    private func actionName(of part: AccessoryPart) -> String? {
        guard !part.accessory.isHidden else { return nil }
        switch (part.accessory.accessoryType, part.accessory.content) {
        // Without an action of its own, the control reveals the swipe actions, which are actions already.
        case (.delete, .control(_, _?)):
            return [SystemWord.delete.text, accessibilityLabel].compactMap(\.self).joined(separator: " ")
        case (.insert, .control(_, _?)):
            return [SystemWord.insert.text, accessibilityLabel].compactMap(\.self).joined(separator: " ")
        case (_, .detail(_?)): return SpokenWord.moreInfo.text
        case (_, .outlineDisclosure): return (outline?.isExpanded == true ? SpokenWord.collapse : .expand).text
        default: return nil
        }
    }
}
