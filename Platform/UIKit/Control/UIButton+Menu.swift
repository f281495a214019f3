/// Pop-up buttons, which show the selected element of their menu.
extension UIButton {
    /// Whether the button shows the title of the selected element of its menu.
    final var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

    /// Shows the selected element of a pop-up button's menu. If no element is selected, selects the first.
    final func updatePopUpSelection() {
        guard isPopUp, let menu else { return }
        let actions = menu.allActions.filter { !$0.attributes.contains(.hidden) }
        guard let selected = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
        for action in actions { action.state = action === selected ? .on : .off }
        if configuration != nil {
            configuration?.title = selected.title
            if let image = selected.image { configuration?.image = image }
        } else {
            setTitle(selected.title, for: .normal)
            if let image = selected.image { setImage(image, for: .normal) }
        }
    }
}
