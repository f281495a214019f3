/// The contents of buttons for control states.
extension UIButton {
    // MARK: Setting contents

    // MARK: Reading contents

    final func baseTitleColor(for state: UIControl.State) -> UIColor? {
        titleColors[state] ?? systemColor(in: state)
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
        updateTitleShadow()
        if let image = currentImage {
            imageView?.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
            imageView?.image = adjusted(image)
            imageView?.tintColor = type == .close ? .secondaryLabel : state.contains(.disabled) ? .tertiaryLabel : nil
        } else {
            storedImageView?.image = nil
        }
        showBackground(currentBackgroundImage.map(adjusted))
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
