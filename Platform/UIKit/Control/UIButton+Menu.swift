/// Pop-up buttons: they show what is chosen in their menu.
extension UIButton {
    /// Whether the button shows the title of the element that is chosen in its menu.
    final var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

    /// Shows the element that is marked in the menu of a pop-up button; where there is none, marks the first.
    final func showChosenElement() {
        guard isPopUp, let menu else { return }
        let actions = menu.allActions.filter { !$0.attributes.contains(.hidden) }
        guard let chosen = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
        for action in actions { action.state = action === chosen ? .on : .off }
        if configuration != nil {
            configuration?.title = chosen.title
            if let image = chosen.image { configuration?.image = image }
        } else {
            setTitle(chosen.title, for: .normal)
            if let image = chosen.image { setImage(image, for: .normal) }
        }
    }
}
