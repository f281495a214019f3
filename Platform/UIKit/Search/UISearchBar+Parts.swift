extension UISearchBar {
    final func prepare() {
        isOpaque = false
        background.isUserInteractionEnabled = false
        background.addSubview(hairline)
        hairline.backgroundColor = .opaqueSeparator
        cancelButton.setTitle(SystemWord.cancel.text, for: .normal)
        cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
        cancelButton.alpha = 0
        cancelButton.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBarCancelButtonClicked(self)
                searchController?.barDidCancel()
            }, for: .touchUpInside)
        field.enablesReturnKeyAutomatically = true
        field.delegate = fieldEvents
        field.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBar(self, textDidChange: text ?? "")
                fieldTextDidChange()
                searchController?.barTextDidChange()
            }, for: .editingChanged)
        for view in [background, field, cancelButton] { addSubview(view) }
        applyStyle()
    }

    /// Restores the archived properties. A separate method, as property observers are not called in an
    /// initializer.
    final func restoreAppearance(from coder: NSCoder) {
        text = coder.string("UIText")
        placeholder = coder.string("UIPlaceholder")
        showsCancelButton = coder.flag("UIShowsCancelButton", or: false)
        prompt = coder.string("UIPrompt")
        showsBookmarkButton = coder.flag("UIShowsBookmarkButton", or: false)
        showsSearchResultsButton = coder.flag("UIShowsSearchResultsButton", or: false)
        searchBarStyle = Style(rawValue: UInt(max(0, coder.integer("UISearchBarStyle", or: 0)))) ?? .default
        barTintColor = coder.object("UIBarTintColor")
        barStyle = coder.choice("UIBarStyle", or: .default)
        isTranslucent = coder.flag("UIBarTranslucent", or: true)
        if let image: UIImage = coder.object("UIBackgroundImage") { backgroundImage = image }
        scopeBarBackgroundImage = coder.object("UIScopeBarBackgroundImage")
        scopeButtonTitles = coder.anyObject("UIScopeButtonTitles")
        showsScopeBar = coder.flag("UIShowsScopeBar", or: false)
    }

    final func applyStyle() {
        background.isHidden = searchBarStyle == .minimal
        background.backgroundColor = barTintColor ?? .systemGray6
        if barImages != nil { showBackgroundImage() }
    }

    final func showPrompt() {
        guard let prompt else {
            promptLabel?.removeFromSuperview()
            promptLabel = nil
            return
        }
        let label = promptLabel ?? UILabel()
        label.text = prompt
        label.font = .systemFont(ofSize: 13)
        label.textColor = .label
        label.textAlignment = .center
        if promptLabel == nil { addSubview(label) }
        promptLabel = label
    }

    // MARK: Icons

    final func showIcons() {
        (field.leftView as? UIImageView)?.image = icons.shown(.search)
        field.clearImage = icons.image(.clear, .normal)
        field.iconOffset = icons.offset(.search)
        field.clearOffset = icons.offset(.clear)
        let icon: Icon? = showsSearchResultsButton ? .resultsList : showsBookmarkButton ? .bookmark : nil
        field.sideOffset = icon.map { icons.offset($0) } ?? .zero
        guard let icon else {
            field.rightView = nil
            return
        }
        let button = field.rightView as? UIButton ?? makeIconButton()
        let isSelected = icon == .resultsList && isSearchResultsButtonSelected
        button.setImage(icons.shown(icon, isSelected ? .selected : .normal), for: .normal)
        button.tintColor = isSelected ? nil : .secondaryLabel
        button.accessibilityLabel = icon == .bookmark ? "Bookmarks" : "Recent results"
        field.rightView = button
        fieldTextDidChange()
    }

    private func makeIconButton() -> UIButton {
        let button = UIButton(type: .system)
        button.frame.size = CGSize(width: 28, height: 28)
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if showsSearchResultsButton {
                    delegate?.searchBarResultsListButtonClicked(self)
                } else {
                    delegate?.searchBarBookmarkButtonClicked(self)
                }
            }, for: .touchUpInside)
        return button
    }

    /// Shows the button at the end of the field only while the field is empty, as the clear button is at the
    /// same position.
    final func fieldTextDidChange() {
        field.rightViewMode = field.rightView != nil && !field.hasText ? .always : .never
    }

    // MARK: Scopes

    final func makeScopes() -> SearchScopeRow {
        let row = SearchScopeRow()
        row.alpha = 0
        row.margin = horizontalMargin
        row.onSelect = { [weak self] in
            guard let self else { return }
            delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
            searchController?.barScopeDidChange()
        }
        addSubview(row)
        return row
    }
}
