/// The images and roles of buttons in states that have no image of their own.
extension UIButton {
    /// The role of a button.
    public enum Role: Int, Sendable {
        /// No special meaning.
        case normal = 0
        /// The button that the user is most likely to choose.
        case primary = 1
        /// The button that cancels the operation.
        case cancel = 2
        /// The button that deletes data.
        case destructive = 3
    }

    private enum RoleKey: FeatureKey {
        static var defaultValue: Role { .normal }
    }

    private enum HighlightKey: FeatureKey {
        static var defaultValue: Bool { true }
    }

    private enum DisabledKey: FeatureKey {
        static var defaultValue: Bool { true }
    }

    final var storedRole: Role {
        get { features[RoleKey.self] }
        set {
            guard newValue != storedRole else { return }
            features[RoleKey.self] = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Whether the images of a custom button are darker while it is highlighted, unless it has images for that
    /// state. A button with a configuration ignores it.
    public var adjustsImageWhenHighlighted: Bool {
        get { features[HighlightKey.self] }
        set {
            guard newValue != adjustsImageWhenHighlighted else { return }
            features[HighlightKey.self] = newValue
            if isHighlighted { stateDidChange() }
        }
    }

    /// Whether the images of a custom button are translucent while it is disabled, unless it has images for that
    /// state. A button with a configuration ignores it.
    public var adjustsImageWhenDisabled: Bool {
        get { features[DisabledKey.self] }
        set {
            guard newValue != adjustsImageWhenDisabled else { return }
            features[DisabledKey.self] = newValue
            if !isEnabled { stateDidChange() }
        }
    }

    /// The opacities of the shade over a highlighted image and of a disabled image, estimated from iOS.
    private static let shade: CGFloat = 0.4
    private static let disabledOpacity: CGFloat = 0.5

    /// Returns an image of the normal state as it is displayed in the current state.
    final func adjusted(_ image: UIImage) -> UIImage {
        guard type == .custom, image.images == nil, image.size.width > 0, image.size.height > 0 else { return image }
        let isOwn = { [state] (values: StateValues<UIImage>) in values.exact(state) === image }
        if isOwn(images) || isOwn(backgroundImages) { return image }
        if state.contains(.disabled) {
            return adjustsImageWhenDisabled ? redrawn(image, opacity: Self.disabledOpacity, shade: 0) : image
        }
        return state.contains(.highlighted) && adjustsImageWhenHighlighted
            ? redrawn(image, opacity: 1, shade: Self.shade) : image
    }

    /// Returns a copy of an image with an opacity, and with a black shade over its opaque parts.
    private func redrawn(_ image: UIImage, opacity: CGFloat, shade: CGFloat) -> UIImage {
        var source = image.resolved(for: traitCollection)
        if let preferred = currentPreferredSymbolConfiguration, source.isSymbolImage {
            source = source.withConfiguration(preferred.applying(source.configuration))
        }
        let bounds = CGRect(origin: .zero, size: source.size)
        var redrawn = source
        traitCollection.performAsCurrent {
            redrawn = UIGraphicsImageRenderer(size: bounds.size, format: source.imageRendererFormat).image { _ in
                tintColor.setFill()
                source.draw(in: bounds, blendMode: .normal, alpha: opacity)
                guard shade > 0 else { return }
                UIColor(white: 0, alpha: shade).setFill()
                UIRectFillUsingBlendMode(bounds, .sourceAtop)
            }
        }
        return redrawn.withRenderingMode(.alwaysOriginal).resized(like: source)
    }
}
