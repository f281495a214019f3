extension UIScrollView: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        switch self {
        case is UITableView: StandardAccessibility(role: .table, isContainer: true)
        case is UICollectionView: StandardAccessibility(role: .list, isContainer: true)
        case let view as UITextView:
            StandardAccessibility(role: .textView, isElement: true, value: view.text)
        default: StandardAccessibility(role: .scrollArea)
        }
    }
}

extension UITableViewHeaderFooterView: StandardAccessible {
    /// The title of a section is an element; other contents are elements of their own.
    var standardAccessibility: StandardAccessibility {
        guard let title = titleText else { return StandardAccessibility() }
        let isFooter = titleStyle?.isFooter == true
        return StandardAccessibility(
            role: isFooter ? .staticText : .header, isElement: true, label: title,
            traits: isFooter ? .staticText : .header)
    }
}

extension UINavigationBar: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        StandardAccessibility(role: .navigationBar, isContainer: true)
    }
}

extension UIToolbar: StandardAccessible {
    var standardAccessibility: StandardAccessibility { StandardAccessibility(role: .toolbar, isContainer: true) }
}

extension UITabBar: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        StandardAccessibility(role: .tabBar, isContainer: true, traits: .tabBar)
    }
}

extension BarButton: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        StandardAccessibility(role: .button, isElement: true, label: item?.image?.spokenName, traits: .button)
    }
}

extension TabBarButton: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            role: .tab, isElement: true, label: item.image?.spokenName, value: item.badgeValue, traits: .button)
    }
}

extension UISearchBar: StandardAccessible {
    var standardAccessibility: StandardAccessibility { StandardAccessibility(role: .searchBar) }
}

extension AlertView: StandardAccessible {
    var standardAccessibility: StandardAccessibility { StandardAccessibility(role: .alert, isContainer: true) }
}

extension AlertButton: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            role: .button, isElement: true, traits: action.isEnabled ? .button : [.button, .notEnabled])
    }
}

extension SheetCard: StandardAccessible {
    var standardAccessibility: StandardAccessibility { StandardAccessibility(role: .sheet, isContainer: true) }
}

extension PopoverView: StandardAccessible {
    var standardAccessibility: StandardAccessibility { StandardAccessibility(role: .popover, isContainer: true) }
}

extension MenuPlatter: StandardAccessible {
    var standardAccessibility: StandardAccessibility { StandardAccessibility(role: .menu, isContainer: true) }
}

extension MenuItemView: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        var traits: UIAccessibilityTraits = .button
        if state == .on { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return StandardAccessibility(role: .menuItem, isElement: true, traits: traits)
    }
}

extension KeyboardView: StandardAccessible {
    var standardAccessibility: StandardAccessibility { StandardAccessibility(role: .keyboard, isContainer: true) }
}

extension KeyView: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        StandardAccessibility(role: .key, isElement: true, traits: .keyboardKey)
    }
}

extension EditControl: StandardAccessible {
    /// A checkmark belongs to its row, which is selected.
    var standardAccessibility: StandardAccessibility {
        let word: SystemWord? =
            switch appearance {
            case .delete: .delete
            case .insert: .insert
            case .checked, .unchecked, nil: nil
            }
        guard let word else { return StandardAccessibility() }
        return StandardAccessibility(
            role: .button, isElement: true, label: [word.text, rowText].compactMap(\.self).joined(separator: " "),
            traits: .button)
    }
}

extension ReorderGrip: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            role: .button, isElement: true,
            label: [SystemWord.reorder.text, rowText].compactMap(\.self).joined(separator: " "), traits: .button)
    }
}

extension UIView {
    /// The text of the row that contains the view. Only texts are read, because the controls of the row ask for it.
    fileprivate final var rowText: String? {
        var view = superview
        while let current = view {
            if let cell = current as? UITableViewCell {
                return cell.storedAccessibilityLabel ?? cell.contentView.labelTexts
            }
            if let cell = current as? UICollectionViewCell {
                return cell.storedAccessibilityLabel ?? cell.contentView.labelTexts
            }
            view = current.superview
        }
        return nil
    }

    private final var labelTexts: String? {
        guard AccessibilityNode.isVisible(self) else { return nil }
        if let label = self as? UILabel { return label.accessibilityLabel }
        return AccessibilityText.joined(subviews.map(\.labelTexts))
    }
}
