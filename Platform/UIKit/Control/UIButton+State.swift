/// The contents of buttons for control states.
extension UIButton {
    // MARK: Setting contents

    /// Sets the title for a state. States without a title show that of the normal state.
    public final func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state] = title
        prefersStateTitles = true
        stateDidChange()
    }

    /// Sets the attributed title for a state. It takes precedence over a plain title.
    public final func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        attributedTitles[state] = title
        prefersStateTitles = true
        stateDidChange()
    }

    /// Sets the color of the title for a state.
    public final func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        titleColors[state] = color
        stateDidChange()
    }

    /// Sets the image for a state.
    public final func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[state] = image
        prefersStateImages = true
        stateDidChange()
    }

    /// Sets the background image for a state.
    public final func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgroundImages[state] = image
        stateDidChange()
    }

    /// Sets the symbol configuration of the image for a state.
    public final func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        symbolConfigurations[state] = configuration
        stateDidChange()
    }

    // MARK: Reading contents

    /// Returns the title for a state.
    public final func title(for state: UIControl.State) -> String? { titles[state] }

    /// Returns the attributed title for a state.
    public final func attributedTitle(for state: UIControl.State) -> NSAttributedString? { attributedTitles[state] }

    /// Returns the color of the title for a state.
    public final func titleColor(for state: UIControl.State) -> UIColor? {
        titleColors[state] ?? systemColor(in: state)
    }

    /// Returns the image for a state.
    public final func image(for state: UIControl.State) -> UIImage? { images[state] }

    /// Returns the background image for a state.
    public final func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages[state] }

    /// Returns the symbol configuration of the image for a state.
    public final func preferredSymbolConfigurationForImage(
        in state: UIControl.State
    ) -> UIImage.SymbolConfiguration? { symbolConfigurations[state] }

    /// The title in the current state.
    public final var currentTitle: String? { title(for: state) }
    /// The attributed title in the current state.
    public final var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The color of the title in the current state.
    public final var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The image in the current state.
    public final var currentImage: UIImage? { image(for: state) }
    /// The background image in the current state.
    public final var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    /// The symbol configuration of the image in the current state.
    public final var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    // MARK: Appearance

    /// The duration in seconds in which a released system button fades in, and the opacity of a pressed one,
    /// estimated from iOS.
    private static let fadeDuration: TimeInterval = 0.25
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
        updateOpacity()
        contentSizeDidChange()
    }

    /// Returns a title whose parts without a color have the button's title color. The title of a custom
    /// button without a title color keeps the colors of a label.
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

    private func updateOpacity() {
        guard type != .custom else { return }
        let opacity = isHighlighted ? Self.pressedOpacity : 1
        let parts: [UIView] = [storedTitleLabel, storedImageView].compactMap(\.self)
        guard parts.contains(where: { $0.alpha != opacity }) else { return }
        UIView.animate(withDuration: isHighlighted ? 0 : Self.fadeDuration, delay: 0, options: .allowUserInteraction) {
            for part in parts { part.alpha = opacity }
        }
    }

    // MARK: Types

    /// The diameter of a close button, in points.
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
