/// The background images of a search bar.
@MainActor
final class SearchBarImages {
    var backgrounds: [UIBarPosition: [UIBarMetrics: UIImage]] = [:]
    var fieldBackgrounds = StateValues<UIImage>()
    let view = UIImageView()
}

private enum SearchBarImagesKey: FeatureKey {
    static var defaultValue: SearchBarImages? { nil }
}

extension UISearchBar {
    final var barImages: SearchBarImages? { features[SearchBarImagesKey.self] }

    private func makeImages() -> SearchBarImages {
        if let barImages { return barImages }
        let images = SearchBarImages()
        features[SearchBarImagesKey.self] = images
        return images
    }

    /// Sets the image behind the field for a position of the bar and metrics. It replaces the background of the bar
    /// and the line below it. The position `any` applies to all positions without an image.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        makeImages().backgrounds[barPosition, default: [:]][barMetrics] = backgroundImage
        showBackgroundImage()
    }

    /// Returns the image behind the field for a position of the bar and metrics.
    public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        barImages?.backgrounds[barPosition]?[barMetrics]
    }

    /// Shows the image for the current metrics instead of the background.
    final func showBackgroundImage() {
        guard let barImages else { return }
        var metrics: [UIBarMetrics] = [.default]
        if prompt != nil { metrics.insert(.defaultPrompt, at: 0) }
        if traitCollection.verticalSizeClass == .compact {
            metrics.insert(contentsOf: prompt == nil ? [.compact] : [.compactPrompt, .compact], at: 0)
        }
        let images = [UIBarPosition.top, .any].compactMap { barImages.backgrounds[$0] }
        let image = images.lazy.flatMap { images in metrics.compactMap { images[$0] } }.first
        barImages.view.image = image
        if image != nil, barImages.view.superview == nil { insertSubview(barImages.view, aboveSubview: background) }
        if image == nil { barImages.view.removeFromSuperview() }
        background.isHidden = image != nil || searchBarStyle == .minimal
        setNeedsLayout()
    }

    /// Sets the image of the field in a state, which replaces the rounded rectangle.
    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        let images = makeImages()
        images.fieldBackgrounds[state] = backgroundImage
        field.background = images.fieldBackgrounds.exact(.normal)
        field.disabledBackground = images.fieldBackgrounds.exact(.disabled)
        field.showsFill = field.background == nil
    }

    /// Returns the image of the field in a state.
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        barImages?.fieldBackgrounds[state]
    }

    /// Sets the background image of the scope buttons in a state.
    public func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        scopes.control.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    }

    /// Returns the background image of the scope buttons in a state.
    public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        scopes.control.backgroundImage(for: state, barMetrics: .default)
    }

    /// Sets the image between two scope buttons in their states.
    public func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        scopes.control.setDividerImage(
            dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }

    /// Returns the image between two scope buttons in their states.
    public func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        scopes.control.dividerImage(
            forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }
}
