/// A configuration that is displayed in front of a controller's view while there is no other content.
struct ContentUnavailableState {
    var configuration: (any UIContentConfiguration)?
    var view: (any UIView & UIContentView)?
    var needsUpdate = true
}

extension UIViewController {
    final var storedContentUnavailableConfiguration: (any UIContentConfiguration)? { contentUnavailable.configuration }

    final func setContentUnavailableConfiguration(_ configuration: (any UIContentConfiguration)?) {
        contentUnavailable.configuration = configuration
        showContentUnavailableConfiguration()
    }

    final func invalidateContentUnavailableConfiguration() {
        contentUnavailable.needsUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// Updates the configuration if it has been invalidated, and lays out its view. Called before the controller's view lays out
    /// its subviews.
    final func updateContentUnavailableConfigurationIfNeeded() {
        if contentUnavailable.needsUpdate {
            contentUnavailable.needsUpdate = false
            updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        }
        guard let contentView = contentUnavailable.view, contentView.frame != view.bounds else { return }
        // The bounds of a scroll view move with its content offset, so that the view stays in place.
        contentView.frame = view.bounds
    }

    final func traitsOfContentUnavailableConfigurationDidChange() {
        if contentUnavailable.configuration != nil { showContentUnavailableConfiguration() }
        invalidateContentUnavailableConfiguration()
    }

    private func showContentUnavailableConfiguration() {
        guard let configuration = contentUnavailable.configuration?.updated(for: contentUnavailableConfigurationState)
        else {
            contentUnavailable.view?.removeFromSuperview()
            contentUnavailable.view = nil
            return
        }
        if let contentView = contentUnavailable.view, contentView.supports(configuration) {
            contentView.configuration = configuration
            return
        }
        contentUnavailable.view?.removeFromSuperview()
        let contentView = configuration.makeContentView()
        // In front of rows and headers.
        contentView.layer.zPosition = 3
        UIView.performWithoutAnimation { contentView.frame = view.bounds }
        view.addSubview(contentView)
        contentUnavailable.view = contentView
    }
}
