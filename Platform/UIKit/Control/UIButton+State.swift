/// What a button shows in which state.
extension UIButton {
    // MARK: Setting

    /// Sets the title in a state. Where none is set, the normal one shows.
    public final func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state] = title
        showsStateTitles = true
        stateDidChange()
    }

    /// Sets the title with its attributes in a state. It comes before one without.
    public final func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        attributedTitles[state] = title
        showsStateTitles = true
        stateDidChange()
    }

    /// Sets the colour of the title in a state.
    public final func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        titleColors[state] = color
        stateDidChange()
    }

    /// Sets the picture in a state.
    public final func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[state] = image
        showsStateImages = true
        stateDidChange()
    }

    /// Sets the picture behind title and picture in a state.
    public final func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgroundImages[state] = image
        stateDidChange()
    }

    /// Sets how a symbol is drawn that is the picture in a state.
    public final func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        symbolConfigurations[state] = configuration
        stateDidChange()
    }

    // MARK: Asking

    /// The title in a state.
    public final func title(for state: UIControl.State) -> String? { titles[state] }

    /// The title with its attributes in a state.
    public final func attributedTitle(for state: UIControl.State) -> NSAttributedString? { attributedTitles[state] }

    /// The colour of the title in a state.
    public final func titleColor(for state: UIControl.State) -> UIColor? {
        titleColors[state] ?? systemColor(in: state)
    }

    /// The picture in a state.
    public final func image(for state: UIControl.State) -> UIImage? { images[state] }

    /// The picture behind title and picture in a state.
    public final func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages[state] }

    /// How a symbol is drawn that is the picture in a state.
    public final func preferredSymbolConfigurationForImage(
        in state: UIControl.State
    ) -> UIImage.SymbolConfiguration? { symbolConfigurations[state] }

    /// The title that shows.
    public final var currentTitle: String? { title(for: state) }
    /// The title with its attributes that shows.
    public final var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The colour in which the title shows.
    public final var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The picture that shows.
    public final var currentImage: UIImage? { image(for: state) }
    /// The picture that shows behind title and picture.
    public final var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    /// How a symbol is drawn that shows.
    public final var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    // MARK: Showing

    /// How long in seconds a system button takes to come back when it is no longer pressed, and what is left of it
    /// while it is: as on iOS, by eye.
    private static let fading: TimeInterval = 0.25
    private static let pressedOpacity: CGFloat = 0.2

    private func systemColor(in state: UIControl.State) -> UIColor {
        guard type != .custom else { return .white }
        return state.contains(.disabled) ? .tertiaryLabel : tintColor
    }

    final func stateDidChange() {
        if configuration != nil {
            if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() } else { showConfiguration() }
            return
        }
        if let title = currentAttributedTitle {
            titleLabel?.attributedText = colored(title)
        } else if let title = currentTitle {
            titleLabel?.text = title
            titleLabel?.textColor = currentTitleColor
        } else {
            storedTitleLabel?.text = nil
        }
        if let image = currentImage {
            imageView?.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
            imageView?.image = image
            imageView?.tintColor = type == .close ? .secondaryLabel : state.contains(.disabled) ? .tertiaryLabel : nil
        } else {
            storedImageView?.image = nil
        }
        showBackground(currentBackgroundImage)
        fade()
        contentSizeDidChange()
    }

    /// A title whose parts without a colour of their own have that of the button's titles. A custom button that was given none has
    /// them as a label has.
    private func colored(_ title: NSAttributedString) -> NSAttributedString {
        guard type != .custom || titleColors[state] != nil else { return title }
        let color = currentTitleColor
        let colored = NSMutableAttributedString(attributedString: title)
        let all = NSRange(location: 0, length: title.length)
        title.enumerateAttribute(.foregroundColor, in: all) { own, range, _ in
            if own == nil { colored.addAttribute(.foregroundColor, value: color, range: range) }
        }
        return colored
    }

    private func showBackground(_ image: UIImage?) {
        guard image != nil || backgroundView != nil else { return }
        let view = backgroundView ?? UIImageView()
        if backgroundView == nil {
            backgroundView = view
            insertSubview(view, at: 0)
        }
        view.image = image
    }

    private func fade() {
        guard type != .custom else { return }
        let opacity = isHighlighted ? Self.pressedOpacity : 1
        let parts: [UIView] = [storedTitleLabel, storedImageView].compactMap(\.self)
        guard parts.contains(where: { $0.alpha != opacity }) else { return }
        UIView.animate(withDuration: isHighlighted ? 0 : Self.fading, delay: 0, options: .allowUserInteraction) {
            for part in parts { part.alpha = opacity }
        }
    }

    // MARK: Types

    /// The size in points of a close button's circle.
    static let closeSize: CGFloat = 30

    final func typeDidChange() {
        let symbol: String
        switch type {
        case .custom, .system: return stateDidChange()
        case .detailDisclosure, .infoLight, .infoDark: symbol = "info.circle"
        case .contactAdd: symbol = "plus.circle"
        case .close: symbol = "xmark"
        }
        let configuration =
            type == .close
            ? UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)
            : UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
        setImage(UIImage(systemName: symbol, withConfiguration: configuration), for: .normal)
        if type == .close {
            backgroundColor = .tertiarySystemFill
            layer.cornerRadius = Self.closeSize / 2
        }
        sizeToFit()
    }
}
